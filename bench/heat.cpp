// Heating, atomic weights and sums of hot games: recursions over options that must not visit the
// same game twice.
#include <algorithm>

#include "bench/bench.hpp"
#include "summand/theory/atomic_weight.hpp"
#include "summand/theory/heating.hpp"
#include "summand/theory/hot_sums.hpp"
#include "summand/theory/up_multiple.hpp"

namespace summand::bench {
namespace {

constexpr Workload kWorkloads[] = {
    {"heated-star-14", 0, 0x377AEF5A},   {"weights-12", 0, 0x310CA671},
    {"switches-1000", 0, 0xC844F0B7},    {"heated-star-40", 0, 0xA79BFD77, 0.5},
    {"weights-200", 0, 0xE613A25B, 0.5},
};

int number_in(std::string_view size) {
  return std::stoi(std::string(size.substr(size.rfind('-') + 1)));
}

// int^1 *n
std::uint64_t heated_star(int n) {
  ValueStore store;
  return FormHash(store)(heat(store, store.nimber(static_cast<std::uint64_t>(n)), store.number(1)));
}

// The atomic weights of all sums of two of the n games W.up. These are sums of two games W.
std::uint64_t weights(int n) {
  ValueStore store;
  AtomicWeights weights(store);
  std::vector<Value> games;
  for (int i = 0; i < n; ++i) {
    const std::array left{store.number(i % 5)}, right{store.number(-(i / 5))};
    games.push_back(up_multiple(store, store.make(left, right)));
  }
  FormHash hash_of(store);
  std::uint64_t digest = 0;
  for (const Value g : games) {
    for (const Value h : games)
      digest = hash_combine(digest, hash_of(*weights.of(store.sum(g, h))));
  }
  return digest;
}

// The thermograph of +-1 + +-2 + ... + +-n.
std::uint64_t switches(int n) {
  ValueStore store;
  Thermographs thermographs(store);
  std::vector<Switch> all;
  for (int size = 1; size <= n; ++size) all.push_back({size, -size});
  const Thermograph graph = thermograph_of(thermographs, switch_sum(0, all));
  std::uint64_t digest = hash_value(graph.mean);
  for (const auto& [t, value] : graph.left) {
    digest = hash_combine(hash_combine(digest, hash_value(t)), hash_value(value));
  }
  return digest;
}

bool run(const Workload& workload) {
  Stopwatch watch;
  const int n = number_in(workload.size);
  watch.resume();
  const std::uint64_t digest = workload.size.starts_with("heated")    ? heated_star(n)
                               : workload.size.starts_with("weights") ? weights(n)
                                                                      : switches(n);
  watch.pause();
  return report("heat", workload, watch.seconds(), 1, 0, static_cast<std::uint32_t>(digest >> 32));
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(kWorkloads, argc, argv, run);
}
