#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "summand/ask/door.hpp"
#include "summand/testing/run_time_game.hpp"

namespace summand::ask {
namespace {

using testing::RunTimeFunctions;
using testing::RunTimeGame;
using Numbers = RunTimeFunctions::Numbers;
using DoorOptions = std::map<std::string, std::string, std::less<>>;

// A heap whose value is the number of its counters, times `each`.
std::shared_ptr<const AnyRuleset> heap_of(std::int64_t each, std::string name = "made") {
  return RunTimeGame::make(
             {.name = std::move(name),
              .moves =
                  [](std::uint64_t heap, Player player) {
                    return player == Player::left && heap > 0 ? Numbers{heap - 1} : Numbers{};
                  },
              .theorem = [each](std::uint64_t heap, ValueStore& store) -> std::optional<Known> {
                const Dyadic value = static_cast<std::int64_t>(heap) * each;
                return Known{.what = store.number(value), .theorem = "by name"};
              }})
      ->ruleset();
}

class DoorText final : public TextSink {
 public:
  void write(std::string_view text) override { whole += text; }
  std::string whole;
};

// What the door says to `summand eval`, or the message of an error.
std::string evaluated_by(Door& door, std::string text, DoorOptions options = {}) {
  const auto answer = door.ask({find_question("eval"), {std::move(text)}, std::move(options)});
  if (!answer) return answer.error().error.message;
  DoorText out;
  const auto written = within_limits([&]() -> Result<int> {
    answer->text(out, {});
    return 0;
  });
  return written ? out.whole : written.error().error.message;
}

TEST(DoorGames, AreCalledInAllQuestions) {
  Door door;
  ASSERT_TRUE(door.add_game(heap_of(10)));
  EXPECT_EQ(evaluated_by(door, "made(\"3\")"), "30");
  const auto outcome = door.ask({find_question("solve"), {"made(\"1\") - nim(2)"}, {}});
  ASSERT_TRUE(outcome);
  const auto refused = door.add_game(heap_of(1, "nim"));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "'nim' is the name of another game");
  EXPECT_EQ(evaluated_by(door, "nim(2)"), "*2");
}

// Requests with another limit of memory or without theorems have a session of their own.
TEST(DoorGames, AreKnownToRequestsWithOtherLimits) {
  Door door;
  ASSERT_TRUE(door.add_game(heap_of(10)));
  const DoorOptions poor = {{"memory", "500M"}};
  EXPECT_EQ(evaluated_by(door, "made(\"3\")", poor), "30");
  ASSERT_TRUE(door.add_game(heap_of(7, "later")));
  EXPECT_EQ(evaluated_by(door, "made(\"3\") + later(\"1\")", poor), "37");
  ASSERT_TRUE(door.add_game(heap_of(20)));
  EXPECT_EQ(evaluated_by(door, "made(\"3\")", poor), "60");
  EXPECT_EQ(evaluated_by(door, "made(\"3\") + later(\"1\")"), "67");
  EXPECT_EQ(evaluated_by(door, "made(\"3\")", {{"memory", "501M"}}), "60");
}

// The theorem of the first game contradicts its moves.
TEST(DoorGames, AreCheckedByTheirMoves) {
  Door door;
  ASSERT_TRUE(door.add_game(heap_of(10)));
  ASSERT_TRUE(door.add_game(heap_of(1, "right")));
  const DoorOptions check = {{"check", ""}};
  const auto wrong = door.ask({find_question("rules"), {"made"}, check});
  ASSERT_TRUE(wrong);
  EXPECT_TRUE(wrong->refuted);
  DoorText text;
  wrong->text(text, {});
  EXPECT_NE(text.whole.find("broken by 1"), std::string::npos) << text.whole;
  EXPECT_NE(text.whole.find("not in 3. There, its value is 30"), std::string::npos) << text.whole;
  const auto right = door.ask({find_question("rules"), {"right"}, check});
  ASSERT_TRUE(right);
  EXPECT_FALSE(right->refuted);
  const auto cells = door.ask({find_question("rules"), {"right"}, {{"check", ""}, {"cells", "3"}}});
  ASSERT_FALSE(cells);
}

// The rules of a game may stand in the question itself.
TEST(DoorGames, AreDescribedFromTheirText) {
  Door door;
  const std::string rules = "game slide\nboard strip\ncells . free, x Left\nLeft x. -> .x\n";
  const auto answer = door.ask({find_question("rules"), {"my.game"}, {{"text", rules}}});
  ASSERT_TRUE(answer) << answer.error().error.message;
  DoorText text;
  answer->text(text, {});
  EXPECT_NE(text.whole.find("every move lowers the sum of the columns"), std::string::npos)
      << text.whole;
  const auto wrong = door.ask({find_question("rules"), {"my.game"}, {{"text", rules + "Left x"}}});
  ASSERT_FALSE(wrong);
  EXPECT_TRUE(wrong.error().error.message.starts_with("my.game:5:7: "))
      << wrong.error().error.message;
}

TEST(DoorGames, AreNotForgotten) {
  Door door;
  ASSERT_TRUE(door.add_game(heap_of(10)));
  ASSERT_TRUE(door.add_game(heap_of(11)));
  ASSERT_TRUE(door.add_game(heap_of(7, "later")));
  EXPECT_EQ(evaluated_by(door, "x = made(\"2\")"), "22");
  door.forget();
  EXPECT_EQ(evaluated_by(door, "x"), "unknown name 'x'");
  EXPECT_EQ(evaluated_by(door, "made(\"3\") + later(\"1\")"), "40");
  door.forget();
  door.forget();
  EXPECT_EQ(evaluated_by(door, "made(\"3\")", {{"memory", "500M"}}), "33");
  EXPECT_FALSE(door.add_game(heap_of(1, "mean")));
}

TEST(DoorGames, AreKnownAfterTheDoorBeganAnew) {
  Door door;
  ASSERT_TRUE(door.add_game(heap_of(10)));
  EXPECT_EQ(evaluated_by(door, "made(\"3\")"), "30");
  door.begin_anew();
  EXPECT_EQ(evaluated_by(door, "made(\"3\")"), "30");
}

TEST(DoorBeginsAnew, WithoutTheValuesUnlessThereAreNames) {
  Door door;
  door.begin_anew();
  const std::size_t empty = door.session().store().size();
  EXPECT_TRUE(evaluated_by(door, "[{n|-n} for n in 1..300]").contains("+-300"));
  EXPECT_GT(door.session().store().size(), empty + 250);
  door.begin_anew();
  EXPECT_EQ(door.session().store().size(), empty);
  EXPECT_EQ(evaluated_by(door, "_"), "unknown name '_'");
  EXPECT_EQ(evaluated_by(door, "x = {5|-5}"), "+-5");
  const Session* session = &door.session();
  door.begin_anew();
  EXPECT_EQ(&door.session(), session);
  EXPECT_EQ(evaluated_by(door, "x"), "+-5");
}

TEST(DoorBeginsAnew, AGameThatIsHeldKeepsItsWorkspace) {
  Door door;
  const auto held = door.session().evaluate("{7|{2|-1}} + domineering(2x3)");
  ASSERT_TRUE(held);
  const std::string before = print(*held);
  std::weak_ptr<Workspace> old = door.session().workspace();
  door.begin_anew();
  EXPECT_NE(door.session().workspace(), old.lock());
  EXPECT_EQ(evaluated_by(door, "{100|50} + ^"), "{100^|50^}");
  EXPECT_EQ(print(*held), before);
  ASSERT_FALSE(old.expired());
}

}  // namespace
}  // namespace summand::ask
