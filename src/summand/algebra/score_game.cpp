#include "summand/algebra/score_game.hpp"

#include <array>
#include <fmt/core.h>
#include <optional>
#include <unordered_map>

#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

using Tree = ScoreTrees::Tree;

class ScoreReader {
 public:
  ScoreReader(const Game& game, ScoreTrees& trees)
      : store_(game.store()), trees_(trees), workspace_(game.shared_workspace()) {}

  Result<Tree> tree_of(const Game& game) {
    for (const SharedConstruction& g : Construction::below(game.construction())) {
      if (known_.contains(&*g)) continue;
      SUMMAND_TRY(tree, of_construction(g));
      known_.emplace(&*g, tree);
    }
    return known_.at(&*game.construction());
  }

 private:
  Result<Tree> of_construction(const SharedConstruction& g) {
    const auto at = [&](const SharedConstruction& operand) { return known_.at(&*operand); };
    switch (g->kind()) {
      case Construction::Kind::value:
        return of_value(g->value());
      case Construction::Kind::position:
        return fail(
            fmt::format("a position of {} has no score: a game of score is written in "
                        "braces, and its final scores are numbers",
                        g->position().ruleset().info().title));
      case Construction::Kind::braces: {
        std::array<std::vector<Tree>, 2> sides;
        for (const SharedConstruction& option : g->left()) sides[0].push_back(at(option));
        for (const SharedConstruction& option : g->right()) sides[1].push_back(at(option));
        return made(std::move(sides));
      }
      case Construction::Kind::negative:
        return trees_.negative(at(g->first()));
      case Construction::Kind::sum:
        return trees_.sum(at(g->first()), at(g->second()));
      case Construction::Kind::copies:
        return copies(at(g->first()), g->count());
      case Construction::Kind::ordinal_sum:
        break;
    }
    return fail("an ordinal sum has no score");
  }

  Result<Tree> made(std::array<std::vector<Tree>, 2> sides) {
    if (sides[0].empty() && sides[1].empty()) return trees_.final_score(0);
    for (const Player player : {Player::left, Player::right}) {
      if (!sides[player == Player::left ? 0 : 1].empty()) continue;
      return fail(fmt::format(
          "a game of score ends for both players at once, but in one of its positions only {} "
          "can move; a final score is a number",
          player == Player::left ? "Right" : "Left"));
    }
    return trees_.make(std::move(sides[0]), std::move(sides[1]));
  }

  Result<Tree> copies(Tree one, const Dyadic& count) {
    const auto number = count.abs().to_int64();
    if (!number || *number > static_cast<std::int64_t>(kMostScoreTrees)) return too_many();
    const Tree signed_one = count.sign() < 0 ? trees_.negative(one) : one;
    Tree out = trees_.final_score(0);
    for (std::int64_t i = 0; i < *number; ++i) out = trees_.sum(out, signed_one);
    return out;
  }

  Result<Tree> of_value(Value value) {
    if (const auto number = as_number(store_, value)) return trees_.final_score(*number);
    if (const auto known = values_.find(value); known != values_.end()) return known->second;
    constexpr unsigned kDeepest = 1'000;
    if (depth_ == kDeepest) reach_limit(Limit::size, "a game of score of more than 1,000 moves");
    constexpr std::uint64_t kMostOptions = 100'000;
    ++depth_;
    std::array<std::vector<Tree>, 2> sides;
    for (const Player player : {Player::left, Player::right}) {
      if (store_.option_count(value, player) > kMostOptions) {
        reach_limit(Limit::size, "a game of score with more than 100,000 moves");
      }
      for (const Value option : store_.options(value, player)) {
        SUMMAND_TRY(tree, of_value(option));
        sides[player == Player::left ? 0 : 1].push_back(tree);
      }
    }
    --depth_;
    SUMMAND_TRY(out, made(std::move(sides)));
    values_.emplace(value, out);
    return out;
  }

 public:
  [[noreturn]] static Tree too_many() {
    reach_limit(Limit::size, fmt::format("more than {} games of score", kMostScoreTrees));
  }

 private:
  ValueStore& store_;
  ScoreTrees& trees_;
  std::shared_ptr<Workspace> workspace_;
  std::unordered_map<const Construction*, Tree> known_;
  std::unordered_map<Value, Tree, ValueHash> values_;
  unsigned depth_ = 0;
};

}  // namespace

Result<ScoreSum> score_sum(const Game& game, ScoreTrees& trees) {
  ScoreSum out;
  ScoreReader reader(game, trees);
  const std::vector<Summand> summands = game.summands();
  for (std::size_t i = 0; i < summands.size(); ++i) {
    SUMMAND_TRY(one, reader.tree_of(summands[i].game));
    const Dyadic& copies = summands[i].copies;
    if (trees.is_final(one)) {
      out.trees.push_back(trees.final_score(trees.score(one) * copies));
      out.places.push_back(i);
      continue;
    }
    const auto count = copies.abs().to_int64();
    const auto room = static_cast<std::int64_t>(kMostScoreTrees - out.trees.size());
    if (!count || *count > room) ScoreReader::too_many();
    const Tree its = copies.sign() < 0 ? trees.negative(one) : one;
    out.trees.insert(out.trees.end(), static_cast<std::size_t>(*count), its);
    out.places.insert(out.places.end(), static_cast<std::size_t>(*count), i);
  }
  return out;
}

namespace {

// Bars divide, and more of them are weaker: {3||1|-2}.
void write(const ScoreTrees& trees, Tree tree, std::size_t most, std::string& out) {
  if (out.size() > most) return;
  if (trees.is_final(tree)) {
    out += print(trees.score(tree));
    return;
  }
  out += '{';
  for (const Player player : {Player::left, Player::right}) {
    if (player == Player::right) out += '|';
    bool first = true;
    for (const Tree option : trees.options(tree, player)) {
      if (!first) out += ',';
      first = false;
      write(trees, option, most, out);
    }
  }
  out += '}';
}

}  // namespace

std::string print(const ScoreTrees& trees, Tree tree, std::size_t most) {
  std::string out;
  write(trees, tree, most, out);
  if (out.size() <= most) return out;
  out.resize(most);
  return out + "...";
}

}  // namespace summand
