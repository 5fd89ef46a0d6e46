// SuiteAnswer: what became of each case of a suite, as text and JSON.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/text_sink.hpp"
#include "summand/draw/page.hpp"
#include "summand/text/caret.hpp"
#include "summand/text/description.hpp"

namespace summand::ask {

// Whether the suite and Summand say the same about a case. `answered`: the suite expects nothing;
// `limit`: a limit was reached first; `unknown`: Summand has no such game, or cannot ask that.
enum class CaseResult : std::uint8_t { agree, differ, answered, limit, unknown, unreadable };
inline constexpr std::size_t kCaseResults = 6;

struct SuiteCase {
  std::size_t file = 0;  // its index
  Place place{};         // of the question
  std::string game;      // the kind of its games, or a word for none and for several
  std::string sum;       // as an expression; empty if it has none
  std::string question;  // as the file has it
  CaseResult result = CaseResult::unreadable;
  std::string found = {};   // as the file would say it
  std::string reason = {};  // of a limit or an unknown game
  double seconds = 0;
};

struct SuiteAnswer {
  std::string format;
  std::vector<std::string> files;  // their names
  std::vector<SuiteCase> cases;
  std::size_t sums = 0, all = 0;    // `all` cases were to be asked
  std::chrono::nanoseconds time{};  // for each case; 0: no limit

  std::size_t count(CaseResult result) const;
};

void describe(Members<SuiteAnswer>& its);
void write_text(TextSink& sink, const SuiteAnswer& answer, const Page& page);

}  // namespace summand::ask
