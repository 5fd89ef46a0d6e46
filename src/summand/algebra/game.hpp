// Game: a game of a session, with operators. It knows how it was written, and computes its value
// when needed.
#pragma once

#include <algorithm>
#include <compare>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "summand/algebra/construction.hpp"
#include "summand/value/outcome.hpp"

namespace summand {

struct Summand;

// Cheap to copy. Operators take constant time, and braces time linear in the number of options. The
// operands of an operator belong to one workspace. Operators and functions that need a value may
// throw LimitReached. After that the game can still be used.
class Game {
 public:
  using Kind = Construction::Kind;

  // A value by itself (whose form is the canonical one), a position, or something that is made of
  // constructions of this workspace.
  Game(std::shared_ptr<Workspace> workspace, Construction::Parts parts)
      : workspace_(std::move(workspace)),
        construction_(Construction::make(*workspace_, std::move(parts))) {}
  Game(std::shared_ptr<Workspace> workspace, SharedConstruction construction)
      : workspace_(std::move(workspace)), construction_(std::move(construction)) {}
  Game(const Game&) = default;
  Game(Game&&) = default;
  // Swaps, so that the old construction is freed before its workspace.
  Game& operator=(Game other) noexcept {
    workspace_.swap(other.workspace_);
    std::swap(construction_, other.construction_);
    return *this;
  }
  ~Game() = default;

  const SharedConstruction& construction() const { return construction_; }
  const std::shared_ptr<Workspace>& shared_workspace() const { return workspace_; }
  Workspace& workspace() const { return *workspace_; }
  ValueStore& store() const { return workspace().store; }
  Evaluators& evaluators() const { return workspace().evaluators; }

  // --- how it was written ---
  Kind kind() const { return construction_->kind(); }
  // The position, if the game is a single one.
  const AnyPosition* position() const {
    return kind() == Kind::position ? &construction_->position() : nullptr;
  }
  // The terms of the sum in the order in which they were written. No term is a sum, a negative or a
  // number of copies. A negative position is the mirrored one. Terms that occur 0 times are left
  // out. In x + x the term x is listed twice. But in a sum of more than kMostListed sums, negatives
  // and terms, each shared term is listed once, with all its copies.
  std::vector<Summand> summands() const;
  static constexpr std::size_t kMostListed = 200'000;
  // Whether the game, as it was written, contains a position for which holds(position) is
  // true.
  template <class Holds>
  bool has_position_where(Holds&& holds) const {
    return std::ranges::any_of(Construction::below(construction_),
                               [&](const SharedConstruction& part) {
                                 return part->kind() == Kind::position && holds(part->position());
                               });
  }
  // Whether it contains a position of a loopy game (a position can repeat), or of one with
  // entailing moves. A theorem may give the values of such positions all the same.
  bool has_loops() const { return construction_->has_loops(); }
  bool has_positions() const { return construction_->has_positions(); }
  bool has_form() const { return construction_->has_form(); }
  // The game as it was written, as an expression: sums stay sums, positions calls. `limit` as for
  // values. A game without form reaches the size limit.
  std::string print(std::size_t limit = 1'000'000) const;
  // The same for people: the result of a definition is its call, and a game without form its value.
  std::string text(std::size_t limit = 1'000'000) const;

  // --- its value ---
  // A loopy game has a value only if it is equal to a short game. Otherwise this is a size limit.
  Value value() const;
  // The same, or none for a loopy game that is equal to no short game.
  std::optional<Value> short_value() const;
  Outcome outcome() const { return summand::outcome(store(), value()); }
  // The form for ordinal sums: the options as written (value/form.hpp).
  Form form() const { return construction_->form(); }

  friend Game operator+(Game g, Game h);
  friend Game operator-(Game g, const Game& h);
  Game operator-() const;
  // The sum of `count` copies; count is an integer.
  Game copies(Dyadic count) const;
  // this : top
  Game ordinal_sum(const Game& top) const;

  // By value: equivalent is equal, unordered is confused.
  friend std::partial_ordering operator<=>(const Game& g, const Game& h) {
    if (g.has_loops() || h.has_loops()) return compare_with_loops(g, h);
    return g.store().compare(g.value(), h.value());
  }
  friend bool operator==(const Game& g, const Game& h) {
    if (g.has_loops() || h.has_loops()) return compare_with_loops(g, h) == 0;
    return g.value() == h.value();
  }

 private:
  static std::partial_ordering compare_with_loops(const Game& g, const Game& h);

  std::shared_ptr<Workspace> workspace_;
  SharedConstruction construction_;  // freed before the workspace
};

// {left|right}, kept as it is written.
Game braces(const std::shared_ptr<Workspace>& workspace, std::span<const Game> left,
            std::span<const Game> right);

// A term of a sum: `copies` of the game are added, or subtracted if negative; never 0.
struct Summand {
  Dyadic copies;
  Game game;
};

}  // namespace summand
