#include "summand/heaps/nim/columns.hpp"

#include <algorithm>
#include <bit>
#include <fmt/core.h>
#include <optional>
#include <span>

#include "summand/base/separated.hpp"

namespace summand::heaps {

namespace {

// Moves pairs of equal sizes to `pairs`, and the rest to `unpaired`.
void pair_up(NimColumns& columns) {
  for (const std::uint64_t heap : columns.heaps) {
    if (!columns.unpaired.empty() && columns.unpaired.back() == heap) {
      columns.unpaired.pop_back();
      columns.pairs.push_back(heap);
    } else {
      columns.unpaired.push_back(heap);
    }
  }
}

std::string counters(std::uint64_t count) {
  return fmt::format("{} counter{}", count, count == 1 ? "" : "s");
}

std::vector<std::string> remarks_on_winning(const NimColumns& columns) {
  constexpr std::size_t kMostMoves = 12;
  const auto top = static_cast<unsigned>(std::bit_width(columns.sum) - 1);
  const std::size_t count = columns.winning.size();
  const bool one = count == 1;
  std::vector<std::string> out = {
      fmt::format("The leftmost 1 of the sum is in the column of {}, where {} {} a 1: {} {}.",
                  std::uint64_t{1} << top, one ? "one heap" : fmt::format("{} heaps", count),
                  one ? "has" : "have", one ? "one move" : fmt::format("{} moves", count),
                  one ? "wins" : "win")};
  std::size_t told = 0;
  for (std::size_t lines = 0; told < count && lines < kMostMoves; ++lines) {
    const NimMove move = columns.winning[told];
    // Equal heaps are neighbours.
    std::size_t alike = 1;
    while (told + alike < count && columns.winning[told + alike] == move) ++alike;
    out.push_back(fmt::format("  {0} and {1} without carry make {2}: take {3} from {4} of {0}{5}.",
                              move.from, columns.sum, move.to, counters(move.from - move.to),
                              alike == 1 ? "the heap" : fmt::format("any of the {} heaps", alike),
                              move.to == 0 ? ", which is all of it" : ""));
    told += alike;
  }
  if (told < count) out.push_back(fmt::format("  ... and {} more.", count - told));
  return out;
}

// Returns "Two at a time: 7 and 5 do the same as 2, 2 and 3 the same as 1."
std::optional<std::string> replaced_by_twos(const std::vector<std::uint64_t>& heaps) {
  constexpr std::size_t kFewest = 3, kMost = 8;
  if (heaps.size() < kFewest || heaps.size() > kMost) return std::nullopt;
  std::string out;
  std::uint64_t one = heaps.front();
  for (std::size_t i = 1; i < heaps.size(); ++i) {
    const std::uint64_t both = one ^ heaps[i];
    if (one == 0) {
      one = both;
      continue;
    }
    out += fmt::format("{}{} and {}{} {}", out.empty() ? "" : ", ", one, heaps[i],
                       out.empty() ? " do the same as" : " the same as",
                       both == 0 ? "no heap" : std::to_string(both));
    one = both;
  }
  return fmt::format("Heaps replaced two at a time: {}.", out);
}

}  // namespace

NimColumns nim_columns(std::vector<std::uint64_t> heaps) {
  NimColumns out{.heaps = std::move(heaps)};
  std::erase(out.heaps, 0);
  std::ranges::sort(out.heaps, std::greater<>());
  for (const std::uint64_t heap : out.heaps) out.sum ^= heap;
  if (!out.heaps.empty()) out.columns = static_cast<unsigned>(std::bit_width(out.heaps.front()));
  for (const std::uint64_t heap : out.heaps) {
    if ((heap ^ out.sum) < heap) out.winning.push_back({heap, heap ^ out.sum});
  }
  pair_up(out);
  return out;
}

std::string binary(std::uint64_t number, unsigned digits) {
  return fmt::format("{:0{}b}", number, digits);
}

std::vector<std::string> addition_of(const NimColumns& columns, std::size_t most) {
  const std::size_t width =
      columns.heaps.empty() ? 1 : std::to_string(columns.heaps.front()).size();
  const auto row = [&](std::uint64_t number) {
    return fmt::format("{:>{}}  {}", number, width, binary(number, columns.columns));
  };
  std::vector<std::string> out;
  const std::size_t count = columns.heaps.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (count > most && i == most / 2) {
      out.push_back(fmt::format("{:>{}}  ({} more heaps)", "...", width, count - most));
      i += count - most;
    }
    out.push_back(row(columns.heaps[i]));
  }
  out.push_back(fmt::format("{:>{}}  {:->{}}", "", width, "", columns.columns));
  out.push_back(row(columns.sum));
  return out;
}

std::vector<std::string> remarks_on(const NimColumns& columns) {
  std::vector<std::string> out;
  const auto say = [&](std::string sentence) { out.push_back(std::move(sentence)); };
  if (columns.heaps.empty()) {
    say("There is nothing to take: the player to move has lost.");
    return out;
  }
  if (columns.lost()) {
    say("Every column has an even number of 1s, so the sum is 0: the player who moves loses. Each "
        "move "
        "changes one heap, and with it the number of 1s in some column.");
  } else {
    out = remarks_on_winning(columns);
  }
  if (auto twos = replaced_by_twos(columns.heaps)) say(*std::move(twos));
  if (!columns.pairs.empty()) {
    const bool all = columns.unpaired.empty();
    say(fmt::format(
        "Equal heaps cancel ({}{}): a move in one can be copied in the other. {}",
        separated(std::span(columns.pairs).first(std::min<std::size_t>(columns.pairs.size(), 8)),
                  ", "),
        columns.pairs.size() > 8 ? ", ..." : "",
        all ? "Nothing else is left here, so the player who answers wins."
            : fmt::format("Without them the sum consists of {} heap{}.", columns.unpaired.size(),
                          columns.unpaired.size() == 1 ? "" : "s")));
  }
  if (columns.heaps.front() == 1) {
    say(fmt::format("All heaps are single counters, so only parity counts: {} is {}.",
                    columns.heaps.size(), columns.heaps.size() % 2 == 0 ? "even" : "odd"));
  }
  say(columns.lost()
          ? fmt::format("As a checksum: any heap is the nim-sum of the others, as {} is here.",
                        columns.heaps.front())
          : fmt::format("As a checksum: one more heap of {} would make every column even.",
                        columns.sum));
  return out;
}

}  // namespace summand::heaps
