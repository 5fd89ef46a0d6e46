// Poker-Nim: Nim with chips that may be added again (Winning Ways ch. 3).
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/boards/heaps.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct PokerNim {
  static constexpr RulesetInfo info{
      .name = "poker-nim",
      .title = "Poker-Nim",
      .rules =
          "A player takes any number of chips from one heap and keeps them, or adds some of the "
          "chips he has won to one heap.",
      .notation =
          "poker-nim(3,5,7) has heaps of 3, 5 and 7 chips, and nobody has won any yet. In quotes, "
          "the chips that Left and Right hold stand after the heaps: \"3,5,7; 2/0\". The move 5->3 "
          "wins "
          "two "
          "chips, 5->6 gives one back.",
      .source = "Winning Ways ch. 3",
      .examples = {"3,5,7", "1,2; 2/1"},
  };
  static constexpr bool loopy = true;

  struct Position {
    Heaps heaps;
    std::uint64_t held[2] = {0, 0};  // Left's chips, Right's chips

    std::size_t heap_bytes() const { return heaps.heap_bytes(); }
    friend bool operator==(const Position&, const Position&) = default;
    friend auto operator<=>(const Position&, const Position&) = default;
    friend std::uint64_t hash_value(const Position& position) {
      return hash_combine(hash_combine(hash_value(position.heaps), position.held[0]),
                          position.held[1]);
    }
  };
  struct Move {
    std::uint64_t from, to;  // a heap of size `from` becomes a heap of size `to`
    auto operator<=>(const Move&) const = default;
  };

  bool operator==(const PokerNim&) const = default;

  template <class Visit>
  void for_each_move(const Position& position, Player player, Visit&& visit) const {
    for (const std::uint64_t heap : position.heaps.distinct()) {
      for (std::uint64_t to = 0; to < heap; ++to) visit(Move{heap, to});
      for (std::uint64_t added = 1; added <= held(position, player); ++added) {
        visit(Move{heap, heap + added});
      }
    }
  }
  Position play(Position position, Player player, Move move) const {
    position.heaps.replace(move.from, move.to);
    position.held[player == Player::right] +=
        move.from - move.to;  // wraps below 0 if chips are added
    return position;
  }

  // The other player reverses a move that adds chips by taking them away. He keeps these chips, so
  // that comes to an end.
  std::optional<Known> theorem(const Position& position, ValueStore& store) const {
    return Known{store.nimber(position.heaps.nim_sum()),
                 "Poker-Nim is Nim, whoever holds the chips (Winning Ways ch. 3)"};
  }

  // Never adds chips, so that play ends.
  std::optional<Advice<Move>> advice(const Position& position, Player) const {
    const std::uint64_t nim_sum = position.heaps.nim_sum();
    for (const std::uint64_t heap : position.heaps.distinct()) {
      const std::uint64_t to = heap ^ nim_sum;
      if (to < heap) return Advice<Move>{{heap, to}, "it leaves heaps of nim-sum 0"};
    }
    return std::nullopt;
  }

  Position mirror(Position position) const {
    std::swap(position.held[0], position.held[1]);
    return position;
  }

  static Result<Start<PokerNim>> make(const Arguments& arguments) {
    SUMMAND_TRY(heaps, Heaps::make(arguments));
    SUMMAND_TRY(position, checked({std::move(heaps)}, 0));
    return Start<PokerNim>{{}, std::move(position)};
  }
  Result<Position> parse(std::string_view text) const {
    const std::size_t end = std::min(text.find(';'), text.size());
    SUMMAND_TRY(heaps, Heaps::parse(text.substr(0, end)));
    Position position{std::move(heaps)};
    if (end < text.size()) {
      std::size_t at = end + 1;
      for (std::uint64_t& held : position.held) {
        while (at < text.size() && text[at] == ' ') ++at;
        const auto [behind, error] =
            std::from_chars(text.data() + at, text.data() + text.size(), held);
        if (error != std::errc()) return fail("expected the chips of a player, such as 2/0", at);
        at = static_cast<std::size_t>(behind - text.data());
        if (&held == position.held) {
          if (at == text.size() || text[at] != '/') return fail("expected '/'", at);
          ++at;
        }
      }
      if (at != text.size()) return fail("expected the end of the position", at);
    }
    return checked(std::move(position), 0);
  }
  std::string print(const Position& position) const {
    if (position.held[0] == 0 && position.held[1] == 0) return position.heaps.print();
    return fmt::format("{}; {}/{}", position.heaps.print(), position.held[0], position.held[1]);
  }
  std::string print_move(const Position&, Player, Move move) const {
    return fmt::format("{}->{}", move.from, move.to);
  }

  // Up to three heaps, and at most 20 chips in all.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    constexpr std::uint64_t kChips = 20;
    Heaps::for_each_up_to(3, kChips, [&](const Heaps& heaps) {
      std::uint64_t chips = 0;
      for (const std::uint64_t heap : heaps.sizes()) chips += heap;
      for (std::uint64_t left = 0; chips + left <= kChips; ++left) {
        for (std::uint64_t right = 0; chips + left + right <= kChips; ++right) {
          visit(Position{heaps, {left, right}});
        }
      }
    });
  }

  BoardShape shape(const Position& position) const { return position.heaps.shape(); }
  std::vector<int> cells(const Position& position, Player, Move move) const {
    return {position.heaps.place_of(move.from)};
  }

  // The heaps, and below them what the players hold.
  Picture picture(const Position& position) const {
    Picture picture = position.heaps.picture();
    if (position.held[0] == 0 && position.held[1] == 0) return picture;
    const std::string held =
        fmt::format("Left holds {}, Right {}", position.held[0], position.held[1]);
    const int length = static_cast<int>(held.size());
    for (int i = 0; i < length; ++i) {
      picture.marks.push_back({picture.rows, i, held.substr(static_cast<std::size_t>(i), 1)});
    }
    ++picture.rows;
    picture.columns = std::max(picture.columns, length);
    return picture;
  }

 private:
  // The limit for all chips together. So a heap can never hold more.
  static constexpr std::uint64_t kMostChips = 1'000'000;

  static std::uint64_t held(const Position& position, Player player) {
    return position.held[player == Player::right];
  }

  static Result<Position> checked(Position position, std::size_t offset) {
    std::uint64_t chips = 0;
    const auto add = [&](std::uint64_t more) { chips += std::min(kMostChips + 1, more); };
    for (const std::uint64_t heap : position.heaps.sizes()) add(heap);
    for (const std::uint64_t held : position.held) add(held);
    if (chips > kMostChips) return fail(fmt::format("more than {} chips", kMostChips), offset);
    return position;
  }
};

}  // namespace summand::games
