#include "summand/heaps/names.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "summand/heaps/naive.hpp"

namespace summand::heaps {
namespace {

std::string read(std::string_view text) {
  const auto rules = parse_rules(text);
  return rules ? print(*rules) : rules.error().message;
}

TEST(Names, EachIsReadAndFoundAgain) {
  for (const NamedRules& named : named_rules()) {
    const auto rules = parse_rules(named.name);
    ASSERT_TRUE(rules) << named.name;
    EXPECT_EQ(print(*rules), named.text);
    EXPECT_EQ(name_of(*rules), named.name);
    EXPECT_EQ(parse_rules(print(*rules)), *rules);
  }
  EXPECT_TRUE(std::ranges::is_sorted(named_rules(), {}, &NamedRules::name));
}

TEST(Names, MayBeWrittenAsPeopleWriteThem) {
  EXPECT_EQ(read("Dawson's Kayles"), "0.07");
  EXPECT_EQ(read("Grundy's game"), "4u.0");
  EXPECT_EQ(read("LASKER"), "4.[3]");
  EXPECT_EQ(read("Lasker's nim"), "4.[3]");
  EXPECT_EQ(read(".77"), "0.77");
  EXPECT_EQ(read("c.7"), "C.7");
}

TEST(Names, SetsAreCodes) {
  for (const char* text : {"{1,2,5}", "{ 5, 2 ,1,1 }", "S{1,2,5}", "subtraction{1,2,5}",
                           "subtraction(1,2,5)", "subtraction {1,2,5}"}) {
    EXPECT_EQ(read(text), "0.33003") << text;
  }
  EXPECT_EQ(read("all-but{2,4}"), "0.3030[3]");
  EXPECT_EQ(read("all but {1}"), "0.0[3]");
}

// CGSuite's code for a set of numbers of heaps begins like a set of numbers to take.
TEST(Names, ACodeMayBeginWithASetOfNumbersOfHeaps) {
  EXPECT_EQ(print(parse_rules("{2}!.0").value()), "4u.0");
  EXPECT_EQ(print(parse_rules("{2,3}.0").value()), "C.0");
  EXPECT_EQ(print(parse_rules("{1,2}").value()), "0.33");
  EXPECT_EQ(parse_rules("{2+}.0").error().offset, 2u);
}

TEST(Names, ASetIsFoundInItsCode) {
  EXPECT_EQ(subtraction_set(Code::parse("0.33003").value()), (std::vector<std::uint64_t>{1, 2, 5}));
  EXPECT_TRUE(subtraction_set(Code::parse("0.32").value()).empty());
  EXPECT_TRUE(subtraction_set(Code::parse("0.[3]").value()).empty());
}

RC_GTEST_PROP(Names, ASubtractionSetHasTheValuesOfItsDefinition, ()) {
  const auto numbers = *rc::gen::nonEmpty(
      rc::gen::container<std::vector<std::uint64_t>>(rc::gen::inRange<std::uint64_t>(1, 12)));
  const bool all_but = *rc::gen::arbitrary<bool>();
  const auto values = naive_nim_sequence(subtraction_game(numbers, all_but).value(), 60);
  for (std::uint64_t n = 0; n < values.size(); ++n) {
    std::vector<bool> reached(61);
    for (std::uint64_t taken = 1; taken <= n; ++taken) {
      const bool listed = std::ranges::find(numbers, taken) != numbers.end();
      if (listed != all_but) reached[values[n - taken]] = true;
    }
    RC_ASSERT(!reached[values[n]]);
    for (std::uint32_t v = 0; v < values[n]; ++v) RC_ASSERT(reached[v]);
  }
}

TEST(Names, MisspelledNamesAreUnderstood) {
  EXPECT_EQ(like("kaylse"), std::vector<std::string_view>{"kayles"});
  EXPECT_EQ(like("gilues"), std::vector<std::string_view>{"guiles"});
  EXPECT_EQ(like("dawson").size(), 2u);
  EXPECT_TRUE(like("xyzzy").empty());
  EXPECT_TRUE(like(std::string(100'000, 'k')).empty());
  EXPECT_NE(read("kaylse").find("did you mean kayles"), std::string::npos);
  EXPECT_EQ(parse_rules("kaylse").error().suggestion, (Suggestion{"kayles", 6}));
  EXPECT_EQ(parse_rules("kaylse").error().offset, 0u);
}

TEST(Names, MistakesInASetAreShownInTheirPlace) {
  const auto place = [](std::string_view text) {
    const auto rules = parse_rules(text);
    EXPECT_FALSE(rules) << text;
    return rules ? 999 : rules.error().offset;
  };
  EXPECT_EQ(place("{"), 1u);
  EXPECT_EQ(place("{}"), 1u);
  EXPECT_EQ(place("{1,}"), 3u);
  EXPECT_EQ(place("{1;2}"), 2u);
  EXPECT_EQ(place("{0}"), 1u);
  EXPECT_EQ(place("S{1,2}x"), 6u);
  EXPECT_EQ(place("subtraction{1,99999999999999999999}"), 14u);
  EXPECT_EQ(place("{1000000}"), 1u);
  EXPECT_EQ(place("all-but{1)"), 9u);
  EXPECT_EQ(place(""), 0u);
  EXPECT_EQ(place("5.3"), 0u);
}

RC_GTEST_PROP(Names, AnyTextIsReadOrRefusedInside, (const std::string& text)) {
  const auto rules = parse_rules(text);
  if (rules) {
    RC_ASSERT(parse_rules(print(*rules)).value() == *rules);
  } else {
    RC_ASSERT(rules.error().offset <= text.size());
  }
}

}  // namespace
}  // namespace summand::heaps
