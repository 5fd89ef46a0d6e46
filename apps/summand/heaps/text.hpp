// A study of a taking-and-breaking game in words and tables, and as JSON.
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

// What of it is shown.
struct HeapsView {
  bool method = false;       // by which the last values were computed; JSON always has it
  std::uint64_t values = 0;  // as many, from the first on
  HeapsStructure structure = {};
  std::vector<std::string> scale = {};   // Grundy's, line by line
  std::optional<std::string> plot = {};  // the file that has been written
};

// Both throw LimitReached. The text is as long as there are values to show.
void write_text(TextSink& out, const HeapsStudy& study, const HeapsView& view);
// Members of an object that is open.
void write(JsonWriter& json, const HeapsStudy& study, const HeapsView& view);

}  // namespace summand::program
