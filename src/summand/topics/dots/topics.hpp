// The parts of the question "dots".
#pragma once

#include <fmt/core.h>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/base/separated.hpp"
#include "summand/studies/dots/solver.hpp"

namespace summand::dots {

extern const ask::Question kDotsSolve, kDotsStrings, kDotsSum;

// Reads the position of a question, which may be a picture, or in the notation of OpenSpiel. An
// error shows its place.
Attempt<Position> position_of(const ask::Asking& asking, bool openspiel = false);

// The table takes a little more than half of the memory, so that it can grow.
NetOptions net_options(const ask::Asking& asking, SearchWatch* watch);

// Why there is no solver, as a limit.
inline std::unexpected<Failure> too_large(const Error& error) {
  return failure(LimitReached{Limit::size, error.message});
}

// The boxes at the end of the player to move and of the other player, without those they have.
std::pair<int, int> shares(const Position& position, int net);

// "+2", "0" or "-2".
std::string signed_net(int net);

// The names by their nets, the best first: a line for each net. Rows have a net, and a name.
template <class Row>
std::string by_net(const std::vector<Row>& rows, std::string Row::* name) {
  std::map<int, std::vector<std::string>, std::greater<>> names;
  for (const Row& row : rows) names[row.net].push_back(row.*name);
  std::string out;
  for (const auto& [net, its] : names) {
    out += fmt::format("{:>4}  {}\n", signed_net(net), separated(its, ", "));
  }
  return out;
}

// "win", "tie" or "loss" of the player to move, with the boxes that both have.
std::string_view result_of(const Position& position, int net);

}  // namespace summand::dots
