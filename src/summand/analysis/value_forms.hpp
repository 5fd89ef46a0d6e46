// A value in JSON: its text, or a summary, and its other forms, for LaTeX and as spoken words.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "summand/analysis/value_text.hpp"
#include "summand/text/description.hpp"

namespace summand {

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

// As a value in JSON, because it may have any size.
inline std::string json_text(const Dyadic& number) { return print(number); }
// A value that is too long to print is null. The forms are those of the writer.
void describe(Members<ValueText>& its);
// The text, or null if the value is too long to print. For values in lists.
inline const std::string* text_or_null(const ValueText& value) {
  return value.complete ? &value.plain : nullptr;
}

}  // namespace summand
