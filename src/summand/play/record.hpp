// Records of matches: one form for all games, which people can read and the program reads back.
//
//   summand match 2
//   game nim(3,5)       an expression, or the name of a game of several seats
//   first left          lines about the start, as the game needs them
//   move 5->3           a line for each move
//   deal blue: help me  what was said after the moves before it
//   resigned            the player to move has given up, in a sum
//   winner blue         a result that some games write
//   end
//
// Records of version 0.2.0 are read, too. Those of games of several seats had titles of their own,
// colons behind the words, and no word before a move.
#pragma once

#include <cstddef>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/base/record_lines.hpp"
#include "summand/play/match.hpp"

namespace summand {

// A line of a record. Points into the record.
struct RecordEntry {
  std::string_view key, value;
  std::size_t line, at;  // where the line and its value begin
};

// The lines of a record, one after another.
class RecordReading {
 public:
  // Fails for another first line, if the end is missing, and for more than 10,000,000 characters.
  static Result<RecordReading> of(std::string_view text);

  // The game: the value of the line `game`, or the name that belongs to the title. Empty if there
  // is no such line.
  std::string_view game() const { return game_.value; }
  std::size_t game_at() const { return game_.at; }
  // Whether letters of positions of sums have the meaning that they had in version 0.2.0.
  bool has_former_letters() const { return former_letters_; }

  bool at_end() const { return next_ == entries_.size(); }
  // The next line, if it has this key and a value.
  std::optional<RecordEntry> take(std::string_view key);
  std::optional<RecordEntry> take_any();
  // Takes a line that is this word alone.
  bool take_word(std::string_view word);
  // The same; an error at the next line or at the end if there is no such line.
  Result<RecordEntry> need(std::string_view key, std::string_view what);
  // An error at the next line or at the end.
  std::unexpected<Error> expected(std::string message) const;

 private:
  std::vector<RecordEntry> entries_;
  RecordEntry game_{};
  std::size_t next_ = 0, end_ = 0;
  bool former_letters_ = false;
};

// The game of a text that begins like a record. nullopt for other texts.
std::optional<std::string_view> game_of_record(std::string_view text);

// A whole record. `lines` are those between the game and the end.
std::string record_of(std::string_view game, std::string_view lines);

// The line of a deal. It is printable text of one line, and other characters are written as escapes
// (base/foreign_text.hpp).
std::string deal_line(std::string_view deal);
// An error at the first character that is not printable.
Result<void> check_deal(std::string_view deal);

// The words of a game for records and for people:
//   std::string line_of(const State&, const Action&)      empty for giving up
//   Result<Action> read(const M&, std::string_view)       a legal action, as line_of writes it
//   std::optional<ResultLine> result(const M&)            nothing if the game is not over
struct ResultLine {
  std::string_view key;
  std::string value;
};

// The lines of the moves and the talk, and of the result.
template <class M, class Words>
std::string lines_of_match(const M& match, const Words& words) {
  std::string out;
  for (std::size_t i = 0; i <= match.actions().size(); ++i) {
    for (const std::string& deal : match.said(i)) out += deal_line(deal);
    if (i == match.actions().size()) break;
    const std::string name = words.line_of(match.state_after(i), match.actions()[i]);
    out += name.empty() ? "resigned\n" : fmt::format("move {}\n", name);
  }
  if (const auto result = words.result(match)) {
    out += fmt::format("{} {}\n", result->key, result->value);
  }
  return out;
}

// Plays and says what the rest of the record has. Errors have their place in the record.
template <class M, class Words>
Result<void> play_record(RecordReading& lines, M& match, const Words& words) {
  while (const auto line = lines.take_any()) {
    if (line->key == "deal") {
      if (auto fits = check_deal(line->value); !fits) return shifted(fits.error(), line->at);
      match.say(std::string(line->value));
      continue;
    }
    if (line->key == "winner" || line->key == "places") {
      const auto result = words.result(match);
      if (!result) return fail("the game is not over", line->line);
      if (result->key == line->key && result->value == line->value) continue;
      return fail("this is not the result", line->at);
    }
    if (!match.rules().to_move(match.state())) {
      return fail("the match was over before this", line->line);
    }
    if constexpr (requires { match.resign(); }) {
      if (line->key == "resigned") {
        match.resign();
        continue;
      }
    }
    if (line->key != "move" || line->value.empty()) {
      return fail("expected 'move' and a move, or 'resigned'", line->line);
    }
    auto action = words.read(match, line->value);
    if (!action) return shifted(action.error(), line->at);
    match.play(*std::move(action));
  }
  return {};
}

}  // namespace summand
