// AnimalsOnAStrip: the base of games with toads and frogs on a strip.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/strip.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games::toads_and_frogs {

// `Game` is the game itself. Toads are Left's pieces and go to the right, frogs are Right's and go
// to the left.
template <class Game>
struct AnimalsOnAStrip {
  using Position = Strip;
  struct Move {
    int from, to;
    auto operator<=>(const Move&) const = default;
  };

  static constexpr Strip::Letters kLetters{'T', 'F', '.'};

  friend bool operator==(const AnimalsOnAStrip&, const AnimalsOnAStrip&) = default;

  // The slides by one cell ahead, and then the jumps over one animal of the other kind.
  template <class Visit>
  static void for_each_move_ahead(const Strip& strip, Player player, Visit&& visit) {
    const std::uint64_t toads = strip.left(), frogs = strip.right(), free = strip.free();
    if (player == Player::left) {
      for_each_cell(toads & free >> 1, [&](int from) { visit(Move{from, from + 1}); });
      for_each_cell(toads & frogs >> 1 & free >> 2, [&](int from) { visit(Move{from, from + 2}); });
    } else {
      for_each_cell(frogs & free << 1, [&](int from) { visit(Move{from, from - 1}); });
      for_each_cell(frogs & toads << 1 & free << 2, [&](int from) { visit(Move{from, from - 2}); });
    }
  }

  Strip play(const Strip& strip, Player, Move move) const {
    return strip.moved(move.from, move.to);
  }

  Strip mirror(const Strip& strip) const { return strip.mirrored(); }
  std::optional<PositionKey> key(const Strip& strip) const { return strip.key(); }

  // (3,2,4) is TTT..FFFF.
  static Result<Start<Game>> make(const Arguments& arguments) {
    std::array<int, 3> counts{};
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      const auto* count = arguments[i].template get<std::int64_t>();
      if (arguments.size() != 3 || count == nullptr || *count < 0) {
        return fail("expected numbers of toads, free cells and frogs, such as 3, 2, 4",
                    arguments[i].offset);
      }
      if (*count > Strip::kMostCells) {
        return fail(fmt::format("a strip has at most {} cells", Strip::kMostCells),
                    arguments[i].offset);
      }
      counts[i] = static_cast<int>(*count);
    }
    const auto& [toads, free, frogs] = counts;
    const int length = toads + free + frogs;
    if (length == 0 || length > Strip::kMostCells) {
      return fail(fmt::format("a strip has from 1 to {} cells", Strip::kMostCells),
                  arguments.empty() ? 0 : arguments.front().offset);
    }
    const std::uint64_t right = frogs == 0 ? 0 : low_bits(frogs) << (toads + free);
    return Start<Game>{{}, Strip(length, low_bits(toads), right)};
  }

  Result<Strip> parse(std::string_view text) const { return Strip::parse(text, kLetters); }
  std::string print(const Strip& strip) const { return strip.print(kLetters); }
  // Cells are counted from 1. 3-4 is a slide, 3x5 is a jump.
  std::string print_move(const Strip&, Player, Move move) const {
    const bool slide = move.from - move.to == 1 || move.to - move.from == 1;
    return std::to_string(move.from + 1) + (slide ? '-' : 'x') + std::to_string(move.to + 1);
  }

  // All strips of at most nine cells.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    Strip::for_each_up_to(9, visit);
  }

  BoardShape shape(const Strip& strip) const { return strip.shape(kLetters); }
  std::vector<int> cells(const Strip&, Player, Move move) const { return {move.from, move.to}; }
  Picture picture(const Strip& strip) const { return strip.picture(kLetters); }

 protected:
  template <class Visit>
  static void for_each_cell(std::uint64_t cells, Visit&& visit) {
    for (; cells != 0; cells &= cells - 1) visit(std::countr_zero(cells));
  }
};

}  // namespace summand::games::toads_and_frogs
