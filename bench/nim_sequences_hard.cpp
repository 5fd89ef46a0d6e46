// Nim-sequences of games with hundreds of rare heaps, and of one without a sparse space. The digest
// is Fletcher's checksum of the values from heap 0 on, with sums modulo 2^16.
#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bench/bench.hpp"
#include "summand/heaps/sequence.hpp"

namespace summand::bench {
namespace {

using namespace summand::heaps;

struct Task {
  std::string_view name;
  std::string_view code;
  std::size_t last;  // heap
  std::uint32_t digest;
  double seconds;  // the bar; 0: a small task, for tests
};

constexpr Task kTasks[] = {
    {"0.6 to 2e4", "0.6", 20'000, 0x6C7AAD4A, 0},
    {"0.007 to 1e4", "0.007", 10'000, 0x6527E885, 0},
    {"0.6", "0.6", 1'000'000, 0x28309550, 1 / 0.9},
    {"0.376", "0.376", 1'000'000, 0xD858772F, 1 / 0.9},
    {"0.354", "0.354", 2'000'000, 0x2819F242, 2 / 4.0},
    {"4u", "4u", 10'000'000, 0xC459BB58, 10 / 1.6},  // Grundy's game
    {"0.007", "0.007", 100'000, 0xC3F87E57, 0.45},
};

std::uint32_t checksum(const NimSequence& sequence) {
  std::uint16_t low = 0, high = 0;
  for (std::size_t n = 0; n < sequence.size(); ++n) {
    low = static_cast<std::uint16_t>(low + sequence[n]);
    high = static_cast<std::uint16_t>(high + low);
  }
  return std::uint32_t{high} << 16 | low;
}

bool run(const Workload& workload) {
  const auto* task = std::ranges::find(kTasks, workload.size, &Task::name);
  NimSequence sequence(Code::parse(task->code).value());
  Stopwatch watch;
  watch.resume();
  sequence.extend(task->last + 1);
  watch.pause();
  return report("nim-sequence of", workload, watch.seconds(), task->last, 0, checksum(sequence));
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  std::vector<Workload> workloads;
  for (const Task& task : kTasks) workloads.push_back({task.name, 0, task.digest, task.seconds});
  return run_all(workloads, argc, argv, run);
}
