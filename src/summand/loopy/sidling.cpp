#include "summand/loopy/sidling.hpp"

#include <algorithm>
#include <unordered_map>

#include "summand/loopy/alternation.hpp"

namespace summand {

namespace {

constexpr Player kSidlers[] = {Player::left, Player::right};
constexpr int kMostRounds = 30;

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

bool Knot::sidle(StopperStore& store, std::span<const Move> cut,
                 std::vector<Stopper>& values) const {
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
  for (int round = 0; round < kMostRounds; ++round) {
    values = store.add(*graph, known);
    bool changed = false;
    for (std::size_t i = 0; i < targets.size(); ++i) {
      Stopper& before = known[graph_->size() + i];
      changed = changed || before != values[targets[i]];
      before = values[targets[i]];
    }
    if (!changed) {
      values.resize(members_);
      return true;
    }
  }
  return false;
}

std::vector<Stopper> Knot::untied(StopperStore& store) const {
  std::vector<Stopper> values;
  for (const Player first : kSidlers) {
    for (const bool backwards : {false, true}) {
      if (sidle(store, cut(first, backwards), values)) return values;
    }
  }
  return std::vector<Stopper>(members_);
}

}  // namespace summand
