// A turn of up to four players and sixteen chips in a few words, for searches of many turns.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "summand/base/hash.hpp"
#include "summand/studies/sucker/reach.hpp"

namespace summand::sucker {

inline constexpr unsigned kMostForcers = 4;
inline constexpr std::uint8_t kNobody = kMostForcers;
inline constexpr unsigned kMostInHand = 15;  // of one colour

// The chips from the bottom, two bits each, with a leading 1.
class PackedPile {
 public:
  bool empty() const { return bits_ == 1; }
  unsigned size() const { return static_cast<unsigned>(std::bit_width(bits_) - 1) / 2; }
  unsigned top() const { return static_cast<unsigned>(bits_ & 3); }
  unsigned from_top(unsigned i) const { return static_cast<unsigned>(bits_ >> (2 * i) & 3); }
  PackedPile with(unsigned colour) const { return PackedPile(bits_ << 2 | colour); }

  PackedPile() = default;
  auto operator<=>(const PackedPile&) const = default;

 private:
  explicit PackedPile(std::uint64_t bits) : bits_(bits) {}
  std::uint64_t bits_ = 1;
};

// Different turns have different keys.
struct Key {
  std::uint64_t hands = 0, rest = 0;
  bool operator==(const Key&) const = default;
};
struct KeyHash {
  std::uint64_t operator()(const Key& key) const {
    return hash_combine(hash_word(key.hands), key.rest);
  }
};

struct Turn {
  std::array<std::array<std::uint8_t, kMostForcers>, kMostForcers> hands{};
  std::array<PackedPile, kMostReachChips> piles{};  // in rising order
  std::uint8_t pile_count = 0;
  std::uint8_t alive = 0;
  std::uint8_t active = 0;
  std::array<std::uint8_t, kMostForcers> before{};  // living players who had the move, latest first
  std::uint8_t before_count = 0;
  // Whether, among the living players, the active player had the latest turn. It matters only with
  // Rebound::holder, and is correct only then.
  bool kept = false;
  // For each eliminated player: the living player who gave him his last move, or who gave it to
  // that giver, and so on. For Rebound::giver.
  std::array<std::uint8_t, kMostForcers> giver = {kNobody, kNobody, kNobody, kNobody};

  bool is_alive(unsigned player) const { return (alive >> player & 1) != 0; }
  bool has_chips(unsigned player) const {
    return std::ranges::any_of(hands[player], [](unsigned count) { return count > 0; });
  }
  void take_pile(unsigned at) {
    std::copy(piles.begin() + at + 1, piles.begin() + pile_count, piles.begin() + at);
    --pile_count;
  }
  void add_pile(PackedPile pile) {
    const auto end = piles.begin() + pile_count;
    const auto at = std::upper_bound(piles.begin(), end, pile);
    std::copy_backward(at, end, end + 1);
    *at = pile;
    ++pile_count;
  }
  void forget(unsigned player) {
    const auto end = before.begin() + before_count;
    before_count =
        static_cast<std::uint8_t>(std::remove(before.begin(), end, player) - before.begin());
  }
  // Gives the move to another player.
  void give_to(unsigned player) {
    kept = player == active;
    if (kept) return;
    forget(active);
    forget(player);
    std::copy_backward(before.begin(), before.begin() + before_count,
                       before.begin() + before_count + 1);
    before[0] = active;
    ++before_count;
    active = static_cast<std::uint8_t>(player);
  }
  // The active player is eliminated, and `heir` has the move. `gave`: the heir had given him the
  // move.
  void eliminate(unsigned heir, bool gave) {
    const unsigned player = active;
    alive = static_cast<std::uint8_t>(alive & ~(1u << player));
    forget(heir);
    giver[player] = gave ? static_cast<std::uint8_t>(heir) : kNobody;
    for (std::uint8_t& one : giver) {
      if (one == player) one = giver[player];
    }
    active = static_cast<std::uint8_t>(heir);
    kept = gave;
  }
  Key key(Rebound rebound) const;

 private:
  unsigned givers() const;
};

}  // namespace summand::sucker
