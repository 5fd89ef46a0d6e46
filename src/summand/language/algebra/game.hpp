// Game: a game of a session, with operators. It knows how it was written, and computes its value
// when needed.
#pragma once

#include <algorithm>
#include <compare>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "summand/language/algebra/construction.hpp"
#include "summand/value/outcome.hpp"

namespace summand {

struct Summand;

// Cheap to copy. The operands of an operator belong to one workspace. Functions that need a value
// may throw LimitReached. After that the game can still be used.
class Game {
 public:
  using Kind = Construction::Kind;

  // A value by itself, whose form is the canonical one.
  Game(std::shared_ptr<Workspace> workspace, Value value);
  Game(std::shared_ptr<Workspace> workspace, AnyPosition position);
  Game(std::shared_ptr<Construction> construction, Construction::Id id)
      : construction_(std::move(construction)), id_(id) {}

  const std::shared_ptr<Construction>& construction() const { return construction_; }
  Construction::Id id() const { return id_; }
  Workspace& workspace() const { return construction_->workspace(); }
  ValueStore& store() const { return workspace().store; }
  Evaluators& evaluators() const { return workspace().evaluators; }

  // --- how it was written ---
  Kind kind() const { return construction_->kind(id_); }
  // The position, if the game is a single one.
  const AnyPosition* position() const;
  // The terms of the sum in the order in which they were written. No term is a sum, a negative or a
  // number of copies. A negative position is the mirrored one. Terms that occur 0 times are left
  // out.
  std::vector<Summand> summands() const;
  // Whether the game, as it was written, contains a position for which holds(position) is
  // true.
  template <class Holds>
  bool has_position_where(Holds&& holds) const {
    return std::ranges::any_of(construction_->below(id_), [&](Construction::Id id) {
      return construction_->kind(id) == Kind::position && holds(construction_->position_of(id));
    });
  }
  bool has_positions() const {
    return has_position_where([](const AnyPosition&) { return true; });
  }
  // The game as it was written, as an expression: sums stay sums, positions calls. `limit` as for
  // values.
  std::string print(std::size_t limit = 1'000'000) const;

  // --- its value ---
  Value value() const { return construction_->value_of(id_); }
  Outcome outcome() const { return summand::outcome(store(), value()); }
  // The form for ordinal sums: the options as written (value/form.hpp).
  Form form() const { return construction_->form_of(id_); }

  friend Game operator+(Game g, const Game& h);
  friend Game operator-(Game g, const Game& h);
  Game operator-() const;
  // The sum of `count` copies; count is an integer.
  Game copies(Dyadic count) const;
  // this : top
  Game ordinal_sum(const Game& top) const;

  // By value: equivalent is equal, unordered is confused.
  friend std::partial_ordering operator<=>(const Game& g, const Game& h) {
    return g.store().compare(g.value(), h.value());
  }
  friend bool operator==(const Game& g, const Game& h) { return g.value() == h.value(); }

 private:
  friend Game braces(const std::shared_ptr<Construction>&, std::span<const Game>,
                     std::span<const Game>);

  std::shared_ptr<Construction> construction_;
  Construction::Id id_;
};

// {left|right}, kept as it is written.
Game braces(const std::shared_ptr<Construction>& construction, std::span<const Game> left,
            std::span<const Game> right);

// A term of a sum: `copies` of the game are added, or subtracted if negative; never 0.
struct Summand {
  Dyadic copies;
  Game game;
};

}  // namespace summand
