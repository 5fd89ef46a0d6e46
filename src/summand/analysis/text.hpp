// An analysis as a page for people.
#pragma once

#include <string>

#include "summand/analysis/analysis.hpp"
#include "summand/draw/text.hpp"

namespace summand {

struct PageOptions {
  Colours colours = Colours::no;  // Left is blue, Right is red
  bool thermograph = false;       // the figure of a hot game's thermograph
};

// Returns a text in UTF-8 that ends in a newline.
std::string text(const Analysis& analysis, const PageOptions& options = {});

}  // namespace summand
