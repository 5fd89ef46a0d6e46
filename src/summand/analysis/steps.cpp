#include "summand/analysis/steps.hpp"

#include <algorithm>
#include <set>

#include "summand/analysis/most_text.hpp"

namespace summand {

namespace {

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

// The braces below a game, from the innermost.
std::vector<SharedConstruction> braces_below(const Game& game) {
  std::vector<SharedConstruction> out = Construction::below(game.construction());
  std::erase_if(out, [](const SharedConstruction& g) { return g->kind() != Game::Kind::braces; });
  return out;
}

}  // namespace

std::vector<Steps> steps_of(const Game& game, bool and_of_the_whole) {
  ValueStore& store = game.store();
  std::vector<Steps> out;
  std::set<std::string> seen;
  const auto add = [&](const Game& part, std::vector<Value> left, std::vector<Value> right) {
    if (out.size() >= kMostForms || left.size() + right.size() > kMostOptions) return;
    std::string form = part.text();
    if (seen.insert(form).second) {
      out.push_back(steps_from(store, std::move(form), std::move(left), std::move(right)));
    }
  };
  const auto values = [](std::span<const SharedConstruction> games) {
    std::vector<Value> found;
    for (const SharedConstruction& g : games) found.push_back(g->value());
    return found;
  };
  for (const SharedConstruction& g : braces_below(game)) {
    add(Game(game.shared_workspace(), g), values(g->left()), values(g->right()));
  }
  if (and_of_the_whole && game.kind() != Game::Kind::braces && game.kind() != Game::Kind::value) {
    const Form form = game.form();
    add(game, options(store, form, Player::left), options(store, form, Player::right));
  }
  return out;
}

}  // namespace summand
