#include "summand/play/computer.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/theory/strategies.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/verdict/shortlist.hpp"

namespace summand {

namespace {

// In a lost sum at most this many replies are examined, and the searches for them have this many
// nodes together.
constexpr std::size_t kMostReplies = 4'000;
constexpr std::uint64_t kNodesForReplies = 10'000;

std::string thermostat_reason(const SumAdvice& advice, Player player) {
  std::string out = fmt::format(
      "thermostat: at temperature {} the thermograph of game {} (temperature {}) is the widest",
      print(advice.tax), advice.move.summand + 1, print(advice.temperature));
  if (advice.guarantee) {
    out += fmt::format("; with this strategy the sum reaches a stop of {} or {}",
                       print(*advice.guarantee), player == Player::left ? "more" : "less");
  }
  return out;
}

// The number of moves of both players together.
std::uint64_t moves_left(const SumInPlay& sum) {
  const std::uint64_t left = sum.move_count(Player::left);
  return left + std::min(sum.move_count(Player::right), ~left);
}

// " (12 sums searched)". Empty if there was no search for the move.
std::string sums_searched(const Winners& found) {
  // Zero if an earlier search has found the answer.
  if (found.means != Means::search || found.nodes == 0) return "";
  return fmt::format(" ({} sum{} searched)", found.nodes, found.nodes == 1 ? "" : "s");
}

std::optional<std::size_t> place_of(const AnyMove& move, const std::vector<TermMove>& moves) {
  const auto at = std::ranges::find(moves, move.name, &TermMove::name);
  if (at == moves.end()) return std::nullopt;
  return static_cast<std::size_t>(at - moves.begin());
}

// The move after which the player has most moves compared with the opponent.
std::size_t most_mobile(Player player, const std::vector<TermMove>& moves) {
  const auto mobility = [&](const TermMove& move) {
    const AnyPosition* position = move.after.position();
    if (position == nullptr) return std::int64_t{0};
    const Player mine = move.after.negated ? opponent(player) : player;
    return static_cast<std::int64_t>(position->move_count(mine)) -
           static_cast<std::int64_t>(position->move_count(opponent(mine)));
  };
  std::size_t best = 0;
  for (std::size_t i = 1; i < moves.size(); ++i) {
    if (mobility(moves[i]) > mobility(moves[best])) best = i;
  }
  return best;
}

}  // namespace

std::string sentence_of(const ChosenIndex& choice, std::string_view name) {
  if (choice.kind == kWinning) return fmt::format("{} wins: {}.", name, choice.reason);
  if (choice.kind == kLost) {
    return fmt::format("{}; {} is the hardest to answer.", choice.reason, name);
  }
  if (choice.kind == kDrawn) {
    return fmt::format("After {} play goes on for ever: {}.", name, choice.reason);
  }
  if (choice.kind == kConjectured) {
    return fmt::format("{} wins if a conjecture is true: {}.", name, choice.reason);
  }
  if (choice.kind == kSlip) {
    return fmt::format("{} was chosen at random, because of the level.", name);
  }
  return fmt::format("{} is a guess: {}.", name, choice.reason);
}

ChosenIndex Computer::choose(const SumInPlay& sum, Player player,
                             const std::vector<TermMove>& moves) {
  if (random_() % 100 < level_.slips_in_100) {
    return {.action = static_cast<std::size_t>(random_() % moves.size()), .kind = kSlip};
  }
  return best(sum, player, moves);
}

ChosenIndex Computer::best(const SumInPlay& sum, Player player,
                           const std::vector<TermMove>& moves) {
  if (sum.misere()) return best_in_misere(sum, player, moves);
  ChosenIndex out;
  if (const auto move = advised(sum, player, moves, out.reason)) {
    out.action = *move;
    out.kind = kWinning;
    return out;
  }
  oracle_.allow_all();
  const auto found = oracle_.winners(sum, player);
  if (!found) return guess(sum, player, moves);
  const Fate fate = found->prospect(player).fate;
  if (fate == Fate::loss) {
    out.kind = kLost;
    oracle_.allow(kNodesForReplies);
    out.action = hardest_to_answer(sum, player, moves);
    out.reason = fmt::format("every move loses, by {}{}", found->by(), sums_searched(*found));
    return out;
  }
  out.kind = fate == Fate::win ? kWinning : kDrawn;
  const Fate wanted = fate == Fate::win ? Fate::loss : Fate::draw;
  const bool loopy = sum.loopy();
  std::optional<std::uint64_t> nearest;
  oracle_.allow_all();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const SumInPlay left = sum.after(moves[i]);
    const Player next = moves[i].next(player);
    const auto winners = oracle_.winners(left, next);
    if (!winners) continue;
    const Prospect& after = winners->prospect(next);
    if (after.fate != (next == player ? fate : wanted)) continue;
    // In a loopy game a move must bring the end nearer. The measure is the distance if it is known.
    // If a theorem gives only the winner, it is the number of moves left.
    const std::uint64_t distance = after.distance ? *after.distance : moves_left(left);
    if (nearest && *nearest <= distance) continue;
    nearest = distance;
    out.action = i;
    if (!loopy) break;
  }
  if (!nearest) return guess(sum, player, moves);
  const Player next = moves[out.action].next(player);
  const std::string_view left = next == player ? "won" : wanted == Fate::loss ? "lost" : "not won";
  out.reason = fmt::format("what it leaves is {} for {}, by {}{}", left, player_name(next),
                           found->by(), fate == Fate::win ? sums_searched(*found) : "");
  return out;
}

// Advice, conjectures and thermostat are about normal play.
ChosenIndex Computer::best_in_misere(const SumInPlay& sum, Player player,
                                     const std::vector<TermMove>& moves) {
  const auto found = oracle_.winners(sum, player);
  const auto unknown = [&] {
    return ChosenIndex{.action = most_mobile(opponent(player), moves),
                       .reason = "the search reached its limit before a proof",
                       .kind = kGuessed};
  };
  if (!found) return unknown();
  const Prospect& prospect = found->prospect(player);
  const bool wins = prospect.fate == Fate::win;
  ChosenIndex out{.kind = wins ? kWinning : kLost};
  if (!wins) {
    out.action = hardest_in_misere(sum, player, moves);
    out.reason = fmt::format("every move loses, by {}", found->by_and_why());
    return out;
  }
  for (const RatedMove& winning : prospect.winning) {
    const auto at = std::ranges::find_if(moves, [&](const TermMove& move) {
      return move.term == winning.term && move.name == winning.name;
    });
    if (at == moves.end()) continue;
    out.action = static_cast<std::size_t>(at - moves.begin());
    out.reason = fmt::format("it {}, by {}", winning.reason, found->by());
    return out;
  }
  return unknown();
}

// The move with fewest winning replies, among the first ones.
std::size_t Computer::hardest_in_misere(const SumInPlay& sum, Player player,
                                        const std::vector<TermMove>& moves) {
  constexpr std::size_t kMostTried = 60;
  constexpr std::uint64_t kMostSums = 100'000;
  std::size_t best = 0, fewest = ~std::size_t{0};
  std::uint64_t sums = 0;
  for (std::size_t i = 0; i < std::min(moves.size(), kMostTried) && sums < kMostSums; ++i) {
    const auto found = oracle_.winners(sum.after(moves[i]), opponent(player));
    if (!found) break;
    sums += found->nodes;
    const std::size_t replies = found->prospect(opponent(player)).winning.size();
    if (replies >= fewest) continue;
    fewest = replies;
    best = i;
  }
  return best;
}

// The winning move that the game itself knows. Assumes that the sum is a single position.
std::optional<std::size_t> Computer::advised(const SumInPlay& sum, Player player,
                                             const std::vector<TermMove>& moves,
                                             std::string& reason) {
  const AnyPosition* position = sum.lone_position();
  if (position == nullptr) return std::nullopt;
  const auto advice = within_limits(
      [&]() -> Attempt<std::optional<AdvisedMove>> { return position->advice(player); });
  if (!advice || !*advice) return std::nullopt;
  const auto at = place_of((*advice)->move, moves);
  if (at) reason = (*advice)->reason;
  return at;
}

// The result of a conjecture if nothing is sure: the move that wins by it, or the fact that none
// does.
std::optional<ChosenIndex> Computer::by_conjecture(const SumInPlay& sum, Player player,
                                                   const std::vector<TermMove>& moves) {
  const AnyPosition* position = sum.lone_position();
  if (position == nullptr) return std::nullopt;
  const auto conjecture = within_limits(
      [&]() -> Attempt<std::optional<ConjecturedResult>> { return position->conjecture(player); });
  if (!conjecture || !*conjecture) return std::nullopt;
  if (const auto& winning = (*conjecture)->winning) {
    const auto at = place_of(*winning, moves);
    if (!at) return std::nullopt;
    return ChosenIndex{.action = *at, .reason = (*conjecture)->text, .kind = kConjectured};
  }
  return ChosenIndex{.action = most_mobile(player, moves),
                     .reason = "if a conjecture is true, every move loses: " + (*conjecture)->text,
                     .kind = kGuessed};
}

// The move with fewest winning replies. Of several it takes the one that leaves most moves.
std::size_t Computer::hardest_to_answer(const SumInPlay& sum, Player player,
                                        const std::vector<TermMove>& moves) {
  std::size_t best = 0, looked_at = 0;
  std::pair<std::size_t, std::size_t> best_score{~std::size_t{0}, 0};
  for (std::size_t i = 0; i < moves.size() && looked_at < kMostReplies; ++i) {
    const SumInPlay after = sum.after(moves[i]);
    if (moves[i].entails) continue;  // the same player is to move, who loses
    const auto replies = shortlist(after, opponent(player));
    if (!replies) continue;
    std::size_t winning = 0;
    for (const TermMove& reply : *replies) {
      if (++looked_at > kMostReplies || winning > best_score.first) break;
      const Player next = reply.next(opponent(player));
      const auto found = oracle_.winners(after.after(reply), next);
      const Fate hoped_for = next == player ? Fate::loss : Fate::win;
      winning += !found || found->prospect(next).fate == hoped_for ? 1 : 0;
    }
    if (looked_at > kMostReplies && i > 0) break;  // not all replies to this move were examined
    // More moves left come first: ~ makes the pair least if there are most moves.
    const std::pair score{winning, ~replies->size()};
    if (i == 0 || score < best_score) {
      best = i;
      best_score = score;
    }
  }
  return best;
}

// The move of thermostat, if the values of all summands are known.
std::optional<ChosenIndex> Computer::by_thermostat(const SumInPlay& sum, Player player,
                                                   const std::vector<TermMove>& moves) {
  const auto values = oracle_.values(sum);
  if (!values) return std::nullopt;
  Thermographs thermographs(sum.store(), Thermographs::Bottom::zero);
  const auto advice = thermostat(thermographs, {.summands = *values, .to_move = player});
  if (!advice) return std::nullopt;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].term != advice->move.summand) continue;
    const auto after = oracle_.values(sum.after(moves[i]));
    if (!after || (*after)[moves[i].term] != advice->move.option) continue;
    return ChosenIndex{.action = i, .reason = thermostat_reason(*advice, player), .kind = kGuessed};
  }
  return std::nullopt;
}

// Nothing is sure: uses a conjecture, thermostat, or the move that keeps most moves.
ChosenIndex Computer::guess(const SumInPlay& sum, Player player,
                            const std::vector<TermMove>& moves) {
  if (auto conjectured = by_conjecture(sum, player, moves)) return *std::move(conjectured);
  const auto hot = within_limits(
      [&]() -> Attempt<std::optional<ChosenIndex>> { return by_thermostat(sum, player, moves); });
  if (hot && *hot) return **hot;
  return {.action = most_mobile(player, moves),
          .reason = "it leaves the opponent few moves; the search reached its limit before a proof",
          .kind = kGuessed};
}

}  // namespace summand
