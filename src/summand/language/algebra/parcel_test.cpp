#include "summand/language/algebra/parcel.hpp"

#include <gtest/gtest.h>

#include "summand/language/session.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

TEST(Parcel, HoldsTheSameGameForAnotherWorkspace) {
  for (const std::string_view expression :
       {"0", "3/4^2*5", "{3|-1}", "{*|*} : {1|-1}", "domineering(2x3) - 2.clobber(\"xo.o\")",
        "{nim(3),1/2|-(^ + *2)} + {2||1|0}", "1000000.nim(7,2)", "toads-and-frogs(3,2,3) : *"}) {
    Session from, to;
    to.store().nimber(9);  // so that handles differ
    const Game written = *from.evaluate(expression)->get<Game>();
    for (const bool value_is_known : {false, true}) {
      if (value_is_known) static_cast<void>(written.value());
      const Game copy = Parcel::pack(written).unpack(to.workspace());
      EXPECT_EQ(&copy.workspace(), to.workspace().get());
      EXPECT_EQ(copy.print(), written.print());
      EXPECT_EQ(print(copy.store(), copy.value()), print(written.store(), written.value()));
    }
  }
}

TEST(Parcel, BringsKnownValues) {
  Session from, to;
  const Game sum = *from.evaluate("domineering(4x4) + {7|0}")->get<Game>();
  static_cast<void>(sum.value());
  const Game copy = Parcel::pack(sum).unpack(to.workspace());
  const std::size_t values = to.store().size();
  static_cast<void>(copy.value());
  EXPECT_EQ(to.store().size(), values);
}

TEST(Parcel, OfManySharedPartsIsSmall) {
  Session from, to;
  Game sum = *from.evaluate("{1|0}")->get<Game>();
  for (int i = 0; i < 60; ++i) sum = sum + sum;
  const Game copy = Parcel::pack(sum).unpack(to.workspace());
  EXPECT_EQ(print(copy.store(), copy.value()), print(sum.store(), sum.value()));
}

}  // namespace
}  // namespace summand
