#include "summand/verdict/retrograde_of_game.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "summand/algebra/loopy_games.hpp"
#include "summand/algebra/loopy_value.hpp"
#include "summand/search/sum_graph.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostCopies = 64;

// The summands as parts of one sum, each as often as it has copies. Values are played by their
// options.
class PlayedSummands {
 public:
  explicit PlayedSummands(const Game& game)
      : sums_(std::make_shared<SumsOfParts>(SumsOfParts::Policy::as_written, game.store())) {}

  Attempt<void> add(const Summand& summand) {
    if (summand.copies.abs() > Dyadic(static_cast<std::int64_t>(kMostCopies))) {
      return failure(
          Error{fmt::format("more than {} copies of a summand cannot be searched", kMostCopies)});
    }
    // Braces with loopy options are played as a game with labels.
    const Game& game = summand.game;
    const bool is_written = game.position() == nullptr && is_loopy(game);
    played_.push_back(
        {summand.copies,
         is_written ? loopy_position(game.shared_workspace(), loopy_game(game)) : game});
    const SumGraph::Sum its = of(played_.back().game, 1);
    total_ = sums_->add(total_, sums_->times(summand.copies, its));
    return {};
  }

  SumGraph graph() const { return {sums_, total_}; }

  Prospect prospect(const SumGraph& graph, Player first) const {
    const Ending ending = graph.ending(graph.start(), first);
    Prospect out{.fate = ending.fate};
    if (ending.fate != Fate::draw) out.distance = ending.distance;
    std::vector<std::pair<std::uint32_t, RatedMove>> winning;
    for (std::size_t i = 0; i < played_.size(); ++i) add_winning(graph, i, first, winning);
    std::ranges::sort(winning, {}, [](const auto& move) {
      return std::tuple(move.first, move.second.term, std::string_view(move.second.name));
    });
    const auto repeated = std::ranges::unique(winning);
    winning.erase(repeated.begin(), repeated.end());
    for (auto& [distance, move] : winning) out.winning.push_back(std::move(move));
    return out;
  }

 private:
  template <class What>
  SumGraph::Sum of(const What& what, int sign) const {
    const SumGraph::Sum its = sums_->of(what);
    return sign < 0 ? sums_->negative(its) : its;
  }
  SumGraph::Sum of(const Game& game, int sign) const {
    return game.position() != nullptr ? of(*game.position(), sign) : of(game.value(), sign);
  }

  // The winning moves of a player in a summand, with their distances.
  void add_winning(const SumGraph& graph, std::size_t number, Player first,
                   std::vector<std::pair<std::uint32_t, RatedMove>>& out) const {
    const auto& [copies, game] = played_[number];
    const int sign = copies.sign();
    const SumGraph::Sum rest = sums_->without(total_, of(game, sign));
    const auto add = [&](std::string name, const auto& after) {
      const Ending ending = graph.ending(sums_->add(rest, of(after, sign)), opponent(first));
      if (ending.fate != Fate::loss) return;
      out.push_back({ending.distance, {number, std::move(name), reason(ending.distance)}});
    };
    const Player mover = sign < 0 ? opponent(first) : first;
    if (const AnyPosition* position = game.position()) {
      for (AnyMove& move : position->moves(mover)) add(std::move(move.name), move.after);
      return;
    }
    ValueStore& store = game.store();
    for (const Value option : store.options(game.value(), mover)) {
      add(print(store, option), option);
    }
  }
  static std::string reason(std::uint32_t distance) {
    if (distance == 0) return "ends the game";
    return fmt::format("ends within {} more move{}", distance, distance == 1 ? "" : "s");
  }

  std::shared_ptr<SumsOfParts> sums_;
  std::vector<Summand> played_;
  SumGraph::Sum total_ = SumsOfParts::kZero;
};

Attempt<Winners> by_retrograde(const Game& game) {
  PlayedSummands summands(game);
  for (const Summand& summand : game.summands()) {
    if (auto added = summands.add(summand); !added)
      return std::unexpected(std::move(added).error());
  }
  const SumGraph graph = summands.graph();
  Winners out{.means = Means::retrograde, .nodes = graph.reached().size()};
  out.found =
      fmt::format("retrograde analysis of {} position{}", out.nodes, out.nodes == 1 ? "" : "s");
  for (const Player first : {Player::left, Player::right}) {
    out.prospect(first) = summands.prospect(graph, first);
  }
  return out;
}

// How many positions one copy of each summand has. Empty if one has too many to look at.
std::vector<std::uint64_t> positions_of(const std::vector<Summand>& summands) {
  auto counted = within_limits([&]() -> Attempt<std::vector<std::uint64_t>> {
    std::vector<std::uint64_t> out;
    for (const Summand& summand : summands) {
      out.push_back(loopy_game(summand.game).graph().size());
    }
    return out;
  });
  if (counted) return *std::move(counted);
  if (counted.error().limit != Limit::size) reach_limit_again(std::move(counted).error());
  return {};
}

bool are_small(const std::vector<Summand>& summands, const std::vector<std::uint64_t>& positions) {
  for (std::size_t i = 0; i < summands.size(); ++i) {
    const bool is_known = !positions.empty();
    if (is_loopy(summands[i].game) && (!is_known || positions[i] > kMostPositionsForSides)) {
      return false;
    }
  }
  return true;
}

// Whether the summands may have more positions together than retrograde analysis should look at.
bool is_large(const std::vector<Summand>& summands, const std::vector<std::uint64_t>& positions) {
  constexpr std::uint64_t kMost = 4'000'000;
  std::uint64_t product = 1;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    std::int64_t copies = summands[i].copies.abs().to_int64().value_or(64);
    for (; positions[i] > 1 && copies > 0; --copies) {
      product *= positions[i];
      if (product > kMost) return true;
    }
  }
  return false;
}

// The winners of a sum by its sides, without moves. nullopt if no sides were found.
std::optional<Winners> by_sides(const Game& game) {
  const auto found = sides_of(game);
  if (!found) return std::nullopt;
  const LoopyEnding ends = ending_of(LoopySides{game.shared_workspace(), *found});
  Winners out{
      .left = {.fate = ends.left.fate}, .right = {.fate = ends.right.fate}, .means = Means::values};
  out.found =
      "the sides of the sum; it has too many positions for retrograde analysis, which finds moves";
  return out;
}

// Retrograde analysis counts the positions of a game that is alone.
bool is_alone(const std::vector<Summand>& summands) {
  return summands.size() == 1 && summands[0].copies.abs() == Dyadic(1);
}

// The winners of a sum by its sides, if it is large and its summands are not.
std::optional<Winners> of_large_sum(const Game& game, const std::vector<Summand>& summands,
                                    const std::vector<std::uint64_t>& positions) {
  if (is_alone(summands) || !are_small(summands, positions) || !is_large(summands, positions)) {
    return std::nullopt;
  }
  return by_sides(game);
}

}  // namespace

Attempt<Winners> winners_of_loopy(const Game& game) {
  return within_limits([&]() -> Attempt<Winners> {
    const std::vector<Summand> summands = game.summands();
    std::vector<std::uint64_t> positions;
    if (!is_alone(summands)) positions = positions_of(summands);
    if (auto out = of_large_sum(game, summands, positions)) {
      out->has_large_summands = false;
      return *std::move(out);
    }
    SUMMAND_TRY(out, by_retrograde(game));
    if (is_alone(summands)) positions = {out.nodes};
    out.has_large_summands = !are_small(summands, positions);
    return out;
  });
}

Attempt<Winners> winners_of_loopy_values(const Game& game) {
  return within_limits([&]() -> Attempt<Winners> {
    const std::vector<Summand> summands = game.summands();
    if (!is_alone(summands)) {
      if (auto out = of_large_sum(game, summands, positions_of(summands))) return *std::move(out);
    }
    const LoopyEnding ends = ending_of(game);
    return Winners{.left = {.fate = ends.left.fate},
                   .right = {.fate = ends.right.fate},
                   .means = Means::retrograde};
  });
}

bool has_large_summands(const Game& game, const Winners& found) {
  if (found.has_large_summands) return *found.has_large_summands;
  const std::vector<Summand> summands = game.summands();
  return !are_small(summands, positions_of(summands));
}

}  // namespace summand
