#include "summand/value/print.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <unordered_map>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/number/brief.hpp"
#include "summand/value/naming.hpp"
#include "summand/value/symbols.hpp"

namespace summand {

namespace {

using Index = std::uint32_t;

// Longer runs of bars are harder to read than one more pair of braces. They would also make the
// text of a deep game quadratic in its depth.
constexpr std::uint32_t kMostBars = 6;

// Which values are written by a name.
enum class Names : std::uint8_t { all, numbers_and_nimbers };

enum class Around : std::uint8_t { nothing, strip_braces, parentheses_if_needed };

// A piece of a text: letters, or the text of another value.
struct Piece {
  std::string letters;
  Index value = 0;
  Around around = Around::nothing;
  bool is_value = false;
};

struct Entry {
  Writing writing;
  std::vector<Index> left, right;  // in the order in which they are written
  std::uint32_t bars = 0;          // the longest run; for braces only
  bool primary = false;            // may follow a prefix without parentheses
  std::uint64_t length = 0;        // of the ASCII text
};

class Text {
 public:
  Text(ValueStore& store, std::size_t limit, Names names = Names::all)
      : store_(store), naming_(store), limit_(limit), names_(names) {}

  std::string text(Value g, const Symbols& symbols) {
    // Most values are numbers, ups and stars, and need no entries.
    const std::optional<NumberUpStar> parts = store_.as_number_up_star(g);
    if (parts && is_named(*parts)) {
      check_length(least_length(parts->number));
      std::string ascii = closed_text(*parts, kAscii);
      check_length(ascii.size());
      return &symbols == &kAscii ? ascii : closed_text(*parts, symbols);
    }
    const Index root = enter(g);
    std::string out;
    Walk walk(*this, root, symbols);
    while (const std::string* letters = walk.next()) {
      store_.budget().ask();
      out += *letters;
    }
    return out;
  }

 private:
  // Walks through the text of a value, piece by piece. The way back to the root is on its own
  // stack.
  class Walk {
   public:
    Walk(const Text& text, Index value, const Symbols& symbols) : text_(text), symbols_(symbols) {
      enter({{}, value, Around::nothing, true});
    }
    // The next letters, or null at the end.
    const std::string* next() {
      while (!stack_.empty()) {
        Frame& top = stack_.back();
        if (top.next == top.pieces.size()) {
          stack_.pop_back();
          continue;
        }
        Piece& piece = top.pieces[top.next++];
        if (!piece.is_value) {
          letters_ = std::move(piece.letters);
          return &letters_;
        }
        const Piece value = piece;
        enter(value);
      }
      return nullptr;
    }

   private:
    struct Frame {
      std::vector<Piece> pieces;
      std::size_t next = 0;
    };
    void enter(const Piece& piece) {
      stack_.push_back({text_.pieces(text_.entries_[piece.value], piece.around, symbols_), 0});
    }

    const Text& text_;
    const Symbols& symbols_;
    std::vector<Frame> stack_;
    std::string letters_;
  };

  // Makes the entries of a value and of all values written inside it, the inner ones first.
  Index enter(Value root) {
    struct Frame {
      Value g;
      Writing writing;
      std::size_t next = 0;
    };
    std::vector<Frame> stack;
    const auto open = [&](Value g) {
      store_.budget().ask();
      stack.push_back({g, writing(g), 0});
    };
    if (!known_.contains(root)) open(root);
    while (!stack.empty()) {
      Frame& top = stack.back();
      const std::size_t lefts = top.writing.left.size();
      if (top.next < lefts + top.writing.right.size()) {
        const std::size_t i = top.next++;
        const Value inner = i < lefts ? top.writing.left[i] : top.writing.right[i - lefts];
        if (!known_.contains(inner)) open(inner);
        continue;
      }
      known_.emplace(top.g, static_cast<Index>(entries_.size()));
      entries_.push_back(entry(std::move(top.writing)));
      stack.pop_back();
    }
    return known_.at(root);
  }

  // Whether a number, ups and star are written as such.
  bool is_named(const NumberUpStar& parts) const {
    return names_ == Names::all || (parts.ups == 0 && (parts.star == 0 || parts.number.is_zero()));
  }

  Writing writing(Value g) {
    if (names_ == Names::all) return naming_.writing(g);
    Writing out;
    if (auto parts = store_.as_number_up_star(g)) {
      if (is_named(*parts)) {
        out.shape = Writing::Shape::closed;
        out.closed = *std::move(parts);
        return out;
      }
      // Each up adds a pair of braces, and each nimber doubles the text.
      const std::uint64_t ups = parts->ups < 0 ? 0 - static_cast<std::uint64_t>(parts->ups)
                                               : static_cast<std::uint64_t>(parts->ups);
      check_length(parts->star < 64 ? std::max(ups, std::uint64_t{1} << parts->star) : UINT64_MAX);
    }
    out.left = store_.left_options(g);
    out.right = store_.right_options(g);
    return out;
  }

  Entry entry(Writing writing) {
    using Shape = Writing::Shape;
    Entry made;
    for (const Value g : writing.left) made.left.push_back(known_.at(g));
    for (const Value g : writing.right) made.right.push_back(known_.at(g));
    sort(made.left);
    sort(made.right);
    made.writing = std::move(writing);
    const Dyadic& number = made.writing.closed.number;
    check_length(least_length(number));
    check_length(least_length(made.writing.uptimal.number));
    switch (made.writing.shape) {
      case Shape::closed:  // +-1^ could be the switch of 1 and an up
        made.primary = number.is_zero() || (number.sign() > 0 && made.writing.closed.ups == 0);
        break;
      case Shape::uptimal:
        made.primary = made.writing.uptimal.number.is_zero();
        break;
      case Shape::tiny:
      case Shape::miny:
      case Shape::superstar:
        made.primary = number.is_zero();
        break;
      case Shape::downstar:
      case Shape::plus_minus:
        break;
      case Shape::braces:
        made.primary = true;
        made.bars = 1 + std::max(bars_inside(made.left), bars_inside(made.right));
    }
    for (const Piece& piece : pieces(made, Around::nothing, kAscii)) {
      made.length += piece.is_value ? length(piece) : piece.letters.size();
    }
    check_length(made.length);
    return made;
  }

  void check_length(std::uint64_t length) const {
    if (length <= limit_) return;
    reach_limit(Limit::size, fmt::format("a text of more than {} characters", limit_));
  }

  std::uint64_t length(const Piece& piece) const {
    const Entry& value = entries_[piece.value];
    if (piece.around == Around::strip_braces) return value.length - 2;
    const bool wrapped = piece.around == Around::parentheses_if_needed && !value.primary;
    return value.length + (wrapped ? 2 : 0);
  }

  void sort(std::vector<Index>& values) const {
    std::sort(values.begin(), values.end(), [&](Index a, Index b) {
      if (a == b || entries_[a].length != entries_[b].length) {
        return entries_[a].length < entries_[b].length;
      }
      return letters_before(a, b);
    });
  }

  // Whether one text comes before another of the same length.
  bool letters_before(Index a, Index b) const {
    Walk walks[] = {Walk(*this, a, kAscii), Walk(*this, b, kAscii)};
    std::string_view rests[2];
    while (true) {
      for (int i = 0; i < 2; ++i) {
        while (rests[i].empty()) {
          const std::string* letters = walks[i].next();
          if (letters == nullptr) return false;
          rests[i] = *letters;
        }
      }
      store_.budget().ask();
      const std::size_t common = std::min(rests[0].size(), rests[1].size());
      const int order = rests[0].substr(0, common).compare(rests[1].substr(0, common));
      if (order != 0) return order < 0;
      for (std::string_view& rest : rests) rest.remove_prefix(common);
    }
  }

  // Whether one player's only option is a game in braces. A longer run of bars then replaces these
  // braces.
  bool strips(const std::vector<Index>& options) const {
    if (options.size() != 1 || names_ != Names::all) return false;
    const Entry& option = entries_[options.front()];
    return option.bars > 0 && option.bars < kMostBars;
  }
  std::uint32_t bars_inside(const std::vector<Index>& options) const {
    return strips(options) ? entries_[options.front()].bars : 0;
  }

  std::vector<Piece> pieces(const Entry& entry, Around around, const Symbols& symbols) const;
  void append_options(std::vector<Piece>& out, const std::vector<Index>& options) const;

  ValueStore& store_;
  Naming naming_;
  std::size_t limit_;
  Names names_;
  std::vector<Entry> entries_;
  std::unordered_map<Value, Index> known_;
};

void Text::append_options(std::vector<Piece>& out, const std::vector<Index>& options) const {
  if (strips(options)) {
    out.push_back({{}, options.front(), Around::strip_braces, true});
    return;
  }
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (i > 0) out.push_back({","});
    out.push_back({{}, options[i], Around::nothing, true});
  }
}

std::vector<Piece> Text::pieces(const Entry& entry, Around around, const Symbols& symbols) const {
  using Shape = Writing::Shape;
  const Writing& writing = entry.writing;
  std::vector<Piece> out;
  const auto letters = [&](std::string text) { out.push_back({std::move(text)}); };
  const bool wrapped = around == Around::parentheses_if_needed && !entry.primary;
  if (wrapped) letters("(");
  switch (writing.shape) {
    case Shape::closed:
      letters(closed_text(writing.closed, symbols));
      break;
    case Shape::uptimal:
      letters(uptimal_text(writing.uptimal, symbols));
      break;
    case Shape::superstar:
    case Shape::downstar:
      letters(superstar_text(writing, symbols));
      break;
    case Shape::tiny:
    case Shape::miny: {
      const Dyadic& number = writing.closed.number;
      const std::string_view name = writing.shape == Shape::tiny ? symbols.tiny : symbols.miny;
      letters(fmt::format("{}{}{}", number.is_zero() ? "" : symbols.number(number) + " + ", name,
                          symbols.argument_open));
      out.push_back({{}, entry.left.front(), Around::nothing, true});
      letters(std::string(symbols.argument_close));
      break;
    }
    case Shape::plus_minus:
      letters(std::string(symbols.plus_minus));
      if (entry.left.size() == 1) {
        out.push_back({{}, entry.left.front(), Around::parentheses_if_needed, true});
      } else {
        letters("(");
        append_options(out, entry.left);
        letters(")");
      }
      break;
    case Shape::braces:
      if (around != Around::strip_braces) letters(std::string(symbols.open));
      append_options(out, entry.left);
      letters(fmt::format("{}{}{}", symbols.bars_before,
                          std::string(names_ == Names::all ? entry.bars : 1, '|'),
                          symbols.bars_after));
      append_options(out, entry.right);
      if (around != Around::strip_braces) letters(std::string(symbols.close));
      break;
  }
  if (wrapped) letters(")");
  return out;
}

// TeX treats a minus sign after a bar as a subtraction, so such numbers get their own braces.
std::string with_signs_held(std::string_view text) {
  constexpr std::string_view kBehindBars = "\\,-", kFraction = "\\tfrac";
  std::string out;
  while (true) {
    const std::size_t at = text.find(kBehindBars);
    if (at == std::string_view::npos) return out.append(text);
    out.append(text.substr(0, at + 2)).append("{-");
    text.remove_prefix(at + kBehindBars.size());
    std::size_t end = 0;
    if (text.starts_with(kFraction)) end = text.find('}', text.find('}') + 1) + 1;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
    out.append(text.substr(0, end)).append("}");
    text.remove_prefix(end);
  }
}

}  // namespace

std::string print(ValueStore& store, Value g, std::size_t limit) {
  return Text(store, limit).text(g, kAscii);
}

std::string pretty(ValueStore& store, Value g, std::size_t limit) {
  return Text(store, limit).text(g, kPretty);
}

std::string print_braces(ValueStore& store, Value g, std::size_t limit) {
  return Text(store, limit, Names::numbers_and_nimbers).text(g, kAscii);
}

std::string latex(ValueStore& store, Value g, std::size_t limit) {
  return with_signs_held(Text(store, limit).text(g, kLatex));
}

}  // namespace summand
