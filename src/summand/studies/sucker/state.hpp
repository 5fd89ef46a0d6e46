// A position of So Long Sucker: hands, piles, who is out, whose turn it is and who had it before.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"

namespace summand::sucker {

// A player is the index of his colour: blue 0, red 1, yellow 2, green 3, and so on.
using Player = unsigned;

inline constexpr unsigned kMostPlayers = 8;
// A player or a set of players as a State or an Action holds it.
constexpr std::uint8_t small(unsigned number) { return static_cast<std::uint8_t>(number); }
inline constexpr unsigned kMostChips = 100;  // of one colour
// Where two players and their colours alone are left, which a formula decides.
inline constexpr unsigned kMostCounted = 100'000'000;

std::string_view name_of(Player player);  // "blue"
char letter_of(Player player);            // 'b'
std::optional<Player> player_of(char letter);
std::optional<Player> player_named(std::string_view name);  // by name or letter

using Chips = std::array<std::uint32_t, kMostPlayers>;  // of each colour

// What has to be decided.
enum class Phase : std::uint8_t {
  place,   // the active player plays a chip (or has none: his turn only begins)
  next,    // he chooses who has the move, after playing on `pile`
  kill,    // the owner of the topmost colour of the captured `pile` chooses the chip that dies
  rescue,  // the active player has no chip: the others donate or refuse
  over,
};

struct State {
  unsigned players = 2;
  std::array<Chips, kMostPlayers> hands{};
  std::vector<std::string> piles;  // letters, bottom to top; sorted, for they lie anywhere
  Chips dead{};
  std::vector<std::uint8_t> out;  // players, the first one eliminated first
  // Who gave an eliminated player his last move; none: nobody is known.
  std::array<std::optional<std::uint8_t>, kMostPlayers> givers{};
  std::uint8_t active = 0;
  std::vector<std::uint8_t> before;  // who had earlier turns, the latest first, each once
  Phase phase = Phase::place;
  std::string pile;                  // see Phase
  std::uint8_t refused = 0;          // of Phase::rescue, a bit for each player
  std::optional<std::uint8_t> owed;  // the colour a rescued player must play

  bool operator==(const State&) const = default;

  bool alive(Player player) const;
  std::vector<Player> alive_players() const;
  std::vector<Player> refusers() const;        // of Phase::rescue
  unsigned chips_of(Player player) const;      // in his hand
  unsigned prisoners_of(Player player) const;  // among them
  // Of each colour, in hands, on the board, captured and dead.
  std::array<unsigned, kMostPlayers> totals() const;
};

// Who gave a player who is out his last move; if he is out too, who gave him his, and so on.
// Nothing where that is not known.
std::optional<Player> living_giver(const State& state, Player player);

// The start: each player has his own chips, and blue begins. Assumes numbers within the limits.
State new_game(unsigned players, unsigned chips);

// "blue: b3 r1; red: r2; piles: br rbr b; to move: blue". Of the other fields, `dead: g3`, `out:
// yellow green` (the first one eliminated first), `givers: g=r` (red gave green his last move) and
// `before: red blue` (earlier turns, the latest first) are written where they say something; `next:
// br`, `capture: brb`, `rescue: refused red` and `must play: r` are the phases of a turn. A colour
// whose player has no hand is out. parse(print(state)) is the state.
std::string print(const State& state);
// Refuses what cannot be: its reason has the place in the text.
Result<State> parse_state(std::string_view text);

// The same as JSON: an object with the members of the text.
std::string print_json(const State& state);
Result<State> parse_state_json(std::string_view json);
// Such an object, or an answer of the program that has one as its `state`, with the house rules in
// `rules` if it says them. The other members of an answer are not looked at.
struct StateAnswer {
  State state;
  std::optional<std::string> rules;
};
Result<StateAnswer> parse_answer_json(std::string_view json);

// What is wrong with a state that was put together, or nothing.
std::optional<std::string> fault_of(const State& state);

// "b3 r1"; "none".
std::string print(const Chips& chips);

}  // namespace summand::sucker
