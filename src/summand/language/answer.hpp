// Answer: the result of an expression.
#pragma once

#include <compare>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/algebra/loopy_value.hpp"
#include "summand/language/record.hpp"
#include "summand/theory/thermograph.hpp"
#include "summand/value/outcome.hpp"

namespace summand {

struct Answer;

// Elements in their order. For a comprehension, names has its names, and bindings[i] has their
// values as text for element i. For a plain list both are empty.
struct List {
  std::vector<Answer> elements;
  std::vector<std::string> names;
  std::vector<std::vector<std::string>> bindings;
};

// A game that is printed as it is written, such as a move, and not by its value.
struct WrittenGame {
  Game game;
};

// Numbers, such as birthday(G), are games too.
struct Answer {
  std::variant<Game, bool, std::partial_ordering, Outcome, List, Thermograph, std::string, Record,
               WrittenGame, LoopySides>
      what;

  template <class T>
  const T* get() const {
    return std::get_if<T>(&what);
  }
};

// The game of an answer, written or not, or nullptr.
const Game* game_of(const Answer& answer);

// A game with these sides: a stopper, or sides that know no moves.
Answer answer_of(const std::shared_ptr<Workspace>& workspace, const Sides& sides);

// Returns "Left" or "Right".
std::string_view player_name(Player player);

// Returns "left" or "right", as in the names of fields.
std::string_view player_key(Player player);
inline std::string_view key_of(Player player) { return player_key(player); }
// Returns "L", "R", "N" or "P".
std::string_view key_of(Outcome outcome);

// Returns "<", "=", ">" or "||".
std::string_view sign(std::partial_ordering order);

// The answer as one line: a game by its canonical value, a list in brackets.
std::string print(const Answer& answer);

// The kind of the answer, for messages: "a game", "a truth value", "a list".
std::string_view describe(const Answer& answer);

}  // namespace summand
