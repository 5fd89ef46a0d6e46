#include "summand/algebra/written_play.hpp"

#include <utility>

namespace summand {

WrittenPlay::WrittenPlay(const Game& game)
    : workspace_(game.workspace()),
      moves_(game.shared_workspace()),
      charge_(workspace_.budget()),
      start_(moves_.sum_of(game)) {}

// --- lengths ---

std::optional<Lengths> WrittenPlay::known(const Sum& sum) {
  if (sum.empty()) return Lengths{};
  if (const auto at = known_.find(sum); at != known_.end()) return at->second;
  if (sum.size() > 1) return std::nullopt;
  const Game& game = moves_.game_of(sum[0]);
  if (game.kind() != Game::Kind::value) return std::nullopt;
  const Lengths lengths = workspace_.play_lengths().of(game.value());
  return sum[0] % 2 == 0 ? lengths : Lengths{lengths.right, lengths.left};
}

// The lengths, if those of all options are known. Otherwise the missing options are added to the
// list.
std::optional<Lengths> WrittenPlay::find(const Sum& sum, Waiting& waiting) {
  const std::size_t before = waiting.size();
  std::vector<Lengths> found[2];
  for (const Player player : {Player::left, Player::right}) {
    for (const Sum& option : moves_.options(sum, player)) {
      if (const auto lengths = known(option)) {
        found[player == Player::right].push_back(*lengths);
      } else {
        waiting.push_back(option);
      }
    }
  }
  if (waiting.size() > before) return std::nullopt;
  return lengths_of(found[0], found[1]);
}

Lengths WrittenPlay::of(const Sum& sum) {
  Waiting waiting(workspace_.budget());
  waiting.push_back(sum);
  while (!waiting.empty()) {
    workspace_.budget().ask();
    const Sum next = waiting.back();
    if (!known(next)) {
      const std::size_t before = waiting.size();
      const auto lengths = find(next, waiting);
      if (waiting.size() > before) continue;
      charge_.add(kMapEntry<Sum, Lengths> + next.size() * sizeof(WrittenMoves::PartId));
      known_.emplace(next, *lengths);
    }
    waiting.pop_back();
  }
  return *known(sum);
}

std::vector<Game> WrittenPlay::best_moves(Player first, Pace pace) {
  const std::uint64_t length = of(start_).of(first).at(pace);
  std::vector<Game> out;
  for (const Sum& option : moves_.options(start_, first)) {
    if (of(option).of(opponent(first)).at(pace) + 1 == length)
      out.push_back(moves_.written(option));
  }
  return out;
}

}  // namespace summand
