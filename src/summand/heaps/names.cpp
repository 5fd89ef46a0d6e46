#include "summand/heaps/names.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>

#include "summand/base/check.hpp"
#include "summand/base/utf8.hpp"

namespace summand::heaps {

namespace {

constexpr std::array<NamedRules, 20> kNames = {{
    {"dawsons-chess", "0.137",
     "Dawson's Chess on a board of three ranks: take a pawn and its neighbours."},
    {"dawsons-kayles", "0.07",
     "Take exactly two neighbouring pins from a row, which may split it."},
    {"dim", "dim", "Take a divisor of the heap, the heap itself allowed."},
    {"double-kayles", "0.7777", "Take one to four from a heap, and perhaps split the rest."},
    {"duplicate-kayles", "0.077", "Take two or three from a heap, and perhaps split the rest."},
    {"duplicate-nim", "0.[03]", "Take an even number from a heap."},
    {"grundy", "4u.0", "Split a heap into two of different sizes."},
    {"guiles", "0.15", "Take a heap of one or two, or two counters from a heap that this splits."},
    {"kayles", "0.77", "Take one pin or two neighbouring ones from a row, which may split it."},
    {"kenyon", "0.3F",
     "Take one and split nothing, or take two and leave the rest in up to three heaps."},
    {"lasker", "4.[3]", "Take any number from a heap, or split a heap in two without taking."},
    {"nim", "0.[3]", "Take any number from a heap."},
    {"officers", "0.6", "Take one from a heap and leave one heap or two."},
    {"prim", "prim", "Take a number that has no divisor with the heap but 1."},
    {"prim-without-1", "prim-without-1", "Prim in which a heap of one cannot be taken."},
    {"proper-dim", "proper-dim", "Take a divisor of the heap that is not the heap itself."},
    {"quadruple-kayles", "0.77777777",
     "Take one to eight from a heap, and perhaps split the rest."},
    {"treblecross", "0.007",
     "One-symbol noughts and crosses on a strip: a strip of n cells is a heap of n + 2."},
    {"triplicate-kayles", "0.0077", "Take three or four from a heap, and perhaps split the rest."},
    {"triplicate-nim", "0.[003]", "Take a multiple of three from a heap."},
}};

struct Alias {
  std::string_view alias, name;
};

constexpr std::array<Alias, 7> kAliases = {{
    {"grundys-game", "grundy"},
    {"kenyons-game", "kenyon"},
    {"laskers-nim", "lasker"},
    {"lasker-nim", "lasker"},
    {"dawson-kayles", "dawsons-kayles"},
    {"dawson-chess", "dawsons-chess"},
    {"officer", "officers"},
}};

constexpr std::size_t kLongestName = 64;

// Lower case, without apostrophes, with hyphens for spaces and underscores.
std::string tidied(std::string_view text) {
  std::string out;
  for (const char c : text.substr(0, kLongestName + 1)) {
    if (c == '\'') continue;
    out += c == ' ' || c == '_' ? '-' : lower_case(c);
  }
  return out;
}

const NamedRules* find_name(std::string_view name) {
  for (const Alias& alias : kAliases) {
    if (alias.alias == name) name = alias.name;
  }
  const auto at = std::ranges::find(kNames, name, &NamedRules::name);
  return at == kNames.end() ? nullptr : &*at;
}

Rules rules_of(const NamedRules& named) {
  if (named.text == "prim") return Prim{};
  if (named.text == "prim-without-1") return Prim{.last_counter = false};
  if (named.text == "dim") return Dim{};
  if (named.text == "proper-dim") return Dim{.whole_heap = false};
  auto code = Code::parse(named.text);
  SUMMAND_CHECK(code.has_value());
  return *std::move(code);
}

// The number of letters that must be changed, removed, inserted or swapped with the next one.
std::size_t slips(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before, last(b.size() + 1), row(b.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] =
          std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] != b[j - 1] ? 1 : 0)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        row[j] = std::min(row[j], before[j - 2] + 1);
      }
    }
    before = last;
    last = row;
  }
  return last.back();
}

// The kind of set that the text before the opening bracket names, or none.
enum class SetKind { none, may_take, may_not_take };

SetKind kind_of_set(std::string_view head) {
  while (!head.empty() && (head.back() == ' ' || head.back() == '-')) head.remove_suffix(1);
  const std::string word = tidied(head);
  if (word.empty() || word == "s" || word == "subtraction" || word == "subtraction-set") {
    return SetKind::may_take;
  }
  return word == "all-but" || word == "allbut" ? SetKind::may_not_take : SetKind::none;
}

class SetReader {
 public:
  SetReader(std::string_view text, std::size_t at) : text_(text), at_(at) {}

  Result<std::vector<std::uint64_t>> read() {
    const char close = text_[at_] == '{' ? '}' : ')';
    ++at_;
    std::vector<std::uint64_t> numbers;
    for (;;) {
      SUMMAND_TRY(number, read_number());
      numbers.push_back(number);
      skip_spaces();
      if (next_is(',')) {
        ++at_;
        continue;
      }
      if (!next_is(close)) return fail(std::string("expected ',' or '") + close + "'", at_);
      ++at_;
      if (at_ != text_.size()) return fail("expected the end after the set", at_);
      return numbers;
    }
  }

 private:
  bool next_is(char c) const { return at_ < text_.size() && text_[at_] == c; }
  void skip_spaces() {
    while (next_is(' ')) ++at_;
  }

  Result<std::uint64_t> read_number() {
    skip_spaces();
    std::uint64_t number = 0;
    const char* const from = text_.data() + at_;
    const auto read = std::from_chars(from, text_.data() + text_.size(), number);
    if (read.ptr == from) return fail("expected a number to take", at_);
    if (read.ec != std::errc() || number == 0 || number >= Code::kMostDigits) {
      return fail("a number to take lies between 1 and " + std::to_string(Code::kMostDigits - 1),
                  at_);
    }
    at_ += static_cast<std::size_t>(read.ptr - from);
    return number;
  }

  std::string_view text_;
  std::size_t at_;
};

std::unexpected<Error> unknown(std::string_view text) {
  std::string message =
      "no such game: expected a code such as 0.77, a name such as kayles, or a "
      "set such as {1,2,5}";
  const auto meant = like(text);
  for (std::size_t i = 0; i < meant.size(); ++i) {
    message += (i == 0 ? "; did you mean " : i + 1 == meant.size() ? " or " : ", ");
    message += meant[i];
  }
  if (meant.empty()) return fail(std::move(message));
  return fail_near(std::move(message), 0, {std::string(meant.front()), text.size()});
}

}  // namespace

std::span<const NamedRules> named_rules() { return kNames; }

const NamedRules* rules_named(std::string_view name) { return find_name(tidied(name)); }

std::string_view name_of(const Rules& rules) {
  const std::string text = print(rules);
  const auto at = std::ranges::find(kNames, text, &NamedRules::text);
  return at == kNames.end() ? std::string_view() : at->name;
}

Result<Rules> parse_rules(std::string_view text) {
  if (text.empty()) return unknown(text);
  if (text.front() == '.' || (text.front() >= '0' && text.front() <= '9')) {
    SUMMAND_TRY(code, Code::parse(text));
    return Rules(std::move(code));
  }
  // A code of CGSuite may begin with a set of numbers of heaps.
  if (const std::size_t end = text.find('}'); text.front() == '{' && end != text.npos) {
    const std::size_t point = text.find_first_not_of("!?=u", end + 1);
    if (point != text.npos && text[point] == '.') {
      SUMMAND_TRY(code, Code::parse(text));
      return Rules(std::move(code));
    }
  }
  const std::size_t bracket = text.find_first_of("{(");
  if (bracket <= kLongestName) {  // npos is more
    const SetKind kind = kind_of_set(text.substr(0, bracket));
    if (kind != SetKind::none) {
      SUMMAND_TRY(numbers, SetReader(text, bracket).read());
      SUMMAND_TRY(code, subtraction_game(numbers, kind == SetKind::may_not_take));
      return Rules(std::move(code));
    }
  }
  if (const NamedRules* named = find_name(tidied(text))) return rules_of(*named);
  // Codes that begin with a letter: "C.7".
  if (auto code = Code::parse(text)) return Rules(*std::move(code));
  return unknown(text);
}

Result<Code> subtraction_game(std::span<const std::uint64_t> numbers, bool all_but) {
  SUMMAND_CHECK(!numbers.empty());
  const std::uint64_t largest = *std::ranges::max_element(numbers);
  if (largest >= Code::kMostDigits || std::ranges::find(numbers, 0u) != numbers.end()) {
    return fail("a number to take lies between 1 and " + std::to_string(Code::kMostDigits - 1));
  }
  constexpr Digit kMayTake{3, false};
  std::vector<Digit> digits(largest + 1, all_but ? kMayTake : Digit{});
  digits.front() = {};
  for (const std::uint64_t number : numbers) digits[number] = all_but ? Digit{} : kMayTake;
  return Code(std::move(digits), all_but ? std::vector{kMayTake} : std::vector<Digit>());
}

std::vector<std::uint64_t> subtraction_set(const Code& code) {
  std::vector<std::uint64_t> numbers;
  if (!code.finite()) return {};
  for (std::uint64_t i = 0; i < code.digits().size(); ++i) {
    const Digit digit = code.digit(i);
    if (digit.heaps == 3) {
      numbers.push_back(i);
    } else if (digit.heaps != 0) {
      return {};
    }
  }
  return numbers;
}

std::vector<std::string_view> like(std::string_view name, std::size_t most) {
  const std::string tidy = tidied(name);
  if (tidy.size() > kLongestName) return {};
  std::vector<std::pair<std::size_t, std::string_view>> near;
  for (const NamedRules& named : kNames) {
    const std::size_t count = slips(tidy, named.name);
    // Up to a third of the letters may be wrong, or the text may be the beginning of the name.
    if (3 * count <= named.name.size() || (tidy.size() > 1 && named.name.starts_with(tidy))) {
      near.emplace_back(count, named.name);
    }
  }
  std::ranges::sort(near);
  std::vector<std::string_view> names;
  for (const auto& [count, each] : near) {
    if (names.size() < most) names.push_back(each);
  }
  return names;
}

}  // namespace summand::heaps
