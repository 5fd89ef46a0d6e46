#include "summand/algebra/written_sums.hpp"

#include <string>
#include <utility>

#include "summand/misere/misere_term.hpp"
#include "summand/misere/written_numbers.hpp"

namespace summand {

WrittenSums::WrittenSums(std::shared_ptr<Workspace> workspace, Policy policy)
    : workspace_(std::move(workspace)),
      sums_(std::make_shared<SumsOfParts>(policy, workspace_->store)),
      charge_(workspace_->budget()) {}

// From the bottom up.
Result<WrittenSums::Sum> WrittenSums::of(const Game& game) {
  for (const SharedConstruction& part : Construction::below(game.construction())) {
    if (known_.contains(&*part)) continue;
    workspace_->budget().ask();
    SUMMAND_TRY(sum, of_one(*part));
    charge_.add(kMapEntry<const Construction*, Sum> + sizeof(SharedConstruction));
    held_.push_back(part);
    known_.emplace(&*part, sum);
    if (part->kind() == Construction::Kind::braces) name(sum, part);
  }
  return known_.at(&*game.construction());
}

Result<WrittenSums::Sum> WrittenSums::of_one(const Construction& game) {
  const auto of = [&](const SharedConstruction& operand) { return known_.at(&*operand); };
  switch (game.kind()) {
    case Construction::Kind::value:
      return of_value(game);
    case Construction::Kind::position:
      if (sums_->policy() == Policy::by_moves) return sum_of(*sums_, game.position());
      return sums_->of(game.position());
    case Construction::Kind::braces: {
      std::vector<Sum> left, right;
      for (const SharedConstruction& option : game.left()) left.push_back(of(option));
      for (const SharedConstruction& option : game.right()) right.push_back(of(option));
      return sums_->braces(std::move(left), std::move(right));
    }
    case Construction::Kind::negative:
      return sums_->negative(of(game.first()));
    case Construction::Kind::sum:
      return sums_->add(of(game.first()), of(game.second()));
    case Construction::Kind::copies:
      return sums_->times(game.count(), of(game.first()));
    case Construction::Kind::ordinal_sum:
      if (sums_->policy() == Policy::by_value) return sums_->of(game.value());
      return sums_->ordinal_sum(of(game.first()), of(game.second()));
  }
  return fail("a game without a form");
}

Result<WrittenSums::Sum> WrittenSums::of_value(const Construction& game) {
  if (sums_->policy() == Policy::by_value) return sums_->of(game.value());
  if (!game.has_form()) return fail(std::string(kFormIsLost));
  if (sums_->policy() == Policy::as_written) return sums_->of(game.value());
  ValueStore& store = workspace_->store;
  SUMMAND_TRY(sum, misere_number(*sums_, store, game.value()));
  // All smaller numbers are among its options.
  Value value = game.value();
  for (Sum its = sum; its != SumsOfParts::kZero && !names_.contains(sums_->parts(its).front());) {
    name(its, Construction::make(*workspace_, Value(value)));
    const bool has_left = store.option_count(value, Player::left) > 0;
    const Player player = has_left ? Player::left : Player::right;
    its = sums_->options(sums_->parts(its).front(), player).back();
    const auto heap = store.as_nimber(value);
    value = heap ? store.nimber(*heap - 1) : store.options(value, player).back();
  }
  return sum;
}

void WrittenSums::name(Sum sum, const SharedConstruction& game) {
  if (sum == SumsOfParts::kZero || sums_->policy() == Policy::by_value) return;
  names_.try_emplace(sums_->parts(sum).front(), game);
}

Game WrittenSums::written(Sum sum) {
  if (sum == SumsOfParts::kZero) return Game(workspace_, workspace_->store.zero());
  const auto parts = sums_->parts(sum);
  const std::vector<Part> all(parts.begin(), parts.end());
  Game out = written_part(all[0]);
  for (std::size_t i = 1; i < all.size(); ++i) out = std::move(out) + written_part(all[i]);
  return out;
}

Game WrittenSums::written_part(Part part) {
  if (const Value value = sums_->value(part)) return Game(workspace_, value);
  if (part % 2 != 0) return -written_part(part - 1);
  if (const AnyPosition* position = sums_->position(part)) return Game(workspace_, *position);
  if (const auto at = names_.find(part); at != names_.end()) return Game(workspace_, at->second);
  const auto [base, top] = sums_->base_and_top(part);
  return written(base).ordinal_sum(written(top));
}

}  // namespace summand
