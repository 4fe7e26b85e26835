# The words of the figure `three-stages` in the lesson, in English.

figure-three-stages-about = A query meets every key: the dot products say how well they match. Softmax turns these scores into shares of one whole, and the shares blend the values into one output, the context vector.
figure-three-stages-notice = Nothing is chosen outright: every value has a part in the output, if only a small one. The output lies closest to the value with the largest weight.
figure-three-stages-try = Lower the temperature and watch the largest share grow; then choose another query, and see the same keys and values give another answer.
setting-three-stages-example = Example
setting-three-stages-example-sous-la-table = “sous la table”
setting-three-stages-example-softmax-alone = softmax alone
setting-three-stages-query = Query
setting-three-stages-query-sous = “sous”
setting-three-stages-query-la = “la”
setting-three-stages-query-table = “table”
setting-three-stages-temperature = Temperature
three-stages-question = Find the slip: a course text prints the weights { $a }, { $b }, { $c }, { $d } and { $e } for these scores. They are not softmax at the ordinary temperature, one. At which temperature does softmax come closest to them?
three-stages-question-option = { $temperature }
three-stages-question-because = A lower temperature makes the largest share larger. The distance between the printed row and softmax, the Kullback–Leibler divergence, is { $near } at half the temperature, and { $plain } at the ordinary one.
