// The thermographs of games as they were written, from t = 0 up, without their canonical forms.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/base/charge.hpp"
#include "summand/theory/taxed.hpp"

namespace summand {

// Plays sums to the end. A sum is a multiset of parts, and every sum is visited once. Parts are
// positions (which their rules divide further), braces, and named values such as ^, with their
// canonical options; an ordinal sum counts as its value. Numbers are added to the rest at once, a
// part and its negative cancel, and named numbers, ups and nimbers are one part. If all parts are
// hot, the number of sums is the product of the numbers of their followers.
class PlayedThermographs {
 public:
  explicit PlayedThermographs(Workspace& workspace);
  PlayedThermographs(const PlayedThermographs&) = delete;
  PlayedThermographs& operator=(const PlayedThermographs&) = delete;

  // Throws LimitReached. More than kMostParts parts reach the size limit, and so do as many moves
  // in one part.
  Taxed operator()(const Game& game);
  static constexpr std::size_t kMostParts = 100'000;

  std::size_t sums() const { return known_.size(); }  // visited so far

 private:
  using PartId = std::uint32_t;
  using Sum = std::vector<PartId>;  // sorted; the empty one is 0
  struct SumHash {
    std::uint64_t operator()(const Sum& sum) const;
  };
  struct Part {
    std::optional<AnyPosition> position = {};
    Value value = {};          // of a name
    bool has_options = false;  // whether they have been listed
    PartId negative = 0;
    std::vector<Sum> left = {}, right = {};
  };

  // --- parts ---
  PartId part(const AnyPosition& position);
  PartId part(Value value);
  PartId braces(std::vector<Sum> left, std::vector<Sum> right);
  PartId add(Part part);
  PartId add(const AnyPosition& position);
  PartId add_braces(std::vector<Sum> left, std::vector<Sum> right);
  void link(PartId g, PartId h);  // records them as each other's negatives
  const std::vector<Sum>& options(PartId id, Player player);
  void list_options(PartId id);

  // --- sums ---
  Sum sum_of(const Game& game);
  Sum sum_of(const AnyPosition& position);
  Sum tidy(Sum parts);
  Sum negative(const Sum& sum) const;
  Sum times(const Dyadic& count, const Sum& sum);

  // --- play ---
  const Taxed* want(const Sum& sum, std::vector<Sum>& waiting) const;
  std::optional<Taxed> find(const Sum& sum, std::vector<Sum>& waiting);
  std::optional<Taxed> without_numbers(const Sum& sum, std::vector<Sum>& waiting);

  Workspace& workspace_;
  Thermographs thermographs_;
  std::vector<Part> parts_;
  std::unordered_map<AnyPosition, PartId, AnyPositionHash> positions_;
  std::map<std::pair<std::vector<Sum>, std::vector<Sum>>, PartId> braces_;  // by their options
  std::unordered_map<Value, PartId> values_;
  std::unordered_map<Sum, Taxed, SumHash> known_;
  Charge charge_;
};

}  // namespace summand
