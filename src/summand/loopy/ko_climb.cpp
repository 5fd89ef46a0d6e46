#include "summand/loopy/ko_climb.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "summand/base/check.hpp"

namespace summand {

namespace {

constexpr std::uint32_t kMostKoSteps = 100'000;

// Slopes of masts that push each other settle after a few rounds.
constexpr int kMostKoRounds = 16;

constexpr std::size_t index_of(Player player) { return player == Player::left ? 0 : 1; }

// The node of a ko from which a player takes it, and the other.
constexpr std::size_t taken_from(Player player) { return player == Player::left ? 1 : 0; }
constexpr std::size_t taken_to(Player player) { return player == Player::left ? 0 : 1; }

using MaybeLine = std::optional<KoLine>;

class KoClimb {
 public:
  KoClimb(std::span<const KoOptions> nodes, Komaster komaster, Budget& budget)
      : nodes_(nodes), komaster_(komaster), budget_(budget), lines_(nodes.size()) {}

  Result<std::vector<KoWalls>> run() {
    if (std::string fault = begin(); !fault.empty()) return fail(std::move(fault));
    std::vector<KoWalls> out(nodes_.size());
    for (std::uint32_t steps = 0; settle(); ++steps) {
      budget_.ask();
      if (steps == kMostKoSteps) {
        reach_limit(Limit::size, "a wall of a ko with more than 100,000 steps");
      }
      for (std::size_t node = 0; node < nodes_.size(); ++node) {
        for (const std::size_t player : {0u, 1u}) out[node][player].go_on(t_, lines_[node][player]);
      }
      const std::optional<Ratio> length = step();
      if (!length) return finished(std::move(out));
      t_ = t_ + *length;
      for (auto& walls : lines_) {
        for (KoLine& wall : walls) wall.advance(*length);
      }
    }
    return fail("the walls of this ko are not determined by the moves");
  }

 private:
  bool is_ko() const { return nodes_.size() == 2; }
  bool is_komaster(Player player) const {
    return komaster_ == (player == Player::left ? Komaster::left : Komaster::right);
  }

  // The better of two lines. Every comparison is kept, because step() must see when it turns.
  MaybeLine better_of(const MaybeLine& a, const MaybeLine& b, Player player) {
    if (!a || !b) return a ? a : b;
    compared_.emplace_back(*a, *b);
    return player == Player::left ? std::max(*a, *b) : std::min(*a, *b);
  }

  MaybeLine outside(std::size_t node, Player player) const {
    const auto& wall = nodes_[node][index_of(player)];
    return wall ? MaybeLine(wall->at(t_)) : std::nullopt;
  }

  MaybeLine taxed(const MaybeLine& line, Player player) const {
    if (!line) return line;
    const bool left = player == Player::left;
    return KoLine{left ? line->value - t_ : line->value + t_, line->slope + (left ? -1 : 1)};
  }

  // What the player gets by taking the ko, before the tax.
  MaybeLine taken(Player player) {
    const Player other = opponent(player);
    MaybeLine best = lines_[taken_to(player)][index_of(player)];  // the other passes
    best = better_of(best, taxed(outside(taken_to(player), other), other), other);
    const MaybeLine resolved = taxed(outside(taken_from(player), other), other);
    if (is_komaster(other) && resolved) {
      const MaybeLine reply = taxed(outside(taken_from(player), player), player);
      best = better_of(best, taxed(better_of(reply, resolved, player), other), other);
    }
    return best;
  }

  MaybeLine scaffold(std::size_t node, Player player) {
    MaybeLine best = outside(node, player);
    if (is_ko() && node == taken_from(player)) best = better_of(best, taken(player), player);
    return taxed(best, player);
  }

  // Finds the walls at t = 0, and returns what is wrong with them, if anything.
  std::string begin() {
    // First the players who cannot take the ko: what taking is worth depends on their walls.
    for (const bool takes : {false, true}) {
      for (std::size_t node = 0; node < nodes_.size(); ++node) {
        for (const Player player : {Player::left, Player::right}) {
          if ((is_ko() && node == taken_from(player)) != takes) continue;
          const MaybeLine its = scaffold(node, player);
          if (!its) {
            return std::string(player == Player::left ? "Left" : "Right") +
                   (is_ko() ? " cannot resolve a ko" : " has no move in a position with kos ahead");
          }
          lines_[node][index_of(player)] = *its;
        }
      }
    }
    for (const auto& [left, right] : lines_) {
      if (left.value < right.value) {
        return "in a position with kos ahead nobody wants to move";
      }
    }
    return {};
  }

  // Finds the walls just above t. Returns false if they do not settle.
  bool settle() {
    for (auto& walls : lines_) {
      for (KoLine& wall : walls) wall.slope = 0;
    }
    for (int round = 0; round < kMostKoRounds; ++round) {
      compared_.clear();
      std::vector<OfPlayers<KoLine>> next(lines_.size());
      for (std::size_t node = 0; node < lines_.size(); ++node) {
        const MaybeLine left = scaffold(node, Player::left), right = scaffold(node, Player::right);
        SUMMAND_CHECK(left && right);
        compared_.emplace_back(*left, *right);
        if (*left >= *right) {
          next[node] = {*left, *right};
        } else {
          const KoLine mast{lines_[node][0].value, 0};
          next[node].fill(std::clamp(mast, *left, *right));
          compared_.emplace_back(mast, *left);
          compared_.emplace_back(mast, *right);
        }
        for (const std::size_t player : {0u, 1u}) {
          // The walls are continuous.
          if (next[node][player].value != lines_[node][player].value) return false;
        }
      }
      if (next == lines_) return true;
      lines_ = std::move(next);
    }
    return false;
  }

  // How far nothing changes: to the next bend of an option, or the next turn of a comparison.
  std::optional<Ratio> step() const {
    std::optional<Ratio> least;
    const auto add = [&](const std::optional<Ratio>& length) {
      if (length && (!least || *length < *least)) least = length;
    };
    for (const auto& [a, b] : compared_) add(meeting(a, b));
    for (const KoOptions& options : nodes_) {
      for (const std::optional<KoWall>& wall : options) {
        if (!wall) continue;
        if (const std::optional<Ratio> bend = wall->next_bend(t_)) add(*bend - t_);
      }
    }
    return least;
  }

  Result<std::vector<KoWalls>> finished(std::vector<KoWalls> out) const {
    for (const auto& [left, right] : lines_) {
      if (left != right || left.slope != 0) return fail("the thermograph of this ko has no mast");
    }
    return out;
  }

  std::span<const KoOptions> nodes_;
  Komaster komaster_;
  Budget& budget_;
  Ratio t_ = 0;
  std::vector<OfPlayers<KoLine>> lines_;  // the walls at t
  std::vector<std::pair<KoLine, KoLine>> compared_;
};

}  // namespace

Result<std::vector<KoWalls>> climb(std::span<const KoOptions> nodes, Komaster komaster,
                                   Budget& budget) {
  SUMMAND_CHECK(nodes.size() == 1 || nodes.size() == 2);
  return KoClimb(nodes, komaster, budget).run();
}

}  // namespace summand
