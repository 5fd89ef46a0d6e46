#include "summand/loopy/buchi.hpp"

#include <span>

namespace summand {

class MarkedGame::Solver {
 public:
  Solver(const MarkedGame& game, Budget& budget) : game_(game), budget_(budget), charge_(budget) {
    const std::size_t size = game.size();
    charge_.add(size * (sizeof(std::size_t) + 2 * sizeof(std::uint32_t) + 2) +
                game.moves_.size() * sizeof(std::uint32_t));
    begins_.assign(size + 1, 0);
    sources_.resize(game.moves_.size());
    for (const std::uint32_t move : game.moves_) ++begins_[move >> 1];
    std::size_t sum = 0;
    for (std::size_t& begin : begins_) sum += begin, begin = sum;
    for (Node node = 0; node < size; ++node) {
      for (const std::uint32_t move : moves(node)) {
        sources_[--begins_[move >> 1]] = node << 1 | (move & 1);
      }
    }
    alive_.assign(size, true);
    open_.assign(size, 0);
  }

  std::vector<bool> solve() {
    while (true) {
      reach();
      lost_.clear();
      for (Node node = 0; node < game_.size(); ++node) {
        if (alive_[node] && !reached_[node]) lost_.push_back(node);
      }
      if (lost_.empty()) return alive_;
      remove();
    }
  }

 private:
  std::span<const std::uint32_t> moves(Node node) const {
    const std::size_t begin = node == 0 ? 0 : game_.ends_[node - 1];
    return {game_.moves_.data() + begin, game_.moves_.data() + game_.ends_[node]};
  }
  std::span<const std::uint32_t> sources(Node node) const {
    return {sources_.data() + begins_[node], sources_.data() + begins_[node + 1]};
  }
  bool is_left(Node node) const { return game_.movers_[node] == Player::left; }

  // Finds the nodes from which Left forces a marked move to a node that is alive, or an end that
  // she wins.
  void reach() {
    reached_.assign(game_.size(), false);
    waiting_.clear();
    for (Node node = 0; node < game_.size(); ++node) {
      if (!alive_[node]) continue;
      budget_.ask();
      std::uint32_t good = 0;
      const auto all = moves(node);
      for (const std::uint32_t move : all) good += (move & 1) != 0 && alive_[move >> 1];
      open_[node] = static_cast<std::uint32_t>(all.size()) - good;
      if (is_left(node) ? good > 0 : open_[node] == 0) settle(node);
    }
    while (!waiting_.empty()) {
      const Node target = waiting_.back();
      waiting_.pop_back();
      budget_.ask();
      for (const std::uint32_t source : sources(target)) {
        const Node node = source >> 1;
        if (!alive_[node] || reached_[node] || (source & 1) != 0) continue;
        if (is_left(node) || --open_[node] == 0) settle(node);
      }
    }
  }
  void settle(Node node) {
    reached_[node] = true;
    waiting_.push_back(node);
  }

  // Removes the lost nodes, and those from which Right forces a move to a removed one.
  void remove() {
    for (const Node node : lost_) alive_[node] = false;
    while (!lost_.empty()) {
      const Node target = lost_.back();
      lost_.pop_back();
      budget_.ask();
      for (const std::uint32_t source : sources(target)) {
        const Node node = source >> 1;
        if (!alive_[node]) continue;
        if (is_left(node) && has_move_left(node)) continue;
        alive_[node] = false;
        lost_.push_back(node);
      }
    }
  }
  bool has_move_left(Node node) const {
    for (const std::uint32_t move : moves(node)) {
      if (alive_[move >> 1]) return true;
    }
    return false;
  }

  const MarkedGame& game_;
  Budget& budget_;
  Charge charge_;
  std::vector<std::size_t> begins_;
  std::vector<std::uint32_t> sources_;  // source and mark
  std::vector<bool> alive_, reached_;
  std::vector<std::uint32_t> open_;  // Right's moves that are not known to be good for Left
  std::vector<Node> waiting_, lost_;
};

std::vector<bool> MarkedGame::left_wins(Budget& budget) const {
  return Solver(*this, budget).solve();
}

}  // namespace summand
