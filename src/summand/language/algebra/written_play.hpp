// Play of a game as it was written: how long it lasts, and the moves that keep this length.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/language/algebra/game.hpp"
#include "summand/theory/remoteness.hpp"

namespace summand {

// Two nim-heaps of one counter are worth 0, but last for two moves: lengths of play belong to the
// form and the position, not to the value. A sum is a multiset of parts, which are positions,
// braces, ordinal sums, and names such as *2, whose options are the canonical ones. Every sum that
// play reaches is examined once.
class WrittenPlay {
 public:
  // All functions throw LimitReached. More than kMostParts parts, as many moves in one part, and
  // loopy games reach the size limit.
  explicit WrittenPlay(const Game& game);
  WrittenPlay(const WrittenPlay&) = delete;
  WrittenPlay& operator=(const WrittenPlay&) = delete;
  static constexpr std::size_t kMostParts = 100'000;

  Lengths lengths() { return of(start_); }
  // The games after the moves of `first` that keep the length at that pace, as they would be
  // written, each once. Empty if there is no move.
  std::vector<Game> best_moves(Player first, Pace pace);

 private:
  // Twice the number of a part, and 1 more for its negative.
  using PartId = std::uint32_t;
  using Sum = std::vector<PartId>;  // sorted; the empty one is 0
  struct SumHash {
    std::uint64_t operator()(const Sum& sum) const;
  };
  struct Part {
    Game game;
    std::optional<std::pair<Sum, Sum>> ordinal = {};  // base and top
    bool has_options = false;                         // whether they have been listed
    std::vector<Sum> left = {}, right = {};
  };
  using Sums = std::unordered_map<const Construction*, Sum>;
  static constexpr int kMostNested = 1000;
  using Waiting = ChargedVector<Sum>;

  PartId part(Value value);
  PartId part(const AnyPosition& position);
  PartId part(const std::string& name, Part part);
  Sum braces(const SharedConstruction& g, const Sums& sums);
  Sum ordinal(const Sum& base, const Sum& top);
  Sum sum_of(const Game& game);
  static void check_size(const Dyadic& parts);
  Sum times(const Dyadic& count, const Sum& sum);
  Sum joined(Sum g, const Sum& h);
  static Sum negative(const Sum& sum);
  Game written(const Sum& sum);
  std::string name_of(const std::vector<Sum>& sums) const;

  std::vector<Sum> options(PartId part, Player player);
  std::vector<Sum> options(const Sum& sum, Player player);
  void list_options(std::uint32_t number);
  void charge_options(const Part& part);
  Lengths of(const Sum& sum);
  std::optional<Lengths> known(const Sum& sum);
  std::optional<Lengths> find(const Sum& sum, Waiting& waiting);

  std::shared_ptr<Workspace> shared_workspace_;
  Workspace& workspace_;
  std::vector<Part> parts_;
  std::unordered_map<std::string, PartId> names_;  // of positions, braces and ordinal sums
  std::unordered_map<Value, PartId> values_;
  std::unordered_map<Sum, Lengths, SumHash> known_;
  Charge charge_;
  int nested_ = 0;  // ordinal sums whose options are being listed
  Sum start_;
};

}  // namespace summand
