// A study of a taking-and-breaking game as text and as JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apps/summand/heaps/structure.hpp"
#include "apps/summand/heaps/study.hpp"
#include "summand/base/text_sink.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::program {

// The parts to show.
struct HeapsView {
  bool method = false;       // how the last values were computed; JSON always has it
  std::uint64_t values = 0;  // the number of values to show
  HeapsStructure structure = {};
  std::vector<std::string> scale = {};   // Grundy's scale, line by line
  std::optional<std::string> plot = {};  // the written file
};

// Both throw LimitReached. The length of the text grows with the values to show.
void write_text(TextSink& out, const HeapsStudy& study, const HeapsView& view);
// Writes members of an open object.
void write(JsonWriter& json, const HeapsStudy& study, const HeapsView& view);

}  // namespace summand::program
