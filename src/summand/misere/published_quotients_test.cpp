#include "summand/misere/published_quotients.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "summand/misere/quotient_search.hpp"

namespace summand {
namespace {

TEST(PublishedQuotients, AreThoseThatTheSearchFinds) {
  for (const KnownQuotient& known : published_quotients()) {
    if (known.order > 100) continue;  // takes hours
    const auto code = heaps::Code::parse(known.code).value();
    const FoundQuotient found = find_quotient(code, {.heaps = known.bound.value_or(200)}, Budget());
    EXPECT_EQ(compare(row_of(code, found), known), Agreement::agree)
        << known.code << ", " << claim_of(known);
  }
}

TEST(PublishedQuotients, HaveCodesInOrderAndSources) {
  const auto all = published_quotients();
  EXPECT_TRUE(std::ranges::is_sorted(all, {}, &KnownQuotient::code));
  for (const KnownQuotient& known : all) {
    EXPECT_EQ(heaps::Code::parse(known.code).value().print(), known.code);
    EXPECT_FALSE(known.source.empty());
  }
}

TEST(PublishedQuotients, AreNotReachedByAShorterSearch) {
  const auto code = heaps::Code::parse("0.77").value();
  const FoundQuotient found = find_quotient(code, {.heaps = 20}, Budget());
  EXPECT_EQ(name_of(compare(row_of(code, found), published_quotients().back())), "not reached");
}

}  // namespace
}  // namespace summand
