#include "summand/studies/sucker/counts.hpp"

#include <algorithm>
#include <utility>

namespace summand::sucker {

namespace {

struct NamedCount {
  const char* name;
  std::int64_t EndgameCounts::* member;
};

constexpr NamedCount kCounts[] = {
    {"guards", &EndgameCounts::guards},
    {"prisoners", &EndgameCounts::prisoners},
    {"greens", &EndgameCounts::greens},
    {"yellows", &EndgameCounts::yellows},
    {"their_guards", &EndgameCounts::their_guards},
    {"their_prisoners", &EndgameCounts::their_prisoners},
    {"their_greens", &EndgameCounts::their_greens},
    {"their_yellows", &EndgameCounts::their_yellows},
    {"chips", &EndgameCounts::chips},
    {"board", &EndgameCounts::board},
    {"piles", &EndgameCounts::piles},
    {"own_piles", &EndgameCounts::own_piles},
    {"their_piles", &EndgameCounts::their_piles},
    {"dead_piles", &EndgameCounts::dead_piles},
    {"own_long", &EndgameCounts::own_long},
    {"their_long", &EndgameCounts::their_long},
    {"own_in_piles", &EndgameCounts::own_in_piles},
    {"their_in_piles", &EndgameCounts::their_in_piles},
    {"own_longest", &EndgameCounts::own_longest},
    {"their_longest", &EndgameCounts::their_longest},
    {"gain_guards", &EndgameCounts::gain_guards},
    {"gain_prisoners", &EndgameCounts::gain_prisoners},
    {"gain_greens", &EndgameCounts::gain_greens},
    {"their_gain_guards", &EndgameCounts::their_gain_guards},
    {"their_gain_greens", &EndgameCounts::their_gain_greens},
};

// What the owner of a captured pile gets.
struct Captured {
  std::int64_t guards = 0, prisoners = 0, greens = 0;
};

// A guard is worth two greens. Of equal gains, the one with more guards is better.
std::pair<std::int64_t, std::int64_t> worth(const Captured& gain) {
  return {2 * gain.guards + gain.greens, gain.guards};
}

Captured captured(const Pile& pile) {
  const unsigned owner = pile.top, others = pile.content[1 - owner];
  return {.guards = pile.content[owner],
          .prisoners = others - std::min(others, 1u),
          .greens = std::int64_t{pile.content[2]} - (others == 0)};
}

void add_long_piles(EndgameCounts& counts, const PileKinds& kinds,
                    std::span<const PileKinds::Kind> piles) {
  Captured largest;
  for (const PileKinds::Kind kind : piles) {
    const Pile& pile = kinds[kind];
    if (pile.length < 2 || pile.top > 1) continue;
    const std::int64_t own = pile.content[pile.top];
    const Captured gain = captured(pile);
    if (pile.top == 0) {
      ++counts.own_long;
      counts.own_in_piles += own;
      counts.own_longest = std::max(counts.own_longest, own);
      if (counts.guards == 0) continue;
      counts.gain_guards += gain.guards;
      counts.gain_prisoners += gain.prisoners;
      counts.gain_greens += gain.greens;
    } else {
      ++counts.their_long;
      counts.their_in_piles += own;
      counts.their_longest = std::max(counts.their_longest, own);
      if (counts.their_guards == 0) continue;
      counts.their_gain_guards += gain.guards;
      counts.their_gain_greens += gain.greens;
      if (worth(gain) > worth(largest)) largest = gain;
    }
  }
  counts.their_gain_guards -= largest.guards;
  counts.their_gain_greens -= largest.greens;
}

}  // namespace

std::span<const std::string> count_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> out;
    for (const NamedCount& one : kCounts) out.emplace_back(one.name);
    return out;
  }();
  return names;
}

std::vector<std::int64_t> values_of(const EndgameCounts& counts) {
  std::vector<std::int64_t> out;
  out.reserve(std::size(kCounts));
  for (const NamedCount& one : kCounts) out.push_back(counts.*one.member);
  return out;
}

EndgameCounts counts_of(const EndgameTable& table, Boards::Id board, unsigned hand_chips,
                        Hands::Number number) {
  const Hands& hands = table.hands();
  const Hands::Hand& hand = hands.hand(hand_chips, number);
  const unsigned colours = table.rules().colours;
  const auto held = [&](unsigned owner, unsigned colour) {
    return colour < colours ? std::int64_t{hand[hands.place(owner, colour)]} : 0;
  };
  EndgameCounts out{.guards = held(0, 0),
                    .prisoners = held(0, 1),
                    .greens = held(0, 2),
                    .yellows = held(0, 3),
                    .their_guards = held(1, 1),
                    .their_prisoners = held(1, 0),
                    .their_greens = held(1, 2),
                    .their_yellows = held(1, 3)};
  const auto piles = table.boards().piles(board);
  out.board = table.boards().chips(board);
  out.chips = out.board + hand_chips;
  out.piles = static_cast<std::int64_t>(piles.size());
  for (const PileKinds::Kind kind : piles) {
    const unsigned top = table.boards().kinds()[kind].top;
    ++(top == 0 ? out.own_piles : top == 1 ? out.their_piles : out.dead_piles);
  }
  add_long_piles(out, table.boards().kinds(), piles);
  return out;
}

bool hand_formula(const EndgameCounts& c) {
  const std::int64_t ahead = c.guards - c.their_guards;
  const std::int64_t greens_ahead = 2 * ahead + c.greens - c.their_greens;
  if (c.guards + c.greens == 0) return false;
  if (c.their_guards + c.their_greens == 0) return true;
  if (ahead <= 0) return greens_ahead >= (ahead < 0 ? 0 : 1);
  const bool exception = greens_ahead == 2 && ahead >= 2 && c.prisoners == 0 && c.greens == 0;
  return greens_ahead >= 2 && !exception;
}

bool formula_g(const EndgameCounts& c) {
  const std::int64_t greens = c.greens + c.gain_greens, prisoners = c.prisoners + c.gain_prisoners;
  const std::int64_t ahead = c.guards + c.gain_guards - c.their_guards - c.their_gain_guards;
  const std::int64_t greens_ahead = 2 * ahead + greens - c.their_greens - c.their_gain_greens;
  if (c.guards + c.greens == 0) return false;
  if (c.their_guards + c.their_greens == 0) return true;
  if (ahead < 0) return greens_ahead >= (c.their_long == 1 ? 1 : 0);
  if (ahead == 0) return greens_ahead >= 1;
  const bool covers = c.their_piles + c.dead_piles > 0;
  const bool exception =
      greens_ahead == 2 && ahead >= 2 && prisoners == 0 && greens == 0 && !covers;
  return greens_ahead >= 2 && !exception;
}

}  // namespace summand::sucker
