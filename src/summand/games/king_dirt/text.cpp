#include <charconv>
#include <fmt/core.h>

#include "summand/games/king_dirt.hpp"

namespace summand::games {
namespace {

// Reads the number of stones in hand at a place, and moves the place behind it.
Result<int> read_hand(std::string_view text, std::size_t& at) {
  int hand = 0;
  const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), hand);
  if (error == std::errc::invalid_argument || text[at] == '-') {
    return fail("expected a number of stones in hand, as in ...|...;2,1", at);
  }
  if (error != std::errc() || hand > KingDirt::kMostInHand) {
    return fail(fmt::format("a player has at most {} stones in hand", KingDirt::kMostInHand), at);
  }
  at = static_cast<std::size_t>(end - text.data());
  return hand;
}

Result<int> hand_of(const Argument& argument) {
  const auto* hand = argument.get<std::int64_t>();
  if (hand == nullptr || *hand < 0 || *hand > KingDirt::kMostInHand) {
    return fail(
        fmt::format("expected a number of stones in hand from 0 to {}", KingDirt::kMostInHand),
        argument.offset);
  }
  return static_cast<int>(*hand);
}

}  // namespace

Result<KingDirt::Position> KingDirt::parse(std::string_view text) const {
  const std::size_t rest = text.find(';');
  SUMMAND_TRY(board, Board::parse(text.substr(0, rest), kLetters));
  Position position{std::move(board)};
  if (rest == text.npos) return position;
  std::size_t at = rest + 1;
  SUMMAND_TRY(left, read_hand(text, at));
  if (at == text.size() || text[at] != ',') {
    return fail("expected ',' between the stones in hand", at);
  }
  ++at;
  SUMMAND_TRY(right, read_hand(text, at));
  position.left_hand = left;
  position.right_hand = right;
  position.may_wait = at < text.size() && text[at] == '?';
  if (position.may_wait) ++at;
  if (at != text.size()) return fail("expected the end behind the stones in hand", at);
  return position;
}

std::string KingDirt::print(const Position& position) const {
  std::string out = position.board.print(kLetters);
  if (position.has_hands() || position.may_wait) {
    out += fmt::format(";{},{}{}", position.left_hand, position.right_hand,
                       position.may_wait ? "?" : "");
  }
  return out;
}

Result<Start<KingDirt>> KingDirt::make(const Arguments& arguments) {
  Position position;
  if (arguments.size() == 1 || arguments.size() == 2) {
    SUMMAND_TRY(board, Board::make_empty(arguments));
    position = {std::move(board), 1, 1, false};
  } else if (arguments.size() == 3) {
    SUMMAND_TRY(board, Board::make_empty({arguments[0]}));
    SUMMAND_TRY(left, hand_of(arguments[1]));
    SUMMAND_TRY(right, hand_of(arguments[2]));
    position = {std::move(board), left, right, false};
  } else {
    return fail("expected a board and the stones in hand, such as king-dirt(3x4, 2, 1)",
                arguments.empty() ? 0 : arguments.front().offset);
  }
  return Start<KingDirt>{{}, std::move(position)};
}

// Below the board, the stones in hand. They stand away from the first column, where a cell would
// be.
Picture KingDirt::picture(const Position& position) const {
  Picture picture = position.board.picture({"·", "●", "○", "█"});
  if (!position.has_hands()) return picture;
  const auto add_row = [&](int hand, std::string_view glyph, Paint paint) {
    if (hand == 0) return;
    const int row = picture.rows++;
    const std::string text = fmt::format("+{}", hand);
    picture.marks.push_back({row, 1, std::string(glyph), paint});
    for (std::size_t i = 0; i < text.size(); ++i) {
      const int column = static_cast<int>(i) + 2;
      picture.marks.push_back({row, column, text.substr(i, 1), Paint::plain});
      picture.columns = std::max(picture.columns, column + 1);
    }
  };
  ++picture.rows;
  add_row(position.left_hand, "●", Paint::left);
  add_row(position.right_hand, "○", Paint::right);
  return picture;
}

}  // namespace summand::games
