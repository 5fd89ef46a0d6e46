#include "summand/analysis/value_forms.hpp"

#include <gtest/gtest.h>
#include <string>

#include "summand/testing/short_forms.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

std::string forms_of(std::string_view value, const ValueForms& forms) {
  ValueStore store;
  const ValueText text = text_with_latex(store, testing::value_from_text(store, value), 1000);
  JsonWriter json(JsonWriter::Layout::one_line);
  write_forms(json.object(), "", text, forms);
  return json.close().str();
}

TEST(ValueForms, OnlyRequestedFormsAreWritten) {
  EXPECT_EQ(forms_of("1/2", {}), "{}");
  EXPECT_EQ(forms_of("1/2", {.spoken = true}), R"({"spoken": "one half"})");
  EXPECT_EQ(forms_of("1/2", {.latex = true, .spoken = true}),
            R"({"latex": "\\tfrac{1}{2}", "spoken": "one half"})");
}

TEST(ValueForms, SayThatTheyAreCut) {
  EXPECT_EQ(forms_of("{3|1}", {.latex = true, .spoken = true, .length = 5}),
            R"({"latex": "\\{3\\,\\dots", "latex_cut": true, )"
            R"("spoken": "a longer value", "spoken_cut": true})");
}

TEST(ValueForms, AValueWithoutATextHasNone) {
  ValueStore store;
  const Value value = testing::value_from_text(store, "{{5|3}|{1|-7}}");
  const ValueText text = text_with_latex(store, value, 3);
  ASSERT_FALSE(text.complete);
  JsonWriter json(JsonWriter::Layout::one_line);
  write_forms(json.object(), "atomic_weight_", text, {.latex = true, .spoken = true});
  EXPECT_EQ(json.close().str(), R"({"atomic_weight_latex": null, "atomic_weight_spoken": null})");
}

TEST(ValueForms, AValueThatIsTooLongIsNullAndHasASummary) {
  ValueStore store;
  const auto written = [&](const ValueText& text) {
    JsonWriter json(JsonWriter::Layout::one_line);
    json.forms.spoken = true;
    write_members(json.object(), text);
    return json.close().str();
  };
  const Value value = testing::value_from_text(store, "{{5|3}|{1|-7}}");
  EXPECT_EQ(written(text_with_latex(store, testing::value_from_text(store, "1/2"), 9)),
            R"({"value": "1/2", "spoken": "one half"})");
  const ValueText text = text_with_latex(store, value, 3);
  EXPECT_EQ(written(text),
            R"({"value": null, "summary": ")" + text.plain + R"(", "spoken": null})");
  EXPECT_EQ(written({.plain = "", .pretty = "", .complete = false}),
            R"({"value": null, "spoken": null})");
}

// All braces of TeX are closed.
TEST(ValueForms, CutLatexIsStillValid) {
  ValueStore store;
  for (const char* value : {"{5/4|{1/2|-3/8}}", "+-{3|{1,2*|-1}}", "{^<3>|-7/2}", "1/2"}) {
    const std::string whole = latex(store, testing::value_from_text(store, value));
    for (std::size_t length = 0; length < whole.size(); ++length) {
      const CutText part = cut_latex(whole, length);
      EXPECT_TRUE(part.cut);
      ASSERT_TRUE(part.text.ends_with("\\dots")) << part.text;
      const std::string kept = part.text.substr(0, part.text.size() - 5);
      EXPECT_LE(kept.size(), length);
      EXPECT_TRUE(whole.starts_with(kept)) << part.text;
      int groups = 0;
      for (std::size_t i = 0; i < kept.size(); ++i) {
        if (i > 0 && kept[i - 1] == '\\') continue;
        groups += (kept[i] == '{') - (kept[i] == '}');
        EXPECT_GE(groups, 0);
      }
      EXPECT_EQ(groups, 0) << part.text;
    }
    EXPECT_EQ(cut_latex(whole, whole.size()), (CutText{whole, false}));
  }
}

}  // namespace
}  // namespace summand
