# The words of the page in English.

page-title = Attention Playground
page-lesson = Lesson
page-playground = Playground
other-language = Français

## Stages and columns

stage-dot-product = Dot product
stage-dot-product-question = how well does each key match the query?
stage-softmax = Softmax
stage-softmax-question = shares that add up to 1
stage-weighted-sum = Weighted sum
stage-weighted-sum-question = blend the values by their shares
stage-overview = Overview

query = query
output = output
result = result
nearest-word = is closest
cosine = cos
squares = A square shows a number: full is positive, hollow negative.
column-scores = score
column-uncapped-scores = scaled
column-scaled-scores = capped
column-masked-scores = masked
column-shifted = − max
column-exponentials = exp
column-weights = weight

## Steps

step-overview = The query { $query } gives { $weight } of its attention to the key { $key }, which it matches best.
step-overview-word = The query { $query } gives { $weight } of its attention to the key { $key }; the blend of all values comes closest to { $word }.
step-overview-softmax = The largest score, { $key }, takes { $weight } of the whole; the others share the rest.
step-overview-empty = Every key is hidden from { $query }: it attends to nothing, and its output is zero.
step-product-first = The query { $query } meets the key { $key }. On { $dimension }, { $q } times { $k } is { $product }.
step-product = On { $dimension }, { $q } times { $k } is { $product }: the sum is now { $partial }.
step-product-last = On { $dimension }, { $q } times { $k } is { $product }: { $query } scores { $partial } with { $key }.
step-score = The query { $query } meets the key { $key }: { $count } products add up to the score { $score }.
step-scale = { $case ->
    [temperature] Every score is divided by the temperature, { $temperature }.
    [scale] Every score is multiplied by the scale, { $scale }.
   *[both] Every score is multiplied by the scale, { $scale }, and divided by the temperature, { $temperature }.
  }
step-cap = The soft cap bends large scores down, so that none goes beyond it.
step-mask = The mask decides which keys { $query } may see: a hidden key gets minus infinity.
step-empty = Every key is hidden from { $query }: there is nothing to share, and all weights are zero.
step-maximum = The largest score is { $maximum }, for { $key }.
step-shift = { $maximum }, the largest, is subtracted from every score. The shares stay the same, and no exponential can grow too large.
step-exponential = The number e is raised to each: none is negative, and the largest is { $exponential }.
step-sum = Added up, the exponentials give { $sum }: the whole that is now shared out.
step-weight = { $exponential } of { $sum } makes { $weight }: the share of { $key }.
step-weight-last = { $exponential } of { $sum } makes { $weight }: the share of { $key }. Now the shares fill the whole.
step-weights = Each exponential, divided by { $sum }, is a share of the whole.
step-contribution-first = The value { $value } is scaled by its weight, { $weight }.
step-contribution = The value { $value }, scaled by { $weight }, is added.
step-output = The sum is the output for { $query }: its context vector.
step-output-empty = With no weight anywhere, the output for { $query } is zero.
step-join = The outputs of all heads, side by side, are the result.
step-join-project = The outputs of all heads, side by side, are mixed by one more matrix into the result.
step-nearest-word = Of all words, { $word } points in the direction closest to it: the cosine of the angle between them is { $similarity }.
step-nearest-word-none = The result is zero: it points nowhere, so no word is nearest.

## Controls

control-play = Play
control-pause = Pause
control-previous = Step back
control-next = Step forward
control-scrub = Step
control-stages = Stages
control-speed = Speed
control-speed-value = { $speed }×
control-temperature = temperature
control-scaled = divide by √dₖ
control-query = Query
control-head = Head
control-head-number = Head { $number }
control-help = Here, Space plays and pauses; Enter goes to the numbers; arrows step; Shift and arrows go to the next stage; Home and End go to either end.
control-dark = Dark
step-count = Step { $step } of { $count }
step-of-scrub = Step { $step } of { $count }: { $stage }
figure-label = { $stages ->
    [one] Softmax, for { $query }
   *[other] Attention in three stages, for the query { $query }
  }
transcript = Transcript

## All queries at once

matrices = All queries at once
matrices-hint = Choose any cell to see it computed above.
matrix-scores = Scores
matrix-weights = Weights
matrix-output = Output
axis-queries = queries
axis-keys = keys
axis-values = value dimensions
orientation = What the rows are
orientation-rows = queries in rows
orientation-columns = queries in columns
matrix-cell = { $row }, { $column }: { $number }
matrix-cell-hidden = { $row }, { $column }: hidden by the mask, { $number }

## Formula

formula-label = The formula of attention; each term lights its part of the picture
formula-filled = The formula with the numbers of { $query }

term-queries = Q, the queries
term-keys = K transposed, the keys
term-scores = The scores
term-scale = The scaled scores
term-cap = The soft cap
term-mask = M, the mask
term-softmax = Softmax
term-weights = The weights
term-values = V, the values
term-output = The output

## What the lesson printed

quote-title = Find the slip
quote-reveal = Show the answer
quote-lesson = as a lesson printed it
quote-core = computed here
quote-sous-la-table = A lesson on attention prints these weights for { $query }. They are not the softmax of these scores: at which temperature do they come close?
quote-sous-la-table-try = Set the temperature to { $temperature }
quote-sous-la-table-agrees = Now they come close: the printed row is softmax at temperature { $temperature }, rounded loosely.
quote-softmax-alone = A lesson prints these shares for the same three scores. They add up to 1, yet they are not this softmax. Which one gives it away?
quote-softmax-alone-answer = The third. The first two stand in the right proportion to each other; the third is too small for its score, and the others have shared out what it lost.

## Examples

examples = Examples
example-sous-la-table = sous la table
example-sous-la-table-title = How one word finds its match
example-sous-la-table-intro = To translate { $query }, its query is compared with the key of every French word; the scores become shares, and the shares blend the English values.
example-softmax-alone = softmax alone
example-softmax-alone-title = From scores to shares
example-softmax-alone-intro = Softmax turns any scores into positive shares of one whole, and lets the largest win without silencing the rest.
example-cat-on-the-mat = the cat sat on the mat
example-cat-on-the-mat-title = Each word looks somewhere else
example-cat-on-the-mat-intro = Writing { $query }, the translator asks every English word; ask again for the next word, and the attention moves.
example-the-black-cat = the black cat sat
example-the-black-cat-title = Two heads, no looking ahead
example-own-title = An example of your own
example-the-black-cat-intro = Two heads read the same words with different questions, and a causal mask hides from { $query } what comes after it.

## Dimensions

dimension-noun = noun
dimension-verb = verb
dimension-place = place
dimension-article = article
dimension-gender = gender
dimension-animal = animal
dimension-action = action
dimension-late = late
dimension-thing = thing
dimension-trait = trait
dimension-colour = colour

## Errors

error-core = The attention core could not be started, so nothing can be computed here: { $reason }
core-reason = { $code ->
   *[any] { $message }
  }
error-input = This cannot be computed: { $reason }. The picture shows the last input that could.
error-figure = There is no figure named { $name }. This is { $instead }.
error-example = There is no example named { $name }. This is { $instead }.
loading = The picture appears when the core has loaded.

## Folded parts

panel-editor = Change the numbers
panel-exercise = Check my arithmetic
panel-compare = Compare with what was
panel-target = Aim for a pattern
panel-export = Take it with you
part-loading = Loading …
part-failed = This part could not be loaded. Is the server or the network gone? Fold and unfold it to try again.

## Views

views = Views
view-three-stages = Step by step
view-plane = Move the vectors
view-heat-map = Heat map
view-lines = Lines
error-view = This view cannot be computed: { $reason }
size-tokens = This has { $count } tokens; up to { $most } are shown step by step.
size-other = This is too large to be shown step by step: { $reason }

## Heat map and lines

heat-map-label = Heat map of the weights
heat-map-hint = Point at a cell, or move among cells with the arrow keys. Zoom with the buttons, + and −, Ctrl and the wheel, or two fingers; drag to move what is zoomed.
heat-map-zoom-in = Zoom in
heat-map-zoom-out = Zoom out
heat-map-whole = Whole map
heat-map-turn = Swap rows and columns
heat-map-ramp = Colours, from paper, 0, to ink, { $most }
heat-map-sum = sums
heat-map-cell = The query { $query } gives { $weight } of its attention to the key { $key }.
heat-map-hidden = The key { $key } is hidden from the query { $query }: its weight is { $weight }.
heat-map-sums = All that { $query } gives adds up to { $given }; all that { $key } gets, to { $got }.
lines-hint = Point at a word to see its lines; a click or Enter keeps them, Escape lets them go.
lines-query-table = Weights of the query { $name }
lines-key-table = Weights of the key { $name }
lines-hidden = hidden
lines-empty = sees none
lines-whole = The thickest line, { $weight }, goes from the query { $query } to the key { $key }.
lines-query = The query { $query } gives { $weight } of its attention to the key { $key }, more than to any other.
lines-query-empty = Every key is hidden from { $query }: it attends to nothing.
lines-key = The key { $key } gets { $sum } from all queries together, the most of it from { $query }: { $weight }.
lines-key-unseen = No query attends to { $key }.

## The plane

plane-hint = Drag the tip of an arrow, or focus it and press the arrow keys (Shift for whole steps, Alt for hundredths): scores and weights follow.
plane-hint-embedded = Drag the tip of an embedding, or focus it and press the arrow keys (Shift for whole steps, Alt for hundredths). Queries and keys are computed from the embeddings, so they follow and cannot be dragged themselves.
plane-vectors = Queries and keys
plane-embeddings = Embeddings
plane-role-query = query
plane-role-key = key
plane-role-embedding = embedding
plane-role-context = embedding of a key
plane-across = across
plane-up = up
plane-dimension = dimension { $number }
plane-label = Arrows in the plane of { $across }, across, and { $up }, up
plane-label-line = Arrows on the line of { $across }
plane-handle = tip of an arrow
plane-handle-label = { $role ->
    [query] query { $name }
    [key] key { $name }
    [context] embedding of the key { $name }
   *[embedding] embedding of { $name }
  }
plane-value = { $xName } { $x }, { $yName } { $y }
plane-value-line = { $xName } { $x }
plane-reading = A focused arrow shows its numbers here.
plane-row = asks each key
plane-row-label = Scores and weights of the chosen query
plane-key = key
plane-hidden = hidden

## Editor

editor-hint = Type into any cell, step it with the arrow keys (Shift for whole steps, Alt for hundredths), drag along it, or paste a block from a spreadsheet. Drag a word by its handle to move it, or press Alt and an arrow key in its name.
editor-undo = Undo
editor-redo = Redo
editor-unusable = “{ $text }” is not a number; the picture shows the last one that was.

editor-words = Words
editor-self = one list
editor-cross = two lists
editor-self-means = Self-attention: the words look at each other.
editor-cross-means = Cross-attention: one list asks, another is asked.
editor-out-of-range = “{ $text }” cannot stand here: it must be a whole number from { $least } to { $most }; the picture shows the last one that was.
editor-sentence = sentence
editor-sentence-queries = asks
editor-sentence-keys = is asked
editor-sentence-empty = At least one word is needed; the picture shows the words before.
editor-sentence-long = These are { $count } words, and at most { $most } can be shown; the picture shows the words before.

editor-vectors = Vectors
editor-ready = given
editor-embedded = from embeddings
editor-ready-means = Queries, keys and values are given as they are.
editor-embedded-means = Each word has one vector, its embedding; three matrices W make query, key and value of it.
editor-too-wide = They cannot be made of embeddings here: side by side they are wider than { $most }, the widest that is shown.
editor-positions = add sinusoidal positions
editor-heads = heads
editor-key-value-heads = heads of keys and values
editor-output-projection = mix the heads by a matrix W

editor-scores = Scores
editor-scoring = scoring
scoring-dot = dot product
scoring-scaled-dot = scaled dot product
scoring-cosine = cosine
editor-scale = a scale of its own
editor-scale-number = Scale
editor-soft-cap = soft cap
editor-soft-cap-number = Soft cap

editor-mask = Mask
editor-mask-kind = mask
editor-mask-means = It hides keys from queries: a hidden key gets no weight.
mask-none = none
mask-causal = causal: nothing later
mask-window = neighbours only
mask-painted = painted
editor-window = nearer than
editor-window-causal = and nothing later
editor-offset = offset
editor-paint-hint = Click a cell, drag over several, or use the arrow keys and Space. Filled: the query sees the key.
editor-paint-cell = { $query } sees { $key }

editor-tables-of = Tables of
editor-shared-heads = Several heads share one table of keys and one of values.
editor-token = Word
editor-dimension = Dimension
editor-remove = Remove { $name }
editor-move-up = Move { $name } up
editor-move-down = Move { $name } down
editor-drag = Move { $name }: drag, or arrow keys
editor-add-token = Add a word
editor-add-dimension = Add a dimension

editor-fill = Fill
editor-fill-zeros = Clear
editor-fill-ones = Ones
editor-fill-identity = Identity
editor-fill-one-hot = One-hot rows
editor-fill-normal = Random
editor-seed = seed
editor-again = Again
editor-seed-unusable = “{ $text }” cannot be a seed: it must be a whole number from zero, with at most nine digits.

editor-paste-wrong = “{ $text }” in the pasted block is not a number, so nothing was pasted.
editor-paste-grew = The table made room for what was pasted: { $rows } more rows, { $columns } more columns.
editor-paste-cut = Not all of it fitted: the last { $rows } rows and the last { $columns } columns of the pasted block were left out.

table-queries = Queries
table-keys = Keys
table-values = Values
table-embeddings = Embeddings
table-query-projection = W for queries
table-key-projection = W for keys
table-value-projection = W for values
table-output-projection = W for the output

## Where a number comes from

derivation = Where this number comes from
derivation-back = Back
derivation-close = Close
derive-given = This number was given.
derive-embedded = The component of the embedding: no position was added.
derive-positioned = The component of the embedding plus that of the position.
derive-no-position = No position was added.
derive-position-sine = The sine of the word’s place in its list, at the wavelength of this dimension.
derive-position-cosine = The cosine of the word’s place in its list, at the wavelength of this dimension.
derive-projection = Each component of the input times one number of a column of the matrix W, added up.
derive-length = The length of the vector: the square root of its squared components, added up.
derive-zero-length = A vector of length zero points nowhere: this counts as zero.
derive-unit = The component, divided by the length of its vector.
derive-product = A component of the query times the same component of the key.
derive-partial-score = The products added up so far.
derive-score = All products added up: the dot product of query and key.
derive-scale = One divided by the square root of the number of components of a key.
derive-scaled = The score, scaled.
derive-uncapped = The scaled score as it is: there is no soft cap.
derive-capped = The scaled score, bent so that it stays within the soft cap.
derive-mask = What the mask adds to the score: minus infinity hides the key.
derive-masked = The scaled score plus the mask; a hidden key gets minus infinity.
derive-maximum = The largest score of the row.
derive-shifted = The score minus the largest of its row.
derive-exponential = The number e to the power of the shifted score.
derive-sum = All exponentials of the row added up.
derive-weight = The exponential, divided by the sum of the row: a share of the whole.
derive-partial-weight = The weights added up so far.
derive-nothing-seen = Every key is hidden, so there is nothing to share: this is zero.
derive-contribution = A component of the value, scaled by its weight.
derive-partial-output = The contributions added up so far.
derive-output = The contributions of all values added up.
derive-joined = The outputs of all heads stand side by side.
derive-projected = The joined outputs, each times one number of a column of the output matrix W, added up.
derive-cosine = The dot product of the result and the vector of the word, divided by both lengths: the cosine of the angle between them.

## Exercise

exercise-hint = Work out a row for { $query } on paper and type it in, to as many digits as you like.
exercise-check = Check
exercise-right = All of it is right.
exercise-wrong = The number for { $name } is not { $typed }:
exercise-incomplete = Fill in every field of the row, then check it.
exercise-problem = This cannot be checked: { $reason }

## Comparison

compare = Differences
compare-hint = Pin this result, then change anything: weights and output are compared with it.
compare-hint-pinned = The present result minus the pinned one, head by head. In the figure, dashed outlines show the pinned weights.
compare-pin = Pin this result
compare-pin-again = Pin the present one instead
compare-swap = Swap with the pinned one
compare-unpin = Unpin
compare-weights = Change of the weights
compare-output = Change of the output
compare-problem = These two cannot be compared number by number: { $reason }. Undo the change of size, or pin the present result instead.
difference-axis-queries = queries { $way }
difference-axis-keys = keys { $way }
difference-axis-values = value dimensions { $way }
pinned-mark = dashed: pinned

## Target

target = The pattern and the present weights
target-hint = Choose a pattern, or type the weights that you want above the present ones. Then change the numbers until each row is close: a distance (Kullback–Leibler divergence) below { $threshold } counts as reached.
target-patterns = Aim for
target-pattern-present = the present weights
target-pattern-itself = each word itself
target-pattern-next = the next word
target-pattern-alike = all alike
target-end = Give up the pattern
target-wanted = wanted weight, { $row }, { $column }
target-present = present weight
target-distance = distance
target-reached = ✓ reached
target-not-yet = not yet
target-infinite = out of reach: no weight at all on { $keys }
target-all = Every row is reached: the attention has the pattern that you wanted.
target-no-number = “{ $text }” is not a number; the pattern before it stands.
target-problem = This pattern cannot be held against the weights: { $reason }. Choose a pattern again.

## Programs

code-title = Attention, with the numbers of “{ $name }”
code-split = The columns dealt out to the heads: (N, heads * D) -> (heads, N, D)
code-unit = Each row divided by its length; a row of zeros stays.
code-positions = Sines and cosines of each position (Vaswani 2017, section 3.5)
code-shared = Query heads share the heads of keys and values.
code-join = The heads side by side
code-empty = a query that sees no key

## Numbers to take along

matrix-uncapped-scores = Scaled scores
matrix-scaled-scores = Capped scores
matrix-masked-scores = Masked scores
matrix-exponentials = Exponentials
matrix-result = Result
matrix-similarities = Cosine with each word
table-context-embeddings = Embeddings of the keys

setting-positions = Sines and cosines of its position are added to each embedding.
setting-projected = The embeddings times three matrices W give queries, keys and values.
setting-dot = A score is the dot product of a query and a key.
setting-cosine = A score is the cosine of the angle between a query and a key.
setting-scaled-dot = Each score is multiplied by { $scale }, which is one over the square root of the width of the keys, and divided by the temperature { $temperature }.
setting-scaled = Each score is multiplied by { $scale } and divided by the temperature { $temperature }.
setting-cap = Each score is bent so that it stays within { $cap } of zero: the cap times the hyperbolic tangent of the score over the cap.
setting-mask-causal = A mask hides from each query every key that comes later.
setting-mask-window = A mask hides from each query the keys that are not near it.
setting-mask-allowed = A mask hides some keys from some queries.
setting-mask-bias = A mask adds a number of its own to each score.
setting-mask-several = A mask hides some keys from some queries, or adds a number to a score.
setting-softmax = Softmax turns the scores of each query into weights: exponentials, each divided by the sum of its row.
setting-output = The output of a query is the sum of all values, each times its weight.
setting-join = The outputs of all heads stand side by side in the result.
setting-join-project = The outputs of all heads, side by side, times the matrix W give the result.

markdown-formula = output = softmax(Q Kᵀ × scale ÷ temperature + mask) V
markdown-head = Head { $head } of { $heads }

latex-row = The row of { $query }
latex-scores = The scores: each component of the query times the same component of a key, added up.
latex-scaled = The scaled scores: each score times the scale, divided by the temperature.
latex-capped = The scores after the soft cap.
latex-masked = The scores with the mask added.
latex-maximum = The largest score.
latex-exponentials = The exponentials of the scores less the largest.
latex-sum = Their sum.
latex-weights = The weights: each exponential divided by the sum.
latex-output = The output: each value times its weight, added up.
latex-result = The result of all heads.
latex-empty = This query sees no key: its weights and its output are zero.

export-hint = What you see, for a slide, a worksheet or a program of your own.
export-picture = The picture
export-svg = This step as SVG
export-png = This step as PNG
export-strip = All steps as a strip
export-numbers = The numbers
export-format = as
format-markdown = Markdown tables
format-latex = LaTeX, worked out
format-numpy = NumPy program
format-pytorch = PyTorch program
format-csv = CSV
format-tsv = TSV
format-json = JSON
format-npy = NumPy file
export-matrix = of
export-names = with names
export-copy = Copy
export-save = Save
export-copied = Copied.
export-copy-refused = Copying is not allowed here. The text is selected: copy it with your keyboard or menu.
export-saved = Saved as { $name }. Where this page may not save files, copy the text.
export-saved-png = Saved as { $name }. Where this page may not save files, take the picture below.
export-png-failed = The PNG could not be made: this page may not draw images of its own, or memory is used up. Take the SVG instead.

## What cannot be opened

keep-file = the file
keep-newer = This was made by a newer version of this page.
keep-unknown-property = { $place }: there is no property named “{ $name }”.
keep-missing-property = { $place }: “{ $name }” is missing.
keep-wrong-type = { $place }: should be { $expected }.
keep-type-number = a number
keep-type-numbers = a list of numbers
keep-type-table = a list of rows, each a list of numbers
keep-type-text = a text
keep-type-names = a list of names
keep-type-switch = true or false
keep-type-object = an object with named properties
keep-not-one-of = { $place }: should be { $names }.
keep-empty = { $place }: is empty.
keep-too-many = { $place }: should be at most { $limit }.
keep-too-long = { $place }: is longer than { $limit } characters.
keep-out-of-range = { $place }: should be { $limit }.
keep-not-understood = { $place }: is not what belongs there.
keep-not-computable = { $place } cannot be computed: { $reason }
keep-count = { $place }: has { $count } entries where { $wanted } are needed.
keep-fallback = This page does not know the { $name } { $value }; it shows its own.
keep-damaged-link = This link is damaged or cut short. Ask for it again, or for the file.
keep-too-large-link = This link holds more than a link may.
keep-no-json = This is not the text of an example: { $reason }.
keep-failed = This could not be opened; the picture shows what was there before.
keep-no-file = No file was chosen.
keep-large-file = { $name } is too large to be opened here.
keep-empty-file = { $name } is empty.
keep-quotes = Line { $line }: a quotation mark is opened and not closed.
keep-no-numbers = There are no numbers in it.
keep-empty-cell = Row { $row }, column { $column }: the cell is empty.
keep-no-number = Row { $row }, column { $column }: “{ $text }” is not a number.
keep-ragged = Row { $row } has { $count } numbers, the first row { $wanted }; all rows must have as many.
keep-large-matrix = It has { $rows } rows and { $columns } columns; at most { $most } of each can be shown.

## Keep and share

panel-keep = Keep and share
keep-hint = Everything you made, and the step you are at. Nothing is sent anywhere: the link itself holds the numbers.
keep-copy-link = Copy link
keep-save = Save as file
keep-open = Open a file …
keep-link = Link
keep-link-copied = The link is copied: { $length } characters.
keep-link-by-hand = Copying is not allowed here. The link is selected: copy it with your keyboard or menu.
keep-too-long-link = This is too much for a link: { $length } characters, where { $limit } still pass everywhere. Save it as a file, or take its text from below.
keep-saved = Saved as { $name }. Open it here later, or drop it on the picture.
keep-opened = Opened.
keep-title = Title
keep-description = What it shows, in a sentence or two
keep-text = As text
keep-text-hint = To paste into a page, a message or a program. What is pasted here is opened.
keep-show-text = Show this
keep-put-back = Put back
keep-brought = { $name } holds a table of { $rows } × { $columns } numbers.
keep-brought-text = That is a table of { $rows } × { $columns } numbers.
keep-for-table = It becomes
keep-put-in = Put it in
keep-not-wanted = Not now
keep-fits = It has the size of the table that it replaces.
keep-fits-others = The table that it replaces has { $rows } × { $columns } numbers. Words and dimensions are added or taken away at the end, in the other tables too.
keep-fits-width = The table that it replaces has { $rows } × { $columns } numbers. Queries and keys are compared, so both must have the same number of columns: the other table is changed to { $width }, too.
keep-matrix-too-large = A table in the figure has at most { $most } rows and columns.
keep-joined-rows = It has { $rows } rows where { $wanted } are needed: one for each dimension of all heads side by side. Change the heads or the values first.
keep-unreadable = { $name } cannot be read: { $reason }
keep-no-matrix = { $name } holds no table of numbers: its shape is ({ $shape }), where one or two axes are needed.
keep-model-missing = There is no array named { $wanted }. The file should hold q, k and v; it holds { $found }.
keep-model-shape = { $wanted } has the shape ({ $shape }), where two to four axes are needed: words and dimensions, before them heads, before these batches or layers.
keep-model-fit = q, k and v do not fit together: q and k must be equally wide, k and v equally long, and the heads of k and v must divide those of q. The file holds { $found }.
keep-model-title = { $name }, layer { $layer }, head { $head }
keep-model = { $name } holds { $queries } queries and { $keys } keys, { $width } numbers wide.
keep-model-layer = Batch or layer
keep-model-head = Head
keep-model-show = Show this head
keep-model-no-weights = The file has no weights of the model (attn) to compare with.
keep-model-weights-shape = The weights in the file (attn) have the shape ({ $shape }), which does not fit q and k.
keep-model-difference = The weights here and those of the model differ most by
keep-model-place = for the query { $query } and the key { $key }.

## Worksheets

sheet = Worksheet
sheet-print = Print
sheet-close = Close
sheet-name = Name:
sheet-task = Work out every number that is left open ({ $blank }), to two decimals.
sheet-key = Answer key: { $title }
sheet-code = The same again:
sheet-on = yes
sheet-off = no
