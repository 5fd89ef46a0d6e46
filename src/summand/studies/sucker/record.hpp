// Records of games: house rules, start, what was done and said, and how it ended.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "summand/several/match.hpp"
#include "summand/studies/sucker/referee.hpp"

namespace summand::sucker {

// A match with what was said at the table. A deal is text: it binds nobody.
class Record {
 public:
  Record(const HouseRules& house, const State& start)
      : match_(Referee(house), Referee(house).begun(start)) {}

  const Match<Referee>& match() const { return match_; }
  const Referee& referee() const { return match_.rules(); }
  const State& state() const { return match_.state(); }

  // The reason why an action is not legal; it is not played then.
  Result<void> play(const Action& action);
  void undo();  // the last action, and what was said after it
  void say(std::string deal) { deals_[match_.actions().size()].push_back(std::move(deal)); }
  const std::map<std::size_t, std::vector<std::string>>& deals() const { return deals_; }

 private:
  Match<Referee> match_;
  std::map<std::size_t, std::vector<std::string>> deals_;  // by the number of actions before
};

// "so long sucker, version 1", the house rules, the start, an action or `deal: TEXT` a line, and
// `winner: blue` where the game is over.
std::string print(const Record& record);
// Plays it all again: an action that is not legal is refused with its line, and so is another
// winner than the one who won. Errors have their place in the text.
Result<Record> parse_record(std::string_view text);

// "rebound R, rows any, no giver next seat, donations yes, discards yes".
std::string print(const HouseRules& house);
Result<HouseRules> parse_house_rules(std::string_view text);

}  // namespace summand::sucker
