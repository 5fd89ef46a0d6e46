#include "summand/heaps/certificate.hpp"

#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "summand/heaps/digest.hpp"

namespace summand::heaps {
namespace {

Certificate certificate(std::string_view text, std::size_t limit = 4096) {
  const Code code = Code::parse(text).value();
  NimSequence sequence(code);
  return {code, prove_period(sequence, limit).proof.value()};
}

TEST(Certificate, OfKaylesIsAPageThatPeopleCanRead) {
  const Certificate kayles = certificate("0.77");
  const std::string text = print(kayles);
  EXPECT_TRUE(text.starts_with(
      "summand certificate of a period, version 1\ncode 0.77\npreperiod 71\nperiod 12\nsaltus 0\n"
      "theorem octal-periodicity\nbound 156\nvalues 168\ndigest "))
      << text;
  EXPECT_EQ(parse_certificate(text), kayles);
}

TEST(Certificate, HoldsForGamesOfEachTheorem) {
  for (const char* text : {"0.77", "0.137", "0.34", "4.344", "0.33003", "0.[3]", "0.3[31]",
                           "0.30[3]", "0.05u", "0.0"}) {
    const Verdict verdict = verify(certificate(text));
    EXPECT_TRUE(verdict.holds) << text << ": " << verdict.reason;
  }
}

// So long that the definition alone would take too long.
TEST(Certificate, HoldsByPortableCodeIfTheDefinitionIsSlow) {
  const Verdict verdict = verify(certificate("0.156", 20'000));
  EXPECT_TRUE(verdict.holds) << verdict.reason;
}

TEST(Certificate, EveryChangedByteIsRefused) {
  const std::string text = print(certificate("0.07"));
  for (std::size_t at = 0; at < text.size(); ++at) {
    for (const char c : {'0', '1', '9', 'f', ' ', '\n', '\0', 'F', '\xff'}) {
      if (text[at] == c) continue;
      std::string changed = text;
      changed[at] = c;
      EXPECT_FALSE(parse_certificate(changed)) << at << " " << c;
    }
    EXPECT_FALSE(parse_certificate(text.substr(0, at))) << at;
  }
  EXPECT_FALSE(parse_certificate(text + "\n"));
}

RC_GTEST_PROP(Certificate, AnyTextIsRefusedInside, (const std::string& rubbish)) {
  const auto whole = parse_certificate(rubbish);
  RC_ASSERT((!whole && whole.error().offset <= rubbish.size()));
  const std::string text = print(certificate("0.3"));
  const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
  const auto mixed = parse_certificate(text.substr(0, at) + rubbish);
  RC_ASSERT((mixed || mixed.error().offset <= at + rubbish.size()));
}

// Files with a correct checksum and a false claim.
TEST(Certificate, EveryFalseClaimIsFound) {
  const Certificate truth = certificate("0.77");
  const auto is_refused = [&](auto change) {
    Certificate claimed = truth;
    change(claimed);
    const auto read = parse_certificate(print(claimed));
    return !read || !verify(*read).holds;
  };
  EXPECT_FALSE(is_refused([](Certificate&) {}));
  EXPECT_TRUE(is_refused([](Certificate& c) { c.code = Code::parse("0.75").value(); }));
  EXPECT_TRUE(is_refused([](Certificate& c) { c.proof.period.preperiod = 70; }));
  EXPECT_TRUE(is_refused([](Certificate& c) { c.proof.period.preperiod = 72; }));
  EXPECT_TRUE(is_refused([](Certificate& c) { c.proof.period.period = 24; }));
  EXPECT_TRUE(is_refused([](Certificate& c) { c.proof.period.period = 0; }));
  EXPECT_TRUE(is_refused([](Certificate& c) { c.proof.period.saltus = 1; }));
  EXPECT_TRUE(is_refused([](Certificate& c) { c.proof.theorem = Theorem::taking; }));
  EXPECT_TRUE(is_refused([](Certificate& c) { c.proof.bound += 1; }));
  EXPECT_TRUE(is_refused([](Certificate& c) { c.proof.digest ^= 1; }));
  EXPECT_TRUE(is_refused([](Certificate& c) { c.proof.verified_to -= 1; }));
  // Consistent, but not checked far enough, or for a multiple of the period.
  NimSequence kayles(truth.code);
  kayles.extend(400);
  const auto claim = [&](Period period, std::uint64_t bound) {
    const std::uint64_t to = bound + period.period;
    return is_refused([&](Certificate& c) {
      c.proof = {period, Theorem::heaps, bound, to, digest(kayles.values(), to)};
    });
  };
  EXPECT_FALSE(claim({71, 12, 0}, 156));
  EXPECT_TRUE(claim({71, 12, 0}, 155));
  EXPECT_TRUE(claim({71, 12, 0}, 157));
  EXPECT_TRUE(claim({71, 24, 0}, 168));
  EXPECT_TRUE(claim({72, 12, 0}, 158));
}

}  // namespace
}  // namespace summand::heaps
