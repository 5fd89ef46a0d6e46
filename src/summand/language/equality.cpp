#include "summand/language/equality.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/language/definitions/kept.hpp"

namespace summand {

namespace {

constexpr std::size_t kShown = 20;  // letters of a wrong text in a message

// The outcome of a verdict stands among its fields.
std::optional<Answer> as_outcome(const Answer& answer) {
  if (answer.get<Outcome>() != nullptr) return answer;
  const auto* record = answer.get<Record>();
  const Field* field = record != nullptr ? record->fields.find("outcome") : nullptr;
  const auto* letters = field != nullptr ? std::get_if<std::string>(&field->what) : nullptr;
  return letters != nullptr ? std::optional(Answer{*letters}) : std::nullopt;
}

// "N" for "LR", and so on: an outcome without a draw has one letter.
Result<std::string> as_letters(std::string_view text) {
  constexpr std::pair<std::string_view, std::string_view> kOfOneLetter[] = {
      {"LL", "L"}, {"RR", "R"}, {"LR", "N"}, {"RL", "P"}};
  for (const auto& [pair, letter] : kOfOneLetter) {
    if (text == pair || text == letter) return std::string(letter);
  }
  const bool has_draw =
      text.size() == 2 && text.find('D') != text.npos && text.find_first_not_of("LRD") == text.npos;
  if (has_draw) return std::string(text);
  return fail(
      fmt::format("an outcome is \"L\", \"R\", \"N\" or \"P\", or two letters with a draw "
                  "such as \"LD\", not \"{}\"",
                  printable(text, kShown)));
}

Result<std::string> as_sign(std::string_view text) {
  if (text == "==") return std::string("=");
  if (text == "<>") return std::string("||");
  if (text == "<" || text == "=" || text == ">" || text == "||") return std::string(text);
  return fail(fmt::format("two games compare as \"<\", \"=\", \">\" or \"||\", not as \"{}\"",
                          printable(text, kShown)));
}

// The answer as a text that is the same for equal outcomes, or for equal signs.
Result<std::string> word_of(const Answer& answer, Result<std::string> (*read)(std::string_view)) {
  const auto* text = answer.get<std::string>();
  return read(text != nullptr ? *text : print(answer));
}

Result<bool> same_word(const Answer& a, const Answer& b,
                       Result<std::string> (*read)(std::string_view)) {
  SUMMAND_TRY(first, word_of(a, read));
  SUMMAND_TRY(second, word_of(b, read));
  return first == second;
}

bool is_text(const Answer& answer) { return answer.get<std::string>() != nullptr; }

bool is_sign(const Answer& answer) { return answer.get<std::partial_ordering>() != nullptr; }

bool is_draw(const Answer& answer) {
  const auto* text = answer.get<std::string>();
  return text != nullptr && text->size() == 2 && text->contains('D') && as_letters(*text);
}

// Both as outcomes or texts, if one of them is an outcome and the other one can be compared with
// it. Two letters with a draw are one, for so the outcome of a loopy game is written.
std::optional<std::pair<Answer, Answer>> as_outcomes(const Answer& a, const Answer& b) {
  auto first = as_outcome(a), second = as_outcome(b);
  if (!first && !second && !is_draw(a) && !is_draw(b)) return std::nullopt;
  if (!first && is_text(a)) first = a;
  if (!second && is_text(b)) second = b;
  if (!first || !second) return std::nullopt;
  return std::pair(*std::move(first), *std::move(second));
}

bool are_signs(const Answer& a, const Answer& b) {
  return (is_sign(a) && (is_sign(b) || is_text(b))) || (is_text(a) && is_sign(b));
}

bool are_of_one_kind(const Answer& a, const Answer& b) {
  return (game_of(a) != nullptr && game_of(b) != nullptr) || a.what.index() == b.what.index();
}

bool can_be_equal(const Answer& a, const Answer& b) {
  return are_of_one_kind(a, b) || as_outcomes(a, b) || are_signs(a, b);
}

// Elements of different kinds are different. Lists are nested only a few levels deep.
Result<bool> equal_lists(const List& a, const List& b, ValueStore& store) {
  if (a.elements.size() != b.elements.size()) return false;
  for (std::size_t i = 0; i < a.elements.size(); ++i) {
    if (!can_be_equal(a.elements[i], b.elements[i])) return false;
    SUMMAND_TRY(same, equal(a.elements[i], b.elements[i], store));
    if (!same) return false;
  }
  return true;
}

}  // namespace

Result<bool> equal(const Answer& a, const Answer& b, ValueStore& store) {
  if (const auto outcomes = as_outcomes(a, b)) {
    return same_word(outcomes->first, outcomes->second, as_letters);
  }
  if (are_signs(a, b)) return same_word(a, b, as_sign);
  if (!are_of_one_kind(a, b)) {
    return fail(fmt::format("{} and {} are never equal", describe(a), describe(b)));
  }
  if (const auto* graph = a.get<Thermograph>()) return *graph == *b.get<Thermograph>();
  if (const auto* record = a.get<Record>()) return record->text == b.get<Record>()->text;
  if (const List* list = a.get<List>()) return equal_lists(*list, *b.get<List>(), store);
  std::string keys[2];
  if (!append_key(keys[0], kept(a, store), store) || !append_key(keys[1], kept(b, store), store)) {
    return fail(fmt::format("{} cannot be compared in a list", describe(a)));
  }
  return keys[0] == keys[1];
}

}  // namespace summand
