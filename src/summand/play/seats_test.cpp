#include "summand/play/seats.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(Seats, AreForPeopleAndProgramsInAnyOrder) {
  const std::vector<Seat> expected = {{Manner::max_n},  {}, {Manner::monte_carlo},
                                      {Manner::random}, {}, {Manner::paranoid}};
  EXPECT_EQ(parse_seats("max-n, person ,mcts,random,person,paranoid", 8).value(), expected);
  EXPECT_EQ(parse_seats("person", 8).value(), std::vector<Seat>(1));
}

TEST(Seats, AreWrittenAsTheyAreRead) {
  for (const std::string_view text : {"person", "random", "max-n", "paranoid", "monte-carlo"}) {
    EXPECT_EQ(print(parse_seats(text, 1).value().front()), text);
  }
  const Policies all{.fault_of = [](std::string_view) { return std::optional<Error>(); },
                     .help = "any word"};
  EXPECT_EQ(print(parse_seats("greedy", 1, all).value().front()), "greedy");
}

TEST(Seats, ABadWordHasItsPlace) {
  const auto place = [](std::string_view text) {
    const auto seats = parse_seats(text, 3);
    return seats ? std::string::npos : seats.error().offset;
  };
  EXPECT_EQ(place("person, robot"), 8u);
  EXPECT_EQ(place(""), 0u);
  EXPECT_EQ(place("person,"), 7u);
  EXPECT_EQ(place("person,,mcts"), 7u);
  EXPECT_EQ(place("person,Mcts"), 7u) << "a name is written small";
  EXPECT_EQ(place("person,mcts,mcts"), std::string::npos);
  EXPECT_EQ(place("person,mcts,mcts,mcts"), 17u) << "there are three seats";
}

TEST(Manners, HaveNames) {
  for (const Manner manner :
       {Manner::random, Manner::max_n, Manner::paranoid, Manner::monte_carlo}) {
    EXPECT_EQ(manner_named(name_of(manner)), manner);
    EXPECT_TRUE(names_of_manners().contains(name_of(manner)));
  }
  EXPECT_EQ(manner_named("perfect"), std::nullopt);
}

}  // namespace
}  // namespace summand
