// Who sits in each seat of a match.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/play/opponent.hpp"

namespace summand {

struct Seat {
  std::optional<Manner> program{};  // neither this nor a policy: a person
  std::string policy{};             // a rule of the game's own that a program follows

  bool is_person() const { return !program && policy.empty(); }
  bool operator==(const Seat&) const = default;
};

// As parse_seats reads it: "person", "max-n", or the policy.
std::string print(const Seat& seat);

// The policies of a game: what is wrong with one, or nothing; and how they are written, if it has
// any.
struct Policies {
  std::function<std::optional<Error>(std::string_view policy)> fault_of;
  std::string_view help{};
};

// "person, paranoid, mcts": for each player a person or a program, player 0 first. Spaces around a
// word do not count. Errors, also of more seats than `most`, have their place in the text.
Result<std::vector<Seat>> parse_seats(std::string_view text, std::size_t most,
                                      const Policies& policies = {});

}  // namespace summand
