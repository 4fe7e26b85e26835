# The words of the figure `decoder` in English.

figure-decoder-about = A decoder writes its translation word by word. Before each word it asks anew: its query changes, its focus moves, and a fresh context vector is made. The vectors here were made by hand, to be read; a model learns its own.
figure-decoder-notice = The lines of one moment come from one word only, and the table’s dark cells wander: where word order crosses, they leave the diagonal.
figure-decoder-try = Choose “the black cat” and step to its second word. Then follow “s’est” in the long sentence: it looks at two words at once.
setting-decoder-sentence = Sentence
setting-decoder-sentence-cat-on-the-mat = “The cat sat on the mat”
setting-decoder-sentence-sous-la-table = “sous la table”
setting-decoder-sentence-black-cat = “the black cat”
stage-decode = Decoding
decoder-vector = context
decoder-table = Each row is one moment: the weights of all words that are read.
decoder-overview = Every word that was written had its own query, its own focus and its own context vector: one row of the table each.
decoder-query-first = The decoder is about to write its first word. Its query says what it needs now.
decoder-query = The next word: the query has changed, for the decoder now needs something else.
decoder-focus = The query matches { $key } best, which gets { $weight } of the attention.
decoder-context = The values, each scaled by its weight, add up to the context vector of this moment.
decoder-word = The context vector points closest to { $word }: the cosine of the angle is { $similarity }. The decoder writes it.
decoder-question = English says “the black cat”, French “le chat noir”. When the second French word is written, which English word gets the most attention?
decoder-question-option = { $word }
decoder-question-because = The query asks for the noun, so “cat” gets { $weight } and “black” { $other }, though “black” stands in second place. The lines cross: attention follows meaning, not order.
