#include "summand/misere/quotient_certificate.hpp"

#include <cstdio>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "summand/misere/quotient_test_support.hpp"

namespace summand {
namespace {

QuotientCertificate quotient_certificate(std::string_view text, std::uint32_t heaps) {
  const heaps::Code code = heaps::Code::parse(text).value();
  const FoundQuotient found = find_quotient(code, {.heaps = heaps}, Budget());
  QuotientCertificate certificate{code, found.quotient, found.period};
  certificate.quotient.sums.clear();
  return certificate;
}

TEST(QuotientCertificate, IsReadAsItWasWrittenAndVerified) {
  for (const std::string_view code : {"0.77", "0.75", "0.07", "0.0", "0.123"}) {
    const QuotientCertificate certificate = quotient_certificate(code, code == "0.07" ? 24 : 200);
    const auto read = parse_quotient_certificate(print(certificate).value());
    ASSERT_TRUE(read) << code << read.error().message;
    EXPECT_EQ(*read, certificate) << code;
    Budget budget;
    const QuotientVerdict verdict = verify(*read, budget);
    EXPECT_TRUE(verdict.holds) << code << verdict.reason;
    EXPECT_EQ(read->period.has_value(), code != "0.07");
  }
}

TEST(QuotientCertificate, EveryChangedByteIsRefused) {
  const std::string text = print(quotient_certificate("0.75", 40)).value();
  for (std::size_t at = 0; at < text.size(); ++at) {
    for (const char c : {'0', '1', '9', 'f', ' ', '\n', '\0', '\xff'}) {
      if (text[at] == c) continue;
      std::string changed = text;
      changed[at] = c;
      EXPECT_FALSE(parse_quotient_certificate(changed)) << at << " " << c;
    }
    EXPECT_FALSE(parse_quotient_certificate(text.substr(0, at))) << at;
  }
  EXPECT_FALSE(parse_quotient_certificate(text + "\n"));
}

RC_GTEST_PROP(QuotientCertificate, ErrorsLieInTheText, (const std::string& rubbish)) {
  const std::string text = print(quotient_certificate("0.3", 12)).value();
  const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
  const auto mixed = parse_quotient_certificate(text.substr(0, at) + rubbish);
  RC_ASSERT((mixed || mixed.error().offset <= at + rubbish.size()));
}

TEST(QuotientCertificate, HugeClaimsFailBeforeMemoryIsTaken) {
  const std::string title = "summand certificate of a misere quotient, version 1\ncode 0.3\n";
  for (const std::string claims :
       {"heaps 4000000000\n", "heaps 100001\n", "heaps 5\norder 1025\n", "heaps 5\norder 0\n",
        "heaps 5\norder 99999999999999999999\n", "heaps 100000\norder 1024\nrepeats none\n",
        "heaps 5\norder 4\nrepeats 1 0\n", "heaps 5\norder 4\nrepeats none\np-elements 5\n"}) {
    const auto read = parse_quotient_certificate(title + claims);
    ASSERT_FALSE(read) << claims;
    EXPECT_LE(read.error().offset, title.size() + claims.size());
  }
}

// Files with a correct checksum and a false claim.
TEST(QuotientCertificate, EveryFalseClaimIsFound) {
  const QuotientCertificate truth = quotient_certificate("0.77", 200);
  const auto is_refused = [&](auto change) {
    QuotientCertificate claimed = truth;
    change(claimed);
    const auto read = parse_quotient_certificate(print(claimed).value());
    Budget budget;
    return !read || !verify(*read, budget).holds;
  };
  EXPECT_FALSE(is_refused([](QuotientCertificate&) {}));
  EXPECT_TRUE(
      is_refused([](QuotientCertificate& c) { c.code = heaps::Code::parse("0.75").value(); }));
  EXPECT_TRUE(is_refused([](QuotientCertificate& c) { c.period = std::nullopt; }));
  EXPECT_TRUE(is_refused([](QuotientCertificate& c) { c.period->preperiod = 70; }));
  EXPECT_TRUE(is_refused([](QuotientCertificate& c) { c.period->period = 24; }));
  EXPECT_TRUE(is_refused([](QuotientCertificate& c) { c.quotient.p_portion.insert(0); }));
  EXPECT_TRUE(is_refused([](QuotientCertificate& c) { c.quotient.element_of_heap[168] = 3; }));
  EXPECT_TRUE(is_refused([](QuotientCertificate& c) { c.quotient.element_of_heap.pop_back(); }));
}

TEST(QuotientCertificate, IsKnownByItsFirstLine) {
  const std::string text = print(quotient_certificate("0.71", 40)).value();
  EXPECT_TRUE(is_quotient_certificate(text));
  EXPECT_FALSE(is_quotient_certificate(text.substr(1)));
  EXPECT_FALSE(is_quotient_certificate(text.substr(0, text.find('\n'))));
  EXPECT_FALSE(is_quotient_certificate(""));
}

}  // namespace
}  // namespace summand
