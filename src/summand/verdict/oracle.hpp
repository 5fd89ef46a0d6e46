// Oracle: who wins a sum in play, and by which moves, as far as that can be found within a limit.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "summand/verdict/prospect.hpp"
#include "summand/verdict/sum_in_play.hpp"

namespace summand {

struct PlayVerdict {
  Fate fate = Fate::draw;  // for the player to move
  Means means = Means::search;
  std::optional<std::uint32_t> distance{};  // moves to the end, from retrograde analysis
  std::uint64_t nodes = 0;                  // of the search
  std::string reason{};                     // in misère play: a clause
};

class Oracle {
 public:
  // All questions together have `most_nodes` of search, until the next allowance.
  Oracle(std::shared_ptr<Workspace> workspace, std::uint64_t most_nodes);
  ~Oracle();

  // Allows that many nodes for all questions from now on, or as many as at the beginning.
  void allow(std::uint64_t nodes);
  void allow_all();
  // As many as at the beginning.
  std::uint64_t nodes_of_a_question() const;

  // Returns nullopt if the limit was reached first, or if the search cannot handle the sum. Results
  // are remembered.
  std::optional<PlayVerdict> verdict(const SumInPlay& sum, Player to_move);
  // The same, or the limit that was reached. Nothing if the search cannot handle the sum.
  Attempt<std::optional<PlayVerdict>> verdict_or_limit(const SumInPlay& sum, Player to_move);
  // A verdict in any case, or the limit that was reached. A loopy sum always has a distance, even
  // if a theorem decides who wins: a move that wins by the theorem may not bring the end nearer.
  // Sums that the search cannot handle are analysed backwards, too. Each such question may use all
  // nodes.
  Attempt<PlayVerdict> sure_verdict(const SumInPlay& sum, Player to_move);

  // Who wins a sum in misère play, with all winning moves, named as TermMove names them. nullopt as
  // for verdict().
  struct MisereMoves {
    Outcome outcome = Outcome::next;
    Means means = Means::search;
    std::string by{};      // the means: "the rule of misère Nim"
    std::string reason{};  // the means and a clause
    std::vector<WinningMove> left{}, right{};
    std::uint64_t sums = 0;  // searched
  };
  std::optional<MisereMoves> misere_moves(const SumInPlay& sum);

  // The values of all terms, or nullopt if they are expensive.
  std::optional<std::vector<Value>> values(const SumInPlay& sum);

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

}  // namespace summand
