// ValueStore: makes, adds and compares canonical forms.
//
// Every value is stored once, so equal handles are equal values. A store belongs to one thread.
// When its Budget stops an operation, all values made before stay valid, and the store can still be
// used.
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/flat_map.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/lossy_cache.hpp"
#include "summand/base/side_tables.hpp"
#include "summand/value/node.hpp"
#include "summand/value/number_up_star.hpp"
#include "summand/value/pool.hpp"
#include "summand/value/value.hpp"

namespace summand {

class ValueStore {
 public:
  explicit ValueStore(const Budget& budget = Budget());
  // A store of other values that shares the side tables of another store.
  ValueStore(const Budget& budget, std::shared_ptr<SideTables> side_tables);
  ~ValueStore();
  // A store of the same values for another thread. Handles mean the same in both stores. Each has
  // its own memo of sums and orders. Throws LimitReached for more than 63 stores, or if the system
  // cannot reserve addresses for them.
  std::unique_ptr<ValueStore> sibling() const;
  ValueStore(const ValueStore&) = delete;
  ValueStore& operator=(const ValueStore&) = delete;

  Budget& budget() { return budget_; }
  // Beside the values; siblings share them.
  SideTables& side_tables() { return *side_tables_; }
  const std::shared_ptr<SideTables>& shared_side_tables() const { return side_tables_; }
  std::size_t size() const { return pool_->count(); }     // distinct values made so far
  std::size_t memory() const { return pool_->memory(); }  // bytes of the values and their table

  // --- values by name: O(1) each ---
  Value zero() { return number(0); }
  Value number(const Dyadic& x);
  Value nimber(std::uint64_t star) { return number_up_star({0, 0, star}); }
  Value number_up_star(const NumberUpStar& parts);

  // The value of {left|right}: dominated options removed, reversible ones replaced (Winning Ways
  // ch. 3, "Two Theorems on Simplifying Games"). Any options, in any order.
  Value make(std::span<const Value> left, std::span<const Value> right);

  // --- arithmetic; sums are remembered ---
  Value sum(Value g, Value h);
  Value sum(std::span<const Value> parts);
  Value negative(Value g);
  Value difference(Value g, Value h) { return sum(g, negative(h)); }
  Value multiple(const Dyadic& copies, Value g);  // copies is an integer: that many g added

  // --- order ---
  bool less_equal(Value g, Value h) { return le(id(g), id(h), 0); }
  // Returns less, equivalent (the same value), greater or unordered (confused).
  std::partial_ordering compare(Value g, Value h);

  // --- the parts of a value ---
  // Canonical options, in no particular order. A nimber *n has n of them on either side.
  std::vector<Value> left_options(Value g) { return options(g, Player::left); }
  std::vector<Value> right_options(Value g) { return options(g, Player::right); }
  std::vector<Value> options(Value g, Player player);
  // The same without a list of them: calls visit(option) for each.
  template <class Visit>
  void for_each_option(Value g, Player player, Visit&& visit) {
    const Id of = id(g);
    const std::uint64_t count = count_of(of, player);
    for (std::uint64_t i = 0; i < count; ++i) visit(handle(option_at(of, player, i)));
  }
  // The number of options, in constant time.
  std::uint64_t option_count(Value g, Player player) const;

  Dyadic left_stop(Value g) const { return stop(g, Player::left); }
  Dyadic right_stop(Value g) const { return stop(g, Player::right); }
  Dyadic stop(Value g, Player starting) const;
  std::optional<NumberUpStar> as_number_up_star(Value g) const;
  std::optional<std::uint64_t> as_nimber(Value g) const;  // n, if the value is *n
  Dyadic birthday(Value g);
  bool is_all_small(Value g) const { return node(g).has(Node::all_small); }
  bool is_even_tempered(Value g) const { return node(g).has(Node::even_tempered); }
  bool is_odd_tempered(Value g) const { return node(g).has(Node::odd_tempered); }

 private:
  ValueStore(Budget budget, std::shared_ptr<ValuePool> pool,
             std::shared_ptr<SideTables> side_tables, std::uint32_t tag);

  using Id = std::uint32_t;
  using Ids = std::vector<Id>;
  struct PairHash {
    std::uint64_t operator()(std::uint64_t pair) const { return hash_word(pair); }
  };
  using PairMap = FlatMap<std::uint64_t, std::uint32_t, PairHash>;

  // --- handles and nodes ---
  Id id(Value value) const;
  Value handle(Id id) const { return Value(id | tag_); }
  const Node& node(Id id) const { return pool_->node(id); }
  const Node& node(Value value) const { return pool_->node(id(value)); }
  Nus nus(const Node& node) const { return pool_->nus(node); }
  NumberKey stop_of(Id id, Player starting) const {
    return starting == Player::left ? pool_->left_stop(id) : pool_->right_stop(id);
  }
  std::span<const Id> options_of(Id id, Player player) const;
  std::uint64_t count_of(Id id, Player player) const;
  Id option_at(Id id, Player player, std::uint64_t i);
  std::optional<NumberKey> option_of_number(const NumberKey& x, Player player) {
    return pool_->option_of_number(x, player == Player::left);
  }
  bool is_scratch(Id id) const { return id < ValuePool::kFirst; }

  class NimberOrder;  // nimber_order.hpp
  struct NimberMemo;  // the same
  class Adder;        // adder.hpp
  class FarNimbers;   // far_nimbers.hpp

  // --- order.cpp ---
  bool le(Id g, Id h, int depth);
  bool game_le_game(Id g, Id h, int depth);
  bool long_game_le_game(Id g, Id h, int depth);
  bool decided_at_once(const Nus& nus, Id game, bool nus_is_smaller);
  bool game_le_nus(Id g, Nus h, int depth);
  bool nus_le_game(Nus g, Id h, int depth);
  template <class Compute>
  bool remembered(const Nus& nus, Id game, bool nus_is_smaller, int depth, Compute&& compute);
  bool nus_le_nus(const Nus& g, const Nus& h) const;
  std::optional<bool> le_at_once(Id g, Id h) const;
  void start_comparison();
  bool le_deep(Id g, Id h);

  // --- make.cpp ---
  Id make_of_lists();
  std::optional<Id> as_number(const NumberKey& low, const NumberKey& high);
  NumberKey simplest(const NumberKey& low, bool low_open, const NumberKey& high, bool high_open);
  bool is_closed(const NumberKey& end, Player player);
  void show_in_scratch(const Stops& stops);
  void remove_dominated(Ids& options, Player player);
  bool bypass_reversible(Ids& options, Player player, NimberOrder& nimbers);
  void add_options_of(Id through, Ids& options, Player player, NimberOrder& nimbers);
  std::optional<Id> reversing(Id option, Player player, NimberOrder& nimbers);
  void remove_dominated_of_many(Ids& options, Player player);
  std::optional<Nus> as_nus(const NumberKey& number) const;

  // --- sum.cpp ---
  Id sum_ids(Id g, Id h);
  Id negative_id(Id g);
  Nus sum_of(const Nus& g, const Nus& h);
  Nus negative_of(const Nus& g);

  Budget budget_;
  std::shared_ptr<ValuePool> pool_;
  std::shared_ptr<SideTables> side_tables_;
  Id tag_;
  Id scratch_;               // the node of the game being made
  std::uint32_t steps_ = 0;  // of the current comparison
  PairMap exact_orders_;     // orders found since it became long; empty when a new game is made
  LossyCache orders_;
  LossyCache making_orders_;
  PairMap sums_;
  PairMap negatives_;
  std::unique_ptr<NimberMemo> nimber_memo_;
  Id made_ = 1;          // the number of games made: names this one in making_orders_
  Ids left_, right_;     // the game being made
  Ids scratch_options_;  // in the form for comparisons
};

}  // namespace summand
