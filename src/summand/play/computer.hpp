// Computer: chooses moves. It plays perfectly wherever its search can finish.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "summand/play/advised.hpp"
#include "summand/play/level.hpp"
#include "summand/verdict/oracle.hpp"

namespace summand {

// What the computer knows of a move that it chooses.
inline constexpr std::string_view kWinning = "winning";  // it wins
inline constexpr std::string_view kLost = "lost";        // all lose; this one is hardest to answer
inline constexpr std::string_view kDrawn = "drawn";      // it keeps play going on
inline constexpr std::string_view kConjectured = "conjectured";  // it wins if a conjecture is true
inline constexpr std::string_view kGuessed =
    "guessed";                                     // the search reached its limit: by strategy
inline constexpr std::string_view kSlip = "slip";  // a random move, as the level allows

// The index of a move among the legal moves. The reason is a clause.
using ChosenIndex = Advised<std::size_t>;
// The reason as a sentence about the move of that name.
std::string sentence_of(const ChosenIndex& choice, std::string_view name);

class Computer {
 public:
  Computer(Oracle& oracle, PlayLevel level, std::uint64_t seed)
      : oracle_(oracle), level_(level), random_(seed) {}

  PlayLevel level() const { return level_; }
  void set_level(PlayLevel level) { level_ = level; }

  // Assumes that there is a legal move.
  ChosenIndex choose(const SumInPlay& sum, Player player, const std::vector<TermMove>& moves);
  // The same without slips. It is the move of a hint.
  ChosenIndex best(const SumInPlay& sum, Player player, const std::vector<TermMove>& moves);

 private:
  ChosenIndex best_in_misere(const SumInPlay& sum, Player player,
                             const std::vector<TermMove>& moves);
  std::size_t hardest_in_misere(const SumInPlay& sum, Player player,
                                const std::vector<TermMove>& moves);
  std::optional<std::size_t> advised(const SumInPlay& sum, Player player,
                                     const std::vector<TermMove>& moves, std::string& reason);
  std::optional<ChosenIndex> by_conjecture(const SumInPlay& sum, Player player,
                                           const std::vector<TermMove>& moves);
  std::size_t hardest_to_answer(const SumInPlay& sum, Player player,
                                const std::vector<TermMove>& moves);
  std::optional<ChosenIndex> by_thermostat(const SumInPlay& sum, Player player,
                                           const std::vector<TermMove>& moves);
  ChosenIndex guess(const SumInPlay& sum, Player player, const std::vector<TermMove>& moves);

  Oracle& oracle_;
  PlayLevel level_;
  std::mt19937_64 random_;
};

}  // namespace summand
