// Computer: chooses moves. It plays perfectly wherever its search can finish.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>

#include "summand/play/level.hpp"
#include "summand/verdict/oracle.hpp"

namespace summand {

// A move, and what the computer knows about it.
struct Choice {
  enum class Kind : std::uint8_t {
    winning,      // it wins
    lost,         // all moves lose; this one is hardest to answer
    drawn,        // it keeps play going on
    conjectured,  // it wins if a conjecture is true; not sure
    guessed,      // the search reached its limit: by strategy, not sure
    slip,         // a random move, as the level allows
  };

  std::size_t move = 0;  // index among the legal moves
  Kind kind = Kind::guessed;
  std::optional<Winners> winners{};  // of the sum before the move
  std::string reason{};              // as a sentence
};

class Computer {
 public:
  Computer(Oracle& oracle, PlayLevel level, std::uint64_t seed)
      : oracle_(oracle), level_(level), random_(seed) {}

  PlayLevel level() const { return level_; }
  void set_level(PlayLevel level) { level_ = level; }

  // Assumes that there is a legal move.
  Choice choose(const SumInPlay& sum, Player player, const std::vector<TermMove>& moves);
  // The same without slips. It is the move of a hint.
  Choice best(const SumInPlay& sum, Player player, const std::vector<TermMove>& moves);

 private:
  Choice best_in_misere(const SumInPlay& sum, Player player, const std::vector<TermMove>& moves);
  std::size_t hardest_in_misere(const SumInPlay& sum, Player player,
                                const std::vector<TermMove>& moves);
  std::optional<std::size_t> advised(const SumInPlay& sum, Player player,
                                     const std::vector<TermMove>& moves, std::string& reason);
  std::optional<Choice> by_conjecture(const SumInPlay& sum, Player player,
                                      const std::vector<TermMove>& moves);
  std::size_t hardest_to_answer(const SumInPlay& sum, Player player,
                                const std::vector<TermMove>& moves);
  std::optional<Choice> by_thermostat(const SumInPlay& sum, Player player,
                                      const std::vector<TermMove>& moves);
  Choice guess(const SumInPlay& sum, Player player, const std::vector<TermMove>& moves);

  Oracle& oracle_;
  PlayLevel level_;
  std::mt19937_64 random_;
};

}  // namespace summand
