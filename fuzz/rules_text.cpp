// Any text. If it is a file of rules, the games that it gives are played for some moves, and the
// results of moves are read as they were written. So are starts.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/rules/text_game.hpp"
#include "summand/ruleset/any.hpp"

namespace {

// Follows the first, the last and a middle move of each player.
void play(const summand::AnyPosition& position, int moves_left) {
  using namespace summand;
  const auto again = position.ruleset().parse(position.print());
  SUMMAND_CHECK(again && *again == position);
  if (moves_left == 0) return;
  for (const Player player : {Player::left, Player::right}) {
    const std::vector<AnyMove> moves = position.moves(player);
    std::set<std::string> names, results;
    for (const AnyMove& move : moves) {
      SUMMAND_CHECK(names.insert(move.name).second);
      SUMMAND_CHECK(results.insert(move.after.print()).second);
      SUMMAND_CHECK(!(move.after == position));
    }
    if (moves.empty()) continue;
    play(moves[moves.size() / 2].after, moves_left - 1);
  }
}

}  // namespace

extern "C" int summand_fuzz_rules_text(const std::uint8_t* data, std::size_t size) {
  using namespace summand;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto game = text_game(text);
  // Each repetition multiplies the ways to lay a pattern.
  const auto repeats = std::ranges::count_if(text, [](char c) { return c == '*' || c == '+'; });
  if (!game) {
    SUMMAND_CHECK(game.error().offset <= size);
    return 0;
  }
  if (repeats > 12) return 0;
  std::size_t boards = 0;
  (*game)->small_positions([&](const AnyPosition& position) {
    if (++boards % 97 == 0) play(position, 2);
  });
  for (const std::string_view example : (*game)->info().given_examples()) {
    if (example.size() <= 12) play((*game)->parse(example).value(), 1);
  }
  for (const Arguments& sides :
       {Arguments{{.what = Dimensions{{2, 3}}}}, Arguments{{.what = std::int64_t{5}}}}) {
    if (const auto start = (*game)->make(sides)) play(*start, 1);
  }
  return 0;
}
