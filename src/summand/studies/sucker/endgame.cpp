#include "summand/studies/sucker/endgame.hpp"

#include <algorithm>
#include <fmt/core.h>

namespace summand::sucker {

Result<Endgame> endgame_of(const State& state) {
  const std::vector<Player> alive = state.alive_players();
  if (alive.size() != 2) return fail(fmt::format("{} players are left, not two", alive.size()));
  if (state.phase != Phase::place || state.owed) return fail("a turn has begun");
  const Player me = state.active, them = alive[alive[0] == me ? 1 : 0];
  Endgame out{.guards = state.hands[me][me],
              .prisoners = state.hands[me][them],
              .their_guards = state.hands[them][them],
              .their_prisoners = state.hands[them][me]};
  for (const std::string& pile : state.piles) {
    for (const char chip : pile) {
      if (chip == letter_of(me) || chip == letter_of(them)) continue;
      return fail(fmt::format("there are {} chips left, the colour of a player who is out",
                              name_of(*player_of(chip))));
    }
    (pile.back() == letter_of(me) ? out.mine : out.theirs)
        .push_back(static_cast<unsigned>(pile.size()));
  }
  for (const Player player : alive) {
    const auto& hand = state.hands[player];
    if (state.chips_of(player) != unsigned{hand[me]} + hand[them]) {
      return fail(fmt::format("{} holds chips of a player who is out", name_of(player)));
    }
  }
  return out;
}

State state_of(const Endgame& endgame) {
  State out;
  out.hands[0] = {endgame.guards, endgame.prisoners};
  out.hands[1] = {endgame.their_prisoners, endgame.their_guards};
  const auto add = [&](const std::vector<unsigned>& lengths, Player top) {
    for (const unsigned length : lengths) {
      std::string pile;
      for (unsigned i = length; i-- > 0;) pile.push_back(letter_of(i % 2 == 0 ? top : 1 - top));
      out.piles.push_back(std::move(pile));
    }
  };
  add(endgame.mine, 0);
  add(endgame.theirs, 1);
  std::ranges::sort(out.piles);
  return out;
}

EndgameVerdict decide(const Endgame& endgame) {
  EndgameVerdict out{.guards = endgame.guards, .their_guards = endgame.their_guards};
  for (const unsigned length : endgame.mine) {
    if (length >= 2) out.in_piles += (length + 1) / 2;
  }
  for (const unsigned length : endgame.theirs) {
    if (length < 2) continue;
    const unsigned own = (length + 1) / 2;
    out.their_in_piles += own;
    out.their_longest = std::max(out.their_longest, own);
  }
  out.active_wins =
      out.guards > 0 &&
      (out.their_guards == 0 ||
       out.guards + out.in_piles > out.their_guards + out.their_in_piles - out.their_longest);
  return out;
}

std::string explain(const EndgameVerdict& v) {
  if (v.guards == 0) return "the player to move has no guard";
  if (v.their_guards == 0) return "the other player has no guard";
  const unsigned theirs = v.their_guards + v.their_in_piles - v.their_longest;
  return fmt::format(
      "{} + {} {} {} + {} - {}: guards and chips in long piles, against the other's "
      "without the longest",
      v.guards, v.in_piles, v.guards + v.in_piles > theirs ? ">" : "<=", v.their_guards,
      v.their_in_piles, v.their_longest);
}

namespace {

Advice placing(Player player, const std::string& pile, std::string reason) {
  return {
      {.kind = Action::Kind::place, .actor = small(player), .colour = small(player), .pile = pile},
      std::move(reason)};
}

std::optional<Advice> in_own_turn(const Referee& referee, const State& state, Player player) {
  if (state.hands[player][player] == 0) return std::nullopt;
  if (state.owed && *state.owed != player) return std::nullopt;
  const std::string* longest = nullptr;
  for (const std::string& pile : state.piles) {
    if (pile.back() == letter_of(player)) {
      return placing(player, pile, "capture every pile with one's own colour on top");
    }
    if (longest == nullptr || pile.size() > longest->size()) longest = &pile;
  }
  if (state.prisoners_of(player) > 0 && referee.house().discards) {
    for (const Player other : state.alive_players()) {
      if (other == player || state.hands[player][other] == 0) continue;
      return Advice{{.kind = Action::Kind::discard, .actor = small(player), .colour = small(other)},
                    "discard all prisoners"};
    }
  }
  if (longest == nullptr) {
    return placing(player, "", "there is no pile to cover: play a guard on an empty place");
  }
  return placing(player, *longest, "cover the longest pile of the other colour with a guard");
}

}  // namespace

std::optional<Advice> strategy_s(const Referee& referee, const State& state, Player player) {
  if (state.phase == Phase::rescue && state.active != player) {
    return Advice{{.kind = Action::Kind::refuse, .actor = small(player)}, "rescue nobody"};
  }
  if (referee.to_move(state) != player) return std::nullopt;
  if (state.phase == Phase::place) return in_own_turn(referee, state, player);
  if (state.phase != Phase::kill) return std::nullopt;
  for (const char chip : state.pile) {
    if (chip == letter_of(player)) continue;
    return Advice{
        {.kind = Action::Kind::kill, .actor = small(player), .colour = small(*player_of(chip))},
        "of a captured pile a chip of the other colour dies"};
  }
  return Advice{{.kind = Action::Kind::kill, .actor = small(player), .colour = small(player)},
                "a chip of one's own dies, for the pile holds no other"};
}

std::vector<Advice> round_of_strategy_s(const Referee& referee, State state, Player player,
                                        std::size_t most) {
  std::vector<Advice> out;
  while (out.size() < most && referee.to_move(state) == player) {
    auto next = strategy_s(referee, state, player);
    if (!next) break;
    state = referee.apply(state, next->action);
    out.push_back(*std::move(next));
  }
  return out;
}

}  // namespace summand::sucker
