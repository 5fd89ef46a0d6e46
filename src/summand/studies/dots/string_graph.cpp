#include "summand/studies/dots/string_graph.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <limits>

#include "summand/base/whole_number.hpp"
#include "summand/search/strings/nimbers.hpp"

namespace summand::dots {

namespace {

using strings::GraphLayout;

std::string name_of(int coin) {
  return coin == GraphLayout::kGround ? "g" : fmt::format("{}", coin);
}

Result<int> read_coin(std::string_view word, std::size_t at, int coins) {
  if (word == "g") return GraphLayout::kGround;
  const auto coin = whole_number<int>(word);
  if (coin && *coin >= 0 && *coin < coins) return *coin;
  return fail(fmt::format("a coin from 0 to {}, or g for the ground, is expected", coins - 1), at);
}

template <class Layout>
NimstringValue value_on(const Layout& layout, strings::StringSet uncut, const Budget& budget) {
  Budget its = budget;
  const strings::Settled taken =
      strings::settled(layout, strings::with_twins_in_order(layout, uncut));
  const strings::StringSet rest = strings::without_pieces(layout, taken.rest);
  const strings::Valences left = layout.valences(taken.rest);
  const int coins = strings::count(left.two | left.joints());
  if (coins > kMostCoins) {
    reach_limit(Limit::size, fmt::format("a nimber of more than {} coins", kMostCoins));
  }
  const strings::Endings endings(its, coins, layout.loops());
  const strings::Packing packing(rest, layout.symmetries(), strings::Packing::kMostBits);
  if (packing.bits() > strings::Packing::kMostBits) {
    reach_limit(Limit::size,
                fmt::format("a nimber of more than {} strings", strings::Packing::kMostBits));
  }
  strings::Nimbers<Layout> nimbers(layout, endings, packing, its);
  return {taken.give > 0, nimbers.of(strings::quiet_of(layout, endings, taken.rest))};
}

}  // namespace

std::string StringGraph::name(std::size_t string) const {
  return name_of(strings[string].first) + "-" + name_of(strings[string].second);
}

Result<StringGraph> parse_graph(std::string_view text) {
  constexpr std::string_view kCoins = "coins=", kStrings = "strings=";
  if (!text.starts_with(kCoins))
    return fail("'coins=' is expected, as in coins=2;strings=0-1,1-g", 0);
  const std::size_t semicolon = std::min(text.find(';'), text.size());
  const auto coins = whole_number<int>(text.substr(kCoins.size(), semicolon - kCoins.size()));
  if (!coins || *coins < 1 || *coins > GraphLayout::kMostCoins) {
    return fail(fmt::format("a number of coins from 1 to {} is expected", GraphLayout::kMostCoins),
                kCoins.size());
  }
  StringGraph out{.coins = *coins};
  std::size_t at = std::min(semicolon + 1, text.size());
  if (!text.substr(at).starts_with(kStrings)) {
    return fail("';strings=' is expected after the number of coins", semicolon);
  }
  at += kStrings.size();
  while (at < text.size()) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    const std::string_view word = text.substr(at, end - at);
    const std::size_t hyphen = word.find('-');
    if (hyphen == word.npos) return fail("a string such as 0-1 or 0-g is expected", at);
    SUMMAND_TRY(first, read_coin(word.substr(0, hyphen), at, *coins));
    SUMMAND_TRY(second, read_coin(word.substr(hyphen + 1), at + hyphen + 1, *coins));
    if (first == second) return fail("a string has two different ends", at);
    if (out.strings.size() == static_cast<std::size_t>(GraphLayout::kMostStrings)) {
      return fail(fmt::format("at most {} strings are allowed", GraphLayout::kMostStrings), at);
    }
    out.strings.emplace_back(first, second);
    at = end + 1;
    if (at == text.size()) return fail("a string is expected after the comma", at);
  }
  return out;
}

std::string print(const StringGraph& graph) {
  std::string out = fmt::format("coins={};strings=", graph.coins);
  for (std::size_t i = 0; i < graph.strings.size(); ++i) {
    out += (i == 0 ? "" : ",") + graph.name(i);
  }
  return out;
}

NimstringValue nimstring_value(const GraphLayout& layout, const Budget& budget) {
  return value_on(layout, layout.all(), budget);
}
NimstringValue nimstring_value(const strings::GridLayout& layout, strings::StringSet strings,
                               const Budget& budget) {
  return value_on(layout, strings, budget);
}

}  // namespace summand::dots
