// Any text. If it parses as a strategy, it must not change by printing and parsing. Its replay with
// little memory and few questions must give an answer.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "summand/base/check.hpp"
#include "summand/play/strategy_check.hpp"

namespace {

using namespace summand;

constexpr std::size_t kMemory = 200'000'000;
constexpr std::uint64_t kQuestions = 5'000;

}  // namespace

extern "C" int summand_fuzz_strategy(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto strategy = WinningStrategy::parse(text);
  if (!strategy) {
    SUMMAND_CHECK(strategy.error().offset <= size && !strategy.error().message.empty());
    return 0;
  }
  SUMMAND_CHECK(WinningStrategy::parse(strategy->print()) == *strategy);
  Session session(Budget({.memory = kMemory, .questions = kQuestions}));
  const auto check = check_strategy(*strategy, session);
  if (!check) {
    SUMMAND_CHECK(!check.error().error.message.empty());
  } else if (check->holds()) {
    SUMMAND_CHECK(check->line.empty() && check->idle.size() <= strategy->replies.size());
  }
  return 0;
}
