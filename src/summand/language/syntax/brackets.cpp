#include "summand/language/syntax/brackets.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/core.h>
#include <vector>

#include "summand/base/foreign_text.hpp"
#include "summand/base/utf8.hpp"
#include "summand/language/syntax/literal_signs.hpp"
#include "summand/language/syntax/quotes.hpp"

namespace summand {

namespace {

constexpr std::string_view kOpen = "({[", kClose = ")}]";

// The kinds of the open brackets, two bits each. Kinds that do not fit into one word are kept in
// the given vector. It is not a member, so that the compiler holds this object in registers.
class BracketStack {
 public:
  explicit BracketStack(std::vector<std::uint64_t>& full) : full_(full) {}

  std::size_t depth() const { return depth_; }
  void push(unsigned kind) {
    if (depth_ != 0 && depth_ % kInWord == 0) full_.push_back(last_);
    last_ = last_ << 2 | kind;
    ++depth_;
  }
  unsigned top() const { return last_ & 3u; }
  void pop() {
    last_ >>= 2;
    --depth_;
    if (depth_ == 0 || depth_ % kInWord != 0) return;
    last_ = full_.back();
    full_.pop_back();
  }

 private:
  static constexpr std::size_t kInWord = 32;

  std::vector<std::uint64_t>& full_;
  std::uint64_t last_ = 0;
  std::size_t depth_ = 0;
};

// The code of a character: for a bracket 1 + its kind, and kCloses is added if it closes. 0: it
// means nothing here.
constexpr std::uint8_t kCloses = 4, kQuote = 8, kComment = 9, kForeignQuote = 10;
constexpr auto kCodes = [] {
  std::array<std::uint8_t, 256> out{};
  for (std::size_t kind = 0; kind < kOpen.size(); ++kind) {
    const auto code = static_cast<std::uint8_t>(1 + kind);
    out[static_cast<std::uint8_t>(kOpen[kind])] = code;
    out[static_cast<std::uint8_t>(kClose[kind])] = code + kCloses;
  }
  out['"'] = kQuote;
  out['#'] = kComment;
  // The first bytes of these quotes, which other signs have, too.
  for (const std::string_view quote : kForeignQuotes) {
    out[static_cast<std::uint8_t>(quote.front())] = kForeignQuote;
  }
  return out;
}();

// Calls visit(offset, kind, opens) for the brackets outside quotes and comments, and
// visit_quote(offset, length) for quotes that are not read, until one of them returns false.
// Returns the place of a quote that is never closed, or npos. Texts may have millions of
// characters, so most characters need only one look into a table.
template <class Visit, class VisitQuote>
std::size_t for_each_bracket(std::string_view text, std::size_t from, Visit&& visit,
                             VisitQuote&& visit_quote) {
  for (std::size_t at = from; at < text.size(); ++at) {
    const unsigned code = kCodes[static_cast<std::uint8_t>(text[at])];
    if (code == 0) continue;
    if (code == kQuote || code == kComment) {
      const std::size_t end = text.find(code == kQuote ? '"' : '\n', at + 1);
      if (end == text.npos) return code == kQuote ? at : text.npos;
      at = end;
      continue;
    }
    if (code == kForeignQuote) {
      const std::size_t length = length_of_sign(text.substr(at), kForeignQuotes);
      if (length > 0 && !visit_quote(at, length)) return text.npos;
      continue;
    }
    const bool opens = code <= kOpen.size();
    if (!visit(at, code - (opens ? 1 : 1 + kCloses), opens)) return text.npos;
  }
  return text.npos;
}

// True if all of these characters are printable ASCII. The compiler makes vectors of it.
template <std::size_t kCount>
bool all_plain(const char* text) {
  bool other = false;
  for (std::size_t i = 0; i < kCount; ++i) {
    other |= static_cast<std::uint8_t>(text[i] - ' ') >= 0x7f - ' ';
  }
  return !other;
}

}  // namespace

Result<void> check_characters(std::string_view text) {
  constexpr std::size_t kBlock = 64;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(at + kBlock, text.size());
    if (end - at == kBlock && all_plain<kBlock>(text.data() + at)) {
      at = end;
      continue;
    }
    while (at < end) {
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
  }
  return {};
}

Result<void> check_characters_and_brackets(std::string_view text) {
  if (const auto checked = check_characters(text); !checked) return checked;

  std::vector<std::uint64_t> full;
  BracketStack open(full);
  std::size_t first = 0;  // the lowest bracket on the stack
  Result<void> out;
  const auto visit = [&](std::size_t at, unsigned kind, bool opens) {
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
  };
  const auto visit_quote = [&](std::size_t at, std::size_t length) {
    out = fail(fmt::format("{} means nothing here: {}", quoted_character(text, at),
                           meant_by_quote(text, at, length)),
               at);
    return false;
  };
  const std::size_t quote = for_each_bracket(text, 0, visit, visit_quote);
  if (!out || open.depth() == 0) return out;
  if (quote != text.npos) return fail(std::string(kStringIsOpen), quote);
  const char bracket = text[first];
  return fail(
      fmt::format("this {} is not closed: {} is missing", bracket, kClose[kOpen.find(bracket)]),
      first);
}

void LinesInBrackets::add(std::string_view line) {
  std::size_t from = 0;
  if (in_quotes_) {
    from = line.find('"');
    if (from == line.npos) return;
    ++from;
  }
  const auto visit = [&](std::size_t, unsigned, bool opens) {
    ++(opens ? opened_ : closed_);
    return true;
  };
  const auto visit_quote = [&](std::size_t, std::size_t) {
    closed_ = opened_;  // the lines are wrong, whatever follows
    return false;
  };
  in_quotes_ = for_each_bracket(line, from, visit, visit_quote) != line.npos;
}

}  // namespace summand
