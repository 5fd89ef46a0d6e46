#include "summand/analysis/value_forms.hpp"

#include <fmt/core.h>

#include "summand/value/spoken.hpp"

namespace summand {

namespace {

// True if the text may end at this place, because an option begins there.
bool option_begins(std::string_view latex, std::size_t at) {
  const std::string_view before = latex.substr(0, at);
  return before.ends_with("\\,") || before.ends_with("\\{") || before.ends_with(",");
}

void write_form(JsonWriter& json, const std::string& key, const CutText& form) {
  if (form.text.empty()) {
    json.key(key).null();
    return;
  }
  json.member(key, form.text);
  if (form.cut) json.key(key + "_cut").boolean(true);
}

}  // namespace

CutText cut_latex(std::string_view latex, std::size_t length) {
  if (latex.size() <= length) return {std::string(latex)};
  std::size_t end = 0;
  int groups = 0;
  for (std::size_t i = 0; i < length; ++i) {
    const bool escaped = i > 0 && latex[i - 1] == '\\';
    if (!escaped && latex[i] == '{') ++groups;
    if (!escaped && latex[i] == '}') --groups;
    if (groups == 0 && option_begins(latex, i + 1)) end = i + 1;
  }
  return {std::string(latex.substr(0, end)) + "\\dots", true};
}

void write_forms(JsonWriter& json, std::string_view prefix, const ValueText& value,
                 const ValueForms& forms) {
  if (forms.latex) {
    write_form(json, fmt::format("{}latex", prefix), cut_latex(value.latex, forms.length));
  }
  if (forms.spoken) {
    SpokenText words = value.complete ? spoken(value.plain, forms.length) : SpokenText{};
    write_form(json, fmt::format("{}spoken", prefix), {std::move(words.words), words.cut});
  }
}

void describe(Members<ValueText>& its) {
  its.or_null("value", "The value. Null if it is too long to print.", text_or_null);
  its("summary", "What is known of a value that is too long to print.",
      [](auto& it) { return it.complete || it.plain.empty() ? nullptr : &it.plain; });
  its.by_hand(
      [](JsonWriter& json, const ValueText& value) { write_forms(json, "", value, json.forms); });
  its.told<std::optional<std::string>>("latex", "The value for LaTeX, with --forms.", false);
  its.told<bool>("latex_cut", "Whether that is cut.", false);
  its.told<std::optional<std::string>>("spoken", "The value in words, with --forms.", false);
  its.told<bool>("spoken_cut", "Whether that is cut.", false);
}

}  // namespace summand
