// Computes one attention with the installed library.
#include <attention/attention.hpp>
#include <attention/operator.hpp>
#include <cstdio>

int main() {
  attention::AttentionInput input;
  input.queries = {{{1.0, 2.0}}};
  input.keys = {{{0.0, 0.0}, {0.0, 0.0}}};
  input.values = {{{3.0}, {5.0}}};
  const double output = attention::trace_attention(input).result(0, 0);
  std::printf("%g\n", output);
  return output == 4.0 ? 0 : 1;  // Equal scores: the mean of 3 and 5.
}
