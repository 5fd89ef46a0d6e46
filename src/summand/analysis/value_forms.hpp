// Other forms of a value beside its text in JSON: for LaTeX, and as spoken words.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "summand/analysis/most_text.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/text/json_writer.hpp"

namespace summand {

struct ValueForms {
  bool latex = false, spoken = false;    // the requested forms
  std::size_t length = kMostTextOfGame;  // in characters; longer forms are cut
};

struct CutText {
  std::string text;
  bool cut = false;

  friend bool operator==(const CutText&, const CutText&) = default;
};

// LaTeX of a value. If it is longer than `length`, it ends with an ellipsis after the last whole
// option that fits. The result is still valid LaTeX.
CutText cut_latex(std::string_view latex, std::size_t length);

// Writes the members PREFIXlatex and PREFIXspoken that were requested. They are null if the value
// has no text. If a form is cut, a member with `_cut` after its name is added.
void write_forms(JsonWriter& json, std::string_view prefix, const ValueText& value,
                 const ValueForms& forms);

}  // namespace summand
