// Babylon: tables of all positions with their Grundy values, Theorem 1 by search, and replies.
#include <array>
#include <chrono>

#include "bench/bench.hpp"
#include "summand/base/hash.hpp"
#include "summand/studies/babylon/contest.hpp"
#include "summand/studies/babylon/table.hpp"
#include "summand/studies/babylon/two_colours.hpp"

namespace summand::bench {
namespace {

using namespace babylon;

constexpr Workload kWorkloads[] = {
    {"small", 31'877, 0x7A277F28},
    {"any-24", 2'920'123, 0x1E5F21C3, 3},
    {"four-28", 4'788'549, 0x1F00C9C4, 6},
    {"three-34", 11'340'159, 0xDF400882, 15},
    {"theorem-48", 148'387'276, 0x026987AC, 15},
    {"replies-100", 10'000, 0xF1E82B6C, 10},
};

std::uint32_t digest_of(std::span<const std::uint8_t> values) {
  std::uint64_t hash = 0;
  for (const std::uint8_t value : values) hash = hash_combine(hash, value);
  return static_cast<std::uint32_t>(hash >> 32);
}

bool solve(const Workload& expected, unsigned chips, unsigned colours) {
  Stopwatch watch;
  watch.resume();
  Table table(chips, colours, Budget());
  table.solve(1);
  watch.pause();
  return report("babylon", expected, watch.seconds(), table.positions(), table.positions(),
                digest_of(table.values()));
}

// Computes the winners of all starts, and compares the number of solved positions.
bool prove(const Workload& expected) {
  Stopwatch watch;
  watch.resume();
  Budget budget;
  const Partitions partitions(48, budget);
  std::uint64_t positions = 0, hash = 0;
  for (unsigned chips = 2; chips <= 48; ++chips) {
    const TwoColours table(partitions, chips, budget, 1);
    positions += table.positions();
    for (std::uint64_t p = 1; 2 * p <= chips; ++p) {
      hash = hash_combine(hash, table.lost(Stacks::singles(std::array{p, chips - p})));
    }
  }
  watch.pause();
  return report("babylon", expected, watch.seconds(), positions, positions,
                static_cast<std::uint32_t>(hash >> 32));
}

// Plays 10,000 games of 40 + 60 chips against random moves.
bool play(const Workload& expected) {
  Stopwatch watch;
  watch.resume();
  Budget budget;
  // The second player wins this start.
  const Stacks start = Stacks::singles(std::array<std::uint64_t, 2>{40, 60});
  Contest contest(start, false, Opponent::random, nullptr, 1);
  for (int game = 0; game < 10'000; ++game) contest.play(budget);
  watch.pause();
  const ContestReport& games = contest.report();
  return report("babylon", expected, watch.seconds(), games.replies, games.won,
                static_cast<std::uint32_t>(hash_word(games.replies) >> 32));
}

// Prints the wall time of one thread and of two.
bool compare_threads() {
  using Clock = std::chrono::steady_clock;
  double seconds[2] = {};
  for (const unsigned threads : {1u, 2u}) {
    const Clock::time_point start = Clock::now();
    Table table(34, 3, Budget());
    table.solve(threads);
    seconds[threads - 1] = std::chrono::duration<double>(Clock::now() - start).count();
  }
  fmt::print("babylon three-34: {:.2f} s on one thread, {:.2f} s on two: {:.2f} times as fast\n",
             seconds[0], seconds[1], seconds[0] / seconds[1]);
  return true;
}

bool run(const Workload& expected) {
  if (expected.size == "small") return solve(expected, 16, 16);
  if (expected.size == "any-24") return solve(expected, 24, 24);
  if (expected.size == "four-28") return solve(expected, 28, 4);
  if (expected.size == "three-34") return solve(expected, 34, 3);
  return expected.size == "theorem-48" ? prove(expected) : play(expected);
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  if (argc == 2 && std::string_view(argv[1]) == "--threads") return compare_threads() ? 0 : 1;
  return run_all(kWorkloads, argc, argv, run);
}
