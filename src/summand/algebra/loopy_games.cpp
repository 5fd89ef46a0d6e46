#include "summand/algebra/loopy_games.hpp"

#include <fmt/core.h>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "summand/algebra/loopy_position.hpp"
#include "summand/algebra/loopy_value.hpp"
#include "summand/algebra/written_options.hpp"
#include "summand/base/charge.hpp"
#include "summand/loopy/named_games.hpp"
#include "summand/loopy/short_games.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostPositions = 1'000'000;
// Each part has a graph with the positions of its own parts. In deep nests this adds up.
constexpr std::uint64_t kMostPositionsOfParts = 5'000'000;

// All positions that moves can reach, in the order of discovery.
LoopyGame graph_of(const AnyPosition& start, Budget& budget) {
  if (const LoopyGame* known = loopy_game_of(start)) return *known;
  LoopyBuilder builder(budget);
  std::unordered_map<AnyPosition, LoopyGraph::Node, AnyPositionHash> numbers;
  std::vector<AnyPosition> found;
  Charge charge(budget);
  const auto number = [&](const AnyPosition& position) {
    const auto [at, is_new] = numbers.emplace(position, 0);
    if (is_new) {
      if (found.size() == kMostPositions) {
        reach_limit(Limit::size, fmt::format("more than {} positions of {}", kMostPositions,
                                             start.ruleset().info().title));
      }
      charge.add(2 * sizeof(AnyPosition) + kMapEntry<AnyPosition, LoopyGraph::Node>);
      at->second = builder.add_node();
      found.push_back(position);
    }
    return at->second;
  };
  number(start);
  for (std::size_t i = 0; i < found.size(); ++i) {
    budget.ask();
    for (const Player player : {Player::left, Player::right}) {
      for (const AnyMove& move : found[i].moves(player)) {
        builder.add_option(static_cast<LoopyGraph::Node>(i), player, number(move.after));
      }
    }
  }
  return builder.build(0);
}

// The graphs of constructions, from the operands up.
class Graphs {
 public:
  explicit Graphs(const Game& whole) : whole_(whole), budget_(whole.workspace().budget()) {}

  LoopyGame of_whole() {
    const std::vector<SharedConstruction> all = Construction::below(whole_.construction());
    for (const SharedConstruction& g : all) {
      budget_.ask();
      // A part without loopy positions is needed as a whole.
      if (!graphs_.contains(&*g) && g->has_loops()) add(g);
    }
    return at(whole_.construction());
  }

 private:
  void add(const SharedConstruction& g) {
    const LoopyGame& made = graphs_.emplace(&*g, graph(g)).first->second;
    positions_ += made.graph().size();
    if (positions_ > kMostPositionsOfParts) {
      reach_limit(Limit::size, fmt::format("a loopy game whose parts have more than {} positions",
                                           kMostPositionsOfParts));
    }
  }

  LoopyGame at(const SharedConstruction& g) {
    if (const auto known = graphs_.find(&*g); known != graphs_.end()) return known->second;
    return loopy_game(whole_.store(), g->value());
  }

  LoopyGame graph(const SharedConstruction& g) {
    switch (g->kind()) {
      case Construction::Kind::position:
        if (g->position().entails()) {
          reach_limit(Limit::size, "a game in which a player may move again beside a loopy game");
        }
        return graph_of(g->position(), budget_);
      case Construction::Kind::braces: {
        std::vector<LoopyGame> left, right;
        for (const SharedConstruction& option : g->left()) left.push_back(at(option));
        for (const SharedConstruction& option : g->right()) right.push_back(at(option));
        return braces(left, right, budget_);
      }
      case Construction::Kind::negative:
        return negative(at(g->first()), budget_);
      case Construction::Kind::sum:
        return sum(at(g->first()), at(g->second()), budget_);
      case Construction::Kind::copies:
        return copies(at(g->first()), g->count());
      case Construction::Kind::ordinal_sum:
        reach_limit(Limit::size, "an ordinal sum with a loopy game");
      case Construction::Kind::value:
        break;
    }
    return loopy_game(whole_.store(), g->value());
  }

  LoopyGame copies(const LoopyGame& g, const Dyadic& count) {
    const LoopyGame one = count.sign() < 0 ? negative(g, budget_) : g;
    LoopyGame out = loopy_game(whole_.store(), whole_.store().zero());
    for (std::int64_t i = loopy_copies(count); i > 0; --i) out = sum(out, one, budget_);
    return out;
  }

  const Game& whole_;
  Budget& budget_;
  std::unordered_map<const Construction*, LoopyGame> graphs_;
  std::uint64_t positions_ = 0;  // of all graphs
};

bool are_too_many_copies(const Dyadic& count) { return count.abs() > Dyadic(kMostLoopyCopies); }

std::string too_many_copies() {
  return fmt::format("more than {} copies of a loopy game", kMostLoopyCopies);
}

}  // namespace

std::int64_t loopy_copies(const Dyadic& count) {
  if (are_too_many_copies(count)) reach_limit(Limit::size, too_many_copies());
  return *count.abs().to_int64();
}

Result<void> expect_loopy_copies(const Dyadic& count, std::size_t offset) {
  if (are_too_many_copies(count)) return fail(too_many_copies(), offset);
  return {};
}

LoopyGame loopy_game(const Game& game) {
  if (!game.has_loops()) return loopy_game(game.store(), game.value());
  return Graphs(game).of_whole();
}

Game loopy_position(const std::shared_ptr<Workspace>& workspace, const LoopyGame& game) {
  return {workspace, position_of(game, workspace->stoppers(), workspace->store)};
}

Game loopy_ordinal_sum(const Game& base, const Game& top) {
  Budget& budget = base.workspace().budget();
  const LoopyGame above = reachable_part(loopy_game(top), budget);
  LoopyBuilder builder(budget);
  // Node i is base : x, where x is node i of the top.
  for (LoopyGraph::Node i = 0; i < above.graph().size(); ++i) builder.add_node();
  for (const Player player : {Player::left, Player::right}) {
    for (const Game& option : written_options(base, player, kMostPositions)) {
      const LoopyGraph::Node below = builder.add_game(loopy_game(option));
      for (LoopyGraph::Node i = 0; i < above.graph().size(); ++i) {
        budget.ask();
        builder.add_option(i, player, below);
      }
    }
    for (LoopyGraph::Node i = 0; i < above.graph().size(); ++i) {
      for (const LoopyGraph::Node option : above.graph().options(i, player)) {
        builder.add_option(i, player, option);
      }
    }
  }
  return loopy_position(base.shared_workspace(), builder.build(0));
}

std::optional<Game> loopy_subordinate(const Game& game, const Game& base) {
  const auto of_game = sides_of(game);
  if (!of_game || !of_game->is_stopper()) return std::nullopt;
  StopperStore& store = game.workspace().stoppers();
  Budget& budget = store.budget();
  const std::vector<Stopper> followers = store.followers(of_game->onside);
  std::map<Stopper, LoopyGraph::Node> nodes;
  LoopyBuilder builder(budget);
  Charge charge(budget);
  for (const Stopper follower : followers) {
    charge.add(kMapEntry<Stopper, LoopyGraph::Node>);
    nodes.emplace(follower, builder.add_node());
  }
  for (const Player player : {Player::left, Player::right}) {
    std::set<Stopper> of_base;
    for (const Game& option : written_options(base, player, kMostPositions)) {
      of_base.insert(store.add(loopy_game(option)));
    }
    for (const Stopper follower : followers) {
      for (const Stopper option : store.options(follower, player)) {
        budget.ask();
        if (of_base.contains(option)) continue;
        builder.add_option(nodes.at(follower), player, nodes.at(option));
      }
    }
  }
  const LoopyGame found = builder.build(nodes.at(of_game->onside));
  const Game top = loopy_position(game.shared_workspace(), found);
  return loopy_ordinal_sum(base, top) == game ? std::optional(top) : std::nullopt;
}

Result<Game> tiny_of_loopy(const Game& g, bool is_tiny, std::size_t offset) {
  Budget& budget = g.workspace().budget();
  const LoopyGame graph = loopy_game(g);
  auto made = is_tiny ? tiny(graph, budget) : miny(graph, budget);
  if (!made) return shifted(std::move(made).error(), offset);
  return loopy_position(g.shared_workspace(), *made);
}

std::optional<Game> named_loopy_game(const std::shared_ptr<Workspace>& workspace,
                                     std::string_view name) {
  const auto known = named_loopy_game(name, workspace->budget());
  return known ? std::optional(loopy_position(workspace, *known)) : std::nullopt;
}

}  // namespace summand
