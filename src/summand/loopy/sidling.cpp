#include "summand/loopy/sidling.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

#include "summand/loopy/alternation.hpp"
#include "summand/loopy/side_order.hpp"
#include "summand/loopy/sides.hpp"

namespace summand {

namespace {

constexpr Player kSidlers[] = {Player::left, Player::right};
constexpr std::size_t kMostRounds = 30;
// Limits are guessed from some early rounds, in which values are still short.
constexpr std::size_t kFirstGuess = 2, kLastGuess = 6;

Stopper on_of(StopperStore& store) {
  LoopyBuilder builder(store.budget());
  const LoopyGraph::Node on = builder.add_node();
  builder.add_option(on, Player::left, on);
  return store.add(builder.build(on));
}

}  // namespace

Knot::Knot(const LoopyGraph& graph, std::span<const Node> members, std::span<const Stopper> values,
           Budget& budget)
    : budget_(budget), members_(static_cast<std::uint32_t>(members.size())) {
  LoopyBuilder builder(budget);
  std::unordered_map<Node, Node> numbers;
  for (const Node member : members) numbers.emplace(member, builder.add_node());
  known_.resize(members_);
  for (const Node member : members) {
    for (const Player player : kSidlers) {
      for (const Node option : graph.options(member, player)) {
        const auto [found, is_new] = numbers.try_emplace(option, builder.size());
        if (is_new) {
          builder.add_node();
          known_.push_back(values[option]);
          if (!values[option]) has_unknown_exit_ = true;
        }
        builder.add_option(numbers.at(member), player, found->second);
      }
    }
  }
  graph_ = builder.build();
}

bool Knot::is_stopper() const { return is_stopper_graph(*graph_, budget_); }

std::vector<Stopper> Knot::simplified(StopperStore& store) const {
  std::vector<Stopper> values = store.add(*graph_, known_);
  values.resize(members_);
  return values;
}

std::vector<Knot::Move> Knot::cut(Player first, bool backwards) const {
  // Depth first through alternate play. A move back to an open position closes a cycle.
  enum class Mark : std::uint8_t { fresh, open, done };
  struct Frame {
    Node node;
    Player mover;
    std::size_t next = 0;
  };
  std::vector<Mark> marks(2 * std::size_t{graph_->size()}, Mark::fresh);
  const auto mark = [&](Node node, Player mover) -> Mark& {
    return marks[2 * std::size_t{node} + (mover == Player::right)];
  };
  std::vector<Move> out;
  std::vector<Frame> path;
  for (const Player start : {first, opponent(first)}) {
    for (Node i = 0; i < members_; ++i) {
      const Node root = backwards ? members_ - 1 - i : i;
      if (mark(root, start) != Mark::fresh) continue;
      path.push_back({root, start});
      mark(root, start) = Mark::open;
      while (!path.empty()) {
        Frame& frame = path.back();
        const auto options = graph_->options(frame.node, frame.mover);
        if (frame.next == options.size()) {
          mark(frame.node, frame.mover) = Mark::done;
          path.pop_back();
          continue;
        }
        const std::size_t at = frame.next++;
        const Node to = options[backwards ? options.size() - 1 - at : at];
        const Player mover = opponent(frame.mover);
        if (to >= members_ || mark(to, mover) == Mark::done) continue;
        if (mark(to, mover) == Mark::open) {
          out.push_back({frame.node, frame.mover, to});
        } else {
          mark(to, mover) = Mark::open;
          path.push_back({to, mover});
        }
      }
    }
  }
  std::sort(out.begin(), out.end());
  return out;
}

Knot::Sidling Knot::sidle(StopperStore& store, std::span<const Move> cut) const {
  std::vector<Node> targets;
  for (const Move& move : cut) targets.push_back(move.to);
  std::sort(targets.begin(), targets.end());
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
  LoopyBuilder builder(budget_);
  while (builder.size() < graph_->size() + targets.size()) builder.add_node();
  for (Node node = 0; node < members_; ++node) {
    for (const Player player : kSidlers) {
      for (const Node option : graph_->options(node, player)) {
        const bool is_cut = std::binary_search(cut.begin(), cut.end(), Move{node, player, option});
        const auto place = std::lower_bound(targets.begin(), targets.end(), option);
        builder.add_option(
            node, player,
            is_cut ? graph_->size() + static_cast<Node>(place - targets.begin()) : option);
      }
    }
  }
  const auto graph = builder.build();
  std::vector<Stopper> known = known_;
  known.resize(graph->size(), on_of(store));
  Sidling out;
  while (!out.ended && out.rounds.size() < kMostRounds) {
    Values values = store.add(*graph, known);
    out.ended = true;
    for (std::size_t i = 0; i < targets.size(); ++i) {
      Stopper& before = known[graph_->size() + i];
      if (before != values[targets[i]]) out.ended = false;
      before = values[targets[i]];
    }
    values.resize(members_);
    out.rounds.push_back(std::move(values));
  }
  return out;
}

Knot::Values Knot::limits(StopperStore& store, const Values& before, const Values& after) const {
  // The graph of the later values. Where it has an earlier value, it gets the later one instead.
  std::map<Stopper, Stopper> later;
  for (std::size_t i = 0; i < members_; ++i) {
    if (before[i] != after[i]) later.emplace(before[i], after[i]);
  }
  std::map<Stopper, Node> nodes;
  std::vector<Stopper> waiting;
  LoopyBuilder builder(budget_);
  const auto node_of = [&](Stopper value) {
    const auto [found, is_new] = nodes.try_emplace(value, builder.size());
    if (is_new) {
      builder.add_node();
      waiting.push_back(value);
    }
    return found->second;
  };
  for (const Stopper value : after) node_of(value);
  for (std::size_t next = 0; next < waiting.size(); ++next) {
    const Stopper value = waiting[next];
    for (const Player player : kSidlers) {
      for (const Stopper option : store.options(value, player)) {
        const auto replaced = later.find(option);
        builder.add_option(nodes.at(value), player,
                           node_of(replaced == later.end() ? option : replaced->second));
      }
    }
  }
  const auto graph = builder.build();
  if (!is_stopper_graph(*graph, budget_)) return {};
  return store.add(*graph);
}

Knot::Values Knot::untied(StopperStore& store, int tries) const {
  std::vector<Sidling> sidlings;
  for (const Player first : kSidlers) {
    for (const bool backwards : {false, true}) {
      Sidling sidling = sidle(store, cut(first, backwards));
      if (sidling.ended) return std::move(sidling.rounds.back());
      sidlings.push_back(std::move(sidling));
    }
  }
  std::vector<Stopper> guesses;
  for (const Sidling& sidling : sidlings) {
    const auto add = [&](const Values& values) {
      guesses.insert(guesses.end(), values.begin(), values.end());
    };
    for (std::size_t i = kFirstGuess; i < kLastGuess; ++i) {
      add(limits(store, sidling.rounds[i], sidling.rounds[i + 1]));
    }
    add(sidling.rounds[kLastGuess]);
  }
  return tries == 0 ? Values(members_) : untied_by_guesses(store, guesses, tries);
}

Knot::Values Knot::untied_by_guesses(StopperStore& store, std::span<const Stopper> guesses,
                                     int tries) const {
  // The members, then the exits, then the guesses.
  std::vector<Stopper> stoppers(known_.begin() + members_, known_.end());
  const std::set<Stopper> different(guesses.begin(), guesses.end());
  stoppers.insert(stoppers.end(), different.begin(), different.end());
  LoopyBuilder builder(budget_);
  for (Node node = 0; node < members_; ++node) builder.add_node();
  std::vector<Node> place_of;
  for (const Stopper stopper : stoppers) place_of.push_back(builder.add_game(store.game(stopper)));
  const auto place = [&](Node node) { return node < members_ ? node : place_of[node - members_]; };
  for (Node node = 0; node < members_; ++node) {
    for (const Player player : kSidlers) {
      for (const Node option : graph_->options(node, player)) {
        builder.add_option(node, player, place(option));
      }
    }
  }
  const auto whole = builder.build();
  const OnsideOrder order(*whole, budget_);
  std::vector<Stopper> known = known_;
  bool progress = false;
  for (Node node = 0; node < members_; ++node) {
    for (std::size_t i = 0; i < stoppers.size() && !known[node]; ++i) {
      if (!order.greater_or_equal(node, place_of[i])) continue;
      if (!order.greater_or_equal(place_of[i], node)) continue;
      known[node] = stoppers[i];
      progress = true;
    }
  }
  LoopyBuilder rest(budget_);
  while (rest.size() < graph_->size()) rest.add_node();
  for (Node node = 0; node < members_; ++node) {
    for (const Player player : kSidlers) {
      const auto options = graph_->options(node, player);
      const auto is_as_good = [&](Node a, Node b) {
        return player == Player::left ? order.greater_or_equal(place(a), place(b))
                                      : order.greater_or_equal(place(b), place(a));
      };
      for (const Node option : options) {
        // Of equal options the last one is kept. So an exit is kept rather than a member.
        const bool dominated = std::ranges::any_of(options, [&](Node other) {
          return other != option && is_as_good(other, option) &&
                 (other > option || !is_as_good(option, other));
        });
        if (!dominated) rest.add_option(node, player, option);
        progress = progress || dominated;
      }
    }
  }
  if (!progress) return Values(members_);
  Values out = onsides(store, *rest.build(), known, tries - 1);
  out.resize(members_);
  for (Node node = 0; node < members_; ++node) {
    if (!out[node] || out[node] == known[node]) continue;
    const LoopyGame member(whole, node), found = store.game(out[node]);
    if (!onside_greater_or_equal(member, found, budget_) ||
        !onside_greater_or_equal(found, member, budget_)) {
      out[node] = Stopper();
    }
  }
  return out;
}

}  // namespace summand
