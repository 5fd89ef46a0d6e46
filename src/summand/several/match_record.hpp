// The common form of records of matches of several players: a title, lines about the start, a line
// for each action and each deal, perhaps the winner, and "end".
#pragma once

#include <cstddef>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/record_lines.hpp"
#include "summand/several/match.hpp"

namespace summand {

// The line of a deal. A deal is what was said at the table. In a record it is printable text of one
// line, and other characters are written as escapes (base/foreign_text.hpp).
std::string deal_line(std::string_view deal);

// The deal in a line, or nullopt if the line has none. An error is at the first character that is
// not printable.
Result<std::optional<std::string>> deal_in(std::string_view line);

// The part between the title and the end: the lines that are not empty with their places in the
// text, and the place of the end.
struct RecordBody {
  std::vector<RecordLine> lines;
  std::size_t end;
};
// Fails for another title, if the end is missing, and for more than 10,000,000 characters.
Result<RecordBody> body_of_record(std::string_view title, std::string_view text);

// The actions and the talk, one line each. `line_of(state, action)` writes an action.
template <SeveralRuleset R, class LineOf>
std::string lines_of_match(const Match<R>& match, const LineOf& line_of) {
  std::string out;
  for (std::size_t i = 0; i <= match.actions().size(); ++i) {
    for (const std::string& deal : match.said(i)) out += deal_line(deal) + "\n";
    if (i == match.actions().size()) break;
    out += fmt::format("{}\n", line_of(match.state_after(i), match.actions()[i]));
  }
  return out;
}

// Plays or says the content of the line. `read(state, line)` must return a Result of a legal
// action. Errors have their place in the line.
template <SeveralRuleset R, class Read>
Result<void> add_line(Match<R>& match, std::string_view line, const Read& read) {
  SUMMAND_TRY(deal, deal_in(line));
  if (deal) {
    match.say(*std::move(deal));
    return {};
  }
  SUMMAND_TRY(action, read(match.state(), line));
  match.play(action);
  return {};
}

}  // namespace summand
