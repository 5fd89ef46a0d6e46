// Lists and texts, and numbers in lists.
#include <algorithm>
#include <fmt/core.h>
#include <string>
#include <utility>
#include <vector>

#include "summand/algebra/loopy_games.hpp"
#include "summand/language/functions/groups.hpp"
#include "summand/language/sequences.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

// The elements of the argument if it is the only one, otherwise the arguments.
std::vector<Answer> elements_of(const FunctionCall& call) {
  const List* list = call.size() == 1 ? call.list(0) : nullptr;
  if (list != nullptr) return list->elements;
  std::vector<Answer> out;
  for (std::size_t i = 0; i < call.size(); ++i) out.push_back(call.argument(i));
  return out;
}

std::size_t offset_of(const FunctionCall& call, std::size_t element) {
  return call.offset(call.size() == 1 ? 0 : element);
}

Result<std::vector<Dyadic>> numbers_of(const FunctionCall& call) {
  std::vector<Dyadic> out;
  for (const Answer& element : elements_of(call)) {
    const Game* game = game_of(element);
    const auto value = game != nullptr ? game->short_value() : std::nullopt;
    const auto number = value ? as_number(call.store(), *value) : std::nullopt;
    if (!number) {
      const std::string_view what = game != nullptr ? "another game" : describe(element);
      return fail(fmt::format("a number is expected here, not {}", what),
                  offset_of(call, out.size()));
    }
    out.push_back(*number);
  }
  return out;
}

template <bool least>
Result<Answer> extreme(const FunctionCall& call) {
  SUMMAND_TRY(numbers, numbers_of(call));
  if (numbers.empty())
    return fail("an empty list has no least and no greatest number", call.offset(0));
  return call.answer(least ? std::ranges::min(numbers) : std::ranges::max(numbers));
}

template <bool least>
std::int64_t extreme_of_two(std::int64_t first, std::int64_t second) {
  return least ? std::min(first, second) : std::max(first, second);
}

Result<Answer> length(const FunctionCall& call) {
  if (const List* list = call.list(0)) {
    return call.answer(Dyadic(static_cast<std::int64_t>(list->elements.size())));
  }
  const auto* text = call.argument(0).get<std::string>();
  if (text == nullptr) {
    return fail(
        fmt::format("a text or a list is expected here, not {}", describe(call.argument(0))),
        call.offset(0));
  }
  return call.answer(Dyadic(static_cast<std::int64_t>(count_letters(*text))));
}

Result<Answer> sum_of_list(const FunctionCall& call) {
  const List* list = call.list(0);
  if (list == nullptr) {
    return fail(fmt::format("a list is expected here, not {}", describe(call.argument(0))),
                call.offset(0));
  }
  Answer out = call.answer(Dyadic(0));
  bool is_empty = true;
  for (const Answer& element : list->elements) {
    const Game* game = game_of(element);
    if (game == nullptr) {
      return fail(fmt::format("a game is expected here, not {}", describe(element)),
                  call.offset(0));
    }
    out = is_empty ? Answer{*game} : Answer{std::get<Game>(std::move(out.what)) + *game};
    is_empty = false;
  }
  return out;
}

// Numbers by size, or texts by their letters.
Result<Answer> sorted(const FunctionCall& call) {
  const List* list = call.list(0);
  const auto* letters = call.argument(0).get<std::string>();
  if (letters != nullptr) return fail("a list is expected here, not a text", call.offset(0));
  if (list == nullptr) {
    return fail(fmt::format("a list is expected here, not {}", describe(call.argument(0))),
                call.offset(0));
  }
  List out;
  const bool are_texts = !list->elements.empty() && list->elements[0].get<std::string>() != nullptr;
  if (are_texts) {
    std::vector<std::string> texts;
    for (const Answer& element : list->elements) {
      const auto* text = element.get<std::string>();
      if (text == nullptr) {
        return fail("a list of numbers or a list of texts is expected here", call.offset(0));
      }
      texts.push_back(*text);
    }
    std::ranges::sort(texts);
    for (std::string& text : texts) out.elements.push_back({std::move(text)});
    return Answer{std::move(out)};
  }
  SUMMAND_TRY(numbers, numbers_of(call));
  std::ranges::sort(numbers);
  for (const Dyadic& number : numbers) out.elements.push_back(call.answer(number));
  return Answer{std::move(out)};
}

Result<Answer> number_of_text(const FunctionCall& call) {
  SUMMAND_TRY(text, call.text(0));
  auto number = parse_dyadic(text);
  if (!number) return fail(std::move(number).error().message, call.offset(0));
  return call.answer(*number);
}

Result<Answer> copies_of_game(const FunctionCall& call) {
  SUMMAND_TRY(count, call.integer(0));
  const auto few = expect_loopy_copies(count, call.offset(0));
  if (const auto* one = call.argument(1).get<LoopySides>()) {
    if (!few) return std::unexpected(few.error());
    const auto found = multiple(call.workspace().stoppers(), one->sides, count);
    if (!found) return fail("no onside and offside of this sum were found", call.offset());
    return answer_of(call.shared_workspace(), *found);
  }
  SUMMAND_TRY(g, call.game(1));
  if (!few && is_loopy(g)) return std::unexpected(few.error());
  return Answer{g.copies(std::move(count))};
}

Result<Answer> product_of_numbers(const FunctionCall& call) {
  SUMMAND_TRY(a, call.number(0));
  SUMMAND_TRY(b, call.number(1));
  constexpr std::size_t kMostBits = 1'000'000;
  if (a.bit_length() + b.bit_length() > kMostBits) {
    return fail(fmt::format("times gives numbers of at most {} bits", kMostBits), call.offset());
  }
  return call.answer(a * b);
}

}  // namespace

std::span<const Function> list_functions() {
  static constexpr std::size_t kAny = Function::kAnyNumber;
  static constexpr Function kTable[] = {
      {"copies", "n, G", "The sum of n copies of G. A fixed number of copies is written 3.G.", 2, 2,
       copies_of_game, "copies(3, {1|0})", "{2|1}", false, true},
      {"len", "s", "The number of letters of a text, or of elements of a list.", 1, 1, length,
       "len([1, *])", "2", true, true},
      {"max", "x, y, ...", "The greatest of the numbers, or of a list of numbers.", 1, kAny,
       extreme<false>, "max(1/2, 2)", "2", true, true, false, extreme_of_two<false>},
      {"min", "x, y, ...", "The least of the numbers, or of a list of numbers.", 1, kAny,
       extreme<true>, "min([3, 1, 2])", "1", true, true, false, extreme_of_two<true>},
      {"number", "text", "The number that a text writes, such as an argument of a script.", 1, 1,
       number_of_text, "number(\"3/4\")", "3/4", true, true},
      {"sorted", "list", "The numbers of the list by size, or its texts by their letters.", 1, 1,
       sorted, "sorted([3, 1, 2])", "[1, 2, 3]", false, true},
      {"sum", "list", "The sum of the games of the list.", 1, 1, sum_of_list, "sum([1, ^, *])",
       "1^*", false, true},
      {"times", "x, y", "The product of two numbers; * is always star.", 2, 2, product_of_numbers,
       "times(3, 5)", "15", true, true},
  };
  return kTable;
}

}  // namespace summand
