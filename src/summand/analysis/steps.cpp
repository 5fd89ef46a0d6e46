#include "summand/analysis/steps.hpp"

#include <algorithm>
#include <set>

#include "summand/analysis/most_text.hpp"

namespace summand {

namespace {

using Id = Construction::Id;

std::vector<ValueText> texts_of(ValueStore& store, const std::vector<Value>& values) {
  std::vector<ValueText> out;
  for (const Value value : values) out.push_back(text_of(store, value, kMostTextOfOption));
  return out;
}

Steps steps_from(ValueStore& store, std::string form, std::vector<Value> left,
                 std::vector<Value> right) {
  Steps out{
      .form = std::move(form), .left = texts_of(store, left), .right = texts_of(store, right)};
  const Reductions reduced = reductions(store, std::move(left), std::move(right));
  for (const Reduction& step : reduced.steps) {
    out.steps.push_back({step.kind, step.player, text_of(store, step.option, kMostTextOfOption),
                         text_of(store, step.witness, kMostTextOfOption),
                         texts_of(store, step.replacements)});
  }
  out.value = text_with_latex(store, reduced.value, kMostTextOfOption);
  return out;
}

// The braces below a game, from the innermost. Nodes come after their operands.
std::vector<Id> braces_below(const Construction& all, Id root) {
  std::vector<Id> out = all.below(root);
  std::erase_if(out, [&](Id id) { return all.kind(id) != Construction::Kind::braces; });
  return out;
}

}  // namespace

std::vector<Steps> steps_of(const Game& game, bool and_of_the_whole) {
  Construction& all = *game.construction();
  ValueStore& store = game.store();
  std::vector<Steps> out;
  std::set<std::string> seen;
  const auto add = [&](const Game& part, std::vector<Value> left, std::vector<Value> right) {
    if (out.size() >= kMostForms || left.size() + right.size() > kMostOptions) return;
    std::string form = part.print();
    if (seen.insert(form).second) {
      out.push_back(steps_from(store, std::move(form), std::move(left), std::move(right)));
    }
  };
  const auto values = [&](std::span<const Id> ids) {
    std::vector<Value> found;
    for (const Id id : ids) found.push_back(all.value_of(id));
    return found;
  };
  for (const Id id : braces_below(all, game.id())) {
    add(Game(game.construction(), id), values(all.left(id)), values(all.right(id)));
  }
  if (and_of_the_whole && game.kind() != Game::Kind::braces && game.kind() != Game::Kind::value) {
    const Form form = game.form();
    add(game, options(store, form, Player::left), options(store, form, Player::right));
  }
  return out;
}

}  // namespace summand
