#include "summand/algebra/written_play.hpp"

#include <optional>

namespace summand {

WrittenPlay::WrittenPlay(const Game& game)
    : games_(game.shared_workspace(), SumsOfParts::Policy::as_written),
      fold_(games_.sums()),
      start_(games_.of(game).value()) {}

Lengths WrittenPlay::of(Sum start) {
  SumsOfParts& sums = games_.sums();
  return fold_.of(start, [&](Sum sum) -> std::optional<Lengths> {
    if (sums.parts(sum).size() == 1) {
      const Value value = sums.value(sums.parts(sum).front());
      if (value) return games_.workspace().play_lengths().of(value);
    }
    bool is_complete = true;
    std::vector<Lengths> found[2];
    for (const Player player : {Player::left, Player::right}) {
      for (const Sum option : sums.options_of_sum(sum, player)) {
        const Lengths* const its = fold_.want(option);
        is_complete = is_complete && its != nullptr;
        if (is_complete) found[player == Player::right].push_back(*its);
      }
    }
    return is_complete ? std::optional(lengths_of(found[0], found[1])) : std::nullopt;
  });
}

std::vector<Game> WrittenPlay::best_moves(Player first, Pace pace) {
  const std::uint64_t length = of(start_).of(first).at(pace);
  std::vector<Game> out;
  for (const Sum option : games_.sums().options_of_sum(start_, first)) {
    if (of(option).of(opponent(first)).at(pace) + 1 == length) {
      out.push_back(games_.written(option));
    }
  }
  return out;
}

}  // namespace summand
