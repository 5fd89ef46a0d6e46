// Sums of random pairs of the values of all fills of Domineering 4x4.
#include <algorithm>
#include <charconv>
#include <random>

#include "bench/bench.hpp"
#include "summand/games/domineering.hpp"
#include "summand/ruleset/evaluate.hpp"

namespace summand::bench {
namespace {

constexpr Workload kWorkloads[] = {
    {"2000", 1978, 0xDA3C7F1A},
    {"20000", 18126, 0x2601518A, 20'000.0 / 120'000},
};

// In the order in which the fills first have them. It is the same in every store.
std::vector<Value> values_of_4x4(ValueStore& store) {
  Evaluator<games::Domineering> value_of({}, store);
  std::vector<Value> values;
  for (std::uint64_t fill = 0; fill < 1 << 16; ++fill) {
    const Value value = value_of(Cells(4, 4, fill));
    if (std::ranges::find(values, value) == values.end()) values.push_back(value);
  }
  return values;
}

bool run(const Workload& expected) {
  int count = 0;
  std::from_chars(expected.size.data(), expected.size.data() + expected.size.size(), count);
  ValueStore store;
  const std::vector<Value> values = values_of_4x4(store);
  std::mt19937_64 random(1);
  std::vector<std::pair<Value, Value>> pairs;
  for (int i = 0; i < count; ++i) {
    const Value g = values[random() % values.size()];
    pairs.emplace_back(g, values[random() % values.size()]);
  }
  std::vector<Value> results;
  Stopwatch watch;
  watch.resume();
  for (const auto& [g, h] : pairs) results.push_back(store.sum(g, h));
  watch.pause();
  Census census;
  census.add(results);
  fmt::print("{} values, {:.0f} sums/s: ", values.size(), count / watch.seconds());
  return report("sums", expected, watch, census, store);
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(kWorkloads, argc, argv, run);
}
