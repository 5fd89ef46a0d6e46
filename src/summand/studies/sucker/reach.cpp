#include "summand/studies/sucker/reach.hpp"

#include <algorithm>
#include <bit>
#include <fmt/core.h>

#include "summand/base/check.hpp"
#include "summand/base/flat_map.hpp"
#include "summand/studies/sucker/packed_turn.hpp"

namespace summand::sucker {

namespace {

// A set of players, one bit each: those who can force to be last.
using Forcers = std::uint8_t;
constexpr Forcers kKnown = 0x10;

// Combines the results of actions: the chooser needs one that serves him, the others need all.
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

}  // namespace

class ForcerSearch {
 public:
  ForcerSearch(unsigned players, const HouseRules& house, Budget& budget,
               std::function<void(std::uint64_t)> progress = {})
      : players_(players),
        house_(house),
        budget_(budget),
        progress_(std::move(progress)),
        known_(budget) {}

  // The start of a turn. The active player may have no chip.
  Forcers begin(Turn& next);
  const Reach& reach() const { return reach_; }

 private:
  Forcers turn(const Turn& now);
  void place(const Turn& now, unsigned colour, unsigned pile, Choice& choice);
  Forcers captured(const Turn& left, PackedPile pile);
  unsigned seat_without_giver(const Turn& now, unsigned from) const;
  unsigned after_dead_capture(const Turn& now, unsigned colour) const;

  unsigned players_;
  HouseRules house_;
  Budget& budget_;
  std::function<void(std::uint64_t)> progress_;
  FlatMap<Key, Forcers, KeyHash> known_;  // with a bit that is always set
  Reach reach_;
};

unsigned ForcerSearch::seat_without_giver(const Turn& now, unsigned from) const {
  const unsigned step = house_.no_giver == HouseRules::NoGiver::next_seat ? 1 : players_ - 1;
  do {
    from = (from + step) % players_;
  } while (!now.is_alive(from));
  return from;
}

unsigned ForcerSearch::after_dead_capture(const Turn& now, unsigned colour) const {
  switch (house_.rebound) {
    case Rebound::mover:
      break;
    case Rebound::giver:
      if (now.giver[colour] != kNobody) return now.giver[colour];
      return seat_without_giver(now, colour);
    case Rebound::holder:
      if (now.kept) break;
      return now.before_count > 0 ? now.before[0] : seat_without_giver(now, now.active);
  }
  return now.active;
}

// A player who cannot move is eliminated, and the move returns to its latest other holder.
Forcers ForcerSearch::begin(Turn& next) {
  while (!next.has_chips(next.active)) {
    const unsigned left = next.alive & ~(1u << next.active);
    if (std::has_single_bit(left)) return static_cast<Forcers>(left);
    if (next.before_count > 0) {
      next.eliminate(next.before[0], true);
    } else {
      ++reach_.without_giver;
      next.eliminate(seat_without_giver(next, next.active), false);
    }
  }
  return turn(next);
}

// Each turn reduces the living chips or the chips in hands, so the recursion is at most about 150
// deep.
Forcers ForcerSearch::turn(const Turn& now) {
  const Key key = now.key(house_.rebound);
  if (const Forcers known = known_.find(key); known != 0) return known & 0xf;
  budget_.ask();
  Choice choice(now.active);
  for (unsigned colour = 0; colour < players_; ++colour) {
    if (now.hands[now.active][colour] == 0) continue;
    const bool opens = house_.rows == 0 || now.pile_count < house_.rows;
    for (unsigned pile = 0; pile < now.pile_count + (opens ? 1u : 0u); ++pile) {
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

// Puts a chip on a pile, or on an empty place if `at` is the number of piles.
void ForcerSearch::place(const Turn& now, unsigned colour, unsigned at, Choice& choice) {
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
      next.give_to(after_dead_capture(now, colour));
      choice.add(begin(next));
    }
    return;
  }
  next.add_pile(pile);
  // The players whose colour is missing, or otherwise the one whose topmost chip is lowest.
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

// The owner of the topmost colour chooses the chip that dies and takes the rest.
Forcers ForcerSearch::captured(const Turn& left, PackedPile pile) {
  const unsigned owner = pile.top();
  Choice choice(owner);
  std::array<std::uint8_t, kMostForcers> content{};
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

namespace {

// Assumes the start of a turn.
Result<Turn> turn_of(const State& state) {
  if (state.players > kMostForcers) return fail(fmt::format("more than {} players", kMostForcers));
  Turn out;
  unsigned chips = 0;
  for (const Player player : state.alive_players()) {
    out.alive = static_cast<std::uint8_t>(out.alive | 1u << player);
    for (unsigned colour = 0; colour < kMostForcers; ++colour) {
      const unsigned count = state.hands[player][colour];
      if (count > kMostInHand) {
        return fail(fmt::format("more than {} chips of one colour in a hand", kMostInHand));
      }
      out.hands[player][colour] = static_cast<std::uint8_t>(count);
      chips += count;
    }
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
  bool later = false;
  for (const std::uint8_t player : state.before) {
    if (!state.alive(player)) continue;
    if (player == state.active) {
      out.kept = out.kept || !later;
    } else {
      out.before[out.before_count++] = player;
    }
    later = true;
  }
  for (const std::uint8_t player : state.out) {
    if (const auto giver = living_giver(state, player)) {
      out.giver[player] = static_cast<std::uint8_t>(*giver);
    }
  }
  return out;
}

HouseRules without_options(HouseRules house) {
  house.donations = house.discards = false;
  return house;
}

}  // namespace

Reach solve_reachable(unsigned players, unsigned chips, const HouseRules& house, Budget budget,
                      const std::function<void(std::uint64_t)>& progress) {
  SUMMAND_CHECK(players >= 2 && players <= kMostForcers && chips >= 1 &&
                players * chips <= kMostReachChips);
  ForcerSearch search(players, house, budget, progress);
  Turn start = *turn_of(new_game(players, chips));
  const Forcers forcers = search.begin(start);
  Reach out = search.reach();
  if (forcers != 0) out.winner = std::countr_zero(forcers);
  return out;
}

LoneForcer::LoneForcer(const HouseRules& house, unsigned players, Budget budget,
                       const std::function<void(std::uint64_t)>& progress)
    : referee_(without_options(house)),
      budget_(std::move(budget)),
      search_(std::make_unique<ForcerSearch>(players, referee_.house(), budget_, progress)) {}

LoneForcer::~LoneForcer() = default;

std::uint64_t LoneForcer::states() const { return search_->reach().states; }

Result<std::optional<Player>> LoneForcer::of(const State& given) {
  const State state = referee_.begun(given);
  if (state.phase == Phase::over) return referee_.ranking(state).front();
  if (state.phase == Phase::place && !state.owed) {
    SUMMAND_TRY(turn, turn_of(state));
    const Forcers forcers = search_->begin(turn);
    if (forcers == 0) return std::nullopt;
    return static_cast<Player>(std::countr_zero(forcers));
  }
  // The player who chooses needs one action that serves him. The others need all.
  const Player chooser = *referee_.to_move(state);
  std::optional<Player> same;
  bool first = true;
  for (const Action& action : referee_.actions(state)) {
    SUMMAND_TRY(forcer, of(referee_.apply(state, action)));
    if (forcer == chooser) return chooser;
    same = first || same == forcer ? forcer : std::nullopt;
    first = false;
  }
  return same;
}

Result<std::vector<Action>> LoneForcer::winning(const State& state) {
  std::vector<Action> out;
  if (state.phase == Phase::rescue) return out;
  const auto chooser = referee_.to_move(state);
  for (const Action& action : referee_.actions(state)) {
    SUMMAND_TRY(forcer, of(referee_.apply(state, action)));
    if (forcer == chooser) out.push_back(action);
  }
  return out;
}

}  // namespace summand::sucker
