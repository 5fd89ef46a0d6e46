// MiserePositions: positions of any games and written trees, as numbered parts with their moves.
//
// Only what keeps all moves is used. Theorems, values and parts that keep only the value are valid
// in normal play alone.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/result.hpp"
#include "summand/misere/id_lists.hpp"
#include "summand/misere/misere_tree.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

// The error for a position of a loopy game.
Error loopy_in_misere(const AnyPosition& position);

// Parts are numbered from 0 as they come. A sum is a multiset of parts, and has a number, too.
// Parts without moves for both players are left out of sums. Throws LimitReached.
class MiserePositions {
 public:
  using Part = std::uint32_t;
  using Sum = std::uint32_t;
  // Positions with more moves than this for a player reach the size limit.
  static constexpr std::uint64_t kMostMoves = std::uint64_t{1} << 16;
  // The most parts of a sum.
  static constexpr std::size_t kMostParts = 10'000;

  explicit MiserePositions(Budget budget)
      : budget_(std::move(budget)), charge_(budget_), sums_(budget_) {}
  MiserePositions(const MiserePositions&) = delete;
  MiserePositions& operator=(const MiserePositions&) = delete;

  Budget& budget() { return budget_; }
  // From now on, more sums than this reach the size limit.
  void stop_after(std::uint64_t sums) { most_sums_ = sums; }

  // Errors for loopy games.
  Result<Sum> sum_of(const AnyPosition& position);
  Sum sum_of(const MisereTree& tree);
  Sum add(Sum g, Sum h);
  // The sum with one of its parts replaced by another sum.
  Sum replaced(Sum sum, Part part, Sum by);
  // The sum without a smaller sum that is contained in it.
  Sum without(Sum sum, Sum less);

  // In rising order. Valid until another sum is made.
  std::span<const Part> parts(Sum sum) const { return sums_[sum]; }
  std::uint32_t sum_count() const { return sums_.size(); }
  // The results of the moves of a player in a part, each once. Valid as long as this object.
  const std::vector<Sum>& options(Part part, Player player);
  // Whether both players have the same moves, now and later.
  bool is_impartial(Part part) const { return entries_[part]->impartial; }

 private:
  struct Entry {
    std::optional<AnyPosition> position;  // of a part that is no tree, until its moves are known
    bool impartial = false;
    bool expanded = false;
    std::array<std::vector<Sum>, 2> options;
  };
  using Node = std::array<std::vector<Sum>, 2>;
  static constexpr Part kWithoutMoves = ~Part{0};
  // What is known of a tree.
  struct TreeParts {
    std::shared_ptr<const MisereTree::Parts> parts = {};
    std::vector<Part> nodes = {};
    std::vector<std::optional<Sum>> sums = {};
  };

  Sum sum_of_short(const AnyPosition& position);
  Part part_of(const AnyPosition& position);
  Part part_of(Node options);
  void expand(Part part);
  Sum sum_of(TreeParts& tree, std::uint32_t number);
  Sum add_sorted(std::vector<Part>& parts);

  Budget budget_;
  Charge charge_;
  std::unordered_map<AnyPosition, Part, AnyPositionHash> numbers_;
  std::map<Node, Part> trees_;
  TreeParts tree_;  // of the last tree
  std::vector<std::unique_ptr<Entry>> entries_;
  IdLists sums_;
  std::uint64_t most_sums_ = ~std::uint64_t{0};
};

}  // namespace summand
