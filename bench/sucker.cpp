// So Long Sucker: all endgames of two colours with the theorem and Strategy S, tables of three
// colours for the variants of the rebound, games from the start, and the time with two threads.
#include <chrono>
#include <string>
#include <string_view>

#include "bench/bench.hpp"
#include "summand/studies/sucker/reach.hpp"
#include "summand/studies/sucker/table.hpp"
#include "summand/studies/sucker/two_colours.hpp"

namespace summand::bench {
namespace {

using namespace sucker;

constexpr Workload kWorkloads[] = {
    {"small", 0, 0x906C9D17},
    {"two-colours-30", 0, 0xC56CE4AF, 75},
    {"three-colours-12", 0, 0xDAC6356F, 25},
    {"four-players", 0, 0x74721EB8, 12},
};

// A digest of counts of states and wins. It includes the mismatches, whose number is 0.
class Digest {
 public:
  void add(std::uint64_t number) { hash_ = hash_combine(hash_, number); }
  void count(std::uint64_t states) { states_ += states; }
  std::uint64_t states() const { return states_; }
  std::uint32_t value() const { return static_cast<std::uint32_t>(hash_ >> 32); }

 private:
  std::uint64_t hash_ = 0, states_ = 0;
};

void two_colours(unsigned chips, Model model, unsigned threads, Digest& digest) {
  solve_two_colours(
      {.chips = chips, .model = model, .threads = threads, .claims = claims().first(1)},
      [&](const TwoColourLevel& level) {
        digest.count(level.states);
        for (const std::uint64_t number :
             {level.states, level.wins, level.mismatches[0], level.strategy_failures}) {
          digest.add(number);
        }
      });
}

void three_colours(unsigned chips, unsigned threads, Digest& digest) {
  for (const Rebound rebound : {Rebound::mover, Rebound::giver}) {
    const EndgameTable table({.chips = chips, .rebound = rebound}, threads, Budget());
    for (unsigned n = 0; n <= chips; ++n) {
      const TableLevel level = table.level(n);
      // With Rebound::giver there are two tables, one for each player.
      digest.count(level.states * (rebound == Rebound::giver ? 2 : 1));
      digest.add(level.states);
      digest.add(level.blue_wins);
      digest.add(level.red_wins);
    }
  }
}

void from_the_start(unsigned players, unsigned chips, Digest& digest) {
  const Reach reach = solve_reachable(players, chips, HouseRules(), Budget());
  digest.count(reach.states);
  digest.add(reach.states);
  for (const std::uint64_t forced : reach.forced_by) digest.add(forced);
}

bool run(const Workload& expected) {
  Digest digest;
  Stopwatch watch;
  watch.resume();
  if (expected.size == "small") {
    for (const Model model : {Model::plain, Model::active, Model::anytime}) {
      two_colours(14, model, 1, digest);
    }
    three_colours(8, 1, digest);
    from_the_start(3, 2, digest);
  } else if (expected.size == "two-colours-30") {
    two_colours(30, Model::plain, 1, digest);
  } else if (expected.size == "three-colours-12") {
    three_colours(12, 1, digest);
  } else {
    from_the_start(4, 2, digest);
  }
  watch.pause();
  return report("sucker", expected, watch.seconds(), digest.states(), 0, digest.value());
}

// Prints the wall time of one thread and of two.
bool compare_threads() {
  bool equal = true;
  const auto compare = [&](std::string_view name, auto&& work) {
    Digest digests[2];
    double seconds[2];
    for (unsigned i = 0; i < 2; ++i) {
      const auto start = std::chrono::steady_clock::now();
      work(i + 1, digests[i]);
      seconds[i] = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    }
    fmt::print("{}: {:.2f} s on one thread, {:.2f} s on two, {:.2f} times\n", name, seconds[0],
               seconds[1], seconds[0] / seconds[1]);
    equal = equal && digests[0].value() == digests[1].value();
  };
  compare("two colours, 28 chips",
          [](unsigned threads, Digest& digest) { two_colours(28, Model::plain, threads, digest); });
  compare("three colours, 14 chips",
          [](unsigned threads, Digest& digest) { three_colours(14, threads, digest); });
  return equal;
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  if (argc == 2 && std::string_view(argv[1]) == "--threads") return compare_threads() ? 0 : 1;
  return run_all(kWorkloads, argc, argv, run);
}
