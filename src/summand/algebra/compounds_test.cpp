#include "summand/algebra/compounds.hpp"

#include <fmt/core.h>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

#include "summand/language/language_test_support.hpp"
#include "summand/testing/arbitrary.hpp"
#include "summand/testing/game_tree.hpp"
#include "summand/testing/table.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using testing::GameTree;
using testing::text_of;

// --- the definitions, on trees ---

const std::vector<GameTree>& options_of(const GameTree& g, Player player) {
  return player == Player::left ? g.left : g.right;
}

// Calls visit(x, y, whose y is) for the moves of a player in a product.
template <class Visit>
void for_each_pair(const GameTree& g, const GameTree& h, Player player, Visit&& visit) {
  for (const Player of_h : {Player::left, Player::right}) {
    for (const GameTree& x : options_of(g, of_h == Player::left ? player : opponent(player))) {
      for (const GameTree& y : options_of(h, of_h)) visit(x, y, of_h);
    }
  }
}

// Only the value, because the tree is large.
Value plain_conway_product(ValueStore& store, const GameTree& g, const GameTree& h) {
  std::vector<Value> options[2];
  for (const Player player : {Player::left, Player::right}) {
    for_each_pair(g, h, player, [&](const GameTree& x, const GameTree& y, Player) {
      options[player == Player::right].push_back(store.difference(
          store.sum(plain_conway_product(store, x, h), plain_conway_product(store, g, y)),
          plain_conway_product(store, x, y)));
    });
  }
  return store.make(options[0], options[1]);
}

GameTree plain_ordinal_product(const GameTree& g, const GameTree& h) {
  GameTree out;
  for (const Player player : {Player::left, Player::right}) {
    std::vector<GameTree>& its = player == Player::left ? out.left : out.right;
    for_each_pair(g, h, player, [&](const GameTree& x, const GameTree& y, Player of_h) {
      its.push_back(testing::reference_ordinal_sum(
          plain_ordinal_product(g, y), of_h == Player::left ? x : testing::reference_negative(x)));
    });
  }
  return out;
}

// A selective or a conjunctive sum.
GameTree plain_sum(const GameTree& g, const GameTree& h, bool is_selective) {
  GameTree out;
  for (const Player player : {Player::left, Player::right}) {
    std::vector<GameTree>& its = player == Player::left ? out.left : out.right;
    for (const GameTree& x : options_of(g, player)) {
      for (const GameTree& y : options_of(h, player)) {
        its.push_back(plain_sum(x, y, is_selective));
      }
      if (is_selective) its.push_back(plain_sum(x, h, true));
    }
    if (!is_selective) continue;
    for (const GameTree& y : options_of(h, player)) its.push_back(plain_sum(g, y, true));
  }
  return out;
}

// Whether the player whose turn it is wins if the player who cannot move wins.
bool wins_misere(const GameTree& g, Player to_move) {
  const std::vector<GameTree>& options = options_of(g, to_move);
  if (options.empty()) return true;
  for (const GameTree& option : options) {
    if (!wins_misere(option, opponent(to_move))) return true;
  }
  return false;
}

std::string plain_misere_outcome(const GameTree& g) {
  const bool left = wins_misere(g, Player::left), right = wins_misere(g, Player::right);
  return left ? (right ? "N" : "L") : (right ? "R" : "P");
}

GameTree random_tree(std::mt19937& random, int depth) {
  GameTree out;
  if (depth == 0) return out;
  for (auto* side : {&out.left, &out.right}) {
    for (auto count = random() % 3; count > 0; --count) {
      side->push_back(
          random_tree(random, static_cast<int>(random() % static_cast<unsigned>(depth))));
    }
  }
  return out;
}

// --- against the definitions ---

// The value, the misère outcome, which depends on all moves, and an ordinal sum, which depends on
// the options.
void expect_tree(Session& session, const std::string& expression, const GameTree& expected) {
  ValueStore& store = session.store();
  EXPECT_EQ(said(session, expression), print(store, testing::value_of(store, expected)))
      << expression;
  EXPECT_EQ(said(session, fmt::format("misere_outcome({})", expression)),
            plain_misere_outcome(expected))
      << expression;
  const GameTree one = testing::tree_of(store, store.number(1));
  EXPECT_EQ(said(session, expression + " : 1"),
            print(store, testing::value_of(store, testing::reference_ordinal_sum(expected, one))))
      << expression;
}

void expect_the_definitions(Session& session, const GameTree& g, const GameTree& h) {
  const auto call = [&](std::string_view function) {
    return fmt::format("{}({}, {})", function, text_of(g), text_of(h));
  };
  expect_tree(session, call("conjunctive_sum"), plain_sum(g, h, false));
  expect_tree(session, call("selective_sum"), plain_sum(g, h, true));
  expect_tree(session, call("ordinal_product"), plain_ordinal_product(g, h));
  ValueStore& store = session.store();
  EXPECT_EQ(said(session, call("conway_product")), print(store, plain_conway_product(store, g, h)))
      << call("conway_product");
}

TEST(Compounds, OfAllFormsWithFewOptionsAreThoseOfTheDefinition) {
  // All forms born by day 1, and those of day 2 with at most one option of each player.
  const GameTree zero;
  const std::vector<GameTree> day_one = {zero, {{zero}, {}}, {{}, {zero}}, {{zero}, {zero}}};
  std::vector<GameTree> all;
  for (std::size_t left = 0; left <= day_one.size(); ++left) {
    for (std::size_t right = 0; right <= day_one.size(); ++right) {
      GameTree tree;
      if (left < day_one.size()) tree.left.push_back(day_one[left]);
      if (right < day_one.size()) tree.right.push_back(day_one[right]);
      all.push_back(tree);
    }
  }
  EXPECT_EQ(all.size(), 25u);
  Session session;
  for (const GameTree& g : all) {
    for (const GameTree& h : all) expect_the_definitions(session, g, h);
  }
}

TEST(Compounds, OfRandomFormsAreThoseOfTheDefinition) {
  std::mt19937 random(5);
  Session session;
  for (int tried = 0; tried < 1000;) {
    const GameTree g = random_tree(random, 3), h = random_tree(random, 3);
    if (testing::size_of(g) < 4 || testing::size_of(g) * testing::size_of(h) > 40) continue;
    expect_the_definitions(session, g, h);
    ++tried;
  }
}

// On canonical forms, with definitions of the language.
TEST(Compounds, OfGamesBornByDayTwoAreThoseOfDefinitionsInTheLanguage) {
  Session session;
  for (const std::string_view definition :
       {"p(g,h) = {p(x,h) + p(g,y) - p(x,y) for x in left_options(g) for y in left_options(h), "
        "p(x,h) + p(g,y) - p(x,y) for x in right_options(g) for y in right_options(h) | "
        "p(x,h) + p(g,y) - p(x,y) for x in left_options(g) for y in right_options(h), "
        "p(x,h) + p(g,y) - p(x,y) for x in right_options(g) for y in left_options(h)}",
        "s(g,h) = {s(x,h) for x in left_options(g), s(g,y) for y in left_options(h), "
        "s(x,y) for x in left_options(g) for y in left_options(h) | "
        "s(x,h) for x in right_options(g), s(g,y) for y in right_options(h), "
        "s(x,y) for x in right_options(g) for y in right_options(h)}",
        "c(g,h) = {c(x,y) for x in left_options(g) for y in left_options(h) | "
        "c(x,y) for x in right_options(g) for y in right_options(h)}",
        "o(g,h) = {o(g,y) : x for x in left_options(g) for y in left_options(h), "
        "o(g,y) : (-x) for x in right_options(g) for y in right_options(h) | "
        "o(g,y) : x for x in right_options(g) for y in left_options(h), "
        "o(g,y) : (-x) for x in left_options(g) for y in right_options(h)}"}) {
    ASSERT_TRUE(session.evaluate(definition)) << said(session, definition);
  }
  ASSERT_TRUE(session.evaluate("games = born_by(2)"));
  for (const std::string_view pair :
       {"conway_product p", "selective_sum s", "conjunctive_sum c", "ordinal_product o"}) {
    const std::string_view function = pair.substr(0, pair.find(' '));
    EXPECT_EQ(said(session, fmt::format("[[g, h] for g in games for h in games if {}(g, h) != "
                                        "{}(g, h)]",
                                        function, pair.substr(pair.find(' ') + 1))),
              "[]")
        << function;
  }
  // Their forms.
  EXPECT_EQ(said(session,
                 "[[g, h] for g in games for h in [-1, *, *2, {1|0}] if "
                 "misere_outcome(conway_product(g, h)) != misere_outcome(p(g, h))]"),
            "[]");
  EXPECT_EQ(said(session,
                 "[[g, h] for g in games for h in [-1, *, *2, {1|0}] if "
                 "conway_product(g, h) : 1 != p(g, h) : 1]"),
            "[]");
}

// By CGSuite: see the file.
TEST(Compounds, AreThoseOfCgsuite) {
  Session session;
  int rows = 0, others = 0;
  for (const auto& row : testing::table("compound_games.tsv")) {
    EXPECT_EQ(said(session, row[0]), said(session, row.back())) << row[0];
    ++rows;
    others += row.size() > 2 ? 1 : 0;
  }
  EXPECT_EQ(rows, 42);
  EXPECT_EQ(others, 3);
}

// Its selective sums, with ordinary and conjunctive sums after the first move.
TEST(Compounds, ExplainTheSelectiveSumsOfCgsuite) {
  Session session;
  ASSERT_TRUE(session.evaluate(
      "there(g,h) = {x + h for x in left_options(g), g + y for y in left_options(h), "
      "conjunctive_sum(x,y) for x in left_options(g) for y in left_options(h) | "
      "x + h for x in right_options(g), g + y for y in right_options(h), "
      "conjunctive_sum(x,y) for x in right_options(g) for y in right_options(h)}"));
  int rows = 0;
  for (const auto& row : testing::table("compound_games.tsv")) {
    constexpr std::string_view kName = "selective_sum";
    if (!row[0].starts_with(kName)) continue;
    const std::string there = "there" + row[0].substr(kName.size());
    EXPECT_EQ(said(session, there), said(session, row[1])) << there;
    ++rows;
  }
  EXPECT_EQ(rows, 6);
}

// --- laws ---

TEST(Compounds, ObeyTheirLaws) {
  std::mt19937 random(9);
  Session session;
  const auto holds = [&](const std::string& claim) {
    EXPECT_EQ(said(session, claim), "true") << claim;
  };
  for (int round = 0; round < 40; ++round) {
    const std::string g = text_of(random_tree(random, 2)), h = text_of(random_tree(random, 2)),
                      k = text_of(random_tree(random, 2));
    holds(fmt::format("conway_product({0}, {1}) == conway_product({1}, {0})", g, h));
    holds(
        fmt::format("conway_product({0}, {1} + {2}) == conway_product({0}, {1}) + "
                    "conway_product({0}, {2})",
                    g, h, k));
    holds(fmt::format("-conway_product({0}, {1}) == conway_product(-{0}, {1})", g, h));
    holds(fmt::format("-ordinal_product({0}, {1}) == ordinal_product({0}, -{1})", g, h));
    holds(fmt::format("-selective_sum({0}, {1}) == selective_sum(-{0}, -{1})", g, h));
    holds(fmt::format("-conjunctive_sum({0}, {1}) == conjunctive_sum(-{0}, -{1})", g, h));
    holds(fmt::format("selective_sum({0}, {1}, {2}) == selective_sum({0}, selective_sum({1}, {2}))",
                      g, h, k));
    holds(fmt::format(
        "conjunctive_sum({0}, {1}, {2}) == conjunctive_sum({0}, conjunctive_sum({1}, {2}))", g, h,
        k));
  }
}

// The theorems that give the values of canonical forms, against play of the same form in braces.
TEST(ConwayProduct, OfNimbersNumbersAndIntegersIsThatOfTheirMoves) {
  Session session;
  ASSERT_TRUE(session.evaluate("nim_form(n) = impartial {nim_form(k) for k in 0..n-1}"));
  EXPECT_EQ(said(session,
                 "[[m, n] for m in 0..7 for n in 0..7 if conway_product(nim_sum(m), "
                 "nim_sum(n)) != conway_product(nim_form(m), nim_form(n))]"),
            "[]");
  ASSERT_TRUE(
      session.evaluate("form(g) = {form(x) for x in left_options(g) | form(x) for x in "
                       "right_options(g)}"));
  EXPECT_EQ(said(session,
                 "[[x, y] for x in [0, 1, -2, 1/2, -3/4, 5/8, 3] for y in [0, 1, -2, 1/2, "
                 "-3/4, 3, {1|0}, ^, tiny(1), {3||1|0}] if conway_product(x, y) != "
                 "conway_product(form(x), form(y))]"),
            "[]");
}

TEST(ConwayProduct, OfLargeNimbersAndNumbersIsKnownByItsValue) {
  EXPECT_EQ(said("conway_product(*1000000, *77777) == nim_product(1000000, 77777)"), "true");
  EXPECT_EQ(said("conway_product(pow(10,12), {1|0}) == pow(10,12).{1|0}"), "true");
  EXPECT_EQ(said("conway_product(pow(2,-40), pow(2,-60)) == pow(2,-100)"), "true");
  EXPECT_EQ(error_offset("misere_outcome(conway_product(*1000000, *77777))"), 15u);
}

TEST(Compounds, ThatAreTooLargeReachTheSizeLimit) {
  Session session;
  EXPECT_EQ(limit_of(session, "selective_sum(*1000, *1000)"), Limit::size);
  EXPECT_EQ(limit_of(session, "ordinal_product(*1000, *1000)"), Limit::size);
  EXPECT_EQ(limit_of(session, "conway_product(*1000, 1/2)"), Limit::size);
  EXPECT_EQ(said(session, "conjunctive_sum(1000000, 2)"), "2");
}

TEST(Compounds, RefuseLoopyGamesAndLostForms) {
  EXPECT_EQ(error_offset("conway_product(over, *)"), 15u);
  EXPECT_EQ(error_offset("selective_sum(*, 1, on)"), 20u);
  EXPECT_EQ(error_offset("ordinal_product(conway_product(*100000, *7), *)"), 16u);
}

TEST(Compounds, AreNamedByTheirCallsAsTheyAreWritten) {
  EXPECT_EQ(said("remoteness_moves(selective_sum({1|}, 2))"),
            "[[selective_sum(1, 1), selective_sum({1|}, 1)], []]");
  EXPECT_EQ(written("conway_product({3|1}, ^2) + *"), "conway_product({3|1}, ^2) + *");
  EXPECT_EQ(written("selective_sum(*, 1, -nim(2))"), "selective_sum(selective_sum(*, 1), -nim(2))");
  Session session;
  ASSERT_TRUE(session.evaluate("f(n) = {n|*}"));
  const auto answer = session.evaluate("ordinal_product(f(2), f(3))");
  ASSERT_TRUE(answer.has_value());
  EXPECT_EQ(answer->get<Game>()->print(), "ordinal_product({2|*}, {3|*})");
}

}  // namespace
}  // namespace summand
