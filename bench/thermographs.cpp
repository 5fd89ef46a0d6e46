// The thermographs of all values of boards of Domineering, from t = 0 and from t = -1.
#include "summand/theory/thermographs.hpp"

#include <algorithm>
#include <set>

#include "bench/bench.hpp"
#include "summand/games/domineering.hpp"

namespace summand::bench {
namespace {

using Bottom = Thermographs::Bottom;

// The expected results beside the digest: the highest temperature in quarters, and the number of
// different temperatures. The temperatures of numbers count as one.
struct Board {
  Workload workload;
  std::int64_t hottest;
  std::size_t temperatures;
  int times;  // repetitions, so that the time can be measured
};

constexpr Board kBoards[] = {
    {{"4x4", 717, 0x38E12379}, 7, 22, 100},
    {{"4x5", 5891, 0x1E8D62ED, 5891 * 100 / 3e6}, 7, 45, 100},
    {{"4x6", 62584, 0x1B8679ED, 62584 * 10 / 2.5e6}, 7, 78, 10},
    {{"5x5", 107584, 0x24A886C7, 107584 * 5 / 2.5e6}, 8, 77, 5},
    {{"extended-4x4", 717, 0x9CCB08F9}, 7, 22, 100},
    {{"extended-5x5", 107584, 0x7D9D45ED, 107584 * 5 / 2.5e6}, 8, 77, 5},
};

std::vector<Value> values_of_fills(ValueStore& store, int rows, int columns) {
  Evaluator<games::Domineering> evaluate({}, store);
  std::vector<Value> values;
  for (std::uint64_t fill = 0; fill >> (rows * columns) == 0; ++fill) {
    values.push_back(evaluate(Cells(rows, columns, fill)));
  }
  std::ranges::sort(values);
  const auto [first, last] = std::ranges::unique(values);
  values.erase(first, last);
  return values;
}

bool run(const Board& board) {
  const std::string_view size = board.workload.size;
  const Bottom bottom = size.starts_with("extended") ? Bottom::minus_one : Bottom::zero;
  ValueStore store;
  const std::vector<Value> values =
      values_of_fills(store, size[size.size() - 3] - '0', size.back() - '0');
  Stopwatch watch;
  std::uint32_t digest = 0;
  std::set<Dyadic> temperatures;
  for (int time = 0; time < board.times; ++time) {
    watch.resume();
    Thermographs thermographs(store, bottom);
    for (const Value value : values) thermographs.make(value);
    watch.pause();
    if (time > 0) continue;
    std::uint64_t sum = 0;
    FormHash hash_of(store);
    for (const Value value : values) {
      const Thermograph graph = thermographs.of(value);
      temperatures.insert(graph.temperature < 0 ? Dyadic(-1) : graph.temperature);
      std::uint64_t hash = hash_combine(hash_of(value), hash_value(graph.mean));
      for (const Player player : {Player::left, Player::right}) {
        for (const auto& [t, at] : graph.wall(player)) {
          hash = hash_combine(hash_combine(hash, hash_value(t)), hash_value(at));
        }
      }
      sum += hash;
    }
    digest = static_cast<std::uint32_t>(sum >> 32);
  }
  const bool right =
      report("thermographs", board.workload, watch.seconds(),
             values.size() * static_cast<std::uint64_t>(board.times), values.size(), digest);
  const bool right_heat = *temperatures.rbegin() == Dyadic::ratio(board.hottest, 2) &&
                          temperatures.size() == board.temperatures;
  fmt::print("  {} temperatures, the highest {}{}\n", temperatures.size(),
             print(*temperatures.rbegin()), right_heat ? "" : ": WRONG");
  return right && right_heat;
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_rows(kBoards, argc, argv, run);
}
