// Page: how an answer in words should look.
#pragma once

#include <cstddef>

#include "summand/draw/text.hpp"

namespace summand {

struct Page {
  Colours colours = Colours::no;
  bool pretty = false;       // values with arrows and fractions, unless the options say otherwise
  bool for_people = false;   // figures beside the answer, and tables with arrows and fractions
  bool one_line = false;     // a short answer, one of several
  std::size_t columns = 80;  // the width of paragraphs

  friend bool operator==(const Page&, const Page&) = default;
};

}  // namespace summand
