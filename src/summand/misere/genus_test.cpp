#include "summand/misere/genus.hpp"

#include <utility>
#include <vector>

#include "summand/base/whole_number.hpp"
#include "summand/misere/heap_forms.hpp"
#include "summand/misere/misere_test_support.hpp"

namespace summand {
namespace {

Genus genus_of_text(std::string_view text) {
  const std::size_t power = text.find('^');
  std::vector<std::uint32_t> numbers(1);
  const bool commas = text.contains(',');
  for (const char c : text.substr(power + 1)) {
    if (c == ',') {
      numbers.push_back(0);
    } else if (commas) {
      numbers.back() = 10 * numbers.back() + static_cast<std::uint32_t>(c - '0');
    } else {
      numbers.back() = static_cast<std::uint32_t>(c - '0');
      numbers.push_back(0);
    }
  }
  if (!commas) numbers.pop_back();
  return {whole_number<std::uint32_t>(text.substr(0, power)).value(), std::move(numbers)};
}

// A second way: the misère nim-values of the sums themselves.
TEST(Genus, DigitsAreTheMisereNimValuesBesideHeapsOfTwo) {
  MisereStore store;
  GenusTable genera(store);
  for (const MisereForm g : forms_born_by(store, 4)) {
    EXPECT_EQ(genera(g).nim_value(), store.nim_value(g));
    EXPECT_EQ(genera(g).outcome(), store.outcome(g));
    MisereForm sum = g;
    for (unsigned n = 0; n < 7; ++n) {
      EXPECT_EQ(genera(g).digit(n), store.misere_nim_value(sum)) << print(store, g);
      sum = store.sum(sum, store.nimber(2));
    }
  }
}

TEST(Genus, NimHeapsHaveTameGenera) {
  MisereStore store;
  GenusTable genera(store);
  for (std::uint32_t n = 0; n < 40; ++n) {
    EXPECT_EQ(genera(store.nimber(n)), genus_of_nimber(n));
    EXPECT_TRUE(is_tame(genus_of_nimber(n)));
    EXPECT_TRUE(genera.is_hereditarily_tame(store.nimber(n)));
  }
}

TEST(Genus, KaylesHasTheKnownGenera) {
  constexpr std::string_view kKnown[] = {"1^031", "2^20", "3^31",  "1^031", "4^146", "3^31",
                                         "2^20",  "1^13", "4^046", "2^20",  "6^46",  "4^046"};
  MisereStore store;
  GenusTable genera(store);
  const auto forms = forms_of_heaps(store, heaps::Code({{}, {7}, {7}}), std::size(kKnown));
  for (std::size_t heap = 1; heap < forms.size(); ++heap) {
    EXPECT_EQ(print(genera(forms[heap])), kKnown[heap - 1]) << heap;
  }
}

TEST(Genus, TameGamesAddLikeNimHeaps) {
  MisereStore store;
  GenusTable genera(store);
  std::vector<MisereForm> tame;
  for (const MisereForm g : forms_born_by(store, 4)) {
    if (genera.is_hereditarily_tame(g)) tame.push_back(g);
  }
  tame.push_back(store.sum(store.nimber(5), store.nimber(6)));
  EXPECT_GT(tame.size(), 7u);
  for (const MisereForm g : tame) {
    for (const MisereForm h : tame) {
      EXPECT_EQ(genera(store.sum(g, h)), tame_sum(genera(g), genera(h)));
      EXPECT_TRUE(genera.is_hereditarily_tame(store.sum(g, h)));
    }
  }
}

TEST(Genus, WildGeneraDoNotDecideSums) {
  MisereStore store;
  GenusTable genera(store);
  const auto day_4 = forms_born_by(store, 4);
  bool found = false;
  for (const MisereForm g : day_4) {
    for (const MisereForm h : day_4) {
      for (const MisereForm k : day_4) {
        found =
            found || (genera(g) == genera(h) && genera(store.sum(g, k)) != genera(store.sum(h, k)));
      }
    }
  }
  EXPECT_TRUE(found);
}

TEST(Genus, TextsAreReadAsTheyArePrinted) {
  for (const std::string_view text :
       {"0^120", "1^031", "2^20", "0^02", "3^1431", "12^12,14", "10^10,8", "4^8,10,8,4,11,9"}) {
    EXPECT_EQ(print(genus_of_text(text)), text);
  }
  EXPECT_EQ(print(genus_of_text("2^202020")), "2^20");
  EXPECT_EQ(print(genus_of_text("9^9,11,9,11")), "9^9,11");
  EXPECT_EQ(genus_of_text("1^031").digit(1'000'000'000'000), 1u);
}

}  // namespace
}  // namespace summand
