#include "summand/studies/seated_games.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>

#include "summand/text/markdown_text.hpp"

namespace summand {

namespace {

constexpr std::string_view kSuckerRules = R"(## What you need

Four players, each with seven chips of his own colour, and a table. Here two to eight players may
take part, with any number of chips. Everybody sees everything. You may talk, promise and bargain
as you like, openly and during the game; no promise binds.

## The aim

The last player who is still alive wins. Chips count for nothing at the end.

Chips of your own colour in your hand are your *guards*. Chips of others in your hand are your
*prisoners*. You keep all chips where everybody can see them.

## Your turn

1. You must play one chip from your hand, of any colour: on the table, where it begins a new pile,
   or on top of a pile.
2. If the chip has the colour of the chip now below it, the pile is *captured* by the player of
   that colour, whoever played it. He puts one chip of the pile, which he chooses, into the dead
   box, takes all the others into his hand, and has the next turn. If that colour is out of the
   game, the whole pile goes to the dead box, and you move again (house rule R, the usual one).
3. If nothing is captured, look at the colours in the pile that you played on; only those of
   players who are alive count. If some are missing, you choose who moves next among their
   players; that may be yourself. If none is missing, the turn goes to the player whose topmost
   chip in the pile lies lowest.

## When you have no chip

If you must move and have no chip, any other player who holds prisoners may save you by giving you
one, and you must play it. If all refuse, you are out. The turn goes back to the player who gave it
to you, and if he is out, too, to the one who gave it to him, and so on.

## At any time

* You may give a prisoner to any other player who is alive. You cannot take it back. Guards cannot
  be given away.
* You may put a prisoner into the dead box. A guard is lost only by playing it, or as the one chip
  of a capture.

## To play here

`summand play sucker` starts a game; `--players 3 --chips 5` makes it smaller. Type `help` at the
table. `summand sucker --help` lists the studies, and `summand help guide sucker` shows their page,
with the house rules for what the rules leave open.)";

constexpr std::string_view kDotsRules = R"(## The game

Dots stand in rows and columns. The players take turns to draw a line between two neighbouring
dots. Whoever draws the fourth line around a box owns the box and must draw again, in the same turn;
one line may complete two boxes. When all lines are drawn, the player with more boxes wins.

Who cannot move does not lose here: it is a game of score, and no summand of a sum. *Winning Ways*
names it in chapter 1 for that reason.

## Chains and loops

A box with three lines is free to take. A *chain* is a row of boxes with two lines each, and a
*loop* is a ring of them: a line in it gives them all away, one after the other. A player who is
given a *long* chain, of three boxes or more, may leave the last two boxes to the opponent, who then
must open the next chain. So he keeps control, at the price of two boxes a chain, or of four boxes
a loop.

That is the game on *strings and coins*: a box is a coin and an undrawn line beside it a string, to
the next coin or to the ground. Drawing is cutting, and a coin without strings is taken.

## To play here

`summand play dots-and-boxes` plays on 3x3 boxes, `summand play 'dots-and-boxes 2x4'` on others.
`summand dots POSITION` counts chains and loops, and says who gets how many boxes.)";

constexpr std::string_view kBabylonAroundTable =
    "Several players move in turn by the same rules. All players have the same moves, so a player "
    "who cannot move is out, and then all others in turn. The player who made the last move is "
    "first, and the player before is second. Two to four players play rounds until one has won two "
    "rounds. For two players this is the best of three. One player chooses his place in the order "
    "of the first round, and the others follow him round the table. Before later rounds the player "
    "who came last in the round before chooses. summand play babylon --rounds --players 3 plays "
    "such rounds. Without --rounds, --players K is one round.";

constexpr std::array kSeveralGames = {
    SeatedGame{
        .name = "dots-and-boxes",
        .alias = "dots",
        .title = "Dots-and-Boxes",
        .sentence = "Two players draw lines between dots. A player who completes a box owns it and "
                    "draws again. The player with more boxes wins. See summand dots --help.",
        .rules = kDotsRules,
        .source = "Winning Ways ch. 1 names it; its theory is in volume 3",
    },
    SeatedGame{
        .name = "sucker",
        .alias = "so-long-sucker",
        .title = "So Long Sucker",
        .sentence = "For two to eight players. Players put chips on piles and capture piles. The "
                    "last player who can still play wins. See summand sucker --help.",
        .rules = kSuckerRules,
        .source = "Hausner, Nash, Shapley and Shubik, So Long Sucker, a four-person game (1964)",
    },
};

}  // namespace

void describe(Members<SeatedGame>& its) {
  its.named("OtherGame", "A game that can be played but not added.");
  its("name", "The name.", &SeatedGame::name);
  its("title", "The name in prose.", &SeatedGame::title);
}

std::span<const SeatedGame> seated_games() { return kSeveralGames; }

const SeatedGame* find_seated_game(std::string_view name) {
  const auto at = std::ranges::find_if(kSeveralGames, [&](const SeatedGame& game) {
    return game.name == name || game.alias == name;
  });
  return at == kSeveralGames.end() ? nullptr : &*at;
}

std::string_view rules_around_table(std::string_view game) {
  return game == "babylon" ? kBabylonAroundTable : std::string_view();
}

std::string rules_text(const SeatedGame& game) {
  return text_of_markdown(
      fmt::format("# {}\n\n{}\n\nSource: {}.\n", game.title, game.rules, game.source), kPageWidth);
}

}  // namespace summand
