# The words of the lesson in French.

## What all its figures say

start-again = Recommencer
error-figure-unknown = Aucune figure ne s’appelle « { $name } ». Il y a : { $names }.
question-title = Prédire, puis voir
question-hint = Choisissez une réponse ; la figure montrera alors ce que le cœur calcule.
question-right = Oui.
question-wrong = Pas tout à fait.
question-mark-right = juste
question-mark-wrong = votre réponse
figure-notice = À remarquer
figure-try = À essayer

## Titles of the figures

figure-decoder = Un mot à la fois

## The page of the lesson

lesson-page-title = { $chapter } – L’attention, une leçon qui calcule
lesson-chapters = Chapitres
lesson-done = question répondue
lesson-pager = Autres chapitres
lesson-previous = Avant
lesson-next = Ensuite
