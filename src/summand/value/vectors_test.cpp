// Expected results of other programs, tests/data/values.tsv.
#include <charconv>
#include <gtest/gtest.h>
#include <map>
#include <string>

#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/value/form.hpp"
#include "summand/value/names.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using testing::value_from_text;

std::string sign(std::partial_ordering order) {
  if (order == std::partial_ordering::equivalent) return "=";
  if (order == std::partial_ordering::unordered) return "||";
  return order == std::partial_ordering::less ? "<" : ">";
}

// "up^[3]", "up^4" and "superstar up^{0,2}" in our notation.
std::string in_our_notation(std::string text) {
  const auto replace = [&](std::string_view from, std::string_view to, std::string_view end) {
    if (!text.starts_with(from)) return false;
    text = std::string(to) + text.substr(from.size());
    if (!end.empty() && text.ends_with("}")) text.pop_back();
    text += end;
    return true;
  };
  if (!replace("superstar up^{", "superstar(", ")") && !replace("up^[", "^[", "")) {
    replace("up^", "^<", ">");
  }
  return text;
}

// Reads "n=-4 m=2".
Value ups_and_star(ValueStore& store, const std::string& text) {
  std::int64_t ups = 0;
  std::uint64_t star = 0;
  const std::size_t second = text.find("m=");
  std::from_chars(text.data() + 2, text.data() + text.size(), ups);
  std::from_chars(text.data() + second + 2, text.data() + text.size(), star);
  return store.number_up_star({0, ups, star});
}

// The result for the row, as text. It is the expected text if both are the same value.
std::string found(ValueStore& store, const std::vector<std::string>& row) {
  const std::string& position = row[1];
  const std::string& quantity = row[2];
  const std::string& expected = row[3];
  const auto as_expected = [&](Value value) {
    return value == value_from_text(store, expected) ? expected : print(store, value);
  };
  if (quantity == "compare") {
    const std::size_t middle = position.find(" ? ");
    return sign(store.compare(value_from_text(store, position.substr(0, middle)),
                              value_from_text(store, position.substr(middle + 3))));
  }
  if (quantity == "outcome") {
    return std::string(1, letter(outcome(store, ups_and_star(store, position))));
  }
  const Value g = value_from_text(store, in_our_notation(position));
  if (quantity == "value") return as_expected(g);
  if (quantity == "left stop") return print(store.left_stop(g));
  if (quantity == "right stop") return print(store.right_stop(g));
  if (quantity == "remote star comparison") {
    const std::string order = sign(store.compare(g, store.nimber(1000)));
    return order == ">" ? ">*N" : order == "<" ? "<*N" : "|| or =";
  }
  const std::string_view ordinal = "ordinal sum (canonical base) : ";
  if (quantity.starts_with(ordinal)) {
    const Value top = value_from_text(store, quantity.substr(ordinal.size()));
    return as_expected(ordinal_sum(store, canonical_form(g), canonical_form(top)).value());
  }
  return "unknown quantity " + quantity;
}

TEST(ExpectedResults, AreRightForEveryRow) {
  ValueStore store;
  std::map<std::string, int> rows;
  for (const std::vector<std::string>& row : testing::table("values.tsv")) {
    ASSERT_EQ(row.size(), 4u);
    ++rows[row[0]];
    EXPECT_EQ(found(store, row), row[3]) << row[1] << ": " << row[2];
  }
  EXPECT_EQ(rows["simplicity"], 27);
  EXPECT_EQ(rows["canonical"], 35);
  EXPECT_EQ(rows["compare"], 9);
  EXPECT_EQ(rows["outcome n.up+*m"], 18);
  EXPECT_EQ(rows["up-multiples"], 8);
  EXPECT_EQ(rows["expr"], 109);
  EXPECT_EQ(rows["notation"], 16);
}

}  // namespace
}  // namespace summand
