// A study of a taking-and-breaking game in words and tables, and as JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apps/summand/heaps_structure.hpp"
#include "apps/summand/heaps_study.hpp"
#include "summand/analysis/json_writer.hpp"

namespace summand::program {

// What of it is shown.
struct HeapsView {
  bool method = false;       // by which the last values were computed; JSON always has it
  std::uint64_t values = 0;  // as many, from the first on
  HeapsStructure structure = {};
  std::vector<std::string> scale = {};   // Grundy's, line by line
  std::optional<std::string> plot = {};  // the file that has been written
};

std::string text_of(const HeapsStudy& study, const HeapsView& view);
void write(JsonWriter& json, const HeapsStudy& study, const HeapsView& view);

}  // namespace summand::program
