// score: the scores of a sum of games of score, by search.
#include <array>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/algebra/score_game.hpp"
#include "summand/analysis/head_text.hpp"
#include "summand/analysis/json.hpp"
#include "summand/analysis/most_text.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/ask/asking.hpp"
#include "summand/base/separated.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

using Tree = ScoreTrees::Tree;

struct ScoreMove {
  std::size_t summand;
  std::string option;
};
void describe(Members<ScoreMove>& its) {
  its("summand", "The summand in which it is made, from 0.", &ScoreMove::summand);
  its("leaves", "The game of score that it leaves there.", &ScoreMove::option);
}

// What happens if a player starts.
struct ScoreStart {
  Dyadic score = 0;
  std::vector<ScoreMove> best{};
};
void describe(Members<ScoreStart>& its) {
  its.named("ScoreStart", "The score if this player starts, and his best moves.");
  its("score", "The score, if both play well.", [](auto& it) { return print(it.score); });
  its("best", "The moves that lead to it.", &ScoreStart::best);
}

struct Zugzwang {
  std::string position;
  Dyadic left, right;
};
void describe(Members<Zugzwang>& its) {
  its.named("Zugzwang", "A position in which each player gets more if the other one starts.");
  its("position", "The position.", &Zugzwang::position);
  its("left", "The score there if Left starts.", [](auto& it) { return print(it.left); });
  its("right", "The score there if Right starts.", [](auto& it) { return print(it.right); });
}

struct Scores {
  std::string expression;
  std::size_t summands;
  ScoreStart left, right;
  std::optional<Zugzwang> zugzwang;
  std::optional<ValueText> value;
  std::uint64_t sums;

  const ScoreStart& start(Player first) const { return first == Player::left ? left : right; }
};

void describe(Members<Scores>& its) {
  its("expression", "The sum as it was understood.", &Scores::expression);
  its("left", "If Left starts.", &Scores::left);
  its("right", "If Right starts.", &Scores::right);
  its("zugzwang",
      "A zugzwang in one of the summands, if there is one. Then the scores hold for "
      "this sum only.",
      &Scores::zugzwang);
  its("value", "Without zugzwang: the value of the game of these numbers.", [](auto& it) {
    return it.value.transform([](const ValueText& value) { return value.plain; });
  });
  its("sums", "The sums that the search made.", &Scores::sums);
}

std::string best_moves(const Scores& data, const ScoreStart& start) {
  std::vector<std::string> out;
  for (const ScoreMove& move : start.best) {
    out.push_back(data.summands == 1 ? move.option
                                     : fmt::format("{}: {}", move.summand + 1, move.option));
  }
  return fmt::format("{}", separated(out, ", "));
}

std::string text(const Scores& data, const Page& page) {
  if (page.one_line) {
    return fmt::format("{} {}", print(data.left.score), print(data.right.score));
  }
  std::vector<std::pair<Player, std::string>> heads;
  for (const Player first : {Player::left, Player::right}) {
    heads.emplace_back(first, fmt::format("the score is {}", print(data.start(first).score)));
  }
  std::string out = head_text(data.expression, heads, page.colours) + "\n";
  for (const Player first : {Player::left, Player::right}) {
    if (data.start(first).best.empty()) continue;
    out += fmt::format("{}'s best moves lead to  {}\n", player_name(first),
                       best_moves(data, data.start(first)));
  }
  if (!data.left.best.empty()) out += "\n";
  if (const auto& zugzwang = data.zugzwang) {
    return out + fmt::format(
                     "These scores hold for this sum only, because there is a zugzwang: in "
                     "{} the score is {} if\nLeft starts and {} if Right starts.\n",
                     zugzwang->position, print(zugzwang->left), print(zugzwang->right));
  }
  out += "No position is a zugzwang, so the sum has a value, whose stops are these scores.\n";
  if (data.value) out += fmt::format("value  {}\n", data.value->pretty);
  return out;
}

class ScoreFinder {
 public:
  ScoreFinder(const Budget& budget) : trees_(budget), sums_(trees_, budget) {}

  Attempt<Scores> find(const Game& game) {
    auto sum = score_sum(game, trees_);
    if (!sum) return failure(std::move(sum).error());
    Scores out{.expression = game.text(kMostTextOfGame),
               .summands = game.summands().size(),
               .left = start(*sum, Player::left),
               .right = start(*sum, Player::right),
               .zugzwang = zugzwang(*sum),
               .value = {},
               .sums = sums_.sums()};
    if (!out.zugzwang) out.value = text_of(game.store(), game.value(), kMostTextOfGame);
    return out;
  }

 private:
  ScoreStart start(const ScoreSum& sum, Player first) {
    ScoreStart out{.score = sums_.score(sum.trees, first)};
    for (std::size_t i = 0; i < sum.trees.size(); ++i) {
      if (i > 0 && sum.trees[i] == sum.trees[i - 1] && sum.places[i] == sum.places[i - 1]) continue;
      for (const Tree option : trees_.options(sum.trees[i], first)) {
        std::vector<Tree> after = sum.trees;
        after[i] = option;
        if (sums_.score(std::move(after), opponent(first)) != out.score) continue;
        out.best.push_back({sum.places[i], print(trees_, option)});
      }
    }
    return out;
  }

  std::optional<Zugzwang> zugzwang(const ScoreSum& sum) const {
    for (const Tree tree : sum.trees) {
      const auto found = trees_.zugzwang(tree);
      if (!found) continue;
      return Zugzwang{print(trees_, *found), trees_.stop(*found, Player::left),
                      trees_.stop(*found, Player::right)};
    }
    return std::nullopt;
  }

  ScoreTrees trees_;
  ScoreSums sums_;
};

Attempt<Response> score(Asking& asking) {
  SUMMAND_TRY(game, asking.evaluate_game("have scores"));
  auto found = within_limits([&] { return ScoreFinder(asking.budget()).find(game); });
  if (!found) return std::unexpected(std::move(found).error());
  return respond(*std::move(found));
}

constexpr Question kScore{
    .name = "score",
    .arguments = "EXPR...",
    .sentence = "Find the scores of a sum of games of score",
    .details =
        "A game of score is written in braces, and its final scores are numbers: {3||1|-2}. In "
        "each of its positions both players can move, or none. Play goes on until all summands "
        "have their final scores, which are added up. Left wants a great score, and Right a "
        "small one. If no position of the summands is a zugzwang, in which each player gets "
        "more if the other one starts, the games have values, and score {3||1|-2} is one.\n"
        "Try: summand score '{3||1|-2} + {1|3}'",
    .options = {},
    .least = 1,
    .each = true,
    .answer = score,
    .answers = kAnswersAre<Scores>,
};

}  // namespace

const Question& score_question() { return kScore; }

}  // namespace summand::ask
