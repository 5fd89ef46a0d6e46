// Misere quotients to a number of heaps, each with its proof: games whose quotient is soon
// complete, games that grow, and small games. The digest is that of the
// elements of the heaps and of the P-portion, and "values" is the order (for many games, the sum of
// the orders).
#include <algorithm>
#include <string_view>
#include <vector>

#include "bench/bench.hpp"
#include "summand/misere/quotient_search.hpp"

namespace summand::bench {
namespace {

struct Task {
  std::string_view name;
  std::string_view code;  // "": those of kSmall
  std::uint32_t heaps;
  std::uint64_t order;
  std::uint32_t digest;
  double seconds;  // the bar; 0: a small task for tests
};

constexpr Task kTasks[] = {
    {"0.123", "0.123", 40, 20, 0x815DAA12, 0},   {"0.77", "0.77", 180, 40, 0x415C799F, 0.3},
    {"0.777", "0.777", 500, 80, 0x575D34D1, 1},  {"4.7", "4.7", 20, 122, 0x586902C9, 1},
    {"0.35", "0.35", 10, 246, 0x59409CF8, 1},    {"0.07", "0.07", 27, 176, 0xF95F7C16, 10},
    {"small games", "", 12, 156, 0x0DC522FB, 1},
};

// Games that are decided for these heaps in milliseconds.
constexpr std::string_view kSmall[] = {"0.4",  "0.26", "0.34",  "0.45", "0.53",
                                       "0.71", "0.75", "0.414", "4.3",  "4.4"};

struct Sum {
  std::uint64_t heaps = 0, order = 0, digest = 0;

  void add(const heaps::Code& code, std::uint32_t most) {
    const FoundQuotient found =
        find_quotient(code, {.heaps = most, .stop_at_period = false}, Budget());
    const MisereQuotient& quotient = found.quotient;
    heaps += quotient.heaps();
    order += quotient.order();
    for (const std::uint32_t element : quotient.element_of_heap) {
      digest = hash_combine(digest, element);
    }
    quotient.p_portion.for_each(
        [&](std::uint32_t element) { digest = hash_combine(digest, element); });
  }
};

bool run(const Workload& workload) {
  const auto* task = std::ranges::find(kTasks, workload.size, &Task::name);
  Sum sum;
  Stopwatch watch;
  watch.resume();
  if (task->code.empty()) {
    for (const std::string_view code : kSmall) {
      sum.add(heaps::Code::parse(code).value(), task->heaps);
    }
  } else {
    sum.add(heaps::Code::parse(task->code).value(), task->heaps);
  }
  watch.pause();
  return report("misere quotient of", workload, watch.seconds(), sum.heaps, sum.order,
                static_cast<std::uint32_t>(sum.digest >> 32));
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  std::vector<Workload> workloads;
  for (const Task& task : kTasks) {
    workloads.push_back({task.name, task.order, task.digest, task.seconds});
  }
  return run_all(workloads, argc, argv, run);
}
