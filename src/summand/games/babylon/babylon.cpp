// Babylon: its theorems, its starts and its keys.
#include "summand/games/babylon.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/budget.hpp"
#include "summand/base/separated.hpp"
#include "summand/games/babylon/lemmas.hpp"

namespace summand::games {

std::optional<Known> Babylon::theorem(const Position& stacks, ValueStore& store) const {
  if (stacks.colours() <= 1) {
    const std::uint64_t moves = stacks.empty() ? 0 : stacks.count() - 1;
    return Known{store.nimber(moves % 2), "in one colour all stacks become one"};
  }
  if (babylon::out_of_reach(stacks)) {
    // Neither colour can disappear, so play ends with two stacks.
    return Known{store.nimber(stacks.count() % 2),
                 "a lone stack that is higher than all the others together stays to the end"};
  }
  if (const auto first = babylon::first_player_wins(stacks)) {
    constexpr std::string_view kTheorem =
        "two-colour Babylon (Goadrich & Schlatter 2011; Georgakopoulos & Winkler 2012)";
    if (!*first) return Known{store.zero(), kTheorem};
    return Known{Outcome::next, kTheorem};
  }
  constexpr std::uint64_t kMostSearched = 60;
  if (stacks.count() > kMostSearched) {
    reach_limit(Limit::size,
                fmt::format("the nimber of {} stacks of Babylon is out of reach: it is "
                            "known by search alone, of at most {} stacks",
                            stacks.count(), kMostSearched));
  }
  return std::nullopt;
}

Result<Start<Babylon>> Babylon::make(const Arguments& arguments) {
  std::vector<std::uint64_t> chips;
  std::uint64_t left = babylon::kMostChips;
  for (const Argument& argument : arguments) {
    const auto* count = argument.get<std::int64_t>();
    if (count == nullptr || *count < 1) {
      return fail("expected how many chips there are of each colour, such as 3,3,3,3",
                  argument.offset);
    }
    if (chips.size() == babylon::kMostColours) {
      return fail(fmt::format("there are letters for {} colours", babylon::kMostColours),
                  argument.offset);
    }
    const auto more = static_cast<std::uint64_t>(*count);
    if (more > left) {
      return fail(fmt::format("at most {} chips lie on a table", babylon::kMostChips),
                  argument.offset);
    }
    left -= more;
    chips.push_back(more);
  }
  if (chips.empty()) return fail("expected how many chips there are of each colour");
  return Start<Babylon>{{}, Position::singles(chips)};
}

std::string Babylon::print_call(const Position& stacks) const {
  const auto chips = stacks.as_start();
  // The first colours, without gaps.
  if (chips && !chips->empty() && stacks == Position::singles(*chips)) {
    return fmt::format("babylon({})", separated(*chips, ","));
  }
  return "babylon(\"" + stacks.print() + "\")";
}

// Symbols of five bits: a leading 1, the height of each stack, and a 0 before each new colour.
std::optional<PositionKey> Babylon::key(const Position& stacks) const {
  constexpr std::uint64_t kMostSymbols = 25, kMostHeight = 31;
  if (stacks.count() > kMostSymbols) return std::nullopt;
  __extension__ using Wide = unsigned __int128;
  Wide key = 1;
  std::uint64_t symbols = 0;
  int colour = 0;
  for (const auto& group : stacks.groups()) {
    const auto zeros = static_cast<std::uint64_t>(group.stack.colour - colour);
    colour = group.stack.colour;
    symbols += zeros + group.count;
    if (symbols > kMostSymbols || group.stack.height > kMostHeight) return std::nullopt;
    key <<= 5 * zeros;
    for (std::uint64_t i = 0; i < group.count; ++i) key = key << 5 | group.stack.height;
  }
  return PositionKey{static_cast<std::uint64_t>(key), static_cast<std::uint64_t>(key >> 64)};
}

}  // namespace summand::games
