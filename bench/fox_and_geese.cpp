// Who wins all positions of a board of Fox and Geese, and which of them are worth n + over.
#include <array>

#include "bench/bench.hpp"
#include "summand/games/fox_and_geese/against_over.hpp"
#include "summand/games/fox_and_geese/census.hpp"

namespace summand::bench {
namespace {

using games::fox_and_geese::AgainstOver;
using games::fox_and_geese::Census;
using games::fox_and_geese::Squares;

struct Hunt {
  int side, geese;
  Workload expected;  // a census has no values, so their number is 0
};

constexpr Hunt kHunts[] = {
    {6, 3, {"6x6", 0, 0x303C5D2F}},
    {8, 4, {"8x8", 0, 0x3D13F6AC, 0.01}},
    {8, 7, {"8x8-seven-geese", 0, 0x0ED45169, 1}},
    {10, 5, {"10x10", 0, 0xA4F736C5, 0.5}},
};

std::uint32_t digest_of(std::span<const std::uint64_t> counts) {
  std::uint64_t hash = 0;
  for (const std::uint64_t count : counts) hash = hash_combine(hash, count);
  return static_cast<std::uint32_t>(hash >> 32);
}

bool run_census(const Hunt& hunt) {
  const Budget budget;
  Stopwatch watch;
  watch.resume();
  const Census census(Squares(hunt.side, hunt.side), hunt.geese, budget);
  watch.pause();
  const Census::Counts& counts = census.counts();
  return report("fox and geese, a census of", hunt.expected, watch.seconds(), counts.all(), 0,
                digest_of(std::array{counts.left, counts.right, counts.next, counts.previous}));
}

// The positions that are worth over, 1 + over, 2 + over and 3 + over.
bool run_values(const Workload& expected) {
  const Budget budget;
  std::array<std::uint64_t, 4> equal{};
  Stopwatch watch;
  watch.resume();
  for (int n = 0; n < 4; ++n) {
    equal[static_cast<std::size_t>(n)] = AgainstOver(Squares(8, 8), 4, n, budget).equal();
  }
  watch.pause();
  return report("fox and geese, n + over among", expected, watch.seconds(), 4 * 1'006'880, 0,
                digest_of(equal));
}

constexpr Workload kValues{"over-8x8", 0, 0x69A13528, 0.1};

bool run(const Workload& expected) {
  for (const Hunt& hunt : kHunts) {
    if (hunt.expected.size == expected.size) return run_census(hunt);
  }
  return run_values(expected);
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  std::vector<Workload> workloads;
  for (const Hunt& hunt : kHunts) workloads.push_back(hunt.expected);
  workloads.push_back(kValues);
  return run_all(workloads, argc, argv, run);
}
