#include "summand/rules/derived/report.hpp"

#include "summand/boards/grid_text.hpp"
#include "summand/rules/derived/derived_rules.hpp"
#include "summand/rules/text/read_game.hpp"

namespace summand {

namespace {

std::string printed(const LetterBoard& board, std::string_view signs) {
  std::string out;
  for (int cell = 0; cell < board.size(); ++cell) {
    if (cell != 0 && cell % board.columns() == 0) out += '|';
    out += signs[board.at(cell)];
  }
  return out;
}

std::vector<std::string> texts_of(const std::vector<Symmetry>& symmetries, std::string_view signs) {
  std::vector<std::string> out;
  for (const Symmetry& each : symmetries) {
    if (each != Symmetry{}) out.push_back(text_of(each, signs));
  }
  return out;
}

}  // namespace

Result<DerivedReport> derived_report(std::string_view file) {
  SUMMAND_TRY(game, read_game(file));
  const std::string signs = game.signs();
  std::vector<LetterBoard> starts;
  for (const TextExample& example : game.examples) {
    auto board =
        read_grid<LetterBoard>(example.text, signs, [&](LetterBoard& letters, int cell, char sign) {
          letters.put(cell, static_cast<Letter>(signs.find(sign)));
        });
    if (!board) return fail(board.error().message, board.error().offset + example.offset);
    starts.push_back(*std::move(board));
  }
  const std::vector<PlayerRule> rules = player_rules(game);
  const DerivedRules derived(game, rules);
  DerivedReport out{.is_impartial = derived.is_impartial(),
                    .measures = std::nullopt,
                    .keeping = texts_of(derived.symmetries().keeping, signs),
                    .exchanging = texts_of(derived.symmetries().exchanging, signs),
                    .split = std::nullopt};
  if (derived.measures()) {
    out.measures.emplace();
    for (const Measure& measure : *derived.measures()) {
      out.measures->push_back(text_of(measure, signs));
    }
  }
  if (const auto split = example_split(derived, game, rules, starts)) {
    out.split.emplace(printed(split->board, signs), std::vector<std::string>());
    for (const LetterBoard& part : split->parts) out.split->parts.push_back(printed(part, signs));
  }
  return out;
}

}  // namespace summand
