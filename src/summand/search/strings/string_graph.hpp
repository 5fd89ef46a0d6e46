// StringGraph: coins and strings of any graph, as text.
#pragma once

#include <compare>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/search/strings/graph_layout.hpp"

namespace summand::strings {

struct StringGraph {
  int coins = 0;
  std::vector<std::pair<int, int>> strings{};  // GraphLayout::kGround is the ground

  std::string name(std::size_t string) const;  // "0-1", or "0-g" for a string to the ground
  GraphLayout layout() const { return {coins, strings}; }
  auto operator<=>(const StringGraph&) const = default;
};

// Fails if a layout has no room for so many coins or strings.
Result<void> expect_few(const StringGraph& graph);

// Reads "coins=3;strings=0-1,1-2,2-g". Errors have their place in the text.
Result<StringGraph> parse_graph(std::string_view text);
std::string print(const StringGraph& graph);

}  // namespace summand::strings
