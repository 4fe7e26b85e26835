# The words of the lesson in English.

## What all its figures say

start-again = Start again
error-figure-unknown = There is no figure named “{ $name }”. There are: { $names }.
question-title = Predict, then see
question-hint = Choose an answer; then the figure shows what the core computes.
question-right = Yes.
question-wrong = Not quite.
question-mark-right = right
question-mark-wrong = your answer
figure-notice = Notice
figure-try = Try

## Titles of the figures

figure-decoder = One word at a time

## The page of the lesson

lesson-page-title = { $chapter } – Attention, a lesson that computes
lesson-chapters = Chapters
lesson-done = answered
lesson-pager = Other chapters
lesson-previous = Before
lesson-next = Next
