// Computer: chooses moves, perfectly where it can.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>

#include "summand/play/level.hpp"
#include "summand/verdict/oracle.hpp"

namespace summand {

// A move, and what the computer knows of it.
struct Choice {
  enum class Kind : std::uint8_t {
    winning,      // it wins
    lost,         // all moves lose, so this is the one that is hardest to answer
    drawn,        // it keeps the play going
    conjectured,  // it wins if a conjecture is true; nothing is sure
    guessed,      // the limit was reached: by strategy, nothing is sure
    slip,         // any move, as the level has it
  };

  std::size_t move = 0;  // among the legal ones
  Kind kind = Kind::guessed;
  std::optional<PlayVerdict> verdict{};  // of the sum before the move
  std::string reason{};                  // in a sentence
};

class Computer {
 public:
  Computer(Oracle& oracle, PlayLevel level, std::uint64_t seed)
      : oracle_(oracle), level_(level), random_(seed) {}

  PlayLevel level() const { return level_; }
  void set_level(PlayLevel level) { level_ = level; }

  // There must be a legal move.
  Choice choose(const SumInPlay& sum, Player player, const std::vector<TermMove>& moves);
  // The same without slips: the hint.
  Choice best(const SumInPlay& sum, Player player, const std::vector<TermMove>& moves);

 private:
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
