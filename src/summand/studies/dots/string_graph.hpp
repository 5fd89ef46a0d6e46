// Strings-and-Coins on any graph: its text, nets and nimbers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/search/strings/graph_layout.hpp"
#include "summand/studies/dots/net_solver.hpp"

namespace summand::dots {

struct StringGraph {
  int coins = 0;
  std::vector<std::pair<int, int>> strings{};  // GraphLayout::kGround is the ground

  std::string name(std::size_t string) const;  // "0-1", or "0-g" for a string to the ground
  strings::GraphLayout layout() const { return {coins, strings}; }
};

// Reads "coins=3;strings=0-1,1-2,2-g". Errors have their place in the text.
Result<StringGraph> parse_graph(std::string_view text);
std::string print(const StringGraph& graph);

// What a position of Nimstring is in a sum of impartial games: a nimber, or loony. Then the player
// to move wins such a sum, and `nimber` is that of what is left after all captures.
struct NimstringValue {
  bool loony = false;
  unsigned nimber = 0;
};

// Of the whole graph. Throws LimitReached.
NimstringValue nimstring_value(const strings::GraphLayout& layout, const Budget& budget);
// Of these strings of a rectangle. Throws LimitReached.
NimstringValue nimstring_value(const strings::GridLayout& layout, strings::StringSet strings,
                               const Budget& budget);

}  // namespace summand::dots
