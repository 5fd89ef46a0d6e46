// Nim-sequences of games with few rare heaps and small values, and of a subtraction game. The
// digest is Fletcher's checksum of the values from heap 0 on, with sums modulo 2^16.
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
  const char* code;
  std::size_t last;  // heap
  std::uint32_t digest;
  double values_a_second;  // the bar; 0: a small task, for tests
};

// "S64" is a subtraction set of 64 numbers up to 512; 0.454 is solved with its last heap here.
constexpr Task kTasks[] = {
    {"0.77", 100'000, 0xE740F9DF, 0},        {"0.106", 10'000'000, 0x326AD1DB, 70e6},
    {"0.1777", 4'000'000, 0xA7419235, 40e6}, {"0.45", 10'000'000, 0x04434839, 50e6},
    {"0.356", 10'000'000, 0xF982C32E, 50e6}, {"0.16", 4'000'000, 0x65FDC570, 17e6},
    {"S64", 10'000'000, 0xFA371BF5, 35e6},   {"0.454", 443'139'480, 0xD8D47564, 443'139'480 / 60.0},
};

Code code_of(std::string_view name) {
  if (name != "S64") return Code::parse(name).value();
  std::vector<Digit> digits(513);
  for (std::uint64_t i = 1; i <= 64; ++i) {
    digits[8 * i - hash_word(i) % 8] = Digit{3};  // one of each eight numbers
  }
  return Code(digits);
}

std::uint32_t checksum(const NimSequence& sequence) {
  std::uint16_t low = 0, high = 0;
  for (std::size_t n = 0; n < sequence.size(); ++n) {
    low = static_cast<std::uint16_t>(low + sequence[n]);
    high = static_cast<std::uint16_t>(high + low);
  }
  return std::uint32_t{high} << 16 | low;
}

bool run(const Workload& workload) {
  const auto* task = std::find_if(std::begin(kTasks), std::end(kTasks),
                                  [&](const Task& one) { return one.code == workload.size; });
  NimSequence sequence(code_of(task->code));
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
  for (const Task& task : kTasks) {
    const double seconds =
        task.values_a_second == 0 ? 0 : static_cast<double>(task.last) / task.values_a_second;
    workloads.push_back({task.code, 0, task.digest, seconds});
  }
  return run_all(workloads, argc, argv, run);
}
