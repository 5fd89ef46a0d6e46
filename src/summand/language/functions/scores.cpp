// Games of score.
#include <compare>
#include <fmt/core.h>
#include <optional>
#include <utility>

#include "summand/algebra/score_game.hpp"
#include "summand/language/functions/groups.hpp"
#include "summand/number/dyadic.hpp"

namespace summand {

namespace {

// A sum of games of score that is an argument.
struct ScoreArgument {
  ScoreTrees trees;
  ScoreSum sum;

  explicit ScoreArgument(const Budget& budget) : trees(budget) {}

  std::optional<ScoreTrees::Tree> zugzwang() const {
    for (const ScoreTrees::Tree tree : sum.trees) {
      if (const auto found = trees.zugzwang(tree)) return found;
    }
    return std::nullopt;
  }
};

Result<void> read(const FunctionCall& call, std::size_t i, ScoreArgument& out) {
  SUMMAND_TRY(game, call.ending_game(i));
  auto sum = score_sum(game, out.trees);
  if (!sum) return fail(std::move(sum).error().message, call.offset(i));
  out.sum.trees.insert(out.sum.trees.end(), sum->trees.begin(), sum->trees.end());
  return {};
}

Result<void> expect_no_zugzwang(const FunctionCall& call, std::size_t i,
                                const ScoreArgument& argument) {
  const auto found = argument.zugzwang();
  if (!found) return {};
  const ScoreTrees& trees = argument.trees;
  return fail(
      fmt::format("this game of score has a zugzwang, so it is not read as a value: in {} the "
                  "score is {} if Left starts and {} if Right starts; summand score finds the "
                  "scores of a sum of such games",
                  print(trees, *found), print(trees.stop(*found, Player::left)),
                  print(trees.stop(*found, Player::right))),
      call.offset(i));
}

Result<Answer> score(const FunctionCall& call) {
  ScoreArgument argument(call.workspace().budget());
  if (auto done = read(call, 0, argument); !done) return std::unexpected(std::move(done).error());
  if (auto sound = expect_no_zugzwang(call, 0, argument); !sound) {
    return std::unexpected(std::move(sound).error());
  }
  SUMMAND_TRY(game, call.game(0));
  return Answer{std::move(game)};
}

Result<Answer> has_zugzwang(const FunctionCall& call) {
  ScoreArgument argument(call.workspace().budget());
  if (auto done = read(call, 0, argument); !done) return std::unexpected(std::move(done).error());
  return Answer{argument.zugzwang().has_value()};
}

Result<Answer> scores(const FunctionCall& call) {
  ScoreArgument argument(call.workspace().budget());
  if (auto done = read(call, 0, argument); !done) return std::unexpected(std::move(done).error());
  ScoreSums sums(argument.trees, call.workspace().budget());
  List out;
  for (const Player first : {Player::left, Player::right}) {
    out.elements.push_back(call.answer(sums.score(argument.sum.trees, first)));
  }
  return Answer{std::move(out)};
}

// Of G - H, if both are without zugzwang: G >= H if Left gets 0 or more there when Right starts.
Result<std::partial_ordering> order_of_scores(const FunctionCall& call) {
  ScoreArgument argument(call.workspace().budget());
  for (const std::size_t i : {0u, 1u}) {
    if (auto done = read(call, i, argument); !done) return std::unexpected(std::move(done).error());
    if (auto sound = expect_no_zugzwang(call, i, argument); !sound) {
      return std::unexpected(std::move(sound).error());
    }
    for (ScoreTrees::Tree& tree : argument.sum.trees) tree = argument.trees.negative(tree);
  }
  ScoreSums sums(argument.trees, call.workspace().budget());
  const bool at_least = sums.score(argument.sum.trees, Player::right).sign() >= 0;
  const bool at_most = sums.score(argument.sum.trees, Player::left).sign() <= 0;
  if (at_least && at_most) return std::partial_ordering::equivalent;
  if (at_least) return std::partial_ordering::greater;
  return at_most ? std::partial_ordering::less : std::partial_ordering::unordered;
}

Result<Answer> compare_scores(const FunctionCall& call) {
  SUMMAND_TRY(order, order_of_scores(call));
  return Answer{order};
}

Result<Answer> same_score(const FunctionCall& call) {
  SUMMAND_TRY(order, order_of_scores(call));
  return Answer{order == std::partial_ordering::equivalent};
}

}  // namespace

std::span<const Function> score_functions() {
  static constexpr Function kTable[] = {
      {"compare_scores", "G, H",
       "How two games of score without zugzwang compare in every sum of such games.", 2, 2,
       compare_scores, "compare_scores({4|2}, {3|1})", ">"},
      {"has_zugzwang", "G",
       "Whether a game of score has a position in which each player gets more if the other one "
       "starts.",
       1, 1, has_zugzwang, "has_zugzwang({1|3})", "true"},
      {"same_score", "G, H",
       "Whether two games of score give the same score in every sum of games without zugzwang.", 2,
       2, same_score, "same_score({2||2|2}, 2)", "true"},
      {"score", "G",
       "A game of score without zugzwang, whose final scores are numbers. It is read as the game "
       "of these numbers.",
       1, 1, score, "score({3||1|-2})", "{3||1|-2}"},
      {"scores", "G + H + ...",
       "The scores of a sum of games of score if Left starts and if Right starts, by search. They "
       "hold for this sum only.",
       1, 1, scores, "scores({1|3} + {5|0})", "[8, 1]", true},
  };
  return kTable;
}

}  // namespace summand
