#include "summand/heaps/classes.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

#include "summand/heaps/sequence_test_support.hpp"

namespace summand::heaps {
namespace {

const CodeClass& class_of(const std::vector<CodeClass>& all, const Code& wanted) {
  return *std::ranges::find_if(all, [&](const CodeClass& each) {
    return std::ranges::any_of(each.members,
                               [&](const ClassMember& member) { return member.code == wanted; });
  });
}

TEST(Classes, HasAllCodesOfUpToThreeDigits) {
  EXPECT_EQ(octal_codes(1).size(), 16u);
  const auto codes = octal_codes(3);
  EXPECT_EQ(codes.size(), 1024u);
  EXPECT_EQ(codes.front(), code_of("0.0"));
  EXPECT_EQ(codes[1], code_of("4.0"));
  EXPECT_EQ(codes[2], code_of("0.1"));
  EXPECT_EQ(codes.back(), code_of("4.777"));
}

TEST(Classes, MembersAreEqualExceptForTheirZeros) {
  constexpr std::size_t kTo = 200;
  const auto codes = octal_codes(2);
  const auto all = classes(codes, {.compare_to = kTo, .threads = 2});
  std::size_t members = 0;
  std::map<std::vector<std::uint32_t>, int> different;
  for (const CodeClass& each : all) {
    members += each.members.size();
    const auto cut = [](const Code& of, std::uint64_t zeros) {
      const auto values = naive_nim_sequence(of, zeros + kTo);
      return std::vector(values.begin() + static_cast<std::ptrdiff_t>(zeros), values.end());
    };
    const auto expected = cut(each.members.front().code, each.members.front().zeros);
    ++different[expected];
    for (const ClassMember& member : each.members) {
      EXPECT_EQ(cut(member.code, member.zeros), expected) << member.code.print();
    }
    EXPECT_TRUE(expected.front() != 0 || each.representative == code_of("0.0"));
  }
  EXPECT_EQ(members, codes.size());
  EXPECT_EQ(different.size(), all.size());
}

TEST(Classes, KinshipSaysWhatIsProved) {
  const std::vector<Code> codes = {code_of("0.4"),  code_of("0.07"), code_of("0.137"),
                                   code_of("0.6"),  code_of("0.37"), code_of("0.26"),
                                   code_of("0.27"), code_of("0.3"),  code_of("0.303")};
  const auto all = classes(codes, {.compare_to = 500, .threads = 1});
  const CodeClass& dawson = class_of(all, code_of("0.4"));
  EXPECT_EQ(dawson.representative, code_of("0.137"));
  ASSERT_EQ(dawson.members.size(), 3u);
  EXPECT_TRUE(dawson.proved());
  EXPECT_EQ(dawson.members[0].zeros, 3u);
  EXPECT_EQ(dawson.members[2].zeros, 1u);
  EXPECT_EQ(class_of(all, code_of("0.6")).representative, code_of("0.37"));
  EXPECT_EQ(&class_of(all, code_of("0.26")), &class_of(all, code_of("0.27")));
  // Different standard forms, both of period 2.
  const CodeClass& odd = class_of(all, code_of("0.3"));
  ASSERT_EQ(odd.members.size(), 2u);
  EXPECT_EQ(odd.members[1].kinship, Kinship::period);
}

}  // namespace
}  // namespace summand::heaps
