// Values of loopy games: all strips of Backsliding Toads-and-Frogs of one length.
#include <string>

#include "bench/bench.hpp"
#include "summand/algebra/loopy_value.hpp"
#include "summand/language/session.hpp"

namespace summand::bench {
namespace {

// Each strip is an expression of its own, as a user writes it, in a session for all.
bool run_strips(const Workload& expected, std::size_t length) {
  Session session;
  std::uint64_t hash = 0;
  std::size_t strips = 1;
  for (std::size_t i = 0; i < length; ++i) strips *= 3;
  Stopwatch watch;
  watch.resume();
  for (std::size_t number = 0; number < strips; ++number) {
    std::string strip;
    for (std::size_t rest = number; strip.size() < length; rest /= 3) strip += "TF."[rest % 3];
    const auto answer = session.evaluate("backsliding-toads-and-frogs(\"" + strip + "\")");
    for (const char c : print(*answer)) hash = hash_combine(hash, static_cast<std::uint8_t>(c));
  }
  watch.pause();
  return report("backsliding toads-and-frogs, strips of", expected, watch.seconds(), strips, 0,
                static_cast<std::uint32_t>(hash >> 32));
}

constexpr Workload kFive{"5", 0, 0x85340C6D}, kSeven{"7", 0, 0x477AA847, 2};

bool run(const Workload& expected) {
  return run_strips(expected, expected.size == kFive.size ? 5 : 7);
}

}  // namespace
}  // namespace summand::bench

int main(int argc, char** argv) {
  using namespace summand::bench;
  return run_all(std::vector{kFive, kSeven}, argc, argv, run);
}
