// Texts and lists: their elements, s[i], s[i..j], s + t; and what is equal. Places count from 1.
#include "summand/language/sequences.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/utf8.hpp"
#include "summand/language/equality.hpp"
#include "summand/language/evaluation.hpp"

namespace summand {

namespace {

constexpr std::string_view kKinds = "only texts and lists have elements, not ";

bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

// The number of bytes of the first `count` letters.
std::size_t bytes_of_letters(std::string_view text, std::size_t count) {
  if (is_ascii(text)) return std::min(count, text.size());
  std::size_t at = 0;
  for (; count > 0 && at < text.size(); --count) at += character_length(text, at);
  return at;
}

}  // namespace

std::size_t count_letters(std::string_view text) {
  if (is_ascii(text)) return text.size();
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size(); at += character_length(text, at)) ++count;
  return count;
}

Result<void> Evaluation::index(const SyntaxNode& node) {
  const bool is_slice = node.first == 2;
  std::vector<Dyadic> places;
  const std::uint32_t place_offset = last_cells(node.first)[0].offset;
  for (Cell& cell : last_cells(node.first)) {
    SUMMAND_TRY(place, integer(std::move(cell), "a place in a text or a list"));
    places.push_back(std::move(place));
  }
  drop(node.first);
  const Cell sequence = pop();
  const std::string* text = sequence.text();
  const List* list = sequence.list();
  if (text == nullptr && list == nullptr) {
    const std::uint32_t offset = sequence.offset;
    SUMMAND_TRY(found, answer(sequence));
    return fail(fmt::format("{}{}", kKinds, describe(found)), offset);
  }
  const std::size_t size = text != nullptr ? count_letters(*text) : list->elements.size();
  const Dyadic& from = places.front();
  const Dyadic& to = places.back();
  const bool is_empty = is_slice && to < from;
  if (!is_empty && (from < 1 || to > static_cast<std::int64_t>(size))) {
    return fail(fmt::format("place {} does not exist: the {} has {} {}",
                            shortly(kept(store().number(from < 1 ? from : to), store()), store()),
                            text != nullptr ? "text" : "list", size,
                            text != nullptr ? "letters" : "elements"),
                place_offset);
  }
  const std::size_t begin = is_empty ? 0 : static_cast<std::size_t>(*from.to_int64()) - 1;
  const std::size_t end = is_empty ? 0 : static_cast<std::size_t>(*to.to_int64());
  if (text != nullptr) {
    const std::size_t first = bytes_of_letters(*text, begin), last = bytes_of_letters(*text, end);
    cells_.push_back({text->substr(first, last - first), sequence.offset});
  } else if (is_slice) {
    List out;
    out.elements.assign(list->elements.begin() + static_cast<std::ptrdiff_t>(begin),
                        list->elements.begin() + static_cast<std::ptrdiff_t>(end));
    return push_list(std::move(out), sequence.offset);
  } else if (in_definition()) {
    push(kept(list->elements[begin], store()), sequence.offset);
  } else if (const Game* game = game_of(list->elements[begin])) {
    push(Answer{*game}, sequence.offset);
  } else {
    push(list->elements[begin], sequence.offset);
  }
  return {};
}

// Joins two texts or two lists. False for other operands of +.
Result<bool> Evaluation::join() {
  const Cell& first = last_cells(2)[0];
  const Cell& second = cells_.back();
  const std::uint32_t offset = first.offset;
  if (first.text() != nullptr && second.text() != nullptr) {
    if (first.text()->size() + second.text()->size() > kMostLetters) {
      return fail(fmt::format("a text has at most {} letters", kMostLetters), offset);
    }
    std::string out = *first.text() + *second.text();
    drop(2);
    cells_.push_back({std::move(out), offset});
    return true;
  }
  if (first.list() != nullptr && second.list() != nullptr) {
    List out;
    out.elements = first.list()->elements;
    const std::vector<Answer>& more = second.list()->elements;
    if (out.elements.size() + more.size() > kMostElements) {
      return fail(fmt::format("a list has at most {} elements", kMostElements), offset);
    }
    out.elements.insert(out.elements.end(), more.begin(), more.end());
    drop(2);
    if (const auto pushed = push_list(std::move(out), offset); !pushed) {
      return std::unexpected(pushed.error());
    }
    return true;
  }
  return false;
}

// Answers that are no games are equal or not, and have no order. False if both are games or sides.
Result<bool> Evaluation::compare_others(const SyntaxNode& node) {
  const auto is_other = [](const Cell& cell) {
    return cell.text() != nullptr ||
           (cell.answer() != nullptr && game_of(*cell.answer()) == nullptr &&
            cell.answer()->get<LoopySides>() == nullptr);
  };
  if (!is_other(last_cells(2)[0]) && !is_other(cells_.back())) return false;
  const std::uint32_t second_offset = cells_.back().offset;
  SUMMAND_TRY(second, answer(pop()));
  const std::uint32_t offset = cells_.back().offset;
  SUMMAND_TRY(first, answer(pop()));
  // The same words for `1 + (a < b)` and for `1 < (a < b)`.
  const bool first_is_game = game_of(first) != nullptr;
  if (first_is_game || game_of(second) != nullptr) {
    return fail(
        fmt::format("a game is expected here, not {}", describe(first_is_game ? second : first)),
        first_is_game ? second_offset : offset);
  }
  if (node.comparison != Comparison::equal && node.comparison != Comparison::unequal) {
    return fail(fmt::format("{} and {} can only be equal (==) or not (!=)", describe(first),
                            describe(second)),
                offset);
  }
  auto same = equal(first, second, store());
  if (!same) {
    // The text is what is wrong.
    const bool is_first = first.get<std::string>() != nullptr;
    return shifted(std::move(same).error(), is_first ? offset : second_offset);
  }
  push(Answer{*same == (node.comparison == Comparison::equal)}, offset);
  return true;
}

}  // namespace summand
