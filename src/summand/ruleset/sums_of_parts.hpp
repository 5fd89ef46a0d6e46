// SumsOfParts: sums of games as multisets of numbered parts. Each part and each sum is stored once.
//
// A part is a position, a game in braces, a value or an ordinal sum. Who wins in misère play, how
// long play lasts, thermographs by play and the endings of loopy games are folds over these sums:
// each lists the options of a sum, and remembers what it found by the number of the sum.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/id_lists.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/value/store.hpp"

namespace summand {

class SumsOfParts;

// A sum of another object, which it keeps alive.
struct WrittenSum {
  std::shared_ptr<SumsOfParts> sums;
  std::uint32_t sum = 0;
};

// Parts and sums are numbered in the order in which they come. All functions may throw
// LimitReached, and the sums can then be used again. More than kMostParts parts of a sum, or as
// many moves in one part, reach the size limit.
class SumsOfParts {
 public:
  enum class Policy : std::uint8_t {
    // Nothing that a move can tell apart is one part. A position is one part, as it is written.
    as_written,
    // The same, but positions are divided into parts that keep all moves, and parts without moves
    // are left out. An impartial part is its own negative.
    by_moves,
    // Positions are divided into parts that keep the value. A part and its negative cancel, and
    // named numbers, ups and nimbers are added up to one part.
    by_value,
  };
  // 2n is a part, and 2n + 1 its negative, if that is another one.
  using Part = std::uint32_t;
  using Sum = std::uint32_t;
  static constexpr Sum kZero = 0;
  static constexpr std::size_t kMostParts = 100'000;

  // The second one is for sums without values.
  SumsOfParts(Policy policy, ValueStore& store) : SumsOfParts(policy, store.budget(), &store) {}
  SumsOfParts(Policy policy, const Budget& budget) : SumsOfParts(policy, budget, nullptr) {}
  SumsOfParts(const SumsOfParts&) = delete;
  SumsOfParts& operator=(const SumsOfParts&) = delete;

  Budget& budget() { return budget_; }
  Policy policy() const { return policy_; }
  // From now on, more sums than this reach the size limit.
  void stop_after(std::uint64_t sums) { most_sums_ = sums; }
  std::uint32_t size() const { return sums_.size(); }  // sums made so far

  // --- sums ---
  Sum of(const AnyPosition& position);
  Sum of(Value value);  // played by its canonical options
  Sum alone(Part part);
  // A sum with another policy by moves, or with the same one.
  Sum of(const WrittenSum& sum);
  // {left|right}
  Sum braces(std::vector<Sum> left, std::vector<Sum> right);
  // base : top. By moves only: a move in the base removes the top.
  Sum ordinal_sum(Sum base, Sum top);
  Sum add(Sum g, Sum h);
  Sum times(const Dyadic& count, Sum sum);  // count is an integer
  Sum negative(Sum sum);
  // The sum without a smaller sum that is contained in it.
  Sum without(Sum sum, Sum less);
  // The sum with one of its parts replaced by another sum.
  Sum replaced(Sum sum, Part part, Sum by);

  // In rising order. Valid until another sum is made.
  std::span<const Part> parts(Sum sum) const { return sums_[sum]; }
  // Whether both players have the same moves, now and later. By moves only.
  bool is_impartial(Part part) const { return entries_[part / 2].is_impartial; }
  bool is_impartial_sum(Sum sum) const;

  // --- moves ---
  // The results of the moves of a player in a part, each once. Valid as long as this object.
  const std::vector<Sum>& options(Part part, Player player);
  // Calls f(option) for the results of the moves in a sum. Some may be the same.
  template <class F>
  void for_each_option(Sum sum, Player player, F&& f) {
    const std::vector<Part> all(parts(sum).begin(), parts(sum).end());
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (i > 0 && all[i] == all[i - 1]) continue;
      for (const Sum option : options(all[i], player)) {
        budget_.ask();
        f(replaced(sum, all[i], option));
      }
    }
  }
  // The same as a list, each once, in the order of their parts.
  std::vector<Sum> options_of_sum(Sum sum, Player player);

  // --- what a part is: nothing for other kinds of parts ---
  Value value(Part part);
  // Of a part that is no negative.
  const AnyPosition* position(Part part) const { return entries_[part / 2].position; }
  std::pair<Sum, Sum> base_and_top(Part part) const { return entries_[part / 2].ordinal; }

 private:
  using Options = std::array<std::vector<Sum>, 2>;
  struct Entry {
    const AnyPosition* position = nullptr;
    Value value{};
    std::pair<Sum, Sum> ordinal{};  // base and top, not 0
    bool is_impartial = false;
    bool is_own_negative = false;
    const Options* options = nullptr;  // null until they are listed
  };
  static constexpr Part kWithoutMoves = ~Part{0}, kUnknown = kWithoutMoves - 1;

  SumsOfParts(Policy policy, const Budget& budget, ValueStore* store);

  Part negative_part(Part part) const {
    return entries_[part / 2].is_own_negative ? part : part ^ 1;
  }
  Part add_entry(const Entry& entry);
  Part part_of(const AnyPosition& position);
  Part part_of(Value value);
  bool divides() const { return policy_ != Policy::as_written; }
  Sum intern(std::vector<Part>& parts);
  void cancel(std::vector<Part>& parts);
  Options turned(const Options& options);
  void list(std::uint32_t number);
  std::vector<Sum> list(const Entry& entry, Player player);
  Part copied(Part part);
  void copy_parts_below(Sum sum);

  Policy policy_;
  Budget budget_;
  ValueStore* store_;  // null if there are no values
  Charge charge_;
  IdLists sums_;
  std::deque<Entry> entries_;  // of part / 2
  std::deque<Options> listed_;
  std::unordered_map<AnyPosition, Part, AnyPositionHash> positions_;
  std::unordered_map<Value, Part> values_;
  std::map<Options, Part> braces_;
  std::map<std::pair<Sum, Sum>, Part> ordinal_sums_;
  std::unordered_map<Part, Options> options_of_negatives_;
  // The last object of which sums were taken over, and the part here of each of its entries.
  std::shared_ptr<SumsOfParts> other_;
  std::vector<Part> copies_;
  std::vector<Part> scratch_;
  std::uint64_t most_sums_ = ~std::uint64_t{0};
};

}  // namespace summand
