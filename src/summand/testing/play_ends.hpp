// Whether play always ends, for any order of moves.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "summand/ruleset/visit.hpp"

namespace summand::testing {

// Follows the moves of both players, who need not alternate, until a position repeats or all play
// has ended. It stores the positions that it has seen, so many questions cost little more than one.
template <Ruleset R>
class PlayEnds {
 public:
  using Position = typename R::Position;

  explicit PlayEnds(R rules) : rules_(std::move(rules)) {}

  bool operator()(const Position& start) {
    if (const auto known = seen_.find(start); known != seen_.end()) return known->second;
    std::vector<Frame>
        line;  // the current line of play: the start first, the current position last
    enter(line, start);
    while (!line.empty()) {
      Frame& frame = line.back();
      if (frame.next == frame.options.size()) {
        seen_[frame.position] = true;
        line.pop_back();
        continue;
      }
      const Position option = frame.options[frame.next++];
      const auto known = seen_.find(option);
      if (known == seen_.end()) {
        enter(line, option);
      } else if (!known->second) {
        // The option is on the line, so it repeats, or it leads to one that does. All positions on
        // the line stay marked as endless.
        return false;
      }
    }
    return true;
  }

 private:
  struct Frame {
    Position position;
    std::vector<Position> options;
    std::size_t next = 0;
  };

  void enter(std::vector<Frame>& line, const Position& position) {
    seen_[position] = false;
    Frame frame{position, {}};
    for (const Player player : {Player::left, Player::right}) {
      visit_moves(rules_, position, player, [&](const typename R::Move& move) {
        frame.options.push_back(rules_.play(position, player, move));
      });
    }
    line.push_back(std::move(frame));
  }

  R rules_;
  std::map<Position, bool> seen_;  // false until all play from the position is known to end
};

}  // namespace summand::testing
