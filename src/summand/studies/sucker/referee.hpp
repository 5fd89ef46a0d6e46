// The referee of So Long Sucker: the legal actions at any moment, and their results.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/play/seated_ruleset.hpp"
#include "summand/studies/sucker/state.hpp"

namespace summand::sucker {

// Who moves after a pile was captured with the colour of an eliminated player.
enum class Rebound : std::uint8_t {
  mover,   // R: the player who captured it moves again
  giver,   // P: the player who gave the dead player his last move, or a giver before him
  holder,  // L: the player who had the move before this turn
};

// The rules, and choices where the printed rules leave something open. Nobody is his own giver: if
// a player gives himself the move and is eliminated, the move returns to the latest other living
// player who had it.
struct HouseRules {
  Rebound rebound = Rebound::mover;
  unsigned rows = 0;  // piles at a time; 0: any number
  // If no living player has ever had the move, the next seat gets it, or the seat before.
  enum class NoGiver : std::uint8_t { next_seat, seat_before } no_giver = NoGiver::next_seat;
  bool donations = true, discards = true;

  bool operator==(const HouseRules&) const = default;
};

std::string_view name_of(Rebound rebound);  // "R", "P", "L"
std::optional<Rebound> rebound_named(std::string_view name);

struct Action {
  enum class Kind : std::uint8_t { place, next, kill, donate, discard, refuse };
  Kind kind = Kind::place;
  std::uint8_t actor = 0;
  std::uint8_t colour = 0;            // the colour of the chip
  std::optional<std::uint8_t> other;  // the player who moves next, or who receives
  std::string pile;                   // the pile that is played on; empty: an empty place

  bool operator==(const Action&) const = default;
};

// Returns "blue: place r on br", "blue: place b on empty", "blue: next red", "red: kill b", "blue:
// donate r to red", "blue: discard r" or "red: refuse".
std::string print(const Action& action);
Result<Action> parse_action(std::string_view text);

// Has the interface of SeatedRuleset. to_move and actions(state) leave out actions that are never
// required: donations that rescue nobody, and discards.
class Referee {
 public:
  using State = sucker::State;
  using Action = sucker::Action;

  explicit Referee(HouseRules house = {}) : house_(house) {}
  const HouseRules& house() const { return house_; }

  // Why there is no such state under these house rules, or nullopt if there is.
  std::optional<std::string> objection(const State& state) const;

  // The state at the start of its turn: a player who cannot move is asked for or eliminated. It is
  // for states that were read. States from apply already have this form.
  State begun(State state) const;

  // All actions that the player may take, even if it is not his turn.
  std::vector<Action> legal(const State& state, Player player) const;
  std::vector<Action> legal(const State& state) const;  // of all players
  // Why an action is not legal, or nullopt if it is.
  std::optional<std::string> objection(const State& state, const Action& action) const;
  State apply(const State& state, const Action& action) const;  // assumes that it is legal

  unsigned players(const State& state) const { return state.players; }
  std::optional<unsigned> to_move(const State& state) const;
  std::vector<Action> actions(const State& state) const;
  std::vector<unsigned> ranking(const State& state) const;

  // The player who moves after a capture with the colour of an eliminated player, in a turn of this
  // state.
  Player after_dead_capture(const State& state, Player colour) const;

  // The players to whom the active player may give the move after playing on the pile.
  static std::vector<Player> may_be_next(const State& state, std::string_view pile);

 private:
  void optional_actions(const State& state, Player player, std::vector<Action>& out) const;
  void place(State& state, const Action& action) const;
  void kill(State& state, unsigned colour) const;
  void begin_turn(State& state, Player player) const;
  void settle(State& state) const;
  std::vector<Player> asked(const State& state) const;
  Player after_elimination(const State& state, Player player) const;
  Player seat_without_giver(const State& state, Player from) const;

  HouseRules house_;
};

static_assert(SeatedRuleset<Referee>);

}  // namespace summand::sucker
