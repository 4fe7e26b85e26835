# The words of the quiz in English.

figure-quiz-about = Questions over the whole lesson. No answer is stored: yours is held against what the core computes. Try as often as you like.

## Around the items

quiz-places = Questions
quiz-place = { $place }: { $title }, { $outcome }
quiz-place-first = right at the first try
quiz-place-later = right
quiz-place-tried = not yet right
quiz-place-open = open
quiz-count = Question { $place } of { $all }
quiz-before = Before
quiz-next = Next
quiz-to-result = To the result
quiz-check = Check
quiz-hint = Hint
quiz-right = Right.
quiz-wrong = Not yet.
quiz-mark-right = right
quiz-mark-wrong = not this one
quiz-choice-none = Choose one of the answers.
quiz-move-up = Move up
quiz-move-down = Move down
quiz-number-label = Your number, to two decimals
quiz-number-none = Type a number in digits, such as 0.27.
quiz-number-coarse = Right as far as it goes. Now to two decimals.
quiz-number-more = The number is larger.
quiz-number-less = The number is smaller.
quiz-change-not = The bar has not passed the mark yet.
quiz-seed = Seed
quiz-seed-use = Use this seed
quiz-seed-other = Other numbers
quiz-seed-note = The same seed gives the same questions everywhere. What you answered stays with its seed.
quiz-seed-problem = “{ $text }” is no seed. A seed is a whole number of one to six digits.
quiz-option-word = { $word }

## The result

quiz-result = Result
quiz-result-count = { $right } of { $all } are right, { $first } of them at the first try.
quiz-report = To be copied and handed on
quiz-report-head = Attention quiz, seed { $seed }: { $right } of { $all } right, { $first } at the first try
quiz-report-line = { $place }. { $title }: { $outcome }
quiz-outcome-first = right at the first try
quiz-outcome-later = right at try { $tries }
quiz-outcome-tried = not yet right, tries: { $tries }
quiz-outcome-open = open
quiz-outcome-hinted = { $outcome }, with the hint
quiz-copy = Copy
quiz-copied = Copied.
quiz-copy-refused = The browser does not allow that. The text is selected: copy it with the keyboard.

## Titles

quiz-item-chat = Where to look for “chat”
quiz-item-tapis = Where to look for “tapis”
quiz-item-why = Why there
quiz-item-bottleneck = One vector for all
quiz-item-exact = An exact dictionary
quiz-item-temperature = Sharp and even
quiz-item-sense = What context says
quiz-item-pull = Draw attention
quiz-item-stages = From scores to the output
quiz-item-dot-product = A dot product
quiz-item-softmax = A weight
quiz-item-output = The output
quiz-item-written = The word that is written
quiz-item-turn = Turn the query
quiz-item-window = Through a window
quiz-item-scale = Divided by a root
quiz-item-one-pass = Softmax in one pass
quiz-item-factor = The factor that corrects

## Tables

quiz-given-weights = Weights
quiz-given-words = The vectors of the words
quiz-given-query = Query
quiz-given-key = Key
quiz-given-keys = Keys
quiz-given-values = Values
quiz-given-scores = Scores
quiz-given-products = Products
quiz-given-exponentials = e to the power of score minus largest score
quiz-given-output = Output
quiz-given-fuzzy = Weights of a fuzzy lookup
quiz-given-cosines = Scores of the keys
quiz-given-temperatures = Weights at each temperature
quiz-given-asking = The query
quiz-given-cosines-written = Cosine with each word’s vector
quiz-given-in-sight = In sight: one, out of sight: zero
quiz-given-scaled = Scores after division
quiz-given-tiles = Scores, read two at a time
quiz-given-maxima = Largest score after each pair
quiz-dimension-animal = animal
quiz-dimension-sky = sky
quiz-dimension-earth = earth
quiz-dimension-noun = noun
quiz-dimension-place = place
quiz-dimension-article = article
quiz-dimension-insect = insect
quiz-dimension-software = software

## The lesson’s own question

quiz-lesson-word = A model translates “The cat sat on the mat” into French and is about to write { $word }. Which English word gets the most attention?
quiz-lesson-word-hint = The query asks for what is needed to write { $word } now. Look for the word whose key offers just that.
quiz-lesson-word-not = The key of { $word } has the score { $score } with this query. After softmax that is { $weight } of the attention; another word gets more.
quiz-lesson-word-because = The query fits the key of { $word } best: their dot product is { $score }, the largest of all, and softmax makes { $weight } of the attention of it.
quiz-why = While { $word } is written, { $key } gets the most attention. Why?
quiz-why-hint = Attention compares vectors. Which numbers does it compare, and which of them is the largest?
quiz-why-score = Its key has the largest dot product with the query of this moment.
quiz-why-place = It stands at the same place in its sentence as the word that is written.
quiz-why-always = It gets the most attention at every step, whatever is written.
quiz-why-only = It is the only word whose score is above zero.
quiz-why-score-not = Another key fits better than that of { $key }, with its { $score }.
quiz-why-place-not = Count: { $word } is the seventh word in French, { $key } the sixth in English. And places were never compared, only vectors.
quiz-why-always-not = While { $word } is written, { $key } gets only { $weight } of the attention. The focus moves from word to word.
quiz-why-only-not = The score of { $word } is above zero as well: { $score }.
quiz-why-because = The score of { $key } is { $score }, the largest dot product of all, and softmax gives the largest weight to the largest score: { $weight }. The next word has another query, and the focus moves.

## Bottleneck

quiz-bottleneck = An encoder keeps only one vector: the mean of all the words it has read. After { $few } words its cosine with the first word, { $word }, is { $before }. And after all { $many }?
quiz-bottleneck-hint = Each new word gets an equal share of the mean. What happens to the share of { $word }, and where do the other words point?
quiz-bottleneck-closer = The vector points closer to the first word.
quiz-bottleneck-same = It points just as close.
quiz-bottleneck-farther = It points farther from the first word.
quiz-bottleneck-not = The cosine with { $word } goes from { $before } to { $after }.
quiz-bottleneck-because = The cosine with { $word } goes from { $before } to { $after }. One vector must make room for every word that comes; attention keeps a path to each.

## Dictionary

quiz-exact = A dictionary that knows only exact matches is asked with this query. What does it return?
quiz-exact-hint = A key matches only if it equals the query in every single number. Close does not count.
quiz-exact-nothing = nothing
quiz-exact-nothing-not = One key does equal the query, number by number. Compare row by row.
quiz-exact-not = The key { $word } does not match: its component “{ $dimension }” is { $key }, that of the query { $query }.
quiz-exact-found = The key { $key } equals the query in every number, so its value { $value } comes back alone. A fuzzy lookup would give it { $weight } and blend in the others.
quiz-exact-because = No key equals the query in every number, so nothing comes back. A fuzzy lookup answers all the same: { $value } would get { $weight }, the largest weight.
quiz-temperature = The same scores go through softmax at three temperatures. Put first the temperature at which { $word } gets the largest weight, and last the one at which it gets the smallest.
quiz-temperature-hint = The scores are divided by the temperature. Does that draw them apart, or closer together?
quiz-temperature-step = Temperature { $temperature }
quiz-temperature-not = At temperature { $temperature } the weight of { $word } is { $weight }: another temperature gives it more and belongs before.
quiz-temperature-because = A low temperature draws the scores apart and sharpens, a high one levels: the weight falls from { $most } to { $least }.

## Context

quiz-sense = In one sentence { $word } stands beside { $one } and { $other }. All three attend to each other. Which meaning is the new vector of { $word } closer to?
quiz-sense-hint = The new vector of { $word } is a blend of all three vectors. The neighbour with the larger dot product weighs more.
quiz-sense-insect = an insect
quiz-sense-software = an error in software
quiz-sense-both = both alike, as before
quiz-sense-not = The cosine of { $word } with that meaning is { $cosine }; with the other one it is larger.
quiz-sense-both-not = They do not stay alike: the cosine of { $word } is now { $insect } with the insect and { $software } with the software.
quiz-sense-because = The neighbour { $neighbour } gets { $weight } of the attention and pulls hardest. The cosine is now { $insect } with the insect and { $software } with the software.
quiz-pull = Change the key of { $key } until { $word } gives it more than { $goal } of its attention.
quiz-pull-hint = The score is the dot product of the query of { $word } and the key of { $key }. Make the components of the key large where the query has large ones.
quiz-pull-because = The key of { $key } now has the score { $score } with the query of { $word }: that is { $weight } of the attention.

## Three stages

quiz-stages = A query, keys and values are there. In which order does attention compute its output?
quiz-stages-hint = First everything is compared, then the comparison becomes shares, then the shares blend the values.
quiz-stages-score = Take the dot product of the query with each key: the scores.
quiz-stages-exponential = Raise e to the power of each score.
quiz-stages-divide = Divide each result by the sum of them all: the weights.
quiz-stages-multiply = Multiply each value by its weight.
quiz-stages-add = Add up the scaled values: the output.
quiz-stages-score-needs = The scores need only the query and the keys.
quiz-stages-exponential-needs = There is nothing yet that e could be raised to: the scores come first.
quiz-stages-divide-needs = There is no sum yet to divide by: something else must come before the weights.
quiz-stages-multiply-needs = There is no weight yet to multiply by: the weights must be finished first.
quiz-stages-add-needs = Nothing is scaled yet that could be added: this comes at the very end.
quiz-stages-because = So { $word } went from the score { $score } to the weight { $weight }, which scales its value before all values are added.
quiz-dot-product = What is the score of this query and this key: their dot product?
quiz-dot-product-hint = Multiply the first component of the query with the first of the key, and so on; then add up the products.
quiz-dot-product-not = Add up these products: { $first }, { $second } and { $third }.
quiz-dot-product-partial = That is the sum without the last product, which is { $third }.
quiz-dot-product-first = That is the first product alone. The others are { $second } and { $third }.
quiz-dot-product-because = The products { $first }, { $second } and { $third } add up to { $score }.
quiz-softmax = These are the scores of one query. Which weight does softmax give to { $word }?
quiz-softmax-hint = Raise e to the power of each score, or of each score minus the largest, which gives the same weights. Then divide by the sum.
quiz-softmax-not = With the largest score subtracted, e to that power is { $exponential } for { $word }, and the sum over all words is { $sum }. Divide.
quiz-softmax-exponential = That is the exponential. Divide it by the sum of all of them, { $sum }.
quiz-softmax-because = For { $word }, { $exponential } divided by the sum { $sum } is { $weight }.
quiz-output = Three weights and three values. What is component “{ $component }” of the output?
quiz-output-hint = Multiply each weight with component “{ $component }” of its value, and add up the three products.
quiz-output-not = The weighted values of this component are { $first }, { $second } and { $third }. Add them up.
quiz-output-one = That is the share of { $word } alone. The other two words add theirs.
quiz-output-because = The weighted values { $first }, { $second } and { $third } add up to { $output }.

## Decoder

quiz-written = A decoder has given these weights to the words it reads, and blends their values. Which word does it write?
quiz-written-hint = The largest weight decides which value the context vector resembles most. Which word translates it?
quiz-written-not = The cosine of the context vector with { $word } is only { $cosine }; another word is closer.
quiz-written-because = Most of the context vector comes from { $key }, with the weight { $weight }. It is closest to { $word }: the cosine is { $cosine }.
quiz-turn = Change the decoder’s query until { $word } gets more than { $goal } of its attention.
quiz-turn-hint = Look at the key of { $word }. Make the query large where this key is large, and small where other keys are.
quiz-turn-because = The query now has the score { $score } with { $word }: that is { $weight } of the attention.

## Global and local

quiz-window = In “the small black cat sat on the mat”, each word sees itself and at most { $reach } { $reachCount ->
    [1] word
   *[other] words
} on each side. How many words does { $word } see?
quiz-window-hint = Count the words to the left and to the right, as far as the sentence goes, and the word itself.
quiz-window-not = Count itself, up to { $reach } on its left and up to { $reach } on its right; around { $word } the sentence may end sooner.
quiz-window-edge = That would be right in the middle of a long sentence. Around { $word } the sentence ends sooner.
quiz-window-because = With a reach of { $reach }, { $word } sees { $count } of the eight words. Global attention would show it all eight at once.

## Projections and scaling

quiz-scale = Queries and keys have { $width } { $widthCount ->
    [1] component
   *[other] components
}, and softmax of these scores gives { $before } to the best key. Divide the scores first by the square root of the number of components: what becomes of this largest weight?
quiz-scale-hint = Softmax looks only at the differences between scores. What does the division do to them, and how large is the root?
quiz-scale-smaller = It becomes smaller.
quiz-scale-same = It stays the same.
quiz-scale-larger = It becomes larger.
quiz-scale-not = The largest weight goes from { $before } to { $after }, with { $width } { $widthCount ->
    [1] component
   *[other] components
}.
quiz-scale-because = The division brings the scores closer together, so the largest weight falls from { $before } to { $after }. With { $width } components dot products easily grow large; the root keeps softmax from choosing one key alone.
quiz-scale-one = The square root of { $width } is one: nothing changes, and { $before } stays { $after }.

## Softmax in one pass

quiz-one-pass = Softmax can be computed in one pass over tiles of scores. What happens to each new tile, and what comes at the end?
quiz-one-pass-hint = The sum so far was taken relative to an old largest score. It must be made to fit the new one before anything is added.
quiz-one-pass-maximum = Find the largest score so far, the tile’s included.
quiz-one-pass-correct = Multiply the sum and the output so far by e to the power of the old largest score minus the new one.
quiz-one-pass-add = Add the exponentials of the tile to the sum, and its weighted values to the output.
quiz-one-pass-divide = After the last tile, divide the output by the sum.
quiz-one-pass-maximum-needs = The largest score needs nothing but the scores.
quiz-one-pass-correct-needs = The factor needs the new largest score, which is not known yet.
quiz-one-pass-add-needs = The sum so far does not fit the new largest score yet: what is added now would be of another size.
quiz-one-pass-divide-needs = The sum is not complete yet: dividing comes last.
quiz-one-pass-because = With the scores drawn here, the largest goes from { $old } to { $now }, so all that was summed up is multiplied by { $factor } first.
quiz-factor = Softmax reads these scores in one pass, two at a time. By which factor does it multiply the sum of the first pair once it has seen the second?
quiz-factor-hint = Take the largest score of the first pair, and the largest of all. The factor is e to the power of the old one minus the new one.
quiz-factor-not = The largest score goes from { $old } to { $now }. Raise e to the power of the old one minus the new one.
quiz-factor-one = The largest score stays { $now } as it was, { $old }: e to the power of zero is { $factor }, and nothing needs to be corrected.
quiz-factor-because = The largest score goes from { $old } to { $now }; e to the power of the difference is { $factor }.
