#include "summand/language/algebra/game.hpp"

#include <algorithm>

#include "summand/base/check.hpp"
#include "summand/language/algebra/written.hpp"

namespace summand {

namespace {

void mirror_if_negative(Summand& summand) {
  const AnyPosition* position = summand.game.position();
  if (summand.copies.sign() > 0 || position == nullptr) return;
  summand.game = Game(summand.game.construction()->shared_workspace(), position->mirror());
  summand.copies = -summand.copies;
}

}  // namespace

Game::Game(std::shared_ptr<Workspace> workspace, Value value)
    : construction_(std::make_shared<Construction>(std::move(workspace))),
      id_(construction_->value(value)) {}

Game::Game(std::shared_ptr<Workspace> workspace, AnyPosition position)
    : construction_(std::make_shared<Construction>(std::move(workspace))),
      id_(construction_->position(std::move(position))) {}

const AnyPosition* Game::position() const {
  return kind() == Kind::position ? &construction_->position_of(id_) : nullptr;
}

std::vector<Summand> Game::summands() const {
  struct Term {
    Construction::Id id;
    Dyadic copies;
  };
  std::vector<Summand> out;
  std::vector<Term> stack = {{id_, 1}};
  const Construction& all = *construction_;
  while (!stack.empty()) {
    workspace().budget().ask();
    Term term = std::move(stack.back());
    stack.pop_back();
    switch (all.kind(term.id)) {
      case Kind::sum:
        stack.push_back({all.second(term.id), term.copies});
        stack.push_back({all.first(term.id), term.copies});
        break;
      case Kind::negative:
        stack.push_back({all.first(term.id), -term.copies});
        break;
      case Kind::copies:
        if (all.count(term.id).is_zero()) break;
        stack.push_back(
            {all.first(term.id), Construction::product(term.copies, all.count(term.id))});
        break;
      default:
        out.push_back({std::move(term.copies), Game(construction_, term.id)});
    }
  }
  for (Summand& summand : out) mirror_if_negative(summand);
  return out;
}

std::string Game::print(std::size_t limit) const { return written(*construction_, id_, limit); }

Game operator+(Game g, const Game& h) {
  const Construction::Id other = g.construction_->import(*h.construction_, h.id_);
  g.id_ = g.construction_->sum(g.id_, other);
  return g;
}

Game operator-(Game g, const Game& h) { return std::move(g) + -h; }

Game Game::operator-() const { return {construction_, construction_->negative(id_)}; }

Game Game::copies(Dyadic count) const {
  return {construction_, construction_->copies(std::move(count), id_)};
}

Game Game::ordinal_sum(const Game& top) const {
  const Construction::Id other = construction_->import(*top.construction_, top.id_);
  return {construction_, construction_->ordinal_sum(id_, other)};
}

Game braces(const std::shared_ptr<Construction>& construction, std::span<const Game> left,
            std::span<const Game> right) {
  const auto imported = [&](std::span<const Game> games) {
    std::vector<Construction::Id> out;
    for (const Game& game : games)
      out.push_back(construction->import(*game.construction_, game.id_));
    return out;
  };
  const auto lefts = imported(left), rights = imported(right);
  return {construction, construction->braces(lefts, rights)};
}

}  // namespace summand
