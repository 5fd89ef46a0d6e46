// Rounds: Babylon as it is sold. Players play rounds until one of them has won two.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "summand/play/match.hpp"
#include "summand/play/record.hpp"
#include "summand/studies/babylon/physical.hpp"
#include "summand/studies/babylon/seats.hpp"

namespace summand::babylon {

// The rules, with the interface of SeatedRuleset. Before each round a player chooses his place in
// the order of moves, which is an action, too.
struct RoundsRules {
  struct State {
    SeatedBabylon::State start;                   // the same before each round
    BestOfThree score;                            // of the rounds that are over
    std::optional<SeatedBabylon::State> round{};  // the last one that was begun
    bool in_round = false;                        // it is not over

    // The player who is to choose his place.
    std::optional<unsigned> chooser() const {
      return in_round || score.winner() ? std::nullopt : std::optional(score.chooser());
    }
  };
  using Action = std::variant<unsigned, StackMove>;  // a place or a move

  unsigned players(const State& state) const { return state.start.players; }
  std::optional<unsigned> to_move(const State& state) const;
  std::vector<Action> actions(const State& state) const;
  State apply(const State& state, const Action& action) const;
  // The players by the rounds that they have won.
  std::vector<unsigned> ranking(const State& state) const;
};

using Rounds = Match<RoundsRules>;
// Assumes 2 to kMostInRounds players.
Rounds rounds_from(const SeatedBabylon::State& start);

inline constexpr std::string_view kRoundsGame = "babylon in rounds";  // in records

struct RoundsWords {
  static std::string line_of(const RoundsRules::State& before, const RoundsRules::Action& action);
  // A place, such as "second", or a legal move. Records of version 0.2.0 have lines such as "round
  // 2: player 1 goes second".
  static Result<RoundsRules::Action> read(const Rounds& rounds, std::string_view text);
  // The places in the last round, if it is over.
  static std::optional<ResultLine> result(const Rounds& rounds);
};

// The lines of a record (play/record.hpp) about the start are those of seats_record.hpp.
std::string print(const Rounds& rounds);
// Plays all rounds again. What is not possible is refused with its line. Errors have their place.
Result<Rounds> parse_rounds(std::string_view text);

}  // namespace summand::babylon
