#include "summand/games/babylon/stacks.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"

namespace summand::babylon {

std::string print(const Stack& stack) {
  return fmt::format("{}{}", stack.height, kColourLetters[stack.colour]);
}

std::string print(const StackMove& move) { return print(move.upper) + ">" + print(move.lower); }

// --- text ---

namespace {

constexpr std::uint64_t kWrittenOut = 2;  // so many equal stacks stand one by one

struct Reader {
  std::string_view text;
  std::size_t at = 0;

  bool done() const { return at == text.size(); }
  void skip_gap() {
    while (!done() && (text[at] == ' ' || text[at] == ',')) ++at;
  }
  Result<std::uint64_t> number() {
    std::uint64_t out = 0;
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), out);
    if (error == std::errc::result_out_of_range || out > kMostChips) {
      return fail(fmt::format("at most {} chips lie on a table", kMostChips), at);
    }
    if (error != std::errc()) {
      return fail("expected a stack, such as 2r: its height and the letter of its top chip", at);
    }
    if (out == 0) return fail("a stack has at least one chip", at);
    at = static_cast<std::size_t>(end - text.data());
    return out;
  }
  // "2r" or "40x1r".
  Result<Group> group() {
    Group out;
    SUMMAND_TRY(first, number());
    out.stack.height = first;
    // A height behind the x makes it a count; otherwise x is a colour.
    const bool counts =
        at + 1 < text.size() && text[at] == 'x' && text[at + 1] >= '0' && text[at + 1] <= '9';
    if (counts) {
      ++at;
      out.count = first;
      SUMMAND_TRY(height, number());
      out.stack.height = height;
    }
    const std::size_t colour = done() ? kColourLetters.npos : kColourLetters.find(text[at]);
    if (colour == kColourLetters.npos) {
      return fail("expected the letter of a colour behind the height, such as r, b, g or y", at);
    }
    out.stack.colour = static_cast<std::uint8_t>(colour);
    ++at;
    if (!done() && text[at] != ' ' && text[at] != ',') {
      return fail("expected a space or a comma between stacks", at);
    }
    return out;
  }

  // --- <j,k;U;V> ---

  bool next_is(char c) {
    while (!done() && text[at] == ' ') ++at;
    return !done() && text[at] == c;
  }
  Result<void> sign(char c) {
    if (!next_is(c)) {
      return fail(fmt::format("expected '{}': <2,4;2;6,6> are 2 and 4 single chips, a hill of 2 "
                              "and two of 6",
                              c),
                  at);
    }
    ++at;
    return {};
  }
  // How many single chips there are; none perhaps.
  Result<std::uint64_t> singles() {
    if (!next_is('0')) return number();
    ++at;
    return 0;
  }
  // "2,2" or "5x2" or nothing.
  Result<std::vector<Group>> hills(std::uint8_t colour) {
    std::vector<Group> out;
    if (next_is(';') || next_is('>')) return out;
    do {
      if (!out.empty()) ++at;
      next_is(' ');
      const std::size_t start = at;
      Group group{{colour, 1}, 1};
      SUMMAND_TRY(first, number());
      group.stack.height = first;
      if (next_is('x')) {
        ++at;
        group.count = first;
        SUMMAND_TRY(height, number());
        group.stack.height = height;
      }
      if (group.stack.height == 1) return fail("a hill has at least two chips", start);
      out.push_back(group);
    } while (next_is(','));
    return out;
  }
};

// Adds stacks as long as there are not too many chips; `start` is their place in the text.
Result<void> add_group(Stacks& stacks, std::uint64_t& chips, const Group& group,
                       std::size_t start) {
  if (group.count > (kMostChips - chips) / group.stack.height) {
    return fail(fmt::format("at most {} chips lie on a table", kMostChips), start);
  }
  chips += group.count * group.stack.height;
  stacks.add(group.stack, group.count);
  return {};
}

// "<2,4;2;2>": the first colour is r, the other b.
Result<Stacks> parse_hills(Reader reader) {
  const std::size_t start = reader.at;
  std::vector<Group> groups;
  for (const std::uint8_t part : {0, 1, 2, 3}) {
    if (auto sign = reader.sign("<,;;"[part]); !sign) return std::unexpected(sign.error());
    const auto colour = static_cast<std::uint8_t>(part % 2);
    if (part < 2) {
      SUMMAND_TRY(count, reader.singles());
      groups.push_back({{colour, 1}, count});
    } else {
      SUMMAND_TRY(hills, reader.hills(colour));
      groups.insert(groups.end(), hills.begin(), hills.end());
    }
  }
  if (auto sign = reader.sign('>'); !sign) return std::unexpected(sign.error());
  reader.skip_gap();
  if (!reader.done()) return fail("nothing is expected behind '>'", reader.at);
  Stacks out;
  std::uint64_t chips = 0;
  for (const Group& group : groups) {
    if (auto added = add_group(out, chips, group, start); !added) {
      return std::unexpected(added.error());
    }
  }
  return out;
}

}  // namespace

Result<Stacks> Stacks::parse(std::string_view text) {
  Stacks out;
  if (text == "0") return out;
  Reader reader{text};
  reader.skip_gap();
  if (reader.done()) return fail("expected stacks, such as 2r 1b 1b, or 0 for none");
  if (text[reader.at] == '<') return parse_hills(reader);
  std::uint64_t chips = 0;
  while (!reader.done()) {
    const std::size_t start = reader.at;
    SUMMAND_TRY(group, reader.group());
    if (auto added = add_group(out, chips, group, start); !added) {
      return std::unexpected(added.error());
    }
    reader.skip_gap();
  }
  return out;
}

std::string Stacks::print() const {
  if (empty()) return "0";
  std::string out;
  for (const Group& group : groups_) {
    const bool written_out = group.count <= kWrittenOut;
    for (std::uint64_t i = 0; i < (written_out ? group.count : 1); ++i) {
      if (!out.empty()) out += ' ';
      if (!written_out) out += fmt::format("{}x", group.count);
      out += babylon::print(group.stack);
    }
  }
  return out;
}

// --- counting ---

Stacks Stacks::singles(std::span<const std::uint64_t> chips) {
  SUMMAND_CHECK(chips.size() <= kMostColours);
  Stacks out;
  for (std::size_t i = 0; i < chips.size(); ++i) {
    if (chips[i] > 0) out.groups_.push_back({{static_cast<std::uint8_t>(i), 1}, chips[i]});
  }
  return out;
}

std::uint64_t Stacks::count() const {
  std::uint64_t sum = 0;
  for (const Group& group : groups_) sum += group.count;
  return sum;
}

std::uint64_t Stacks::chips() const {
  std::uint64_t sum = 0;
  for (const Group& group : groups_) sum += group.count * group.stack.height;
  return sum;
}

std::uint64_t Stacks::count(Stack stack) const {
  const auto at = std::ranges::lower_bound(groups_, stack, {}, &Group::stack);
  return at == groups_.end() || at->stack != stack ? 0 : at->count;
}

int Stacks::colours() const {
  int count = 0;
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    count += i == 0 || groups_[i].stack.colour != groups_[i - 1].stack.colour;
  }
  return count;
}

std::span<const Group> Stacks::of_colour(int colour) const {
  const auto same = std::ranges::equal_range(groups_, static_cast<std::uint8_t>(colour), {},
                                             [](const Group& g) { return g.stack.colour; });
  return {same.begin(), same.end()};
}

std::optional<std::vector<std::uint64_t>> Stacks::as_start() const {
  std::vector<std::uint64_t> out;
  for (const Group& group : groups_) {
    if (group.stack.height != 1) return std::nullopt;
    out.push_back(group.count);
  }
  return out;
}

// --- changing ---

void Stacks::add(Stack stack, std::uint64_t count) {
  const auto at = std::ranges::lower_bound(groups_, stack, {}, &Group::stack);
  if (at != groups_.end() && at->stack == stack) {
    at->count += count;
  } else if (count > 0) {
    groups_.insert(at, {stack, count});
  }
}

void Stacks::remove(Stack stack) {
  const auto at = std::ranges::lower_bound(groups_, stack, {}, &Group::stack);
  SUMMAND_CHECK(at != groups_.end() && at->stack == stack);
  if (--at->count == 0) groups_.erase(at);
}

Stacks after(Stacks stacks, const StackMove& move) {
  stacks.remove(move.upper);
  stacks.remove(move.lower);
  stacks.add({move.upper.colour, move.upper.height + move.lower.height});
  return stacks;
}

Stacks Stacks::unnamed() const {
  using Heights = std::vector<std::pair<std::uint64_t, std::uint64_t>>;  // with their counts
  std::vector<Heights> colours;
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    const Group& group = groups_[i];
    if (i == 0 || group.stack.colour != groups_[i - 1].stack.colour) colours.emplace_back();
    colours.back().emplace_back(group.stack.height, group.count);
  }
  std::ranges::sort(colours, std::greater{});
  Stacks out;
  out.groups_.reserve(groups_.size());
  for (std::size_t c = 0; c < colours.size(); ++c) {
    for (const auto& [height, count] : colours[c]) {
      out.groups_.push_back({{static_cast<std::uint8_t>(c), height}, count});
    }
  }
  return out;
}

std::size_t hash_value(const Stacks& stacks) {
  std::uint64_t hash = stacks.groups_.size();
  for (const Group& group : stacks.groups_) {
    hash = hash_combine(
        hash, group.stack.colour * std::uint64_t{0x9e3779b97f4a7c15} ^ group.stack.height);
    hash = hash_combine(hash, group.count);
  }
  return hash;
}

// --- picture ---

namespace {

constexpr std::uint64_t kMostDrawn = 24;  // stacks side by side, and chips of one

Paint paint_of(int colour) {
  constexpr std::array kPaints = {Paint::right, Paint::left, Paint::either};  // red, blue, green
  return colour < 3 ? kPaints[static_cast<std::size_t>(colour)] : Paint::plain;
}

void write(Picture& picture, int row, int column, std::string_view text, Paint paint) {
  for (const char c : text) picture.marks.push_back({row, column++, std::string(1, c), paint});
  picture.columns = std::max(picture.columns, column);
  picture.rows = std::max(picture.rows, row + 1);
}

}  // namespace

Picture Stacks::picture() const {
  Picture out;
  std::uint64_t highest = 0;
  for (const Group& group : groups_) highest = std::max(highest, group.stack.height);
  int at = 0;
  if (count() > kMostDrawn || highest > kMostDrawn) {  // a line for each colour
    for (std::size_t i = 0, row = 0; i < groups_.size(); ++i) {
      const Group& group = groups_[i];
      if (i > 0 && group.stack.colour != groups_[i - 1].stack.colour) ++row, at = 0;
      const std::string text = group.count == 1
                                   ? babylon::print(group.stack)
                                   : fmt::format("{}x{}", group.count, babylon::print(group.stack));
      write(out, static_cast<int>(row), at, text, paint_of(group.stack.colour));
      at += static_cast<int>(text.size()) + 1;
    }
    return out;
  }
  for (const Group& group : groups_) {
    const int top = static_cast<int>(highest - group.stack.height);
    for (std::uint64_t i = 0; i < group.count; ++i, at += 2) {
      write(out, top, at, kColourLetters.substr(group.stack.colour, 1),
            paint_of(group.stack.colour));
      for (int row = top + 1; row < static_cast<int>(highest); ++row) {
        out.marks.push_back({row, at, "▒", Paint::faint});
      }
    }
  }
  out.rows = static_cast<int>(highest);
  return out;
}

}  // namespace summand::babylon
