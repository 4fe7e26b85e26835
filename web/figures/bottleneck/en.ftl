# The words of the figure `bottleneck` in English.

figure-bottleneck-about = An encoder squeezes a whole sentence into one vector of fixed width, and every word is to be read back out of it. Attention keeps a path to each word instead. The words have random vectors; what comes back is computed.
figure-bottleneck-notice = As the sentence grows, the one vector resembles each of its words less and less. The curve of attention stays where it is: each word keeps its own path.
figure-bottleneck-try = Let the memory fade and see which words are lost first. Then make the vector wider: how many more words does it hold?
setting-bottleneck-length = Words
setting-bottleneck-width = Width
setting-bottleneck-memory = Memory
setting-bottleneck-memory-average = average
setting-bottleneck-memory-decay = fading
setting-bottleneck-decay = It keeps
setting-bottleneck-seed = Sentence
stage-squeeze = Squeeze
stage-read-back = Read back
stage-paths = Attend
stage-lengthen = Lengthen
bottleneck-one-vector = All words in one vector
bottleneck-attention = Attention: a path to each word
bottleneck-legend = full: comes back; hollow: lost
bottleneck-chart-nearness = Cosine of a word and what is read
bottleneck-chart-share = Share of the words that come back
bottleneck-chart-note = Lines: eight sentences on average. Dots: this one.
bottleneck-key-fixed = one vector
bottleneck-key-attention = attention
bottleneck-overview = Of this sentence, { $fixed } of the words come back out of one vector, { $attention } through attention.
bottleneck-squeeze = { $count ->
    [one] { $word } flows into the vector,
   *[more] More words, up to { $word }, flow into the vector,
  } { $memory ->
    [average] which is now the average of all words so far.
   *[decay] which forgets a little of what it held before.
  }
bottleneck-read = { $count ->
    [one] Is { $word } in the vector? Their cosine is { $cosine }.
   *[more] Are these words in the vector, up to { $word }? Its cosine is { $cosine }.
  } { $found ->
    [yes] No word from outside the sentence is as near: it comes back.
   *[no] Words that were never in the sentence are nearer: it is lost.
  }
bottleneck-path = { $count ->
    [one] A new path: asked for its place, attention gives { $word } the weight { $weight },
   *[more] New paths: asked for its place, attention gives { $word } the weight { $weight },
  } and reads it back with cosine { $cosine }.
bottleneck-nearness = The longer the sentence, the less one vector resembles each word: here by { $fixed } on average, and by { $attention } through attention.
bottleneck-share = So ever fewer words come back: of this sentence { $fixed }, and { $attention } through attention.
bottleneck-question = Sixteen words flow into one vector of sixty-four numbers: four numbers for each word. How many of the words come back?
bottleneck-question-all = All of them
bottleneck-question-most = More than half
bottleneck-question-few = Fewer than half
bottleneck-question-because = Only { $fixed } of them. Each word is one part of a mixture, whose cosine with it is { $cosine } on average, and random words come as near. Through attention { $attention } come back.
bottleneck-words = apple bird boat book bread chair cloud coat corn cup desk dog door drum duck fish flag fox frog gate glass goat gold grass hand hat hill horse house ink key king lake lamp leaf lemon map milk moon mouse nest night nut owl paper pear pen piano plum rain ring river road rose salt ship snow star stone table tree train wind wolf
