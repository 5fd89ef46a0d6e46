// A position of So Long Sucker: hands, piles, eliminated players, whose turn it is and who had it
// before.
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
// Converts a player or a set of players to the type that a State or an Action stores.
constexpr std::uint8_t small(unsigned number) { return static_cast<std::uint8_t>(number); }
inline constexpr unsigned kMostChips = 100;  // of one colour
// The limit if only two players and their colours are left. Then a formula decides.
inline constexpr unsigned kMostCounted = 100'000'000;

std::string_view name_of(Player player);  // "blue"
char letter_of(Player player);            // 'b'
std::optional<Player> player_of(char letter);
std::optional<Player> player_named(std::string_view name);  // by name or letter

using Chips = std::array<std::uint32_t, kMostPlayers>;  // of each colour

// The decision that is needed.
enum class Phase : std::uint8_t {
  place,   // the active player plays a chip (or has none: his turn is just beginning)
  next,    // he chooses the next player, after he played on `pile`
  kill,    // the owner of the topmost colour of the captured `pile` chooses the chip that dies
  rescue,  // the active player has no chip: the others donate or refuse
  over,
};

struct State {
  unsigned players = 2;
  std::array<Chips, kMostPlayers> hands{};
  std::vector<std::string> piles;  // letters from bottom to top; sorted, as places have no meaning
  Chips dead{};
  std::vector<std::uint8_t> out;  // eliminated players, the first one first
  // The player who gave an eliminated player his last move, or nullopt if he is not known.
  std::array<std::optional<std::uint8_t>, kMostPlayers> givers{};
  std::uint8_t active = 0;
  std::vector<std::uint8_t> before;  // players who had earlier turns, the latest first, each once
  Phase phase = Phase::place;
  std::string pile;                  // see Phase
  std::uint8_t refused = 0;          // for Phase::rescue: one bit for each player
  std::optional<std::uint8_t> owed;  // the colour that a rescued player must play

  bool operator==(const State&) const = default;

  bool alive(Player player) const;
  std::vector<Player> alive_players() const;
  std::vector<Player> refusers() const;        // for Phase::rescue
  unsigned chips_of(Player player) const;      // in his hand
  unsigned prisoners_of(Player player) const;  // in his hand
  // The chips of each colour in hands, on the board, captured and dead.
  std::array<unsigned, kMostPlayers> totals() const;
};

// The player who gave an eliminated player his last move. If he is eliminated too, it is his own
// giver, and so on. Returns nullopt if it is not known.
std::optional<Player> living_giver(const State& state, Player player);

// The start: each player has his own chips, and blue begins. Assumes numbers within the limits.
State new_game(unsigned players, unsigned chips);

// Returns "blue: b3 r1; red: r2; piles: br rbr b; to move: blue". These fields are written only if
// they contain something: `dead: g3`, `out: yellow green` (the first one was eliminated first),
// `givers: g=r` (red gave green his last move) and `before: red blue` (earlier turns, the latest
// first). `next: br`, `capture: brb`, `rescue: refused red` and `must play: r` are the phases of a
// turn. A colour whose player has no hand is out. parse_state(print(state)) is the state.
std::string print(const State& state);
// Refuses impossible states. The error has its reason and its place in the text.
Result<State> parse_state(std::string_view text);

// The same as JSON: an object with the fields of the text as members.
std::string print_json(const State& state);
Result<State> parse_state_json(std::string_view json);
// Reads such an object, or an answer of the program with one as its `state`. It takes the house
// rules from `rules`, if there are any. Other members of an answer are ignored.
struct StateAnswer {
  State state;
  std::optional<std::string> rules;
};
Result<StateAnswer> parse_answer_json(std::string_view json);

// What is wrong with a state, or nullopt.
std::optional<std::string> fault_of(const State& state);

// Returns "b3 r1", or "none".
std::string print(const Chips& chips);

}  // namespace summand::sucker
