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

figure-bottleneck = All in one vector
figure-dictionary = A fuzzy dictionary
figure-context = Context turns a word
figure-three-stages = The three stages
figure-glossary = Words and sources
figure-quiz = Quiz
figure-decoder = One word at a time
figure-global-local = Near and far
figure-projections = Making queries, keys, values
figure-online-softmax = Softmax in one pass

## The page of the lesson

lesson-page-title = { $chapter } – Attention, a lesson that computes
lesson-chapters = Chapters
lesson-done = answered
lesson-pager = Other chapters
lesson-previous = Before
references = Where it comes from
lesson-next = Next

## Glossary

glossary-query = query
glossary-query-spellings = query|queries
glossary-query-text = A vector that says what is being looked for. It is compared with every key; the better a key matches it, the more attention goes there. A decoder asks anew for every word that it writes, so its query changes from word to word.
glossary-key = key
glossary-key-spellings = key|keys
glossary-key-text = A vector that says what an input has to offer. The dot product of a query and a key is their score. A key is only compared: what is handed on is the value that belongs to it.
glossary-value = value
glossary-value-spellings = value|values
glossary-value-text = A vector that holds what an input hands on when attention falls on it. Each key has one value. All values, each multiplied by its weight, add up to the output.
glossary-score = score
glossary-score-spellings = score|scores
glossary-score-text = A number that says how well a query and a key match: their dot product, often divided by the square root of the number of their components. It can be any number, negative ones included. For softmax, only the differences between the scores of one query count.
glossary-softmax = softmax
glossary-softmax-spellings = softmax
glossary-softmax-text = The function that turns the scores of a query into weights: the number e is raised to each score, and each result is divided by the sum of them all. A larger score always gets a larger weight, yet no score is silenced altogether.
glossary-weight = weight
glossary-weight-spellings = weight|weights
glossary-weight-text = The share of its attention that a query gives to a key. Softmax makes the weights of a query from its scores: none is negative, and together they make one whole.
glossary-context-vector = context vector
glossary-context-vector-spellings = context vector|context vectors
glossary-context-vector-text = What attention hands on to a query: the sum of all values, each multiplied by its weight. It gathers, from wherever they stand in the sentence, the things that matter at this moment.
glossary-alignment = alignment
glossary-alignment-spellings = alignment|alignments
glossary-alignment-text = Which words of the input an output word draws on, and how strongly. Written row under row, the weights of all output words form the alignment matrix. Where two languages put their words in the same order, its large weights lie along the diagonal.
glossary-self-attention = self-attention
glossary-self-attention-spellings = self-attention
glossary-self-attention-text = Attention in which queries, keys and values are all made from the same words. Each word asks every word of its own sentence, itself included, and takes from them what they tell about its meaning here.
glossary-cross-attention = cross-attention
glossary-cross-attention-spellings = cross-attention
glossary-cross-attention-text = Attention from one list to another: the queries come from one, the keys and values from the other. So a translator that writes a word asks all the words that it has read.
glossary-head = head
glossary-head-spellings = head|heads
glossary-head-text = One of several attentions that run side by side over the same words, each with queries, keys and values of its own, so that each can look for something else. Their outputs are put side by side and mixed by one more matrix.
glossary-mask = mask
glossary-mask-spellings = mask|masks
glossary-mask-text = A rule that hides keys from queries. Minus infinity is added to the score of a hidden key, so its weight becomes zero. A causal mask hides all that comes later: a model that writes must not look ahead.
glossary-temperature = temperature
glossary-temperature-spellings = temperature|temperatures
glossary-temperature-text = A positive number by which all scores are divided before softmax. A low temperature sharpens: nearly all attention goes to the largest score. A high one levels: all keys get nearly the same weight.

## References

reference-kind-paper = paper
reference-kind-video = video
reference-kind-post = blog post
reference-bahdanau-about = Where attention began: a translator that looks back at every word of the input instead of at one fixed vector. A small network computes its scores.
reference-luong-about = The dot product as a score, and attention to a window of words beside attention to all of them.
reference-vaswani-about = Attention alone, without recurrence: scaled dot products, several heads, positions made of sines and cosines.
reference-milakov-about = Softmax in a single pass over the scores: a running maximum, and a sum that is rescaled whenever the maximum grows.
reference-dao-about = Attention computed tile by tile with that softmax of one pass: exact, and without ever keeping the whole table of weights.
reference-statquest-about = From an encoder and a decoder to attention, one step at a time.
reference-blue-brown-about = How context refines the meaning of a word, in moving pictures.
reference-mody-about = From a dictionary to attention: look up exactly, then by similarity, then blend.
