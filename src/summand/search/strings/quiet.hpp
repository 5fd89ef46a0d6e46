// Quiet: a position in which no coin can be taken, without the chains and loops that touch no
// joint. These are a number of Endings.
#pragma once

#include "summand/search/strings/endings.hpp"
#include "summand/search/strings/string_set.hpp"

namespace summand::strings {

struct Quiet {
  StringSet rest;
  Endings::Number ending = 0;
  int coins = 0;  // of all
};

// The same position with twins in their order.
template <class Layout>
StringSet with_twins_in_order(const Layout& layout, StringSet strings) {
  for (bool changes = true; changes;) {
    changes = false;
    for (const Twins& twins : layout.twins()) {
      if (strings.has(twins.first) || !strings.has(twins.second)) continue;
      strings = strings.without(StringSet::of(twins.second)) | StringSet::of(twins.first);
      changes = true;
    }
  }
  return strings;
}

// The coins of two strings that can be reached from this one along such coins.
template <class Layout>
CoinSet row_of(const Layout& layout, StringSet strings, CoinSet coin, CoinSet two) {
  CoinSet out = coin;
  while (const CoinSet more = layout.neighbours(strings, out) & two & ~out) out |= more;
  return out;
}

// Moves the row of this coin to the ending if it touches no joint.
template <class Layout>
void set_apart(const Layout& layout, const Endings& endings, CoinSet coin, const Valences& valences,
               Quiet& position) {
  const CoinSet row = row_of(layout, position.rest, coin, valences.two);
  if ((layout.neighbours(position.rest, row) & valences.joints()) != 0) return;
  const StringSet its = layout.strings_of(position.rest, row);
  const int coins = count(row);
  position.ending = endings.with(position.ending, {its.size() == coins, coins});
  position.rest = position.rest.without(its);
}

// These strings without the chains and loops that touch no joint. Assumes that no coin can be
// taken.
template <class Layout>
StringSet without_pieces(const Layout& layout, StringSet strings) {
  const Valences all = layout.valences(strings);
  StringSet out = strings;
  for (CoinSet open = all.two; open != 0;) {
    const CoinSet row = row_of(layout, strings, open & -open, all.two);
    open &= ~row;
    if ((layout.neighbours(strings, row) & all.joints()) != 0) continue;
    out = out.without(layout.strings_of(strings, row));
  }
  return out;
}

// These strings beside an ending. Assumes that no coin can be taken.
template <class Layout>
Quiet quiet_of(const Layout& layout, const Endings& endings, StringSet strings,
               Endings::Number ending = 0) {
  const Valences all = layout.valences(strings);
  Quiet out{.rest = strings,
            .ending = ending,
            .coins = count(all.two | all.joints()) + endings.coins(ending)};
  for (CoinSet open = all.two; open != 0;) {
    const CoinSet row = row_of(layout, strings, open & -open, all.two);
    set_apart(layout, endings, open & -open, all, out);
    open &= ~row;
  }
  return out;
}

}  // namespace summand::strings
