#include "summand/ask/several/box.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <utility>

namespace summand::babylon {
namespace {

Box box_of(std::string text, std::string players, std::string you) {
  const ask::Request request{
      nullptr, {}, {{"players", std::move(players)}, {"you", std::move(you)}}};
  return new_box(request, text).value();
}

TEST(BabylonBox, PlacesHaveNames) {
  for (unsigned place = 0; place < kMostInBox; ++place) {
    EXPECT_EQ(place_named(name_of_place(place)), place);
  }
  EXPECT_EQ(place_named("last"), std::nullopt);
  EXPECT_EQ(places_to_choose(2), "first or second");
  EXPECT_EQ(places_to_choose(4), "first, second, third or fourth");
}

// Programs play to the best place under the convention, so whoever chooses his place well comes
// first.
TEST(BabylonBox, WhoChoosesWellWinsTheRound) {
  Box box = box_of("babylon(2,2,1)", "3", "none");
  EXPECT_EQ(box.round(), nullptr);
  unsigned rounds = 0;
  while (const auto chooser = box.chooser()) {
    ASSERT_EQ(box.score().rounds(), rounds);
    const auto choice = box.advise(Budget());
    EXPECT_TRUE(choice.is_best);
    const unsigned wins = box.score().wins(*chooser);
    box.choose(choice.place);
    EXPECT_FALSE(box.chooser()) << "a round is played";
    ask::SeveralMatch& round = *box.round();
    EXPECT_EQ(round.game().to_move(), (*chooser + 3 - choice.place) % 3);
    while (!round.is_over()) round.play(round.choose(Budget()));
    EXPECT_EQ(round.game().winner(), *chooser);
    EXPECT_EQ(box.score().wins(*chooser), wins + 1);
    ++rounds;
  }
  EXPECT_TRUE(box.score().winner());
  EXPECT_LE(rounds, 4u) << "of three players one has won twice then";
}

TEST(BabylonBox, ARoundThatIsTakenBackDoesNotCount) {
  Box box = box_of("babolyn", "2", "all");  // any other text is the game as it is sold
  EXPECT_EQ(box.start().stacks.count(), 12u);
  box = box_of("babylon(2)", "2", "all");
  box.choose(0);
  ask::SeveralMatch& round = *box.round();
  ASSERT_TRUE(round.play(round.read("1r>1r").value()));
  EXPECT_EQ(box.score().wins(0), 1u);
  EXPECT_EQ(box.chooser(), 1u) << "the loser chooses";
  EXPECT_TRUE(round.undo());
  EXPECT_EQ(box.score().wins(0), 0u);
  EXPECT_EQ(box.chooser(), std::nullopt);
  EXPECT_EQ(round.redo(), 1u);
  box.choose(1);
  EXPECT_EQ(box.round()->game().to_move(), 0u);
  EXPECT_EQ(box.score().rounds(), 1u);
}

// At any time: before a place is chosen, within a round, and at the end.
TEST(BabylonBox, ARecordHasAllRoundsAndTheOneInPlay) {
  Box box = box_of("babylon(2,2,1)", "3", "none");
  const auto expect_the_same = [&] {
    const std::string record = box.record();
    const auto again = loaded_box({nullptr, {}, {{"you", "none"}}}, record);
    ASSERT_TRUE(again) << again.error().error.message;
    EXPECT_EQ(again->record(), record);
    EXPECT_EQ(again->chooser(), box.chooser());
    EXPECT_EQ(again->is_over(), box.is_over());
    EXPECT_EQ(again->score().rounds(), box.score().rounds());
    for (unsigned player = 0; player < 3; ++player) {
      EXPECT_EQ(again->score().wins(player), box.score().wins(player));
    }
    ASSERT_EQ(again->round() == nullptr, box.round() == nullptr);
    if (box.round() == nullptr) return;
    EXPECT_EQ(again->round()->game().state_as_text(), box.round()->game().state_as_text());
    EXPECT_EQ(again->round()->game().to_move(), box.round()->game().to_move());
    EXPECT_EQ(again->round()->game().record(), box.round()->game().record());
  };
  while (!box.is_over()) {
    expect_the_same();
    if (box.chooser()) {
      box.choose(box.advise(Budget()).place);
    } else {
      box.round()->play(box.round()->choose(Budget()));
    }
  }
  expect_the_same();
}

// Programs that draw lots draw those of the round.
TEST(BabylonBox, ProgramsGoOnAsTheyWouldHave) {
  const auto to_the_end = [](Box box) {
    while (!box.is_over()) {
      if (box.chooser()) box.choose(0);
      while (!box.round()->is_over()) box.round()->play(box.round()->choose(Budget()));
    }
    return box.record();
  };
  const ask::Request request{nullptr, {}, {{"you", "none"}, {"opponents", "random"}}};
  Box box = new_box(request, "babylon(3,2,2)").value();
  box.choose(1);
  while (!box.round()->is_over()) box.round()->play(box.round()->choose(Budget()));
  const std::string record = box.record();
  EXPECT_EQ(to_the_end(loaded_box(request, record).value()), to_the_end(std::move(box)));
}

TEST(BabylonBox, HasTwoToFourPlayers) {
  const auto complaint = [](std::string players) {
    const auto box = new_box({nullptr, {}, {{"players", std::move(players)}}}, "babylon");
    return box ? "" : box.error().message;
  };
  EXPECT_EQ(complaint("4"), "");
  EXPECT_EQ(complaint("5"), "--players: a number from 2 to 4 is expected, not '5'");
}

}  // namespace
}  // namespace summand::babylon
