#include "summand/games/babylon/stacks.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"

namespace summand::babylon {

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

std::uint64_t hash_value(const Stacks& stacks) {
  std::uint64_t hash = stacks.groups_.size();
  for (const Group& group : stacks.groups_) {
    hash = hash_combine(
        hash, group.stack.colour * std::uint64_t{0x9e3779b97f4a7c15} ^ group.stack.height);
    hash = hash_combine(hash, group.count);
  }
  return hash;
}

// --- shape ---

BoardShape Stacks::shape() const {
  BoardShape out{.kind = ShapeKind::stacks,
                 .touched = ShapePart::stack,
                 .letters = std::string(kColourLetters)};
  for (const Group& group : groups_) {
    out.stacks.push_back({.colour = std::string(1, kColourLetters[group.stack.colour]),
                          .height = group.stack.height,
                          .count = group.count});
  }
  return out;
}

int Stacks::place_in_shape(Stack stack) const {
  return static_cast<int>(std::ranges::lower_bound(groups_, stack, {}, &Group::stack) -
                          groups_.begin());
}

// --- picture ---

namespace {

constexpr std::uint64_t kMostDrawn = 24;  // stacks side by side, or chips in one stack

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
  if (count() > kMostDrawn || highest > kMostDrawn) {  // one line for each colour
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
  // Side by side, each above its name.
  for (const Group& group : groups_) {
    const int top = static_cast<int>(highest - group.stack.height);
    const std::string name = babylon::print(group.stack);
    for (std::uint64_t i = 0; i < group.count; ++i) {
      write(out, static_cast<int>(highest), at, name, Paint::faint);
      write(out, top, at + static_cast<int>(name.size()) - 1,
            kColourLetters.substr(group.stack.colour, 1), paint_of(group.stack.colour));
      for (int row = top + 1; row < static_cast<int>(highest); ++row) {
        out.marks.push_back({row, at + static_cast<int>(name.size()) - 1, "▒", Paint::faint});
      }
      at += static_cast<int>(name.size()) + 1;
    }
  }
  return out;
}

}  // namespace summand::babylon
