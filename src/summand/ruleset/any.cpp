#include "summand/ruleset/any.hpp"

#include <string>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand {

std::uint64_t AnyPosition::Model::nimber_of_rest(Evaluators&) const {
  SUMMAND_CHECK(false);  // only a game with entailing moves has it
  return 0;
}

// --- names from the origin ---

std::string AnyPosition::seen(std::string name) const {
  if (origin_ == Origin::top) return name;
  return under_other_origin(name, named_rows());
}

AnyMove AnyPosition::seen(AnyMove move) const {
  if (origin_ == Origin::top) return move;
  return {seen(std::move(move.name)), move.after.named_from(origin_), move.entails};
}

std::vector<AnyMove> AnyPosition::seen(std::vector<AnyMove> moves) const {
  if (origin_ == Origin::top) return moves;
  const int rows = named_rows();
  for (AnyMove& move : moves) {
    move = {under_other_origin(move.name, rows), move.after.named_from(origin_), move.entails};
  }
  return moves;
}

std::vector<Copies<AnyPosition>> AnyPosition::seen(std::vector<Copies<AnyPosition>> parts) const {
  for (Copies<AnyPosition>& copies : parts) copies.part.origin_ = origin_;
  return parts;
}

std::vector<AnyMove> AnyPosition::moves(Player player) const { return seen(model_->moves(player)); }

std::vector<AnyMove> AnyPosition::some_moves(Player player, std::uint64_t step) const {
  return seen(model_->some_moves(player, step));
}

std::optional<std::vector<AnyMove>> AnyPosition::moves_to_nimber(std::uint64_t nimber,
                                                                 Evaluators& evaluators) const {
  auto moves = model_->moves_to_nimber(nimber, evaluators);
  return moves ? std::optional(seen(*std::move(moves))) : std::nullopt;
}

// The name under the other origin is its own inverse, so it also reads names.
std::optional<AnyMove> AnyPosition::move_named(Player player, std::string_view name) const {
  auto move = model_->move_named(player, seen(std::string(name)));
  return move ? std::optional(seen(*std::move(move))) : std::nullopt;
}

std::optional<Picture> AnyPosition::picture_after(std::span<const NamedMove> moves) const {
  if (origin_ == Origin::top) return model_->picture_after(moves);
  std::vector<NamedMove> from_top;
  for (const auto& [player, name] : moves) from_top.push_back({player, seen(name)});
  return model_->picture_after(from_top);
}

std::optional<BoardShape> AnyPosition::shape() const {
  std::optional<BoardShape> shape = model_->shape();
  if (origin_ == Origin::top || !shape || shape->named_rows() == 0) return shape;
  for (ShapeCell& cell : shape->cells) {
    cell.name = under_other_origin(cell.name, shape->named_rows());
  }
  shape->origin = origin_;
  return shape;
}

std::vector<NamedCells> AnyPosition::cells_of_moves(Player player) const {
  std::vector<NamedCells> out = model_->cells_of_moves(player);
  for (NamedCells& cells : out) cells.name = seen(std::move(cells.name));
  return out;
}

std::vector<int> AnyPosition::cells_of_move(Player player, std::string_view name) const {
  return model_->cells_of_move(player, seen(std::string(name)));
}

std::optional<OwnSearch> AnyPosition::own_search(ValueStore& store) const {
  return model_->own_search(store);
}

std::optional<AdvisedMove> AnyPosition::advice(Player player) const {
  auto advice = model_->advice(player);
  if (advice) advice->move = seen(std::move(advice->move));
  return advice;
}

std::optional<ConjecturedResult> AnyPosition::conjecture(Player player) const {
  auto found = model_->conjecture(player);
  if (found && found->winning) found->winning = seen(*std::move(found->winning));
  return found;
}

// --- rulesets ---

std::optional<Result<AnyPosition>> AnyRuleset::made_from_text(const Arguments& arguments) const {
  if (arguments.size() != 1) return std::nullopt;
  const auto* text = arguments[0].get<std::string>();
  if (text == nullptr) return std::nullopt;
  Result<AnyPosition> position = parse(*text);
  if (!position) return shifted(std::move(position).error(), arguments[0].offset);
  return position;
}

std::unexpected<Error> AnyRuleset::wants_text(const Arguments& arguments) const {
  const std::string name(info().name);
  return fail(name + " takes one position in quotes, such as " + name + "(\"" +
                  std::string(info().examples[0]) + "\")",
              arguments.empty() ? 0 : arguments[0].offset);
}

std::unexpected<Error> AnyRuleset::wants_parameters() const {
  return fail(std::string(info().name) + " needs the parameters of its rules");
}

}  // namespace summand
