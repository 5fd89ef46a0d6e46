// WinningStrategy: how one player wins a sum, as a table of his replies.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "summand/search/search_watch.hpp"
#include "summand/verdict/sum_in_play.hpp"

namespace summand {

struct WinningStrategy {
  std::string game;  // the sum it begins with, as an expression
  Player first = Player::left;
  Player winner = Player::left;
  // The winner's move in each sum that he can meet, both as SumText has them.
  std::map<std::string, std::string, std::less<>> replies{};

  friend bool operator==(const WinningStrategy&, const WinningStrategy&) = default;

  // A text for people that parse() gives back: four lines of what it is about, the number of
  // replies, and a line for each, in the order of the sums.
  std::string print() const;
  // Reads the form of the text alone; check_strategy says whether the moves win. An error says what
  // was expected; its offset is that of the line.
  static Result<WinningStrategy> parse(std::string_view text);
};

// The strategy of the player who wins when `first` starts. Each search visits a limited number of
// nodes. Each reply wins for certain; in a loopy game it also brings the end nearer. Fails if
// nobody wins because play goes on for ever, or if a limit is reached. The table has an entry for
// each sum that the winner can meet: the entries count against the budget of the store, and `watch`
// counts them.
Attempt<WinningStrategy> find_strategy(const SumInPlay& start, Player first,
                                       std::uint64_t most_nodes, SearchWatch* watch = nullptr);

}  // namespace summand
