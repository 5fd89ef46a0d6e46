#include "summand/rules/derived/derived_rules.hpp"

#include <random>
#include <utility>

#include "summand/base/current_budget.hpp"
#include "summand/rules/results.hpp"

namespace summand {

namespace {

constexpr int kPlays = 16;                    // from each start
constexpr int kMostMoves = 100;               // of a play
constexpr std::size_t kMostOptions = 20'000;  // that are looked at

std::vector<LetterBoard> options_of(std::span<const PlayerRule> rules, BoardKind kind,
                                    const LetterBoard& board) {
  std::vector<LetterBoard> out;
  for (const PlayerRule& rule : rules) {
    for_each_way(rule, {kind, board.rows(), board.columns()}, board,
                 [&](const LetterBoard& after, auto) { out.push_back(after); });
  }
  return out;
}

}  // namespace

std::optional<ExampleSplit> example_split(const DerivedRules& derived, const GameText& game,
                                          std::span<const PlayerRule> rules,
                                          std::span<const LetterBoard> starts) {
  std::minstd_rand random(1);
  std::size_t seen = 0;
  for (int play = 0; play < kPlays; ++play) {
    for (const LetterBoard& start : starts) {
      LetterBoard board = start;
      for (int move = 0; move < kMostMoves; ++move) {
        CurrentBudget::look();
        std::vector<LetterBoard> parts = derived.parts(board);
        if (parts.size() > 1) return ExampleSplit{std::move(board), std::move(parts)};
        std::vector<LetterBoard> options = options_of(rules, game.board, board);
        seen += options.size();
        if (seen > kMostOptions) return std::nullopt;
        if (options.empty()) break;
        board = std::move(options[random() % options.size()]);
      }
    }
  }
  return std::nullopt;
}

}  // namespace summand
