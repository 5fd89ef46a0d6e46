#include "summand/misere/misere_outcome.hpp"

#include <algorithm>

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
        if (wins) out.push_back({term, std::move(move.name), std::move(move.after)});
      }
      return true;
    }
    const auto& nodes = std::get<MisereTree>(game).nodes;
    const auto& options = player_ == Player::left ? nodes.back().left : nodes.back().right;
    for (const std::uint32_t option : options) {
      const MisereTree after{{nodes.begin(), nodes.begin() + option + 1}};
      SUMMAND_TRY(wins, wins_to(positions_.add(rest, positions_.sum_of(after))));
      if (wins) out.push_back({term, {}, option});
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
        const auto& options = positions_.options(part, player);
        const bool repeated = now.part > 0 && parts[now.part - 1] == part;
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

Result<MisereWinners> misere_winners(std::span<const MisereTerm> terms, const Budget& budget,
                                     std::uint64_t most_sums) {
  MiserePositions positions(budget);
  positions.stop_after(most_sums);
  MisereSearch search(positions);
  std::vector<MiserePositions::Sum> sums;
  const MiserePositions::Sum nothing = positions.sum_of(nim_heap_tree(0));
  MiserePositions::Sum total = nothing;
  for (const MisereTerm& term : terms) {
    if (const auto* position = std::get_if<AnyPosition>(&term)) {
      SUMMAND_TRY(sum, positions.sum_of(*position));
      sums.push_back(sum);
    } else {
      sums.push_back(positions.sum_of(std::get<MisereTree>(term)));
    }
    total = positions.add(total, sums.back());
  }
  MisereWinners out;
  std::vector<Player> winners;
  for (const Player player : {Player::left, Player::right}) {
    const std::optional<bool> wins = search.mover_wins(total, player);
    if (!wins) return positions_repeat();
    winners.push_back(*wins ? player : opponent(player));
    WinningMoves moves(positions, search, player);
    for (std::size_t i = 0; *wins && i < terms.size(); ++i) {
      SUMMAND_TRY(done, moves.add(i, terms[i], positions.without(total, sums[i])));
      static_cast<void>(done);
    }
    (player == Player::left ? out.left : out.right) = std::move(moves.out);
  }
  out.outcome = outcome_of_winners(winners[0], winners[1]);
  out.sums = positions.sum_count();
  return out;
}

}  // namespace summand
