// The moves of a quiet position, each with what it hands out and with the quiet position after it.
#pragma once

#include "summand/search/strings/quiet.hpp"
#include "summand/search/strings/settled.hpp"

namespace summand::strings {

// The opponent takes `gain` coins, of which he may leave `give` (Settled). Then a player moves in
// `after`: the opponent if he took all, or if nothing was handed out.
struct Option {
  int gain = 0, give = 0;
  Quiet after;
};

// Calls visit(option) for some moves. One of them is best. The strings of one chain count as one
// move: of a chain of two coins the one in the middle, which leaves no choice. Of strings from one
// coin to the ground only one is cut. Assumes that twins are in their order.
template <class Layout, class Visit>
void for_each_option(const Layout& layout, const Endings& endings, const Quiet& position,
                     Visit&& visit) {
  const StringSet rest = position.rest;
  const Valences valences = layout.valences(rest);
  StringSet plain = rest.without(layout.strings_of(rest, valences.two));
  for (const Twins& twins : layout.twins()) {
    if (plain.has(twins.second)) plain = plain.without(StringSet::of(twins.first));
  }
  // Coins of three strings become coins of two. Their rows may touch no joint any more.
  const auto set_apart_after = [&](CoinSet changed, Quiet& after) {
    if (changed == 0) return;
    Valences its = layout.valences(after.rest);
    set_apart(layout, endings, changed & -changed, its, after);
    changed &= changed - 1;
    for (; changed != 0; changed &= changed - 1) {
      const CoinSet coin = changed & -changed;
      if (layout.strings_of(after.rest, coin).empty()) continue;  // in the same row
      set_apart(layout, endings, coin, its, after);
    }
  };
  for (const int string : layout.order()) {
    if (!plain.has(string)) continue;
    Option option{.after = position};
    option.after.rest = rest.without(StringSet::of(string));
    set_apart_after(layout.ends_of(string) & valences.three, option.after);
    visit(option);
  }
  for (CoinSet open = valences.two; open != 0;) {
    const CoinSet row = row_of(layout, rest, open & -open, valences.two);
    open &= ~row;
    const StringSet its = layout.strings_of(rest, row);
    const CoinSet joints = layout.neighbours(rest, row) & valences.joints();
    const Valences after = layout.valences(rest.without(its));
    if ((joints & (after.one | ~(after.two | after.joints()))) != 0) {
      // A joint is taken, too.
      for_each_string(its, [&](int string) {
        const Settled taken = settled(layout, rest.without(StringSet::of(string)));
        visit(Option{.gain = taken.gain,
                     .give = taken.give,
                     .after = quiet_of(layout, endings, taken.rest, position.ending)});
      });
      continue;
    }
    const int coins = count(row);
    Option option{.gain = coins, .give = coins >= 3 ? 2 : 0, .after = position};
    option.after.rest = rest.without(its);
    option.after.coins -= coins;
    set_apart_after(joints & after.two, option.after);
    visit(option);
  }
  for (const Endings::Opening& opening : endings.openings(position.ending)) {
    Option option{.gain = opening.piece.coins, .give = opening.piece.give(), .after = position};
    option.after.ending = opening.rest;
    option.after.coins -= opening.piece.coins;
    visit(option);
  }
}

}  // namespace summand::strings
