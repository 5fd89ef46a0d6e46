#include "summand/studies/sucker/policy.hpp"

#include <array>
#include <fmt/core.h>

#include "summand/base/whole_number.hpp"

namespace summand::sucker {

namespace {

// Larger is better. The first number counts most.
using Score = std::array<std::int64_t, 3>;

std::int64_t guards_of(const State& state, Player player) { return state.hands[player][player]; }

// The player's own chips that are dead or in the hands of others.
std::int64_t lost_by(const State& state, Player player) {
  std::int64_t lost = state.dead[player];
  for (Player other = 0; other < state.players; ++other) {
    if (other != player) lost += state.hands[other][player];
  }
  return lost;
}

std::int64_t strength_of(const State& state, Player player) {
  if (!state.alive(player)) return -1;
  return 2 * guards_of(state, player) + state.prisoners_of(player);
}

// 1 for the player who has the move next, otherwise 0.
std::int64_t has_the_move(const State& state, Player player) {
  return state.phase != Phase::over && state.active == player ? 1 : 0;
}

Score greedy_score(const State& after, Player player) {
  return {after.alive(player) ? guards_of(after, player) : -1,
          static_cast<std::int64_t>(after.prisoners_of(player)), has_the_move(after, player)};
}

Score vindictive_score(const State& after, Player player, Player offender) {
  return {-strength_of(after, offender), after.alive(player) ? guards_of(after, player) : -1,
          -has_the_move(after, offender)};
}

Score alliance_score(const State& after, Player player, Player ally) {
  return {strength_of(after, player) + strength_of(after, ally), strength_of(after, player),
          has_the_move(after, player) + has_the_move(after, ally)};
}

// Completes a capture: the owner of the pile lets the chip die that costs him least.
State captured(const Referee& referee, State state) {
  while (state.phase == Phase::kill) {
    const Player owner = *referee.to_move(state);
    std::optional<State> best;
    for (const Action& action : referee.actions(state)) {
      State after = referee.apply(state, action);
      if (best && greedy_score(after, owner) <= greedy_score(*best, owner)) continue;
      best = std::move(after);
    }
    state = *std::move(best);
  }
  return state;
}

// The first action whose result has the greatest score.
template <class ScoreOf>
Action best_action(const Match<Referee>& match, ScoreOf&& score_of) {
  const Referee& referee = match.rules();
  std::optional<Score> best;
  Action out;
  for (const Action& action : referee.actions(match.state())) {
    const Score score = score_of(captured(referee, referee.apply(match.state(), action)));
    if (best && score <= *best) continue;
    best = score;
    out = action;
  }
  return out;
}

}  // namespace

Result<Policy> parse_policy(std::string_view text) {
  if (text == "greedy") return Policy{.kind = Policy::Kind::greedy};
  if (text == "vindictive") return Policy{.kind = Policy::Kind::vindictive};
  constexpr std::string_view kAlliance = "alliance:";
  if (!text.starts_with(kAlliance)) {
    return fail(fmt::format("a policy is {}", kPoliciesHelp));
  }
  std::string_view rest = text.substr(kAlliance.size());
  const std::size_t colon = std::min(rest.find(':'), rest.size());
  const auto ally = player_named(rest.substr(0, colon));
  if (!ally) return fail("an alliance is with a player, such as alliance:red", kAlliance.size());
  Policy out{.kind = Policy::Kind::alliance, .ally = *ally};
  if (colon == rest.size()) return out;
  const auto until = whole_number<unsigned>(rest.substr(colon + 1));
  if (!until || *until < 2 || *until > kMostPlayers) {
    return fail(fmt::format("an alliance lasts until 2 to {} players are left", kMostPlayers),
                kAlliance.size() + colon + 1);
  }
  out.until = *until;
  return out;
}

std::string print(const Policy& policy) {
  switch (policy.kind) {
    case Policy::Kind::greedy:
      return "greedy";
    case Policy::Kind::vindictive:
      return "vindictive";
    case Policy::Kind::alliance:
      break;
  }
  return fmt::format("alliance:{}:{}", name_of(policy.ally), policy.until);
}

std::optional<Player> last_offender(const Match<Referee>& match, Player player) {
  for (std::size_t i = match.actions().size(); i-- > 0;) {
    const Player actor = match.actions()[i].actor;
    const bool hurt =
        lost_by(match.state_after(i + 1), player) > lost_by(match.state_after(i), player);
    if (hurt && actor != player && match.state().alive(actor)) return actor;
  }
  return std::nullopt;
}

Advice choose(const Match<Referee>& match, const Policy& policy) {
  const State& state = match.state();
  const Player player = *match.rules().to_move(state);
  if (policy.kind == Policy::Kind::vindictive) {
    if (const auto offender = last_offender(match, player)) {
      return {best_action(
                  match,
                  [&](const State& after) { return vindictive_score(after, player, *offender); }),
              fmt::format("vindictive: {} hurt him last", name_of(*offender))};
    }
  }
  const bool allied = policy.kind == Policy::Kind::alliance && policy.ally != player &&
                      policy.ally < state.players && state.alive(policy.ally) &&
                      state.alive_players().size() > policy.until;
  if (allied) {
    return {
        best_action(match,
                    [&](const State& after) { return alliance_score(after, player, policy.ally); }),
        fmt::format("allied with {} until {} players are left", name_of(policy.ally),
                    policy.until)};
  }
  return {best_action(match, [&](const State& after) { return greedy_score(after, player); }),
          policy.kind == Policy::Kind::alliance
              ? "the alliance is over: greedy, the most guards, then the most prisoners"
              : "greedy: the most guards, then the most prisoners"};
}

}  // namespace summand::sucker
