// A loopy game as it is written, as text that can be read back.
#pragma once

#include <string>
#include <vector>

#include "summand/loopy/loopy_text.hpp"

namespace summand {

// The texts of the nodes of a graph. A node from which every play ends is written by its value.
// A node that is a stopper with a name, such as on or 2+over, is written by that name.
class GraphText {
 public:
  // The graph must live longer. Throws LimitReached.
  GraphText(StopperStore& stoppers, ValueStore& values, const LoopyGraph& graph);

  // More than `limit` letters reach the size limit.
  std::string print(LoopyGraph::Node node, std::size_t limit = kMostText) const;

 private:
  const LoopyGraph& graph_;
  Budget& budget_;
  std::vector<std::string> closed_;  // the texts of nodes that need no braces
};

}  // namespace summand
