#include "summand/loopy/loopy_graph.hpp"

#include <algorithm>
#include <limits>

#include "summand/base/charge.hpp"
#include "summand/base/flat_map.hpp"
#include "summand/base/hash.hpp"

namespace summand {

namespace {

constexpr Player kPlayers[] = {Player::left, Player::right};

}  // namespace

bool operator==(const LoopyGraph& a, const LoopyGraph& b) {
  return std::ranges::equal(a.ends_, b.ends_) && std::ranges::equal(a.targets_, b.targets_);
}

std::vector<LoopyGame> LoopyGame::options(Player player) const {
  std::vector<LoopyGame> out;
  for (const Node option : graph_->options(start_, player)) out.push_back(at(option));
  return out;
}

LoopyGraph::Node LoopyBuilder::add_node() {
  // Two lists of a node are numbered in 32 bits, and so are the two movers of a node.
  if (size_ == std::numeric_limits<std::uint32_t>::max() / 2) {
    reach_limit(Limit::size, "a loopy game of more than 2^31 positions");
  }
  return size_++;
}

void LoopyBuilder::add_option(Node node, Player player, Node option) {
  if (edges_.size() == std::numeric_limits<std::uint32_t>::max()) {
    reach_limit(Limit::size, "a loopy game of more than 2^32 moves");
  }
  edges_.push_back({2 * node + (player == Player::right), option});
}

std::vector<LoopyGraph::Node>& LoopyBuilder::copies_of(
    const std::shared_ptr<const LoopyGraph>& graph) {
  for (Copied& copied : copied_) {
    if (copied.graph == graph) return copied.node;
  }
  copied_.push_back({graph, std::vector<Node>(graph->size(), 0)});
  return copied_.back().node;
}

LoopyGraph::Node LoopyBuilder::add_game(const LoopyGame& game) {
  std::vector<Node>& copies = copies_of(game.shared_graph());
  std::vector<Node> waiting;
  const auto copy_of = [&](Node node) {
    if (copies[node] == 0) {
      budget_.ask();
      copies[node] = add_node() + 1;
      waiting.push_back(node);
    }
    return copies[node] - 1;
  };
  const Node start = copy_of(game.start());
  for (std::size_t next = 0; next < waiting.size(); ++next) {
    const Node node = waiting[next];
    for (const Player player : kPlayers) {
      for (const Node option : game.graph().options(node, player)) {
        add_option(copies[node] - 1, player, copy_of(option));
      }
    }
  }
  return start;
}

std::shared_ptr<const LoopyGraph> LoopyBuilder::build() {
  LoopyGraph graph(budget_);
  const std::size_t lists = 2 * std::size_t{size_};
  for (std::size_t list = 0; list < lists; ++list) graph.ends_.push_back(0);
  for (const Edge& edge : edges_) ++graph.ends_[edge.list];
  std::uint32_t end = 0;
  for (std::size_t list = 0; list < lists; ++list)
    end += graph.ends_[list], graph.ends_[list] = end;
  for (std::size_t i = 0; i < edges_.size(); ++i) graph.targets_.push_back(0);
  // Filled from the back, so that each end becomes the beginning of its list.
  for (const Edge& edge : edges_) graph.targets_[--graph.ends_[edge.list]] = edge.target;
  // Each list is sorted, and moved to the front over the repetitions in earlier lists.
  const auto edges = static_cast<std::uint32_t>(edges_.size());
  std::uint32_t kept = 0;
  for (std::size_t list = 0; list < lists; ++list) {
    budget_.ask();
    const std::uint32_t begin = graph.ends_[list];
    const std::uint32_t stop = list + 1 < lists ? graph.ends_[list + 1] : edges;
    Node* const targets = edges == 0 ? nullptr : &graph.targets_[0];
    std::sort(targets + begin, targets + stop);
    const std::uint32_t first = kept;
    for (std::uint32_t i = begin; i < stop; ++i) {
      if (kept == first || targets[kept - 1] != targets[i]) targets[kept++] = targets[i];
    }
    graph.ends_[list] = kept;
  }
  graph.targets_.truncate(kept);
  edges_.truncate(0);
  copied_.clear();
  size_ = 0;
  return std::make_shared<const LoopyGraph>(std::move(graph));
}

LoopyGame reachable_part(const LoopyGame& game, Budget& budget) {
  LoopyBuilder builder(budget);
  const LoopyGraph::Node start = builder.add_game(game);
  return builder.build(start);
}

LoopyGame negative(const LoopyGame& game, Budget& budget) {
  LoopyBuilder builder(budget);
  const LoopyGraph& graph = game.graph();
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node) {
    budget.ask();
    builder.add_node();
    for (const Player player : kPlayers) {
      for (const LoopyGraph::Node option : graph.options(node, player)) {
        builder.add_option(node, opponent(player), option);
      }
    }
  }
  return builder.build(game.start());
}

LoopyGame sum(const LoopyGame& g, const LoopyGame& h, Budget& budget) {
  using Id = LoopyGraph::Node;
  struct PairHash {
    std::uint64_t operator()(std::uint64_t pair) const { return hash_word(pair); }
  };
  LoopyBuilder builder(budget);
  FlatMap<std::uint64_t, Id, PairHash> numbers(budget);  // one more than the node
  ChargedVector<std::uint64_t> pairs(budget);
  const auto number_of = [&](Id a, Id b) {
    const std::uint64_t pair = std::uint64_t{a} << 32 | b;
    const Id known = numbers.find(pair);
    if (known != 0) return known - 1;
    budget.ask();
    const Id node = builder.add_node();
    pairs.push_back(pair);
    numbers.insert(pair, node + 1);
    return node;
  };
  const Id start = number_of(g.start(), h.start());
  for (Id node = 0; node < pairs.size(); ++node) {
    const auto a = static_cast<Id>(pairs[node] >> 32);
    const auto b = static_cast<Id>(pairs[node]);
    for (const Player player : kPlayers) {
      for (const Id option : g.graph().options(a, player)) {
        builder.add_option(node, player, number_of(option, b));
      }
      for (const Id option : h.graph().options(b, player)) {
        builder.add_option(node, player, number_of(a, option));
      }
    }
  }
  return builder.build(start);
}

LoopyGame braces(std::span<const LoopyGame> left, std::span<const LoopyGame> right,
                 Budget& budget) {
  LoopyBuilder builder(budget);
  const LoopyGraph::Node start = builder.add_node();
  for (const LoopyGame& option : left) {
    builder.add_option(start, Player::left, builder.add_game(option));
  }
  for (const LoopyGame& option : right) {
    builder.add_option(start, Player::right, builder.add_game(option));
  }
  return builder.build(start);
}

}  // namespace summand
