#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/ask/match/match_start.hpp"
#include "summand/ask/question.hpp"
#include "summand/play/match_in_play.hpp"

namespace summand::ask {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

using OptionTexts = std::map<std::string, std::string, std::less<>>;

// The match that begins with this text and these options.
NewMatch begun_with(std::string_view text, OptionTexts options) {
  const auto read = read_options({find_question("several new"), {}, std::move(options)});
  return new_seated_match(*static_cast<const SeatedOptions*>(read.value().get()), text);
}
std::unique_ptr<MatchInPlay> several_match_of(std::string_view text, OptionTexts options) {
  auto match = begun_with(text, std::move(options));
  return match ? *std::move(match) : nullptr;
}

// The message of an error, or nothing if the action was played.
std::string typed(MatchInPlay& match, std::string_view text) {
  const auto found = match.read(text);
  if (!found) return found.error().message;
  const auto played = match.play(found->front());
  return played ? "" : played.error().message;
}

std::vector<std::string> names_of(const std::vector<MatchMove>& actions) {
  std::vector<std::string> out;
  for (const MatchMove& action : actions) out.push_back(action.name);
  return out;
}

std::vector<std::string> actions_made(const MatchInPlay& match) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < match.game().made(); ++i) {
    out.push_back(match.game().move_made(i).name);
  }
  return out;
}

// All of a match by programs. Not endless: each game here has an end.
void play_to_the_end(MatchInPlay& match) {
  while (!match.is_over()) match.play(match.choose(Budget()));
}

TEST(SeatedGames, HaveNamesAndRecords) {
  EXPECT_EQ(seated_named("so-long-sucker")->game, "sucker");
  EXPECT_EQ(seated_named("dots-and-boxes")->game, "dots-and-boxes");
  EXPECT_EQ(seated_named("dots 2x4")->rest, "2x4");
  EXPECT_EQ(seated_named("babylon(5,4,2)")->game, "babylon");
  EXPECT_FALSE(seated_named("nim(3)"));
  EXPECT_FALSE(seated_named("babylonian"));
  EXPECT_FALSE(seated_named(""));
  EXPECT_FALSE(game_of_record("match of nim"));
}

TEST(SeatedGames, OptionsOfOtherGamesAreRefused) {
  const auto complaint = [](std::string_view game, std::string option, std::string value = "3") {
    const auto match = begun_with(game, {{std::move(option), std::move(value)}});
    return match ? "" : match.error().error.message;
  };
  EXPECT_EQ(complaint("sucker", "chips"), "");
  EXPECT_EQ(complaint("dots-and-boxes", "chips"), "--chips is for So Long Sucker");
  EXPECT_EQ(complaint("dots-and-boxes", "rebound", "P"), "--rebound is for So Long Sucker");
  EXPECT_EQ(complaint("dots-and-boxes", "rounds"), "--rounds is for Babylon");
  EXPECT_EQ(complaint("babylon", "rounds"), "");
  EXPECT_EQ(complaint("babylon", "first"),
            "--first is for games of two players and So Long Sucker");
  EXPECT_FALSE(begun_with("babylon", {{"rounds", ""}, {"players", "5"}}));
}

TEST(SeatedMatch, EachActionIsPlayedByItsNumberAndItsName) {
  for (const char* text : {"babylon(3,2,1)", "dots-and-boxes 1x2", "sucker"}) {
    const auto match = several_match_of(text, {{"you", "all"}});
    ASSERT_NE(match, nullptr) << text;
    const auto names = names_of(match->choices());
    EXPECT_THAT(std::set<std::string>(names.begin(), names.end()), SizeIs(names.size())) << text;
    for (std::size_t i = 0; i < names.size(); ++i) {
      EXPECT_EQ(match->read(names[i])->front().name, names[i]);
      EXPECT_EQ(match->read(std::to_string(i + 1))->front().name, names[i]);
    }
    EXPECT_EQ(typed(*match, "0"), "there is no such number");
    EXPECT_EQ(typed(*match, std::to_string(names.size() + 1)), "there is no such number");
    EXPECT_NE(typed(*match, "nonsense"), "");
    EXPECT_EQ(match->game().made(), 0u);
    EXPECT_EQ(typed(*match, "1"), "");
    EXPECT_THAT(actions_made(*match), ElementsAre(names[0]));
  }
}

TEST(SeatedMatch, APersonIsToldWhyAnActionIsNotPlayed) {
  const auto match =
      several_match_of("sucker", {{"seats", "person,person,random"}, {"players", "3"}});
  EXPECT_TRUE(match->go_on(Budget(), Forced::yes));
  EXPECT_FALSE(match->go_on(Budget(), Forced::yes)) << "blue may choose who moves next";
  EXPECT_EQ(typed(*match, "next red"), "");
  EXPECT_EQ(typed(*match, "red: discard b"), "red holds no blue chip");
  EXPECT_EQ(typed(*match, "yellow: place y on b"), "programs play for themselves");
  EXPECT_EQ(typed(*match, "green: discard g"), "green is not at the table");
  EXPECT_THAT(actions_made(*match), ElementsAre("blue: place b on empty", "blue: next red"));
}

TEST(SeatedMatch, GoesOnUntilAPersonIsToChoose) {
  const auto one_by_one = several_match_of("dots-and-boxes 1x2", {{"opponents", "random"}});
  const auto match = several_match_of("dots-and-boxes 1x2", {{"opponents", "random"}});
  EXPECT_FALSE(match->go_on(Budget(), Forced::yes)) << "a person chooses among seven lines";
  for (MatchInPlay* each : {one_by_one.get(), match.get()}) EXPECT_EQ(typed(*each, "a1-b1"), "");
  while (!one_by_one->persons_turn()) one_by_one->play(one_by_one->choose(Budget()));
  std::size_t made = 1;
  while (const auto done = match->go_on(Budget(), Forced::no)) {
    EXPECT_EQ(done->move.name, match->game().move_made(made++).name);
    ASSERT_TRUE(done->choice);
    EXPECT_EQ(done->choice->reason, match->last_choice()->reason);
  }
  EXPECT_EQ(actions_made(*match), actions_made(*one_by_one));
}

TEST(SeatedMatch, OnlyActionsAreMadeWhereTheyAreForced) {
  const auto match =
      several_match_of("sucker", {{"players", "2"}, {"chips", "2"}, {"rows", "1"}, {"you", "all"}});
  EXPECT_FALSE(match->go_on(Budget(), Forced::no));
  std::vector<std::string> news;
  while (const auto done = match->go_on(Budget(), Forced::yes)) {
    EXPECT_FALSE(done->choice);
    news.insert(news.end(), done->move.news.begin(), done->move.news.end());
  }
  EXPECT_TRUE(match->is_over());
  EXPECT_THAT(news, Contains(HasSubstr("blue has no chip")));
  EXPECT_FALSE(match->go_on(Budget(), Forced::yes)) << "it is over";
}

// The first player loses the only box, whatever he does, and the search knows it.
TEST(SeatedMatch, ProgramsGiveReasonsAndHintsThatAreExactWhereAllIsSearched) {
  const auto match = several_match_of("dots-and-boxes 1x1", {{"opponents", "max-n"}});
  const auto hint = match->hint(Budget());
  EXPECT_TRUE(hint.exact);
  EXPECT_EQ(hint.reason, "by search to the end: the boxes become 0-1");
  EXPECT_EQ(match->last_choice(), nullptr);
  EXPECT_EQ(typed(*match, "a1-b1"), "");
  EXPECT_FALSE(match->persons_turn());
  const Advised<MatchMove> choice = match->choose(Budget());
  EXPECT_EQ(match->game().made(), 1u) << "nothing is played yet";
  match->play(choice);
  EXPECT_TRUE(choice.exact);
  EXPECT_THAT(choice.known, Not(IsEmpty()));
  ASSERT_NE(match->last_choice(), nullptr);
  EXPECT_EQ(match->last_choice()->action.name, match->game().move_made(1).name);
  play_to_the_end(*match);
  EXPECT_EQ(match->game().winner(), 1u);
  EXPECT_THAT(match->game().ranking(), ElementsAre(1u, 0u));
  EXPECT_FALSE(match->read("1")) << "it is over";
}

TEST(SeatedMatch, ARandomProgramIsNotExact) {
  const auto match = several_match_of("dots-and-boxes 1x1", {{"opponents", "random"}});
  EXPECT_FALSE(match->hint(Budget()).exact);
}

TEST(SeatedMatch, ADrawHasNoWinner) {
  // The first player owns a box, and the last line completes the other one.
  const auto match = several_match_of(
      "dots-and-boxes 1x2 a1-b1 b1-c1 a2-b2 b2-c2 a1-a2 b1-b2; 1-0; second to move",
      {{"you", "all"}});
  ASSERT_NE(match, nullptr);
  EXPECT_EQ(match->game().winner(), std::nullopt);
  EXPECT_EQ(typed(*match, "c1-c2"), "");
  EXPECT_TRUE(match->is_over());
  EXPECT_EQ(match->game().winner(), std::nullopt);
  EXPECT_THAT(match->game().ranking(), SizeIs(2));
  EXPECT_THAT(match->game().picture(Colours::no), HasSubstr("nobody wins"));
}

TEST(SeatedMatch, UndoGoesBackToTheDecisionOfAPerson) {
  const auto match = several_match_of("dots-and-boxes 1x2", {{"opponents", "random"}});
  EXPECT_FALSE(match->undo());
  EXPECT_EQ(match->redo(), 0u);
  EXPECT_EQ(typed(*match, "a1-b1"), "");
  while (!match->persons_turn() && !match->is_over()) match->play(match->choose(Budget()));
  const auto made = actions_made(*match);
  ASSERT_GE(made.size(), 2u);
  EXPECT_TRUE(match->undo());
  EXPECT_THAT(actions_made(*match), IsEmpty());
  EXPECT_EQ(match->last_choice(), nullptr) << "no program has played before";
  EXPECT_EQ(match->redo(), made.size());
  EXPECT_EQ(actions_made(*match), made);
  EXPECT_NE(match->last_choice(), nullptr);
  // Another action forgets what was taken back.
  EXPECT_TRUE(match->undo());
  EXPECT_EQ(typed(*match, "b1-b2"), "");
  EXPECT_EQ(match->redo(), 0u);
  EXPECT_EQ(match->last_choice(), nullptr);
}

// A capture of two chips of one colour leaves no choice of the chip that dies.
TEST(SeatedMatch, RedoGoesPastWhatNobodyChose) {
  const auto match = several_match_of("sucker blue: b3; red: r2; piles: b br rbr; to move: blue",
                                      {{"you", "all"}});
  ASSERT_NE(match, nullptr);
  EXPECT_EQ(typed(*match, "place b on b"), "");
  EXPECT_TRUE(match->go_on(Budget(), Forced::yes));
  EXPECT_THAT(actions_made(*match), ElementsAre("blue: place b on b", "blue: kill b"));
  EXPECT_TRUE(match->undo());
  EXPECT_THAT(actions_made(*match), IsEmpty());
  EXPECT_EQ(match->redo(), 2u);
  EXPECT_EQ(match->game().made(), 2u);
}

TEST(SeatedMatch, WhereNobodyChoseAMoveTheLastOneIsTakenBack) {
  const auto match =
      several_match_of("sucker", {{"players", "2"}, {"chips", "2"}, {"rows", "1"}, {"you", "all"}});
  while (match->go_on(Budget(), Forced::yes)) {
  }
  EXPECT_TRUE(match->is_over()) << "with one row there is never a choice";
  const std::size_t made = match->game().made();
  EXPECT_TRUE(match->undo());
  EXPECT_EQ(match->game().made(), made - 1);
}

TEST(SeatedMatch, AProgramTakesTheSeatOfWhoResigns) {
  const auto match = several_match_of("dots-and-boxes 1x2", {{"you", "all"}});
  EXPECT_EQ(match->resign(), "first resigns, and monte-carlo takes the seat");
  EXPECT_FALSE(match->persons_turn());
  EXPECT_TRUE(match->is_person(1));
  EXPECT_EQ(typed(*match, "1"), "programs play for themselves");
  match->play(match->choose(Budget()));
  match->say("thank you");
  EXPECT_THAT(match->record(), HasSubstr("\ndeal first resigns, and monte-carlo takes the seat\n"));
  EXPECT_THAT(match->game().said(1), ElementsAre("second: thank you"));
}

TEST(SeatedMatch, FourProgramsPlaySoLongSuckerToItsEnd) {
  const auto match = several_match_of(
      "sucker", {{"chips", "2"}, {"seats", "greedy,vindictive,random,mcts"}, {"nodes", "20"}});
  ASSERT_NE(match, nullptr);
  EXPECT_EQ(print(match->seats()[0]), "greedy");
  play_to_the_end(*match);
  EXPECT_THAT(match->game().ranking(), SizeIs(4));
  EXPECT_EQ(match->game().winner(), match->game().ranking().front());
  EXPECT_THAT(match->choices(), IsEmpty());
  std::size_t out = 0;
  for (std::size_t i = 0; i < match->game().made(); ++i)
    out += match->game().move_made(i).news.size();
  EXPECT_EQ(out, 3u) << "all but one are out, and each is announced once";
}

TEST(SeatedMatch, RecordsArePlayedAgain) {
  const OptionTexts programs = {{"you", "none"}, {"opponents", "random"}};
  OptionTexts of_sucker = programs;
  of_sucker["chips"] = "2";
  for (const auto& [text, options] : {std::pair{"babylon(3,2,1)", programs},
                                      {"dots-and-boxes 1x2", programs},
                                      {"sucker", of_sucker}}) {
    const auto match = several_match_of(text, options);
    ASSERT_NE(match, nullptr) << text;
    play_to_the_end(*match);
    const std::string record = match->record();
    Session session;
    const auto again = loaded_match(session, {}, record);
    ASSERT_TRUE(again) << text;
    EXPECT_EQ((*again)->record(), record);
    EXPECT_EQ((*again)->game().ranking(), match->game().ranking());
    EXPECT_EQ((*again)->game().key(), match->game().key());
  }
}

TEST(SeatedMatch, ALimitLeavesTheMatchAsItIs) {
  const auto match = several_match_of("dots-and-boxes 4x4", {{"you", "none"}, {"nodes", "50"}});
  EXPECT_THROW(match->choose(Budget({.questions = 20})), LimitReached);
  EXPECT_EQ(match->game().made(), 0u);
  match->play(match->choose(Budget()));
  match->rest();
  match->play(match->choose(Budget()));
  EXPECT_EQ(match->game().made(), 2u);
}

}  // namespace
}  // namespace summand::ask
