#include "summand/games/babylon/strategy.hpp"

#include <array>
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "summand/games/babylon.hpp"
#include "summand/ruleset/evaluate.hpp"

namespace summand::babylon {
namespace {

Stacks stacks(std::string_view text) { return Stacks::parse(text).value(); }

// Calls visit for all positions in one or two colours with at most that many chips.
template <class Visit>
void for_each_in_two_colours(std::uint64_t chips, Visit&& visit) {
  games::Babylon{}.small_positions([&](const Stacks& position) {
    if (!position.empty() && position.colours() <= 2 && position.chips() <= chips) visit(position);
  });
}

TEST(BabylonLemmas, APositionWithACertificateIsLost) {
  ValueStore store;
  Evaluator<games::Babylon> evaluate({}, store, By::search);
  std::map<Certificate, int> met;
  for_each_in_two_colours(14, [&](const Stacks& position) {
    const auto certificate = lost_by_certificate(position);
    if (!certificate) return;
    ++met[*certificate];
    EXPECT_EQ(evaluate(position), store.zero())
        << position.print() << " by " << name_of(*certificate);
  });
  EXPECT_EQ(met.size(), 10u);  // each was met
}

TEST(BabylonLemmas, ALoneStackAmongAnEvenNumberIsLostExactlyByItsCertificates) {
  ValueStore store;
  Evaluator<games::Babylon> evaluate({}, store, By::search);
  for_each_in_two_colours(14, [&](const Stacks& position) {
    if (position.colours() != 2 || position.count() % 2 != 0) return;
    const Hills hills = hills_of(position);
    if (hills.sides[0].stacks() != 1 && hills.sides[1].stacks() != 1) return;
    EXPECT_EQ(lost_by_certificate(position).has_value(), evaluate(position) == store.zero())
        << position.print();
  });
}

TEST(BabylonLemmas, HaveTheNamesOfThePaper) {
  EXPECT_EQ(print_hills(stacks("1r 1r 4x1b 2r 2b")), "<2,4;2;2>");
  EXPECT_EQ(lost_by_certificate(stacks("1r 1r 4x1b 2r 2b")), Certificate::two);
  EXPECT_EQ(lost_by_certificate(stacks("4x1r 6x1b 2r 2b")), Certificate::target);
  // 2u + 2 = m, s > 1 and v > 1.
  EXPECT_EQ(lost_by_certificate(stacks("1r 1r 4x1b 6r 4b")), std::nullopt);
  EXPECT_EQ(lost_by_certificate(stacks("1r 1r 4x1b 4r 2b")), Certificate::two_low);
  EXPECT_EQ(lost_by_certificate(stacks("3x1r 5x1b 2r 4b")), Certificate::three);
  EXPECT_EQ(lost_by_certificate(stacks("3x1r 5x1b 2r 2b")), Certificate::three_low);
}

TEST(BabylonLemmas, ConjecturesAreNotCalledProofs) {
  EXPECT_EQ(standing_of(Certificate::single, 1'000'000), Standing::proved);
  EXPECT_EQ(standing_of(Certificate::odd, kSearchedChips), Standing::searched);
  for (const Certificate conjecture :
       {Certificate::odd, Certificate::three_low, Certificate::two_low}) {
    EXPECT_EQ(standing_of(conjecture, kSearchedChips + 1), Standing::conjectured);
    EXPECT_EQ(
        cite(conjecture, Standing::conjectured),
        "conjectured (" + std::string(name_of(conjecture)) + "), checked by search up to 48 chips");
  }
}

// A result that needs a conjecture is neither a certain reply nor advice.
TEST(BabylonStrategy, NeverUsesAConjectureAsAReason) {
  const auto position = stacks("40x1r 61x1b");
  EXPECT_FALSE(certain_reply(position));
  EXPECT_FALSE(games::Babylon().advice(position, Player::left));
  const auto reply = conjectured_reply(position);
  ASSERT_TRUE(reply);
  EXPECT_EQ(reply->standing, Standing::conjectured);
  EXPECT_EQ(reason_of(position, *reply),
            "it leaves <38,61;2;>, an odd number of chips, at most one hill of each colour, both "
            "colours safe: conjectured (C6), checked by search up to 48 chips");
}

// The winner by Theorem 1 has a reply in every line, and the opponent is the player who cannot
// move.
TEST(BabylonStrategy, HasACertainReplyInEveryLineUpToSixteenChips) {
  std::size_t replies = 0;
  for (std::uint64_t chips = 2; chips <= 16; ++chips) {
    for (std::uint64_t p = 1; 2 * p <= chips; ++p) {
      const Stacks start = Stacks::singles(std::array{p, chips - p});
      std::set<Stacks> seen;
      std::vector<Stacks> todo;  // the winner moves
      const auto add = [&](const Stacks& position) {
        if (seen.insert(position.unnamed()).second) todo.push_back(position.unnamed());
      };
      if (*first_player_wins(start)) {
        add(start);
      } else {
        for_each_move(start, [&](const StackMove& move) { add(after(start, move)); });
      }
      while (!todo.empty()) {
        const Stacks here = todo.back();
        todo.pop_back();
        const auto reply = certain_reply(here);
        ASSERT_TRUE(reply) << here.print();
        ++replies;
        const Stacks left = after(here, reply->move);
        for_each_move(left, [&](const StackMove& move) { add(after(left, move)); });
      }
    }
  }
  EXPECT_GT(replies, 5'000u);
}

TEST(BabylonStrategy, ReturnsNothingIfNothingIsKnown) {
  EXPECT_FALSE(certain_reply(stacks("0")));
  EXPECT_FALSE(certain_reply(stacks("1r 1b 1g 1y")));      // four colours
  EXPECT_FALSE(certain_reply(stacks("4x1r 6x1b 2r 2b")));  // lost
  EXPECT_FALSE(certain_reply(stacks("1r 2b")));            // no move
}

TEST(BabylonStrategy, GivesAdviceInGamesThatAreTooLargeForSearch) {
  const games::Babylon rules;
  const auto position = stacks("38x1r 60x1b 2r");
  const auto advice = rules.advice(position, Player::left);
  ASSERT_TRUE(advice);
  EXPECT_TRUE(lost_by_certificate(rules.play(position, Player::left, advice->move)));
  EXPECT_NE(advice->reason.find("(C2)"), std::string::npos) << advice->reason;
}

TEST(BabylonConjectures, SayWhoWouldWinAndThatItIsAConjecture) {
  const games::Babylon game;
  const Stacks lost = stacks("50x1r 50x1b 3r 2b");  // 105 chips
  const auto of_lost = game.conjecture(lost, Player::left);
  ASSERT_TRUE(of_lost);
  EXPECT_FALSE(of_lost->winning);
  EXPECT_TRUE(of_lost->text.ends_with("conjectured (C6), checked by search up to 48 chips"));
  EXPECT_FALSE(game.advice(lost, Player::left)) << "a conjecture is no advice";

  const Stacks won = stacks("49x1r 2r 3r 49x1b 2b");  // 2r>3r leaves a position of C6
  EXPECT_FALSE(game.advice(won, Player::left));
  const auto of_won = game.conjecture(won, Player::left);
  ASSERT_TRUE(of_won && of_won->winning);
  EXPECT_TRUE(of_won->text.ends_with("conjectured (C6), checked by search up to 48 chips"));
}

TEST(BabylonConjectures, AreNotUsedIfSomethingIsKnown) {
  const games::Babylon game;
  // Known by a theorem, by a lemma, by search up to 48 chips; the last one has three colours.
  for (const std::string_view text : {"60x1r 60x1b", "60x1r 61x1b", "30x1r 30x1b 4r 2b",
                                      "10x1r 10x1b 3r 2b", "50x1r 50x1b 3r 1g"}) {
    EXPECT_FALSE(game.conjecture(stacks(text), Player::left)) << text;
  }
  game.small_positions([&](const Stacks& position) {
    EXPECT_FALSE(game.conjecture(position, Player::right)) << position.print();
  });
}

}  // namespace
}  // namespace summand::babylon
