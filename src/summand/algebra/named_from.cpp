#include "summand/algebra/named_from.hpp"

#include <unordered_map>
#include <utility>

namespace summand {

Game named_from(const Game& game, Origin origin) {
  Workspace& workspace = game.workspace();
  std::unordered_map<const Construction*, SharedConstruction> changed;
  for (const SharedConstruction& part : Construction::below(game.construction())) {
    workspace.budget().ask();
    const auto operand = [&](std::size_t i) { return changed.at(&*part->operands()[i]); };
    Construction::Parts parts = Value();
    switch (part->kind()) {
      case Construction::Kind::position:
        parts = part->position().named_from(origin);
        break;
      case Construction::Kind::negative:
        parts = Construction::Negative{operand(0)};
        break;
      case Construction::Kind::sum:
        parts = Construction::Sum{{operand(0), operand(1)}};
        break;
      case Construction::Kind::copies:
        parts = Construction::Copies{operand(0), part->count()};
        break;
      default:
        changed.emplace(&*part, part);
        continue;
    }
    changed.emplace(&*part, Construction::make(workspace, std::move(parts), part->known_value()));
  }
  return {game.shared_workspace(), changed.at(&*game.construction())};
}

std::optional<Origin> origin_of(const Game& game) {
  for (const Summand& summand : game.summands()) {
    const AnyPosition* position = summand.game.position();
    if (position != nullptr && position->named_rows() > 0) return position->origin();
  }
  return std::nullopt;
}

}  // namespace summand
