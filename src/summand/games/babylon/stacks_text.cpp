// The text of stacks and of their moves.
#include <charconv>
#include <fmt/core.h>
#include <utility>

#include "summand/games/babylon/stacks.hpp"

namespace summand::babylon {

std::string print(const Stack& stack) {
  return fmt::format("{}{}", stack.height, kColourLetters[stack.colour]);
}

std::string print(const StackMove& move) { return print(move.upper) + ">" + print(move.lower); }

namespace {

constexpr std::uint64_t kWrittenOut = 2;  // up to this many equal stacks are written one by one

struct StacksReader {
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
  // Reads "2r" or "40x1r".
  Result<Group> group() {
    Group out;
    SUMMAND_TRY(first, number());
    out.stack.height = first;
    // If a height follows the x, the number is a count. Otherwise x is a colour.
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
  // Reads the number of single chips, which may be 0.
  Result<std::uint64_t> singles() {
    if (!next_is('0')) return number();
    ++at;
    return 0;
  }
  // Reads "2,2" or "5x2" or nothing.
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

// Adds stacks unless there are too many chips. `start` is the place of the group in the text.
Result<void> add_group(Stacks& stacks, std::uint64_t& chips, const Group& group,
                       std::size_t start) {
  if (group.count > (kMostChips - chips) / group.stack.height) {
    return fail(fmt::format("at most {} chips lie on a table", kMostChips), start);
  }
  chips += group.count * group.stack.height;
  stacks.add(group.stack, group.count);
  return {};
}

// Reads "<2,4;2;2>". The first colour is r, the other is b.
Result<Stacks> parse_hills(StacksReader reader) {
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
  StacksReader reader{text};
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

std::optional<StackMove> read_move(const Stacks& stacks, std::string_view text) {
  std::string name;
  for (const char c : text) {
    if (c != ' ' && c != '\t') name += c;
  }
  const std::size_t sign = name.find('>');
  if (sign == name.npos) return std::nullopt;
  const auto stack_named = [](std::string_view part) -> std::optional<Stack> {
    const auto group = StacksReader{part}.group();
    return group && print(group->stack) == part ? std::optional(group->stack) : std::nullopt;
  };
  const auto upper = stack_named(std::string_view(name).substr(0, sign));
  const auto lower = stack_named(std::string_view(name).substr(sign + 1));
  if (!upper || !lower || !fits(*upper, *lower)) return std::nullopt;
  StackMove move{*upper, *lower};
  if (upper->colour == lower->colour && move.lower < move.upper) std::swap(move.upper, move.lower);
  const bool are_there = move.upper == move.lower
                             ? stacks.count(move.upper) > 1
                             : stacks.count(move.upper) > 0 && stacks.count(move.lower) > 0;
  return are_there ? std::optional(move) : std::nullopt;
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

}  // namespace summand::babylon
