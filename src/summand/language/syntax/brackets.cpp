#include "summand/language/syntax/brackets.hpp"

#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <vector>

#include "summand/base/foreign_text.hpp"
#include "summand/base/utf8.hpp"

namespace summand {

namespace {

constexpr std::string_view kOpen = "({[", kClose = ")}]";

// The kinds of the open brackets, two bits each.
class BracketStack {
 public:
  std::size_t depth() const { return depth_; }
  void push(unsigned kind) {
    if (depth_ % 4 == 0) bits_.push_back(0);
    bits_.back() |= static_cast<std::uint8_t>(kind << shift(depth_));
    ++depth_;
  }
  unsigned top() const { return bits_.back() >> shift(depth_ - 1) & 3u; }
  void pop() {
    --depth_;
    bits_.back() &= static_cast<std::uint8_t>(~(3u << shift(depth_)));
    if (depth_ % 4 == 0) bits_.pop_back();
  }

 private:
  static unsigned shift(std::size_t depth) { return 2 * (depth % 4); }

  std::vector<std::uint8_t> bits_;
  std::size_t depth_ = 0;
};

// The code of a character: 0 if it is not a bracket, otherwise 1 + its kind. A closing bracket has
// kCloses added.
constexpr std::uint8_t kCloses = 4;
constexpr auto kBrackets = [] {
  std::array<std::uint8_t, 256> out{};
  for (std::size_t kind = 0; kind < kOpen.size(); ++kind) {
    const auto code = static_cast<std::uint8_t>(1 + kind);
    out[static_cast<std::uint8_t>(kOpen[kind])] = code;
    out[static_cast<std::uint8_t>(kClose[kind])] = code + kCloses;
  }
  return out;
}();

// Calls visit(offset, kind, opens) for the brackets outside quotes and comments, until it returns
// false. Texts may have millions of characters, so each character needs only one look into a table.
template <class Visit>
void for_each_bracket(std::string_view text, Visit&& visit) {
  bool quoted = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '"') quoted = !quoted;
    if (quoted) continue;
    if (text[at] == '#') {
      at = text.find('\n', at);
      if (at == text.npos) return;
    }
    const unsigned bracket = kBrackets[static_cast<std::uint8_t>(text[at])];
    if (bracket == 0) continue;
    const bool opens = bracket <= kOpen.size();
    if (!visit(at, bracket - (opens ? 1 : 1 + kCloses), opens)) return;
  }
}

Result<void> check_characters(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] >= ' ' && text[at] < 0x7f) {
      ++at;
      continue;
    }
    const std::size_t length = character_length(text, at);
    if (length == 0) return fail(quoted_character(text, at) + " is not UTF-8", at);
    if (!is_printable(text, at) && !is_space(text[at])) {
      return fail(quoted_character(text, at) + " is a control character and means nothing here",
                  at);
    }
    at += length;
  }
  return {};
}

}  // namespace

Result<void> check_characters_and_brackets(std::string_view text) {
  if (const auto checked = check_characters(text); !checked) return checked;

  BracketStack open;
  std::size_t first = 0;  // the lowest bracket on the stack
  Result<void> out;
  for_each_bracket(text, [&](std::size_t at, unsigned kind, bool opens) {
    if (opens) {
      if (open.depth() == 0) first = at;
      open.push(kind);
    } else if (open.depth() == 0) {
      out = fail(fmt::format("this {} does not close anything", kClose[kind]), at);
    } else if (open.top() != kind) {
      out = fail(fmt::format("{} is expected here, not {}", kClose[open.top()], kClose[kind]), at);
    } else {
      open.pop();
    }
    return out.has_value();
  });
  if (!out || open.depth() == 0) return out;
  const char bracket = text[first];
  return fail(
      fmt::format("this {} is not closed: {} is missing", bracket, kClose[kOpen.find(bracket)]),
      first);
}

bool has_open_bracket(std::string_view text) {
  std::size_t opened = 0, closed = 0;
  for_each_bracket(text, [&](std::size_t, unsigned, bool opens) {
    ++(opens ? opened : closed);
    return true;
  });
  return opened > closed;
}

}  // namespace summand
