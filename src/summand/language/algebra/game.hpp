// Game: a game of a session, with operators: how it was written, and its value when that is asked
// for.
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

// Cheap to copy. Games that meet in an operator belong to one workspace. Whatever needs a value may
// throw LimitReached; the game can be used on.
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
  // The terms of the sum, in the order in which they were written: none of them is itself a sum, a
  // negative or a number of copies. A negative position is the mirrored one. Those that stand there
  // 0 times are left out.
  std::vector<Summand> summands() const;
  // Whether a position of which holds(position) is true stands anywhere in how the game was
  // written.
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

  // --- what it is worth ---
  Value value() const { return construction_->value_of(id_); }
  Outcome outcome() const { return summand::outcome(store(), value()); }
  // What an ordinal sum sees of it: the options as written (value/form.hpp).
  Form form() const { return construction_->form_of(id_); }

  friend Game operator+(Game g, const Game& h);
  friend Game operator-(Game g, const Game& h);
  Game operator-() const;
  // `count` of them added; count is an integer.
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

// A term of a sum: `copies` of the game are added, or taken away when it is negative; never 0.
struct Summand {
  Dyadic copies;
  Game game;
};

}  // namespace summand
