// A study of a taking-and-breaking game as text and as JSON.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "summand/analysis/heaps/structure.hpp"
#include "summand/analysis/heaps/study.hpp"
#include "summand/base/text_sink.hpp"
#include "summand/draw/page.hpp"
#include "summand/draw/picture.hpp"
#include "summand/text/description.hpp"

namespace summand::heaps {

// The name and the code of the game, its rule in words if it has a name, and an empty line.
std::string heading(const heaps::Rules& rules);
// The members code, name and rule of a game.
struct HeapsRules {
  const heaps::Rules* rules;
};
void describe(Members<HeapsRules>& its);

// A study with the parts to show.
struct HeapsAnswer {
  std::shared_ptr<const HeapsStudy> study;
  bool method = false;       // say how the last values were computed; JSON always does
  std::uint64_t values = 0;  // the number of values to show
  HeapsStructure structure = {};
  std::optional<Picture> scale = {};     // Grundy's scale
  std::optional<std::string> plot = {};  // the file of the plot
};

// Both throw LimitReached with the message of HeapsStudy::after_stop(). The length of the text
// grows with the number of values to show.
void write_text(TextSink& out, const HeapsAnswer& answer, const Page& page);
void describe(Members<HeapsAnswer>& its);

}  // namespace summand::heaps
