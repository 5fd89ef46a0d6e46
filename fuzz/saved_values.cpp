// Any saved values with a correct checksum. Values that are read must be within all bounds, and a
// sequence must be able to continue from them. A period that is called proved must be a period of
// the game.
#include "summand/heaps/saved_values.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

#include "summand/base/check.hpp"
#include "summand/heaps/definition.hpp"
#include "summand/heaps/names.hpp"
#include "summand/heaps/period_proof.hpp"
#include "summand/heaps/sequence.hpp"

namespace {

using namespace summand;
using namespace summand::heaps;

// Returns the path of a file in memory with the text. It is the same file for all calls.
std::string path_of(std::string_view text) {
  static const int file = memfd_create("values", 0);
  SUMMAND_CHECK(ftruncate(file, 0) == 0);
  SUMMAND_CHECK(pwrite(file, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size()));
  return "/proc/self/fd/" + std::to_string(file);
}

void go_on_from(const Rules& rules, const std::string& path) {
  constexpr std::size_t kMore = 200, kMost = 3000;
  NimSequence sequence(rules, Budget({.memory = std::size_t{1} << 28}));
  if (!sequence.resume(path) || sequence.size() > kMost) return;
  for (std::size_t n = 0; n < sequence.size(); ++n) {
    SUMMAND_CHECK(sequence[n] <= largest_value(n));
  }
  const PeriodReport report = prove_period(sequence, sequence.size() + kMore);
  if (!report.proof) return;
  NimSequence right(rules);
  right.extend(report.proof->verified_to);
  for (std::size_t n = 0; n < right.size(); ++n) SUMMAND_CHECK(right[n] == sequence[n]);
}

}  // namespace

// The first line of the input is a game. The rest is the content of the file after the rules.
extern "C" int summand_fuzz_saved_values(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t kMostOfRules = 12;  // bytes; longer codes only take more time
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const std::size_t end = std::min(input.find('\n'), input.size());
  const auto rules = parse_rules(input.substr(0, std::min(end, kMostOfRules)));
  if (!rules) return 0;
  if (const auto* code = std::get_if<Code>(&*rules); code != nullptr && code->most_heaps() > 2) {
    return 0;
  }
  std::string text = "summand nim-sequence 1\nrules " + print(*rules) + "\n";
  text += input.substr(std::min(end + 1, size));
  go_on_from(*rules, path_of(text + kSequenceFormat.end_for(text)));
  return 0;
}
