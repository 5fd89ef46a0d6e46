// WinningStrategy: a player's winning play in a sum, as a table of his replies.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "summand/search/search_watch.hpp"
#include "summand/verdict/sum_in_play.hpp"

namespace summand {

struct WinningStrategy {
  std::string game;  // the sum at the start, as an expression
  Player first = Player::left;
  Player winner = Player::left;
  // The winner's move in each sum that he can meet. Both have the form of SumText.
  std::map<std::string, std::string, std::less<>> replies{};

  friend bool operator==(const WinningStrategy&, const WinningStrategy&) = default;

  // A text for people that parse() reads: four lines about the game, the number of replies, and a
  // line for each reply, in the order of the sums.
  std::string print() const;
  // Reads the text only. check_strategy says whether the moves win. An error says what was
  // expected, and its offset is that of the line.
  static Result<WinningStrategy> parse(std::string_view text);
};

// The strategy of the player who wins when `first` starts. Each search visits a limited number of
// nodes. Each reply wins for certain. In a loopy game it also brings the end nearer. Fails if
// nobody wins because play goes on for ever, or if a limit is reached. The table has an entry for
// each sum that the winner can meet: the entries count against the budget of the store, and `watch`
// counts them.
Attempt<WinningStrategy> find_strategy(const SumInPlay& start, Player first,
                                       std::uint64_t most_nodes, SearchWatch* watch = nullptr);

}  // namespace summand
