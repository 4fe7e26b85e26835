// The example as a PyTorch program.

import { words } from "../words.js";
import { program } from "./python.js";
import { comment } from "./python-text.js";

/** @type {import("./python.js").Dialect} */
const PYTORCH = {
  library: "torch",
  begin: [
    "import torch",
    "",
    "torch.set_default_dtype(torch.float64)",
    "torch.set_printoptions(precision=12, threshold=100_000, sci_mode=False)",
  ],
  array: "torch.tensor(",
  repeat: (name, times) => `${name}.repeat_interleave(${times}, dim=0)`,
  hide: (scores) => `${scores}.masked_fill(~seen, -inf)`,
  softmax: (scores, mayBeEmpty) => [
    `weights = torch.softmax(${scores}, dim=-1)`,
    ...(mayBeEmpty ? [`weights = weights.nan_to_num(0.0)  ${comment(words("code-empty"))}`] : []),
  ],
};

/**
 * Python code that prints the numbers of the trace: scores, weights, output and, where there are,
 * result and similarities.
 * @param {import("../scenarios.js").Scenario} example
 * @param {import("../figures/figure.js").Scene} scene of the example
 */
export const pytorchProgram = (example, scene) => program(PYTORCH, example, scene);
