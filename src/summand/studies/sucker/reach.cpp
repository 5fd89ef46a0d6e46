#include "summand/studies/sucker/reach.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

#include "summand/base/check.hpp"
#include "summand/base/flat_map.hpp"
#include "summand/base/hash.hpp"

namespace summand::sucker {

namespace {

constexpr unsigned kPlayers = 4;

// A set of players, one bit each: those who can force to be last.
using Forcers = std::uint8_t;

// Chips from the bottom, two bits each, under a leading 1.
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

// A turn about to begin: two words, one for one.
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
  std::array<std::array<std::uint8_t, kPlayers>, kPlayers> hands{};
  std::array<PackedPile, kMostReachChips> piles{};  // in rising order
  std::uint8_t pile_count = 0;
  std::uint8_t alive = 0;
  std::uint8_t active = 0;
  std::array<std::uint8_t, kPlayers> before{};  // living players who had the move, latest first
  std::uint8_t before_count = 0;

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
  // The move passes on.
  void give_to(unsigned player) {
    if (player == active) return;
    forget(active);
    forget(player);
    std::copy_backward(before.begin(), before.begin() + before_count,
                       before.begin() + before_count + 1);
    before[0] = active;
    ++before_count;
    active = static_cast<std::uint8_t>(player);
  }
  Key key() const;
};

Key Turn::key() const {
  Key key;
  for (const auto& hand : hands) {
    for (const unsigned count : hand) key.hands = key.hands << 4 | count;
  }
  // Each chip with a bit that says whether a pile begins with it: at most 48 bits.
  for (unsigned i = 0; i < pile_count; ++i) {
    for (unsigned j = piles[i].size(); j-- > 0;) {
      key.rest = key.rest << 3 | (j + 1 == piles[i].size() ? 4u : 0u) | piles[i].from_top(j);
    }
  }
  std::uint64_t order = 1;
  for (unsigned i = 0; i < before_count; ++i) order = order << 2 | before[i];
  key.rest = key.rest << 7 | order;
  key.rest = key.rest << 6 | alive << 2u | active;
  return key;
}

// Of what the chooser may take: he needs one that serves him, the others all.
class Choice {
 public:
  explicit Choice(unsigned chooser) : own_(static_cast<Forcers>(1u << chooser)) {}

  void add(Forcers forcers) {
    any_ |= forcers;
    all_ &= forcers;
  }
  Forcers forcers() const { return static_cast<Forcers>((any_ & own_) | (all_ & ~own_ & 0xf)); }

 private:
  Forcers own_, any_ = 0, all_ = 0xf;
};

class Solver {
 public:
  Solver(unsigned players, Budget& budget, std::function<void(std::uint64_t)> progress)
      : players_(players), budget_(budget), progress_(std::move(progress)), known_(budget) {}

  Reach solve(Turn start) {
    const Forcers forcers = begin(start);
    if (forcers != 0) reach_.winner = std::countr_zero(forcers);
    return reach_;
  }

 private:
  Forcers begin(Turn& next);
  Forcers turn(const Turn& now);
  void place(const Turn& now, unsigned colour, unsigned pile, Choice& choice);
  Forcers captured(const Turn& left, PackedPile pile);

  unsigned players_;
  Budget& budget_;
  std::function<void(std::uint64_t)> progress_;
  FlatMap<Key, Forcers, KeyHash> known_;  // with a bit that is always set
  Reach reach_;
};

constexpr Forcers kKnown = 0x10;

// Whoever cannot move is out, and the move returns to its latest other holder.
Forcers Solver::begin(Turn& next) {
  while (!next.has_chips(next.active)) {
    const unsigned player = next.active;
    next.alive = static_cast<std::uint8_t>(next.alive & ~(1u << player));
    next.forget(player);
    if (std::has_single_bit(next.alive)) return next.alive;
    if (next.before_count > 0) {
      next.active = next.before[0];
      next.forget(next.active);
    } else {
      ++reach_.without_giver;
      unsigned seat = player;
      do {
        seat = (seat + 1) % players_;
      } while (!next.is_alive(seat));
      next.active = static_cast<std::uint8_t>(seat);
    }
  }
  return turn(next);
}

// Each turn brings the game nearer to its end (fewer chips alive, or fewer in hands), so that the
// recursion is at most some 150 deep.
Forcers Solver::turn(const Turn& now) {
  const Key key = now.key();
  if (const Forcers known = known_.find(key); known != 0) return known & 0xf;
  budget_.ask();
  Choice choice(now.active);
  for (unsigned colour = 0; colour < players_; ++colour) {
    if (now.hands[now.active][colour] == 0) continue;
    for (unsigned pile = 0; pile <= now.pile_count; ++pile) {
      if (pile > 0 && pile < now.pile_count && now.piles[pile] == now.piles[pile - 1]) continue;
      place(now, colour, pile, choice);
    }
  }
  const Forcers forcers = choice.forcers();
  SUMMAND_CHECK(forcers == 0 || std::has_single_bit(forcers));
  known_.insert(key, forcers | kKnown);
  ++reach_.states;
  for (unsigned player = 0; player < players_; ++player) {
    reach_.forced_by[player] += forcers >> player & 1;
  }
  if (progress_ && reach_.states % 65536 == 0) progress_(reach_.states);
  return forcers;
}

// A chip on a pile, or on an empty place where `at` is the number of piles.
void Solver::place(const Turn& now, unsigned colour, unsigned at, Choice& choice) {
  Turn next = now;
  --next.hands[now.active][colour];
  const bool on_pile = at < now.pile_count;
  const PackedPile below = on_pile ? now.piles[at] : PackedPile();
  const PackedPile pile = below.with(colour);
  if (on_pile) next.take_pile(at);
  if (on_pile && below.top() == colour) {
    if (now.is_alive(colour)) {
      choice.add(captured(next, pile));
    } else {
      choice.add(begin(next));
    }
    return;
  }
  next.add_pile(pile);
  // The players whose colour is missing, or else the one whose topmost chip lies lowest.
  unsigned seen = 0, lowest = 0;
  for (unsigned i = 0; i < pile.size(); ++i) {
    const unsigned chip = pile.from_top(i);
    if (!now.is_alive(chip) || (seen >> chip & 1) != 0) continue;
    seen |= 1u << chip;
    lowest = chip;
  }
  unsigned missing = now.alive & ~seen;
  if (missing == 0) missing = 1u << lowest;
  for (unsigned player = 0; player < players_; ++player) {
    if ((missing >> player & 1) == 0) continue;
    Turn chosen = next;
    chosen.give_to(player);
    choice.add(begin(chosen));
  }
}

// The owner of the topmost colour chooses what dies and takes the rest.
Forcers Solver::captured(const Turn& left, PackedPile pile) {
  const unsigned owner = pile.top();
  Choice choice(owner);
  std::array<std::uint8_t, kPlayers> content{};
  for (unsigned i = 0; i < pile.size(); ++i) ++content[pile.from_top(i)];
  for (unsigned dies = 0; dies < players_; ++dies) {
    if (content[dies] == 0) continue;
    Turn next = left;
    for (unsigned colour = 0; colour < players_; ++colour) {
      next.hands[owner][colour] =
          static_cast<std::uint8_t>(next.hands[owner][colour] + content[colour]);
    }
    --next.hands[owner][dies];
    next.give_to(owner);
    choice.add(begin(next));
  }
  return choice.forcers();
}

Result<Turn> turn_of(const State& state) {
  if (state.players > kPlayers) return fail(fmt::format("more than {} players", kPlayers));
  if (state.phase != Phase::place || state.owed) return fail("a turn has begun");
  Turn out;
  unsigned chips = 0;
  for (const Player player : state.alive_players()) {
    out.alive = static_cast<std::uint8_t>(out.alive | 1u << player);
    std::copy_n(state.hands[player].begin(), kPlayers, out.hands[player].begin());
    chips += state.chips_of(player);
  }
  for (const std::string& text : state.piles) chips += static_cast<unsigned>(text.size());
  if (chips > kMostReachChips) {
    return fail(fmt::format("more than {} chips in hands and on the board", kMostReachChips));
  }
  for (const std::string& text : state.piles) {
    PackedPile pile;
    for (const char chip : text) pile = pile.with(*player_of(chip));
    out.add_pile(pile);
  }
  out.active = state.active;
  for (const std::uint8_t player : state.before) {
    if (player == state.active || !state.alive(player)) continue;
    out.before[out.before_count++] = player;
  }
  return out;
}

}  // namespace

Reach solve_reachable(unsigned players, unsigned chips, Budget budget,
                      const std::function<void(std::uint64_t)>& progress) {
  SUMMAND_CHECK(players >= 2 && players <= kPlayers && chips >= 1 &&
                players * chips <= kMostReachChips);
  return Solver(players, budget, progress).solve(*turn_of(new_game(players, chips)));
}

Result<Forcing> lone_forcer(const State& state, Budget budget) {
  SUMMAND_TRY(turn, turn_of(state));
  const Reach reach = Solver(state.players, budget, {}).solve(turn);
  Forcing out{.states = reach.states};
  if (reach.winner >= 0) out.forcer = static_cast<Player>(reach.winner);
  return out;
}

}  // namespace summand::sucker
