// Box: Babylon as it is played from its box, rounds until somebody has won two.
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

// Before each round a player chooses his place in the order of moves, and then the round is a
// match. A round that is over counts at once, and it can still be looked at and taken back until
// the next place is chosen.
class Box {
 public:
  // Goes on with these rounds. Assumes 2 to kMostInBox players, and a seat for each.
  Box(const Rounds& rounds, ask::Company company);

  const SeatedBabylon::State& start() const { return start_; }
  bool is_person(unsigned player) const { return company_.seats[player].is_person(); }
  // Counts the rounds that are over.
  BestOfThree score() const;
  bool is_over() const { return score().winner().has_value(); }
  // Who is to choose his place in the next round; nothing during a round and after the last one.
  std::optional<unsigned> chooser() const;
  // The round that is played or was played last. Null before the first one.
  ask::SeveralMatch* round() const {
    return rounds_.empty() ? nullptr : rounds_.back().match.get();
  }
  // All rounds, as they are read.
  std::string record() const;

  // The place that a program chooses, and whether it is the best one: where that is not known, it
  // is the first. Throws LimitReached.
  struct Choice {
    unsigned place = 0;
    bool is_best = false;
  };
  Choice advise(const Budget& budget) const;
  // The player takes that place, and the round begins. Assumes that there is a chooser and such a
  // place.
  void choose(unsigned place);

 private:
  struct Round {
    unsigned place;  // of the chooser
    std::unique_ptr<ask::SeveralMatch> match;
  };

  void begin_round(unsigned place, Match<SeatedBabylon> match);

  SeatedBabylon::State start_;
  ask::Company company_;
  std::vector<Round> rounds_;  // all but the last are over
};

// The box that options ask for: the game as it is sold or that of the text, --players (2), and the
// company, whose programs are exact unless --opponents names others.
Result<Box> new_box(const ask::Request& request, std::string_view text);
// The box of a record, with the company of the options. The place of an error is in the text.
Attempt<Box> loaded_box(const ask::Request& request, std::string_view text);

}  // namespace summand::babylon
