#include "summand/search/strings/string_graph.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/whole_number.hpp"

namespace summand::strings {

namespace {

std::string name_of(int coin) {
  return coin == GraphLayout::kGround ? "g" : fmt::format("{}", coin);
}

Result<int> read_coin(std::string_view word, std::size_t at, int coins) {
  if (word == "g") return GraphLayout::kGround;
  const auto coin = whole_number<int>(word);
  if (coin && *coin >= 0 && *coin < coins) return *coin;
  return fail(fmt::format("a coin from 0 to {}, or g for the ground, is expected", coins - 1), at);
}

}  // namespace

std::string StringGraph::name(std::size_t string) const {
  return name_of(strings[string].first) + "-" + name_of(strings[string].second);
}

Result<StringGraph> parse_graph(std::string_view text) {
  constexpr std::string_view kCoinsWord = "coins=", kStringsWord = "strings=";
  if (!text.starts_with(kCoinsWord))
    return fail("'coins=' is expected, as in coins=2;strings=0-1,1-g", 0);
  const std::size_t semicolon = std::min(text.find(';'), text.size());
  const auto coins =
      whole_number<int>(text.substr(kCoinsWord.size(), semicolon - kCoinsWord.size()));
  if (!coins || *coins < 1 || *coins > GraphLayout::kMostCoins) {
    return fail(fmt::format("a number of coins from 1 to {} is expected", GraphLayout::kMostCoins),
                kCoinsWord.size());
  }
  StringGraph out{.coins = *coins};
  std::size_t at = std::min(semicolon + 1, text.size());
  if (!text.substr(at).starts_with(kStringsWord)) {
    return fail("';strings=' is expected after the number of coins", semicolon);
  }
  at += kStringsWord.size();
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

Result<void> expect_few(const StringGraph& graph) {
  if (graph.coins <= GraphLayout::kMostCoins &&
      graph.strings.size() <= static_cast<std::size_t>(GraphLayout::kMostStrings)) {
    return {};
  }
  return fail(fmt::format("{} boxes and {} lines are left, and a search takes at most {} and {}",
                          graph.coins, graph.strings.size(), GraphLayout::kMostCoins,
                          GraphLayout::kMostStrings));
}

std::string print(const StringGraph& graph) {
  std::string out = fmt::format("coins={};strings=", graph.coins);
  for (std::size_t i = 0; i < graph.strings.size(); ++i) {
    out += (i == 0 ? "" : ",") + graph.name(i);
  }
  return out;
}

}  // namespace summand::strings
