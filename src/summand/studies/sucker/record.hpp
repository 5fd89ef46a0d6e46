// Records of games: house rules, start, actions, deals, and the result.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "summand/play/match.hpp"
#include "summand/play/record.hpp"
#include "summand/studies/sucker/referee.hpp"

namespace summand::sucker {

// A match whose actions the referee has checked. A deal is text and has no effect.
using Record = Match<Referee>;
Record record_from(const HouseRules& house, const State& start);

inline constexpr std::string_view kGame = "sucker";  // in records and commands

struct SuckerWords {
  static std::string line_of(const State& before, const Action& action);
  static Result<Action> read(const Record& record, std::string_view text);
  static std::optional<ResultLine> result(const Record& record);
};

// The lines of a record (play/record.hpp) about the start are `rules` and `start`. `winner blue`
// follows if the game is over.
std::string print(const Record& record);
bool is_record(std::string_view text);  // whether it begins like a record of this game
// Plays all actions again. An action that is not legal is an error with its line, and so is a wrong
// winner. Errors have their place in the text.
Result<Record> parse_record(std::string_view text);

// Returns "rebound R, rows any, no giver next seat, donations yes, discards yes".
std::string print(const HouseRules& house);
Result<HouseRules> parse_house_rules(std::string_view text);

}  // namespace summand::sucker
