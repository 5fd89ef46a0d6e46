// Game for Python: a game and the conversation that it belongs to.
#pragma once

#include <memory>
#include <nanobind/nanobind.h>
#include <optional>
#include <span>

#include "bindings/python/src/conversation.hpp"
#include "summand/algebra/game.hpp"
#include "summand/language/answer.hpp"

namespace summand::python {

struct PyGame {
  std::shared_ptr<Conversation> conversation;
  Game game;
};

// The game that an object of Python is: a Game, a Position, an int or a Fraction. nullopt for other
// objects. Positions and numbers become games of `conversation`.
std::optional<PyGame> to_game(nb::handle object, const std::shared_ptr<Conversation>& conversation);

// The same for a text, too. Throws Problem for other objects.
PyGame read_game(nb::handle object, const std::shared_ptr<Conversation>& conversation);

// The same game in the present workspace of the conversation, which may be a newer one. Assumes
// that the game belongs to the conversation. Only inside of enter().
Game here(Conversation& conversation, const Game& game);

// The same game in the workspace of another one. Values are copied by their structure. Called with
// the lock of the interpreter.
Game moved(const PyGame& game, const PyGame& into);

// An operator whose result is a game, such as __add__. A game and a position have the same ones.
// `apply` returns NotImplemented for an operand that is no game.
struct SumOperator {
  const char* name;
  const char* signature;
  nb::object (*apply)(const PyGame& g, nb::handle operand);
};

std::span<const SumOperator> sum_operators();

void bind_game(nb::module_& module);

}  // namespace summand::python
