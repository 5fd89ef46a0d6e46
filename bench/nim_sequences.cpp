// Nim-sequences of games with few rare heaps and small values, of games with hundreds of rare
// heaps, of one game without a sparse space, and of a subtraction game. The digest is Fletcher's
// checksum of the values from heap 0 on, with sums modulo 2^16.
#include <algorithm>
#include <string_view>
#include <vector>

#include "bench/bench.hpp"
#include "summand/heaps/digest.hpp"
#include "summand/heaps/sequence.hpp"

namespace summand::bench {
namespace {

using namespace summand::heaps;

struct Task {
  std::string_view name;
  std::string_view code;
  std::size_t last;  // the last heap
  std::uint32_t digest;
  double seconds;  // the bar; 0: a small task for tests
};

// "S64" is a subtraction set of 64 numbers up to 512. The heaps of 0.454 end where its period is
// proved. 4u is Grundy's game.
constexpr Task kTasks[] = {
    {"0.77", "0.77", 100'000, 0xE740F9DF, 0},
    {"0.77 to 1e6", "0.77", 1'000'000, 0xBFE8C367, 0},
    {"0.6 to 2e4", "0.6", 20'000, 0x6C7AAD4A, 0},
    {"0.007 to 1e4", "0.007", 10'000, 0x6527E885, 0},
    {"0.106", "0.106", 10'000'000, 0x326AD1DB, 10 / 70.0},
    {"0.1777", "0.1777", 4'000'000, 0xA7419235, 4 / 40.0},
    {"0.45", "0.45", 10'000'000, 0x04434839, 10 / 50.0},
    {"0.356", "0.356", 10'000'000, 0xF982C32E, 10 / 50.0},
    {"0.16", "0.16", 4'000'000, 0x65FDC570, 4 / 17.0},
    {"S64", "S64", 10'000'000, 0xFA371BF5, 10 / 35.0},
    {"0.6", "0.6", 1'000'000, 0x28309550, 1 / 0.9},
    {"0.376", "0.376", 1'000'000, 0xD858772F, 1 / 0.9},
    {"0.354", "0.354", 2'000'000, 0x2819F242, 2 / 4.0},
    {"4u", "4u", 10'000'000, 0xC459BB58, 10 / 1.6},
    {"0.007", "0.007", 100'000, 0xC3F87E57, 0.45},
    {"0.454", "0.454", 443'139'480, 0xD8D47564, 60},
};

Code code_of(std::string_view text) {
  if (text != "S64") return Code::parse(text).value();
  std::vector<Digit> digits(513);
  for (std::uint64_t i = 1; i <= 64; ++i) {
    digits[8 * i - hash_word(i) % 8] = Digit{3};  // one of every eight numbers
  }
  return Code(digits);
}

bool run(const Workload& workload) {
  const auto* task = std::ranges::find(kTasks, workload.size, &Task::name);
  NimSequence sequence(code_of(task->code));
  Stopwatch watch;
  watch.resume();
  sequence.extend(task->last + 1);
  watch.pause();
  return report("nim-sequence of", workload, watch.seconds(), task->last, 0,
                fletcher32(sequence.values(), sequence.size()));
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  std::vector<Workload> workloads;
  for (const Task& task : kTasks) workloads.push_back({task.name, 0, task.digest, task.seconds});
  return run_all(workloads, argc, argv, run);
}
