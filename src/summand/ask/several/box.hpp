// Box: Babylon as it is sold. Players play rounds until one of them has won two rounds.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/several/several_match.hpp"
#include "summand/base/attempt.hpp"
#include "summand/studies/babylon/physical.hpp"
#include "summand/studies/babylon/rounds_record.hpp"
#include "summand/studies/babylon/seats.hpp"

namespace summand::babylon {

// Before each round a player chooses his place in the order of moves. Then the round is a match. A
// round counts as soon as it is over. People can look at it and take actions back until the next
// place is chosen.
class Box {
 public:
  // Continues these rounds. Assumes that there are 2 to kMostInBox players with a seat for each.
  Box(const Rounds& rounds, ask::Company company);

  const SeatedBabylon::State& start() const { return start_; }
  bool is_person(unsigned player) const { return company_.seats[player].is_person(); }
  // The score of the rounds that are over.
  BestOfThree score() const;
  bool is_over() const { return score().winner().has_value(); }
  // The player who is to choose his place in the next round. Nothing during a round and after the
  // last one.
  std::optional<unsigned> chooser() const;
  // The current round. If there is none: the last round. Null before the first one.
  ask::SeveralMatch* round() const {
    return rounds_.empty() ? nullptr : rounds_.back().match.get();
  }
  // A record of all rounds. loaded_box() reads it.
  std::string record() const;

  // The place that a program chooses. If the best place is not known, it is the first place. Throws
  // LimitReached.
  struct Choice {
    unsigned place = 0;
    bool is_best = false;
  };
  Choice advise(const Budget& budget) const;
  // The chooser takes this place, and the round begins. Assumes that there is a chooser and that
  // the place exists.
  void choose(unsigned place);

 private:
  struct Round {
    unsigned place;  // of the chooser
    std::unique_ptr<ask::SeveralMatch> match;
  };

  void begin_round(unsigned place, Match<SeatedBabylon> match);

  SeatedBabylon::State start_;
  ask::Company company_;
  std::vector<Round> rounds_;  // all rounds before the last one are over
};

// The box for these options: the game as it is sold or the game in `text`, with --players (default:
// 2). Programs play exactly, unless --opponents names another program.
Result<Box> new_box(const ask::Request& request, std::string_view text);
// The box of a record. The options set the seats and the programs. The offset of an error is an
// offset in `text`.
Attempt<Box> loaded_box(const ask::Request& request, std::string_view text);

}  // namespace summand::babylon
