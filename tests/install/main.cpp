// A program of somebody else that uses the installed library.
#include <array>
#include <fmt/core.h>

#include "summand/base/config.hpp"
#include "summand/value/store.hpp"

int main() {
  summand::ValueStore store;
  const std::array left{store.number(1)};
  const std::array right{store.number(-1)};
  const summand::Value hot = store.make(left, right);
  if (store.sum(hot, hot) != store.zero() || hot == store.zero()) return 1;
  fmt::print("summand {}: two equal switches cancel\n", SUMMAND_VERSION);
}
