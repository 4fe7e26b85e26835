# The words of the figure `global-local` in English.

figure-global-local-about = In one layer of attention each output sees every input. A convolution sees a window of neighbours, with weights fixed by place; sliding-window attention sees the same window, with weights computed from the words. Stacked layers reach further: choose an output at the top and follow its paths down.
figure-global-local-notice = Both windows have the same paths, one half of their width further with each layer. Attention needs one layer, but its cost grows with the square of the length.
figure-global-local-try = Choose another output word in the picture, then a wider window. How many layers does it save?
setting-global-local-kind = Layers of
setting-global-local-kind-all = all three
setting-global-local-kind-attention = attention
setting-global-local-kind-convolution = convolution
setting-global-local-kind-sliding-window = sliding window
setting-global-local-width = Window
setting-global-local-layers = Layers
setting-global-local-length = Words
stage-reach = Reach
stage-layers = Layers
stage-cost = Cost
global-local-kind-attention = Attention
global-local-kind-convolution = Convolution
global-local-kind-sliding-window = Sliding-window attention
global-local-how-attention = sees all, weights computed
global-local-how-convolution = sees a window, weights fixed
global-local-how-sliding-window = sees a window, weights computed
global-local-choose = Output for { $word }
global-local-fact-layers = layers until all see all
global-local-fact-path = longest path, in layers
global-local-fact-cost = multiply-adds of a layer
global-local-costs = Cost of one layer
global-local-costs-axis = multiply-adds against words
global-local-overview = Until every output sees every word, attention takes { $attention } layer, and a window of this width { $window }, in a convolution as in attention.
global-local-output = Take the output for { $word }. Which words can it depend on?
global-local-layer = { $kind ->
    [attention] One layer further down, { $word } still sees every word, from the first layer on.
    [all] One layer further down: attention sees every word, but a window lets { $word } depend only on those from { $first } to { $last }.
   *[other] One layer further down: the window lets { $word } depend only on the words from { $first } to { $last }.
  }
global-local-layer-whole = { $kind ->
    [attention] One layer further down, { $word } sees every word, from { $first } to { $last }.
   *[other] One layer further down: through the window too { $word } now depends on every word, from { $first } to { $last }.
  }
global-local-needed = So that every output sees every word, the paths of attention take { $attention } layer, and those of either window { $window }: every further layer is one more place where something can get lost.
global-local-cost = At this length one layer costs { $attention } multiply-adds with attention, { $convolution } with a convolution, { $window } with a sliding window. As the sentence grows, attention overtakes.
global-local-question = A window of three words slides over a sentence of seven. How many layers does it take until the last word can depend on the first?
global-local-question-two = Two
global-local-question-three = Three
global-local-question-six = Six
global-local-question-because = A window of three reaches only one word further to each side with each layer: it takes { $window } layers from the last word to the first. Attention takes { $attention }.
global-local-words = the old cat that my friend found in the rain sat down on the warm mat
