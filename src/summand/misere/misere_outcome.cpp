#include "summand/misere/misere_outcome.hpp"

#include <algorithm>
#include <fmt/core.h>

namespace summand {

namespace {

std::unexpected<Error> positions_repeat() {
  return fail("a position can repeat, and misère play needs games that end");
}

constexpr Outcome outcome_of_winners(Player if_left_starts, Player if_right_starts) {
  if (if_left_starts == if_right_starts) {
    return if_left_starts == Player::left ? Outcome::left : Outcome::right;
  }
  return if_left_starts == Player::left ? Outcome::next : Outcome::previous;
}

// The winning moves of one player.
class WinningMoves {
 public:
  WinningMoves(SumsOfParts& sums, MisereSearch& search, Player player)
      : sums_(sums), search_(search), player_(player) {}

  // All moves in a term. `rest` is the sum of the other terms.
  Result<bool> add(std::size_t term, const MisereTerm& game, SumsOfParts::Sum rest) {
    if (const auto* position = std::get_if<AnyPosition>(&game)) {
      for (AnyMove& move : position->moves(player_)) {
        SUMMAND_TRY(wins, wins_to(rest, move.after));
        if (wins) out.push_back({.term = term, .name = std::move(move.name)});
      }
      return true;
    }
    const auto& written = std::get<WrittenSum>(game);
    for (const SumsOfParts::Sum option : options_of(written, player_)) {
      SUMMAND_TRY(wins, wins_to(rest, WrittenSum{written.sums, option}));
      if (wins) out.push_back({.term = term, .sum = option});
    }
    return true;
  }

  std::vector<MisereMove> out;

 private:
  Result<bool> wins_to(SumsOfParts::Sum rest, const MisereTerm& move) {
    SUMMAND_TRY(after, sum_of(sums_, move));
    const std::optional<bool> opponent_wins =
        search_.mover_wins(sums_.add(rest, after), opponent(player_));
    if (!opponent_wins) return positions_repeat();
    return !*opponent_wins;
  }

  SumsOfParts& sums_;
  MisereSearch& search_;
  Player player_;
};

}  // namespace

MisereSearch::State& MisereSearch::state(SumsOfParts::Sum sum, Player mover) {
  const std::size_t at = 2 * std::size_t{sum} + static_cast<std::size_t>(mover);
  while (results_.size() <= at) results_.push_back(State::unknown);
  return results_[at];
}

std::optional<bool> MisereSearch::mover_wins(SumsOfParts::Sum sum, Player mover) {
  for (; !open_.empty(); open_.pop_back()) {
    state(open_.back().sum, open_.back().mover) = State::unknown;
  }
  const auto begin = [&](SumsOfParts::Sum at, Player player) {
    const Player its = sums_.is_impartial_sum(at) ? Player::left : player;
    const State known = state(at, its);
    if (known == State::unknown) {
      open_.push_back({at, its});
      state(at, its) = State::open;
    }
    return known;
  };
  while (true) {
    const State known = begin(sum, mover);
    if (known == State::open) return std::nullopt;
    if (known != State::unknown) return known == State::won;
    while (!open_.empty()) {
      sums_.budget().ask();
      Open& now = open_.back();
      const Player player = now.mover;
      // A player without a move wins.
      State result = now.part == 0 && now.option == 0 ? State::won : State::lost;
      bool waits = false;
      while (!waits) {
        const auto parts = sums_.parts(now.sum);
        if (now.part == parts.size()) break;
        const SumsOfParts::Part part = parts[now.part];
        const bool repeated = now.part > 0 && parts[now.part - 1] == part;
        // This may make sums, and end the validity of `parts`.
        const auto& options = sums_.options(part, player);
        if (repeated || now.option == options.size()) {
          ++now.part;
          now.option = 0;
          continue;
        }
        const State its =
            begin(sums_.replaced(now.sum, part, options[now.option]), opponent(player));
        if (its == State::open) return std::nullopt;
        if (its == State::unknown) {
          waits = true;
        } else if (its == State::lost) {
          result = State::won;
          break;
        } else {
          result = State::lost;
          ++now.option;
        }
      }
      if (waits) continue;
      state(now.sum, now.mover) = result;
      open_.pop_back();
    }
  }
}

namespace {

// A sum of terms, with the search that knows who wins it.
class SearchedSum {
 public:
  explicit SearchedSum(const Budget& budget, std::uint64_t most_sums = ~std::uint64_t{0})
      : sums_(SumsOfParts::Policy::by_moves, budget), search_(sums_) {
    sums_.stop_after(most_sums);
  }

  // Adds all terms. Called once.
  Result<bool> add(std::span<const MisereTerm> terms) {
    for (const MisereTerm& term : terms) {
      SUMMAND_TRY(its, sum_of(sums_, term));
      terms_.push_back(its);
      total_ = sums_.add(total_, its);
    }
    return true;
  }

  Result<Player> winner(Player first) {
    const std::optional<bool> wins = search_.mover_wins(total_, first);
    if (!wins) return positions_repeat();
    return *wins ? first : opponent(first);
  }
  Result<Outcome> outcome() {
    SUMMAND_TRY(if_left_starts, winner(Player::left));
    SUMMAND_TRY(if_right_starts, winner(Player::right));
    return outcome_of_winners(if_left_starts, if_right_starts);
  }
  Result<std::vector<MisereMove>> winning_moves(std::span<const MisereTerm> terms, Player player) {
    WinningMoves moves(sums_, search_, player);
    for (std::size_t i = 0; i < terms.size(); ++i) {
      SUMMAND_TRY(done, moves.add(i, terms[i], sums_.without(total_, terms_[i])));
      static_cast<void>(done);
    }
    return std::move(moves.out);
  }
  std::uint64_t sum_count() const { return sums_.size(); }

 private:
  SumsOfParts sums_;
  MisereSearch search_;
  SumsOfParts::Sum total_ = SumsOfParts::kZero;
  std::vector<SumsOfParts::Sum> terms_;
};

}  // namespace

Result<MisereVerdict> misere_winners(std::span<const MisereTerm> terms, const Budget& budget,
                                     std::uint64_t most_sums) {
  SearchedSum sum(budget, most_sums);
  SUMMAND_TRY(added, sum.add(terms));
  static_cast<void>(added);
  SUMMAND_TRY(outcome, sum.outcome());
  MisereVerdict out{.outcome = outcome};
  for (const Player player : {Player::left, Player::right}) {
    if (winner(outcome, player) != player) continue;
    SUMMAND_TRY(moves, sum.winning_moves(terms, player));
    (player == Player::left ? out.left : out.right) = std::move(moves);
  }
  out.sums = sum.sum_count();
  out.reason = fmt::format("search of {} sum{}", out.sums, out.sums == 1 ? "" : "s");
  return out;
}

}  // namespace summand
