#include "summand/ruleset/registry.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(Registry, ListsTheGamesByName) {
  const auto rulesets = all_rulesets();
  EXPECT_GE(rulesets.size(), 3u);
  for (std::size_t i = 1; i < rulesets.size(); ++i) {
    EXPECT_LT(rulesets[i - 1]->info().name, rulesets[i]->info().name);
  }
}

TEST(Registry, FindsEveryGameByItsNameAndNoOther) {
  for (const AnyRuleset* ruleset : all_rulesets()) {
    EXPECT_EQ(find_ruleset(ruleset->info().name), ruleset);
  }
  EXPECT_NE(find_ruleset("nim"), nullptr);
  EXPECT_EQ(find_ruleset("ni"), nullptr);
  EXPECT_EQ(find_ruleset("nimm"), nullptr);
  EXPECT_EQ(find_ruleset(""), nullptr);
}

TEST(Registry, EveryGameHasItsTexts) {
  for (const AnyRuleset* ruleset : all_rulesets()) {
    const RulesetInfo& info = ruleset->info();
    EXPECT_FALSE(info.title.empty() || info.source.empty()) << info.name;
    EXPECT_TRUE(info.rules.ends_with('.')) << info.name;
    EXPECT_TRUE(info.notation.ends_with('.')) << info.name;
    EXPECT_TRUE(std::ranges::all_of(info.name, [](char c) {
      return c == '-' || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    })) << info.name;
  }
}

}  // namespace
}  // namespace summand
