// Any text as a suite of MCGS. What is read has places in the text, and sums that are readable have
// an expression of games.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "summand/base/check.hpp"
#include "summand/suites/mcgs_reader.hpp"

extern "C" int summand_fuzz_mcgs_suite(const std::uint8_t* data, std::size_t size) {
  using namespace summand;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const Suite suite = read_mcgs(text);
  for (const Error& error : suite.errors) {
    SUMMAND_CHECK(error.offset <= size && !error.message.empty());
  }
  std::size_t last = 0;
  for (const SuiteSum& sum : suite.sums) {
    for (const SuiteGame& game : sum.games) {
      SUMMAND_CHECK(game.offset <= size);
      if (sum.readable) SUMMAND_CHECK(game.missing.empty() != game.expression.empty());
    }
    for (const SuiteQuestion& question : sum.questions) {
      SUMMAND_CHECK(last <= question.offset && question.offset <= size);
      last = question.offset;
    }
  }
  return 0;
}
