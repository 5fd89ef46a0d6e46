#include "summand/misere/misere_outcome.hpp"

#include <algorithm>
#include <fmt/format.h>

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
  WinningMoves(MiserePositions& positions, MisereSearch& search, Player player)
      : positions_(positions), search_(search), player_(player) {}

  // All moves in a term. `rest` is the sum of the other terms.
  Result<bool> add(std::size_t term, const MisereTerm& game, MiserePositions::Sum rest) {
    if (const auto* position = std::get_if<AnyPosition>(&game)) {
      for (AnyMove& move : position->moves(player_)) {
        SUMMAND_TRY(after, positions_.sum_of(move.after));
        SUMMAND_TRY(wins, wins_to(positions_.add(rest, after)));
        if (wins) out.push_back({.term = term, .name = std::move(move.name)});
      }
      return true;
    }
    const auto& tree = std::get<MisereTree>(game);
    const MisereTree::Node* node = tree.alone();
    if (node == nullptr) return true;  // a game without moves
    for (const std::uint32_t option : player_ == Player::left ? node->left : node->right) {
      const MiserePositions::Sum after = positions_.sum_of(tree.after(option));
      SUMMAND_TRY(wins, wins_to(positions_.add(rest, after)));
      if (wins) out.push_back({.term = term, .sum = option});
    }
    return true;
  }

  std::vector<MisereMove> out;

 private:
  Result<bool> wins_to(MiserePositions::Sum after) {
    const std::optional<bool> opponent_wins = search_.mover_wins(after, opponent(player_));
    if (!opponent_wins) return positions_repeat();
    return !*opponent_wins;
  }

  MiserePositions& positions_;
  MisereSearch& search_;
  Player player_;
};

}  // namespace

MisereSearch::State& MisereSearch::state(MiserePositions::Sum sum, Player mover) {
  const std::size_t at = 2 * std::size_t{sum} + static_cast<std::size_t>(mover);
  while (results_.size() <= at) results_.push_back(State::unknown);
  return results_[at];
}

bool MisereSearch::is_impartial(MiserePositions::Sum sum) const {
  return std::ranges::all_of(positions_.parts(sum), [&](MiserePositions::Part part) {
    return positions_.is_impartial(part);
  });
}

std::optional<bool> MisereSearch::mover_wins(MiserePositions::Sum sum, Player mover) {
  for (; !open_.empty(); open_.pop_back()) {
    state(open_.back().sum, open_.back().mover) = State::unknown;
  }
  const auto begin = [&](MiserePositions::Sum at, Player player) {
    const Player its = is_impartial(at) ? Player::left : player;
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
      positions_.budget().ask();
      Open& now = open_.back();
      const Player player = now.mover;
      // A player without a move wins.
      State result = now.part == 0 && now.option == 0 ? State::won : State::lost;
      bool waits = false;
      while (!waits) {
        const auto parts = positions_.parts(now.sum);
        if (now.part == parts.size()) break;
        const MiserePositions::Part part = parts[now.part];
        const bool repeated = now.part > 0 && parts[now.part - 1] == part;
        // This may make sums, and end the validity of `parts`.
        const auto& options = positions_.options(part, player);
        if (repeated || now.option == options.size()) {
          ++now.part;
          now.option = 0;
          continue;
        }
        const State its =
            begin(positions_.replaced(now.sum, part, options[now.option]), opponent(player));
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
      : positions_(budget), search_(positions_) {
    positions_.stop_after(most_sums);
  }

  // Adds all terms. Called once.
  Result<bool> add(std::span<const MisereTerm> terms) {
    total_ = positions_.sum_of(nim_heap_tree(0));
    for (const MisereTerm& term : terms) {
      if (const auto* position = std::get_if<AnyPosition>(&term)) {
        SUMMAND_TRY(sum, positions_.sum_of(*position));
        sums_.push_back(sum);
      } else {
        sums_.push_back(positions_.sum_of(std::get<MisereTree>(term)));
      }
      total_ = positions_.add(total_, sums_.back());
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
    WinningMoves moves(positions_, search_, player);
    for (std::size_t i = 0; i < terms.size(); ++i) {
      SUMMAND_TRY(done, moves.add(i, terms[i], positions_.without(total_, sums_[i])));
      static_cast<void>(done);
    }
    return std::move(moves.out);
  }
  std::uint64_t sum_count() const { return positions_.sum_count(); }

 private:
  MiserePositions positions_;
  MisereSearch search_;
  MiserePositions::Sum total_ = 0;
  std::vector<MiserePositions::Sum> sums_;  // of the terms
};

}  // namespace

Result<Outcome> misere_outcome(std::span<const MisereTerm> terms, const Budget& budget) {
  SearchedSum sum(budget);
  SUMMAND_TRY(added, sum.add(terms));
  static_cast<void>(added);
  return sum.outcome();
}

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
