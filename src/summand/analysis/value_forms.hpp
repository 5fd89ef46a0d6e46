// Other forms of a value, beside its text in JSON: for LaTeX, and in words to be spoken.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "summand/analysis/most_text.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/text/json_writer.hpp"

namespace summand {

struct ValueForms {
  bool latex = false, spoken = false;    // which were asked for
  std::size_t length = kMostTextOfGame;  // in characters, from which on they are cut
};

struct CutText {
  std::string text;
  bool cut = false;

  friend bool operator==(const CutText&, const CutText&) = default;
};

// LaTeX for a value, with an ellipsis behind the last whole option that is not beyond `length`, so
// that it can still be set.
CutText cut_latex(std::string_view latex, std::size_t length);

// The members PREFIXlatex and PREFIXspoken, as far as they were asked for; null where the value has
// no text. Where one is cut, there is a member with `_cut` behind its name.
void write_forms(JsonWriter& json, std::string_view prefix, const ValueText& value,
                 const ValueForms& forms);

}  // namespace summand
