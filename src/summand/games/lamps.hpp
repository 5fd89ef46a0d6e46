// Lamps: a single game ends if the players alternate, but the sum of two can last for ever.
#pragma once

#include <algorithm>
#include <cstdint>
#include <fmt/core.h>
#include <functional>
#include <string>
#include <string_view>

#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct Lamps {
  static constexpr RulesetInfo info{
      .name = "lamps",
      .title = "Lamps",
      .rules =
          "A player switches one of his lamps on or off, or breaks a lamp of the other player.",
      .notation =
          "In quotes, one letter a lamp: L is a lamp of Left that is off, l one that is on, R and "
          "r "
          "are lamps of Right, . is a broken one. Lamps are counted from 1: the moves are 1 on, 1 "
          "off and 1 broken. A lamp by itself is broken after two moves at most, when the players "
          "take turns; in lamps(\"LR\") each of them can go on switching for ever.",
      .source =
          "an example for a heading of Winning Ways ch. 2: the sum of two finite games can "
          "last for ever",
      .examples = {"L", "LR", "lR.L"},
  };
  static constexpr bool loopy = true;
  static constexpr bool splits_by_moves = true;
  static constexpr bool letters_have_case = true;
  static constexpr std::size_t kMostLamps = 64;

  struct Position {
    std::string lamps;

    friend bool operator==(const Position&, const Position&) = default;
    friend auto operator<=>(const Position&, const Position&) = default;
    friend std::uint64_t hash_value(const Position& position) {
      return std::hash<std::string>()(position.lamps);
    }
  };
  struct Move {
    std::size_t lamp;
    char becomes;
    auto operator<=>(const Move&) const = default;
  };

  bool operator==(const Lamps&) const = default;

  template <class Visit>
  void for_each_move(const Position& position, Player player, Visit&& visit) const {
    for (std::size_t i = 0; i < position.lamps.size(); ++i) {
      const char lamp = position.lamps[i];
      if (lamp == '.') continue;
      visit(Move{i, is_of(lamp, player) ? switched(lamp) : '.'});
    }
  }
  Position play(Position position, Player, Move move) const {
    position.lamps[move.lamp] = move.becomes;
    return position;
  }

  std::vector<Position> parts(const Position& position) const {
    std::vector<Position> out;
    for (const char lamp : position.lamps) {
      if (lamp != '.') out.push_back({std::string(1, lamp)});
    }
    return out;
  }
  Position mirror(Position position) const {
    for (char& lamp : position.lamps) {
      const std::size_t at = kLamps.find(lamp);
      if (at != kLamps.npos) lamp = kLamps[at ^ 2];
    }
    return position;
  }

  Result<Position> parse(std::string_view text) const {
    if (text.empty()) return fail("expected lamps, such as LR");
    if (text.size() > kMostLamps)
      return fail(fmt::format("more than {} lamps", kMostLamps), kMostLamps);
    const std::size_t wrong = text.find_first_not_of("LlRr.");
    if (wrong != text.npos) return fail("expected 'L', 'l', 'R', 'r' or '.'", wrong);
    return Position{std::string(text)};
  }
  std::string print(const Position& position) const { return position.lamps; }
  std::string print_move(const Position&, Player, Move move) const {
    const std::string_view what = move.becomes == '.'   ? "broken"
                                  : is_on(move.becomes) ? "on"
                                                        : "off";
    return fmt::format("{} {}", move.lamp + 1, what);
  }

  // All rows of at most six lamps.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for (std::size_t count = 1; count <= 6; ++count) {
      std::string lamps(count, '.');
      for (bool more = true; more;) {
        visit(Position{lamps});
        more = std::ranges::any_of(lamps, [](char& lamp) {
          const std::size_t next = kLamps.find(lamp) + 1;  // 0 for a broken lamp
          lamp = next < kLamps.size() ? kLamps[next] : '.';
          return lamp != '.';
        });
      }
    }
  }

  BoardShape shape(const Position& position) const { return strip_shape(position.lamps, ".LlRr"); }
  std::vector<int> cells(const Position&, Player, Move move) const {
    return {static_cast<int>(move.lamp)};
  }
  Picture picture(const Position& position) const {
    const int count = static_cast<int>(position.lamps.size());
    Picture picture{.rows = 1, .columns = 2 * count - 1, .marks = {}};
    for (int i = 0; i < count; ++i) {
      const char lamp = position.lamps[static_cast<std::size_t>(i)];
      const Paint paint = lamp == '.'                 ? Paint::empty
                          : is_of(lamp, Player::left) ? Paint::left
                                                      : Paint::right;
      const std::string_view glyph = lamp == '.' ? "·" : is_on(lamp) ? "●" : "○";
      picture.marks.push_back({0, 2 * i, std::string(glyph), paint, std::string(1, lamp)});
    }
    return picture;
  }

 private:
  static constexpr std::string_view kLamps = "LlRr";  // each lit one follows the dark one

  static bool is_of(char lamp, Player player) {
    return (kLamps.find(lamp) < 2) == (player == Player::left);
  }
  static bool is_on(char lamp) { return lamp == 'l' || lamp == 'r'; }
  static char switched(char lamp) { return kLamps[kLamps.find(lamp) ^ 1]; }
};

}  // namespace summand::games
