// Moves of games as they were written.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/base/charge.hpp"

namespace summand {

// A game is a sum, which is a multiset of parts. Parts are positions, braces, ordinal sums, and
// names such as *2, whose options are the canonical ones. Games that are written alike are the same
// sum. Functions throw LimitReached. More than kMostParts parts, as many moves in one part, and
// loopy games reach the size limit.
class WrittenMoves {
 public:
  // Twice the number of a part, and 1 more for its negative.
  using PartId = std::uint32_t;
  using Sum = std::vector<PartId>;  // sorted; the empty one is 0
  struct SumHash {
    std::uint64_t operator()(const Sum& sum) const;
  };
  static constexpr std::size_t kMostParts = 100'000;

  explicit WrittenMoves(std::shared_ptr<Workspace> workspace);
  WrittenMoves(const WrittenMoves&) = delete;
  WrittenMoves& operator=(const WrittenMoves&) = delete;

  Sum sum_of(const Game& game);
  Game written(const Sum& sum);
  // The part, or the part whose negative it is.
  const Game& game_of(PartId part) const { return parts_[part / 2].game; }
  // The sums after the moves in one of the parts, each once and in rising order.
  std::vector<Sum> options(const Sum& sum, Player player);
  static Sum negative(const Sum& sum);

 private:
  struct Part {
    Game game;
    std::optional<std::pair<Sum, Sum>> ordinal = {};  // base and top
    bool has_options = false;                         // whether they have been listed
    std::vector<Sum> left = {}, right = {};
  };
  using Sums = std::unordered_map<const Construction*, Sum>;
  static constexpr int kMostNested = 1000;

  PartId part(Value value);
  PartId part(const AnyPosition& position);
  PartId part(const std::string& name, Part part);
  Sum braces(const SharedConstruction& g, const Sums& sums);
  Sum ordinal(const Sum& base, const Sum& top);
  static void check_size(const Dyadic& parts);
  Sum times(const Dyadic& count, const Sum& sum);
  Sum joined(Sum g, const Sum& h);
  std::string name_of(const std::vector<Sum>& sums) const;

  std::vector<Sum> options(PartId part, Player player);
  void list_options(std::uint32_t number);
  void charge_options(const Part& part);

  std::shared_ptr<Workspace> shared_workspace_;
  Workspace& workspace_;
  std::vector<Part> parts_;
  std::unordered_map<std::string, PartId> names_;  // of positions, braces and ordinal sums
  std::unordered_map<Value, PartId> values_;
  Charge charge_;
  int nested_ = 0;  // ordinal sums whose options are being listed
};

}  // namespace summand
