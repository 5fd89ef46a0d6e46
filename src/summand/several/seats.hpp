// Who sits where at a table of several players.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/several/opponent.hpp"

namespace summand {

struct Seat {
  std::optional<Manner> program;  // none: a person

  bool is_person() const { return !program; }
  bool operator==(const Seat&) const = default;
};

// "person, paranoid, mcts": for each player a person or a program, player 0 first. Spaces around a
// word do not count. Errors, also of more seats than `most`, have their place in the text.
Result<std::vector<Seat>> parse_seats(std::string_view text, std::size_t most);

}  // namespace summand
