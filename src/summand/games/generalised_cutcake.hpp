// Generalised Cutcake: Cutcake with other rules for each player (Winning Ways ch. 2).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "summand/games/cakes/cake.hpp"
#include "summand/games/cakes/splitting.hpp"

namespace summand::games {

struct GeneralisedCutcake {
  static constexpr RulesetInfo info{
      .name = "generalised-cutcake",
      .title = "Generalised Cutcake",
      .rules =
          "Left cuts the columns of a cake and Right its rows, each by a rule of his own: in two, "
          "in "
          "any number of parts, in three, in two unequal parts, in halves, in equal parts, in "
          "slices "
          "of width 1, in two thick parts (of at least 2), or by the code of a taking game, which "
          "may eat columns.",
      .notation =
          "generalised-cutcake(three, 4x7) is a cake of 4 rows and 7 columns that both cut in "
          "three, "
          "generalised-cutcake(halves, any, 4x7) one that Left cuts in halves and Right as she "
          "likes; the words are two, any, three, unequal, halves, equal, slices, thick. By codes, "
          "\"4\" is Cutcake and \"0.7\" Eatcake. The rule of Hickerson's Cutcake is not at hand: "
          "these "
          "are candidates, and none of them is claimed to be his. In quotes alone, cakes to cut in "
          "three. The move 1x7->1x4+1x2+1x1 is a cut.",
      .source = "after Winning Ways ch. 2",
      .examples = {"4x7", "3x5, 1x8"},
  };
  static constexpr bool splits_by_moves = true;

  Splitting left{Cuts::three}, right{Cuts::three};

  using Position = Cakes;
  struct Move {
    Cake from;
    std::vector<std::uint32_t> widths;
    bool operator==(const Move&) const = default;
  };

  bool operator==(const GeneralisedCutcake&) const = default;

  std::vector<Move> moves(const Cakes& cakes, Player player) const {
    std::vector<Move> out;
    for (const auto& batch : cakes.batches()) {
      const Cake& cake = batch.cake;
      const bool upright = player == Player::left;
      auto ways = upright ? left.ways(cake.columns) : right.ways(cake.rows);
      for (auto& widths : ways) out.push_back({cake, std::move(widths)});
    }
    return out;
  }
  Cakes play(Cakes cakes, Player player, const Move& move) const {
    cakes.remove(move.from);
    for (const std::uint32_t width : move.widths) cakes.add(part(move.from, player, width));
    return cakes;
  }
  std::optional<Copies<Cakes>> take_copies(Cakes& rest) const { return take_equal_cakes(rest); }
  std::optional<PositionKey> key(const Cakes& cakes) const { return key_of(cakes); }

  // generalised-cutcake(three, 4x7), generalised-cutcake("0.7", "4", 4x7, 2x2).
  static Result<Start<GeneralisedCutcake>> make(const Arguments& arguments) {
    Start<GeneralisedCutcake> start;
    std::size_t behind = 0;
    for (; behind < arguments.size() && behind < 2; ++behind) {
      const auto* word = arguments[behind].get<Word>();
      const auto* text = word != nullptr ? &word->text : arguments[behind].get<std::string>();
      if (text == nullptr) break;
      auto rule = Splitting::parse(*text);
      if (!rule) return shifted(std::move(rule).error(), arguments[behind].offset);
      if (behind == 0) start.rules.left = *rule;
      start.rules.right = *std::move(rule);
    }
    if (behind + 1 == arguments.size() && arguments[behind].get<std::string>() != nullptr) {
      SUMMAND_TRY(cakes, start.rules.parse(*arguments[behind].get<std::string>()));
      start.position = std::move(cakes);
      return start;
    }
    SUMMAND_TRY(cakes, make_cakes({arguments.begin() + static_cast<std::ptrdiff_t>(behind),
                                   arguments.end()}));
    SUMMAND_TRY(checked, start.rules.not_too_large(std::move(cakes)));
    start.position = std::move(checked);
    return start;
  }
  Result<Cakes> parse(std::string_view text) const {
    SUMMAND_TRY(cakes, Cakes::parse(text));
    return not_too_large(std::move(cakes));
  }
  std::string print(const Cakes& cakes) const { return cakes.print(); }
  std::string print_call(const Cakes& cakes) const {
    return "generalised-cutcake(\"" + left.print() + "\",\"" + right.print() + "\",\"" +
           cakes.print() + "\")";
  }
  std::string print_move(const Cakes&, Player player, const Move& move) const {
    std::string text = move.from.print() + "->";
    for (const std::uint32_t width : move.widths) {
      if (text.back() != '>') text += '+';
      text += part(move.from, player, width).print();
    }
    return move.widths.empty() ? text + '0' : text;
  }

  // All tables of at most 17 cells of cake.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for_each_small_table(17, visit);
  }

  BoardShape shape(const Cakes& cakes) const { return shape_of(cakes); }
  std::vector<int> cells(const Cakes& cakes, Player, const Move& move) const {
    return {place_in_shape(cakes, move.from)};
  }
  Picture picture(const Cakes& cakes) const { return picture_of(cakes, Paint::left, Paint::right); }

 private:
  Result<Cakes> not_too_large(Cakes cakes) const {
    for (const auto& [cake, count] : cakes.batches()) {
      if (cake.columns <= left.longest_side() && cake.rows <= right.longest_side()) continue;
      return fail(fmt::format("{} has more moves than anybody would list", cake.print()));
    }
    return cakes;
  }
  static Cake part(const Cake& cake, Player player, std::uint32_t width) {
    return player == Player::left ? Cake{cake.rows, width} : Cake{width, cake.columns};
  }
};

}  // namespace summand::games
