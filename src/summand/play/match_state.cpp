#include "summand/play/match_state.hpp"

#include <utility>

#include "summand/play/sum_game.hpp"

namespace summand {

MatchState state_of(const MatchInPlay& match, Colours colours) {
  const GameInPlay& game = match.game();
  const auto name = [&](unsigned player) { return game.name(player); };
  MatchState out{.game = std::string(game.key()),
                 .title = game.title(),
                 .text = game.state_as_text(),
                 .you = {},
                 .help = std::string(game.moves_help()),
                 .players = {},
                 .to_move = game.to_move().transform(name),
                 .winner = game.winner().transform(name),
                 .places = {},
                 .picture = game.picture(colours),
                 .moves_made = {},
                 .deals = {}};
  for (unsigned player = 0; player < game.players(); ++player) {
    out.players.push_back({name(player), print(match.seats()[player])});
  }
  for (const unsigned player : game.ranking()) out.places.push_back(name(player));
  for (std::size_t i = 0; i <= game.made(); ++i) {
    for (const std::string& deal : game.said(i)) out.deals.push_back({i, deal});
    if (i == game.made()) break;
    out.moves_made.push_back(game.move_made(i));
  }
  game.add_to(out);
  if (out.sum) out.you = you_in(match.seats());
  return out;
}

}  // namespace summand
