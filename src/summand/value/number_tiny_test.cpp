#include "summand/value/number_tiny.hpp"

#include <gtest/gtest.h>

#include "summand/testing/short_forms.hpp"
#include "summand/value/first_days.hpp"
#include "summand/value/names.hpp"

namespace summand {
namespace {

using testing::value_from_text;

TEST(NumbersAndTinies, AreRecognisedByTheirForm) {
  ValueStore store;
  const auto is = [&](std::string_view text) {
    return is_number_tiny(store, value_from_text(store, text));
  };
  for (const char* text :
       {"0", "5", "-1/2", "{0||0|-3/2}", "{0|||0||-1|-3}", "{5||3|1|||0||||0}"}) {
    EXPECT_TRUE(is(text)) << text;
  }
  for (const char* text :
       {"*8", "^", "{0||0|v*}", "{0||0|vvv}", "{1|^^||^}", "{3||2*|1*}", "{0|||0||0|-100}"}) {
    EXPECT_FALSE(is(text)) << text;
  }
}

// The definition: sums of a number and a tiny or miny.
TEST(NumbersAndTinies, AreTheSumsOfANumberAndATiny) {
  ValueStore store;
  for (const Value g : born_by(store, 2)) {
    for (const Dyadic& number : {Dyadic(0), Dyadic(3), Dyadic::ratio(-1, 2)}) {
      const Value x = store.number(number);
      EXPECT_TRUE(is_number_tiny(store, x));
      if (const auto its = tiny(store, g)) {
        // {0||0|-g} is a tiny if g is greater than some positive number.
        const bool is_large = store.right_stop(g) > 0;
        EXPECT_EQ(is_number_tiny(store, store.sum(x, *its)), is_large);
        EXPECT_EQ(is_number_tiny(store, store.sum(x, store.negative(*its))), is_large);
        EXPECT_FALSE(is_number_tiny(store, store.sum(store.sum(x, *its), store.nimber(1))));
      }
    }
  }
}

}  // namespace
}  // namespace summand
