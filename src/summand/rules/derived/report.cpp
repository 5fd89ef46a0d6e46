#include "summand/rules/derived/report.hpp"

#include <string_view>
#include <utility>

#include "summand/rules/board_text.hpp"

namespace summand {

namespace {

std::vector<std::string> texts_of(const std::vector<Symmetry>& symmetries, std::string_view signs) {
  std::vector<std::string> out;
  for (const Symmetry& each : symmetries) {
    if (each != Symmetry{}) out.push_back(text_of(each, signs));
  }
  return out;
}

}  // namespace

DerivedReport derived_report(const GameText& game, std::span<const PlayerRule> rules,
                             const DerivedRules& derived) {
  const std::string signs = game.signs();
  std::vector<LetterBoard> starts;
  for (const TextExample& example : game.examples) {
    if (auto board = board_from_text(example.text, signs)) starts.push_back(*std::move(board));
  }
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
    out.split.emplace(text_of(split->board, signs), std::vector<std::string>());
    for (const LetterBoard& part : split->parts) out.split->parts.push_back(text_of(part, signs));
  }
  return out;
}

}  // namespace summand
