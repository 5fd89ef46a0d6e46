// The values of all fills of boards of Domineering on one core and on two.
#include "bench/bench.hpp"
#include "summand/games/domineering.hpp"
#include "summand/ruleset/evaluate_many.hpp"

namespace summand::bench {
namespace {

// The digests of bench/domineering.cpp, because the values do not depend on the number of threads.
constexpr Workload kWorkloads[] = {
    {"4x5", 5891, 0x144D1032},
    {"4x6", 62584, 0xF57072AA, 1.4},
    {"5x5", 107584, 0x1CA976B0, 3},
};

bool run(const Workload& expected) {
  const int rows = expected.size[0] - '0', columns = expected.size[2] - '0';
  bool right = true;
  double alone = 0;
  for (const unsigned threads : {1u, 2u}) {
    ValueStore store;
    Stopwatch watch;
    watch.resume();
    const std::vector<Value> values = evaluate_many(
        games::Domineering{}, store, std::size_t{1} << (rows * columns),
        [&](std::size_t fill) { return Cells(rows, columns, fill); }, threads);
    watch.pause();
    if (threads == 1) alone = watch.wall_seconds();
    Census census;
    census.add(values);
    right &= report(threads == 1 ? "one thread" : "two threads", expected, watch, census, store);
    report_speed(watch, alone);
  }
  return right;
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(kWorkloads, argc, argv, run);
}
