// Records of games: house rules, start, actions, deals, and the result.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "summand/several/match.hpp"
#include "summand/studies/sucker/referee.hpp"

namespace summand::sucker {

// A match whose actions the referee has checked. A deal is text and has no effect.
class Record {
 public:
  Record(const HouseRules& house, const State& start)
      : match_(Referee(house), Referee(house).begun(start)) {}

  const Match<Referee>& match() const { return match_; }
  const Referee& referee() const { return match_.rules(); }
  const State& state() const { return match_.state(); }

  // Plays an action. If it is not legal, it is not played, and the error has the reason.
  Result<void> play(const Action& action);
  // Plays the action, or adds the deal, in a line of a record. Errors have their place in the line.
  Result<void> add_line(std::string_view line);
  bool undo() { return match_.undo(); }
  bool redo() { return match_.redo(); }
  void say(std::string deal) { match_.say(std::move(deal)); }

 private:
  Match<Referee> match_;
};

// A record has these lines: "so long sucker, version 1", the house rules, the start, and then each
// action or `deal: TEXT`. `winner: blue` follows if the game is over, and then "end".
std::string print(const Match<Referee>& match);
std::string print(const Record& record);
bool is_record(std::string_view text);  // whether it begins like a record
// Plays all actions again. An action that is not legal is an error with its line, and so is a wrong
// winner. Errors have their place in the text.
Result<Record> parse_record(std::string_view text);

// Returns "rebound R, rows any, no giver next seat, donations yes, discards yes".
std::string print(const HouseRules& house);
Result<HouseRules> parse_house_rules(std::string_view text);

}  // namespace summand::sucker
