// The values of all strips of Toads-and-Frogs of one length.
#include "summand/games/toads_and_frogs.hpp"

#include <charconv>

#include "bench/bench.hpp"

namespace summand::bench {
namespace {

constexpr Workload kWorkloads[] = {
    {"10", 1613, 0xAAB7E97B},
    {"13", 29150, 0x870F8724, 1.0},
};

bool run(const Workload& expected) {
  int length = 0;
  std::from_chars(expected.size.data(), expected.size.data() + expected.size.size(), length);
  ValueStore store;
  ValuesOf<games::ToadsAndFrogs> values(store);
  Strip::for_each_of(length, [&](const Strip& strip) { values.add(strip); });
  values.finish();
  return report("toads-and-frogs strips of length", expected, values.watch(), values.census(),
                store);
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(kWorkloads, argc, argv, run);
}
