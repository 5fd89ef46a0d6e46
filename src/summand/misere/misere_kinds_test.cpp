#include "summand/misere/misere_kinds.hpp"

#include <string>
#include <vector>

#include "summand/misere/genus.hpp"
#include "summand/misere/heap_forms.hpp"
#include "summand/misere/misere_parts.hpp"
#include "summand/misere/misere_test_support.hpp"
#include "summand/testing/table.hpp"

namespace summand {
namespace {

// The forms of tests/data/misere_kinds.tsv.
std::vector<MisereForm> many_forms(MisereStore& store) {
  std::vector<MisereForm> out;
  for (const auto& cells : testing::table("misere_kinds.tsv")) {
    out.push_back(misere_form(store, cells[0]));
  }
  return out;
}

std::string words_of(MisereStore& store, MisereForm g) {
  MisereKinds kinds(store);
  const MisereKind kind = kinds(g);
  std::string out;
  const auto add = [&](bool holds, std::string_view word) {
    if (holds) out += (out.empty() ? "" : " ") + std::string(word);
  };
  add(kind == MisereKind::tame, "tame");
  add(is_generally_tame(kind), "generally_tame");
  add(is_tameable(kind), "tameable");
  add(kind == MisereKind::restive, "restive");
  add(is_generally_restive(kind), "generally_restive");
  add(kind == MisereKind::restless, "restless");
  add(kinds.is_half_tame(g), "half_tame");
  add(MisereParts(store).is_extraverted(g), "extraverted");
  return out.empty() ? "wild" : out;
}

TEST(MisereKinds, AgreeWithCGSuite) {
  MisereStore store;
  std::size_t count = 0;
  for (const auto& cells : testing::table("misere_kinds.tsv")) {
    ASSERT_EQ(cells.size(), 2u) << cells[0];
    EXPECT_EQ(words_of(store, misere_form(store, cells[0])), cells[1]) << cells[0];
    ++count;
  }
  EXPECT_GE(count, 200u);
}

// A second way: full genera of all followers, and not pairs of nim-values of options.
TEST(MisereKinds, TameFormsAreThoseWhoseFollowersHaveTameGenera) {
  MisereStore store;
  MisereKinds kinds(store);
  GenusTable genera(store);
  for (const MisereForm g : many_forms(store)) {
    EXPECT_EQ(kinds(g) == MisereKind::tame, genera.is_hereditarily_tame(g)) << print(store, g);
  }
}

TEST(MisereKinds, AFormAndItsSumWithStarAreOfOneKind) {
  MisereStore store;
  MisereKinds kinds(store);
  for (const MisereForm g : many_forms(store)) {
    EXPECT_EQ(kinds(g), kinds(store.sum(g, store.star()))) << print(store, g);
  }
}

// What the words are good for: genera of sums, without the sums.
TEST(MisereKinds, GenerallyTameFormsAddLikeNimHeaps) {
  MisereStore store;
  MisereKinds kinds(store);
  GenusTable genera(store);
  std::vector<MisereForm> tame, company;
  for (const MisereForm g : many_forms(store)) {
    if (!is_generally_tame(kinds(g))) continue;
    EXPECT_TRUE(is_tame(genera(g))) << print(store, g);
    tame.push_back(g);
    if (store.followers(g).size() < 14) company.push_back(g);
  }
  EXPECT_GT(tame.size(), 100u);
  EXPECT_GT(company.size(), 20u);
  for (std::size_t i = 0; i < tame.size(); i += 3) {
    for (std::size_t k = i % 7; k < company.size(); k += 7) {
      const MisereForm sum = store.sum(tame[i], company[k]);
      EXPECT_EQ(genera(sum), tame_sum(genera(tame[i]), genera(company[k])));
      EXPECT_TRUE(is_generally_tame(kinds(sum)));
    }
  }
}

TEST(MisereKinds, ATameableFormBesideNimHeapsHasTheGenusOfTheirSum) {
  MisereStore store;
  MisereKinds kinds(store);
  GenusTable genera(store);
  int count = 0;
  for (const MisereForm g : many_forms(store)) {
    if (kinds(g) != MisereKind::tameable) continue;
    ++count;
    for (std::uint64_t n = 0; n < 6; ++n) {
      const MisereForm heap = store.nimber(n);
      EXPECT_EQ(genera(store.sum(g, heap)), tame_sum(genera(g), genera(heap))) << print(store, g);
    }
  }
  EXPECT_GT(count, 0);
}

TEST(MisereKinds, RestiveFormsAreHalfTame) {
  MisereStore store;
  MisereKinds kinds(store);
  GenusTable genera(store);
  int count = 0;
  for (const MisereForm g : many_forms(store)) {
    if (kinds(g) != MisereKind::restive) continue;
    ++count;
    EXPECT_TRUE(kinds.is_half_tame(g)) << print(store, g);
    EXPECT_EQ(print(genera(store.sum(g, g))), "0^02");
  }
  EXPECT_GT(count, 10);
}

// G is extraverted exactly if it is a part of the game with the one option G.
TEST(MisereKinds, ExtravertedFormsArePartsOfTheGameThatLeadsToThem) {
  MisereStore store;
  MisereParts parts(store);
  for (const MisereForm g : many_forms(store)) {
    const std::vector<MisereForm> only = {g};
    EXPECT_EQ(parts.is_extraverted(g), parts.difference(store.make(only), g).has_value())
        << print(store, g);
  }
}

TEST(MisereKinds, SmallHeapsOfKaylesAreTameAndTheFifthIsRestless) {
  MisereStore store;
  MisereKinds kinds(store);
  const auto kayles = forms_of_heaps(store, heaps::Code({{}, {7}, {7}}), 5);
  for (std::size_t n = 0; n < 5; ++n) EXPECT_EQ(kinds(kayles[n]), MisereKind::tame);
  EXPECT_EQ(kinds(kayles[5]), MisereKind::restless);
}

// The budget fails at its k-th question, for each k. The kinds found before stay as they are.
TEST(MisereKinds, LimitsLeaveKindsThatCanBeUsed) {
  constexpr std::string_view kText = "*[[2,[2]],[1,3,[2]],[1,2,3,[2]]]";
  MisereStore whole;
  const MisereKind expected = MisereKinds(whole)(misere_form(whole, kText));
  bool finished = false;
  for (std::uint64_t k = 30; !finished; k += 7) {
    Budget::Limits limits;
    limits.questions = k;
    MisereStore store{Budget(limits)};
    MisereKinds kinds(store);
    try {
      EXPECT_EQ(kinds(misere_form(store, kText)), expected);
      finished = true;
    } catch (const LimitReached&) {
      EXPECT_EQ(kinds(misere_form(store, kText)), expected);
    }
  }
}

}  // namespace
}  // namespace summand
