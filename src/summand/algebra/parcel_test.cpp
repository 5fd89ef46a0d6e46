#include "summand/algebra/parcel.hpp"

#include <gtest/gtest.h>
#include <optional>
#include <string>

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

TEST(Parcel, BringsAKnownValueWithoutItsGame) {
  Session from;
  ValueStore store;
  store.nimber(9);  // so that handles differ
  const Game sum = *from.evaluate("domineering(2x3) + {7|0} - ^")->get<Game>();
  static_cast<void>(sum.value());
  const Value value = Parcel::pack(sum).unpack_value(store);
  EXPECT_EQ(print(store, value), print(sum.store(), sum.value()));
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

TEST(Parcel, OfAMillionNestedOperatorsNeedsNoDeepStack) {
  Session from, to;
  const Game star = *from.evaluate("*")->get<Game>();
  Game deep = *from.evaluate("1")->get<Game>();
  for (int i = 0; i < 500'000; ++i) deep = -(deep + star);
  const Game copy = Parcel::pack(deep).unpack(to.workspace());
  EXPECT_EQ(print(copy.store(), copy.value()), "1");
}

TEST(Parcel, KeepsTheOrderOfOptionsAndCopiesWithoutNumber) {
  Session from, to;
  for (const std::string_view expression :
       {"{|}", "{1,1,*|}", "{|2,^,2}", "0.{1|}", "(-7).{*|*}", "{{*|*},0||-1} : 2",
        "1099511627776.^", "-9223372036854775808"}) {
    const Game written = *from.evaluate(expression)->get<Game>();
    const Game copy = Parcel::pack(written).unpack(to.workspace());
    EXPECT_EQ(copy.print(), written.print()) << expression;
    EXPECT_EQ(print(copy.store(), copy.value()), print(written.store(), written.value()))
        << expression;
  }
}

TEST(Parcel, OutlivesTheWorkspaceThatItComesFrom) {
  std::optional<Parcel> parcel;
  {
    Session from;
    const Game game = *from.evaluate("domineering(2x3) + {3|{1|-1}}")->get<Game>();
    static_cast<void>(game.value());
    parcel = Parcel::pack(game);
  }
  Session to;
  for (int i = 0; i < 2; ++i) {
    const Game copy = parcel->unpack(to.workspace());
    EXPECT_TRUE(copy == *to.evaluate("domineering(2x3) + {3|{1|-1}}")->get<Game>());
  }
}

// At each question in turn: nothing is left behind, and the next attempt gives the game.
TEST(Parcel, ALimitLeavesTheNewWorkspaceUsable) {
  Session from;
  const Game game = *from.evaluate("{5|{3|1},{4|-2}} + 3.{1|*2}")->get<Game>();
  const std::string expected = print(game.store(), game.value());
  const Parcel parcel = Parcel::pack(game);
  for (std::uint64_t question = 1;; ++question) {
    Session to(Budget({.questions = question}));
    try {
      static_cast<void>(parcel.unpack(to.workspace()));
      EXPECT_GT(question, 3u);
      break;
    } catch (const LimitReached&) {
    }
    const Game copy = parcel.unpack(to.workspace());
    ASSERT_EQ(print(copy.store(), copy.value()), expected) << question;
  }
  Session poor;
  poor.store().budget().limit_memory(poor.store().budget().charged());
  EXPECT_THROW(static_cast<void>(parcel.unpack(poor.workspace())), LimitReached);
}

}  // namespace
}  // namespace summand
