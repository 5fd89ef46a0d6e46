#include "summand/misere/misere_distinguisher.hpp"

#include <vector>

#include "summand/misere/misere_test_support.hpp"

namespace summand {
namespace {

TEST(MisereDistinguisher, TwoFormsOfDayFourHaveACompanyThatTellsThemApart) {
  for (const bool links_only : {false, true}) {
    MisereStore store;
    MisereDistinguisher distinguish(store, links_only);
    const auto day_4 = forms_born_by(store, 4);
    for (const MisereForm g : day_4) {
      EXPECT_FALSE(distinguish(g, g).has_value());
      for (const MisereForm h : day_4) {
        if (g == h) continue;
        const auto found = distinguish(g, h);
        ASSERT_TRUE(found.has_value());
        // A second way: the canonical forms of the sums.
        EXPECT_EQ(store.outcome(store.sum(g, found->company)), found->with_g);
        EXPECT_EQ(store.outcome(store.sum(h, found->company)), found->with_h);
        EXPECT_NE(found->with_g, found->with_h);
      }
    }
  }
}

TEST(MisereDistinguisher, FormsAreLinkedUnlessOneIsAnOptionOfTheOther) {
  MisereStore store;
  MisereDistinguisher distinguish(store);
  const auto day_4 = forms_born_by(store, 4);
  for (const MisereForm g : day_4) {
    for (const MisereForm h : day_4) {
      const auto link = distinguish.link(g, h);
      EXPECT_EQ(link.has_value(), are_linked(store, g, h));
      if (!link) continue;
      EXPECT_EQ(store.outcome(store.sum(g, *link)), MisereOutcome::previous);
      EXPECT_EQ(store.outcome(store.sum(h, *link)), MisereOutcome::previous);
    }
  }
}

TEST(MisereDistinguisher, LargerFormsAreToldApart) {
  MisereStore store;
  MisereDistinguisher distinguish(store);
  const auto day_4 = forms_born_by(store, 4);
  std::vector<MisereForm> some;
  for (std::size_t i = 0; i + 3 < day_4.size(); ++i) {
    some.push_back(store.make({{day_4[i], day_4[i + 2], day_4[i + 3]}}));
  }
  for (const MisereForm g : some) {
    for (const MisereForm h : some) EXPECT_EQ(distinguish(g, h).has_value(), g != h);
  }
}

}  // namespace
}  // namespace summand
