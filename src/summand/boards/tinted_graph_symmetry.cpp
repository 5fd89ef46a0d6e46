#include "summand/boards/tinted_graph_symmetry.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "summand/base/hash.hpp"

namespace summand {

namespace {

using Set = TintedGraph::Set;
using Looks = std::array<std::uint64_t, TintedGraph::kMostVertices>;

constexpr int kMostSteps = 4'000;

// The look of each vertex and of its neighbourhood, if `player` were Left.
Looks looks_of(const TintedGraph& graph, Player player) {
  Looks looks{};
  TintedGraph::for_each(graph.vertices(), [&](int v) {
    looks[static_cast<std::size_t>(v)] = (graph.usable(player) >> v & 1) +
                                         2 * (graph.usable(opponent(player)) >> v & 1) +
                                         4 * static_cast<Set>(std::popcount(graph.beside(v)));
  });
  for (int round = 0; round < 3; ++round) {
    const Looks before = looks;
    TintedGraph::for_each(graph.vertices(), [&](int v) {
      std::uint64_t sum = 0;
      TintedGraph::for_each(graph.beside(v),
                            [&](int u) { sum += hash_word(before[static_cast<std::size_t>(u)]); });
      auto& look = looks[static_cast<std::size_t>(v)];
      look = hash_combine(look, sum);
    });
  }
  return looks;
}

class Search {
 public:
  Search(const TintedGraph& graph, KeepsAway whom)
      : graph_(graph),
        whom_(whom),
        looks_(looks_of(graph, Player::left)),
        wanted_(looks_of(graph, Player::right)) {}

  bool run() {
    if (!looks_agree()) return false;
    put_in_order();
    image_.fill(-1);
    std::vector<Choice> choices{open(0)};
    for (int steps = 0; steps < kMostSteps; ++steps) {
      Choice& top = choices.back();
      take_back(top);
      if (top.left == 0) {
        choices.pop_back();
        if (choices.empty()) return false;
        continue;
      }
      top.image = std::countr_zero(top.left);
      top.left &= top.left - 1;
      pair(top.vertex, top.image);
      std::size_t next = top.place + 1;
      while (next < order_.size() && (paired_ & TintedGraph::bit(order_[next])) != 0) ++next;
      if (next == order_.size()) return true;
      choices.push_back(open(next));
    }
    return false;
  }

 private:
  struct Choice {
    std::size_t place;
    int vertex, image;
    Set left;
  };

  bool looks_agree() const {
    std::vector<std::uint64_t> one, other;
    TintedGraph::for_each(graph_.vertices(), [&](int v) {
      one.push_back(looks_[static_cast<std::size_t>(v)]);
      other.push_back(wanted_[static_cast<std::size_t>(v)]);
    });
    if (one.empty() || one.size() % 2 != 0) return false;
    std::ranges::sort(one);
    std::ranges::sort(other);
    return one == other;
  }

  // Puts each vertex but the first after one of its neighbours.
  void put_in_order() {
    order_.push_back(std::countr_zero(graph_.vertices()));
    Set found = TintedGraph::bit(order_[0]);
    for (std::size_t i = 0; i < order_.size(); ++i) {
      TintedGraph::for_each(graph_.beside(order_[i]) & ~found, [&](int v) {
        order_.push_back(v);
        before_[static_cast<std::size_t>(v)] = order_[i];
      });
      found |= graph_.beside(order_[i]);
    }
  }

  int image(int vertex) const { return image_[static_cast<std::size_t>(vertex)]; }

  Choice open(std::size_t place) const {
    const int vertex = order_[place];
    Set candidates = place == 0 ? graph_.vertices()
                                : graph_.beside(image(before_[static_cast<std::size_t>(vertex)]));
    candidates &= ~paired_ & ~TintedGraph::bit(vertex);
    Set fitting = 0;
    TintedGraph::for_each(candidates, [&](int other) {
      if (fits(vertex, other)) fitting |= TintedGraph::bit(other);
    });
    return {place, vertex, -1, fitting};
  }

  bool fits(int vertex, int other) const {
    const bool apart = (graph_.beside(vertex) & TintedGraph::bit(other)) == 0;
    return looks_[static_cast<std::size_t>(other)] == wanted_[static_cast<std::size_t>(vertex)] &&
           looks_[static_cast<std::size_t>(vertex)] == wanted_[static_cast<std::size_t>(other)] &&
           (apart || whom_ != KeepsAway::opponent) &&
           images_of(graph_.beside(vertex)) == (graph_.beside(other) & paired_) &&
           images_of(graph_.beside(other)) == (graph_.beside(vertex) & paired_);
  }
  Set images_of(Set set) const {
    Set out = 0;
    TintedGraph::for_each(set & paired_, [&](int v) { out |= TintedGraph::bit(image(v)); });
    return out;
  }

  void pair(int one, int other) {
    image_[static_cast<std::size_t>(one)] = other;
    image_[static_cast<std::size_t>(other)] = one;
    paired_ |= TintedGraph::bit(one) | TintedGraph::bit(other);
  }
  void take_back(Choice& choice) {
    if (choice.image < 0) return;
    paired_ &= ~(TintedGraph::bit(choice.vertex) | TintedGraph::bit(choice.image));
    choice.image = -1;
  }

  const TintedGraph& graph_;
  KeepsAway whom_;
  Looks looks_, wanted_;  // of each vertex, and of its possible images
  std::vector<int> order_;
  std::array<int, TintedGraph::kMostVertices> before_{}, image_{};
  Set paired_ = 0;
};

}  // namespace

bool has_answering_symmetry(const TintedGraph& graph, KeepsAway whom) {
  if (std::popcount(graph.tinted(Player::left)) != std::popcount(graph.tinted(Player::right))) {
    return false;
  }
  return graph.count() % 2 == 0 && Search(graph, whom).run();
}

}  // namespace summand
