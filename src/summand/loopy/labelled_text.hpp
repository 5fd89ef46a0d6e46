// The text of a node of a loopy game, with labels for the games around it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/value/value.hpp"

namespace summand {

// A function of the language and its argument: tiny( and a node.
struct NamedNode {
  std::string_view name;
  std::uint32_t argument = 0;
};

// What the text of a game is made of. Nodes are any numbers.
struct NodesAsText {
  // The text of a node that is written without its options, or nothing.
  std::function<std::string(std::uint32_t node)> closed;
  std::function<std::vector<std::uint32_t>(std::uint32_t node, Player player)> options;
  // Nodes that are written as a name and an argument. May be empty. The argument must not lead back
  // to the node.
  std::function<std::optional<NamedNode>(std::uint32_t node)> named = {};
};

// The braces of a node, which get a label if the node occurs in them. The options of a player are
// sorted by length and then by letters, so the text depends on the game alone. One game in braces
// as the only option of a player may lose its braces: {0||0|off}. More than `limit` letters reach
// the size limit. Throws LimitReached.
std::string labelled_text(std::uint32_t root, const NodesAsText& nodes, std::size_t limit,
                          Budget& budget);

}  // namespace summand
