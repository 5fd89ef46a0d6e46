// SumSearch: who wins a sum, by search, if its value is out of reach.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/base/threads.hpp"
#include "summand/ruleset/part_table.hpp"
#include "summand/search/kept_sums.hpp"
#include "summand/search/search_watch.hpp"
#include "summand/search/shared_sums.hpp"
#include "summand/search/transpositions.hpp"
#include "summand/theory/guarantee.hpp"
#include "summand/value/fingerprint.hpp"

namespace summand {

// A sum in the form for a search: values and parts, both sorted. Numbers, ups and nimbers are added
// to one value, and a term and its negative cancel.
struct SearchSum {
  std::vector<Value> values;
  std::vector<PartId> parts;

  friend bool operator==(const SearchSum&, const SearchSum&) = default;
};

// Depth first, with a table of the sums met. A sum is decided without search if its values or the
// bounds of its parts decide it. The search has its own stack, so the length of play is not
// limited.
class SumSearch {
 public:
  // The table of sums grows to 2^log2_table pairs of places, 48 bytes each. Throws LimitReached.
  SumSearch(PartTables& tables, unsigned log2_table);
  // A search that shares its results with others, each on a thread of its own. Their tables of
  // parts must have been made from the same sum.
  SumSearch(PartTables& tables, SharedSums& shared);

  // Sorts the terms, adds numbers and removes terms that are 0.
  SearchSum sum_of(const PartList& list);

  // Whether the player wins if he starts. Throws LimitReached; results found before that are kept.
  bool wins(const SearchSum& sum, Player first);

  // The result of a winning move of the player, or nullopt if he has none. Moves are tried even if
  // bounds decide who wins.
  std::optional<SearchSum> winning_option(const SearchSum& sum, Player mover);

  // The number of sums whose moves were tried, because the first look-up did not decide who wins.
  std::uint64_t nodes() const { return nodes_; }
  // Limits the nodes from now on (default: no limit).
  void stop_after(std::uint64_t nodes) { most_nodes_ = nodes_ + nodes; }
  // From now on nodes are also counted by the watch. When `stop` is true, which another thread may
  // set, the next node is a limit (interrupted). Either may be null.
  void watch(SearchWatch* watch, const std::atomic<bool>* stop = nullptr) {
    watch_ = watch;
    stop_ = stop;
  }

 private:
  // One option: a move in a part, or an option of a value.
  struct Option {
    std::int32_t merit;
    std::uint32_t term;  // parts first, then values
    std::uint32_t move;  // place on the stack of the part's table, or among the frame's options
    bool is_looked_up = false;
    SumKey key{};  // of its result, after it was looked up
  };
  // The terms that a move in one term leaves alone.
  struct Rest {
    std::uint32_t term = kNoTerm;
    std::vector<Value> values;
    bool has_parts = false;
    SumKey key{};                  // of the parts
    Guarantees guarantees{};       // of the parts
    std::int32_t mean_before = 0;  // of the term
  };
  struct Frame {
    SearchSum sum;
    Player mover = Player::left;
    SumKey key;
    std::uint64_t nodes_before = 0;
    std::vector<Option> options;
    std::vector<Value> value_options;
    std::vector<std::size_t> stacks;  // of the tables, before this frame's moves
    Rest rest;
    bool weighs = false;  // whether merits are differences of means, in units of 1/1024
    std::size_t next = 0;
    std::size_t first_pass = 0;  // options from here on were left for later
    std::optional<Option> winning;
    std::size_t charged = 0;  // bytes, including memory from earlier uses of the frame
  };

  static constexpr std::uint32_t kNoTerm = ~std::uint32_t{0};
  // A search looks so often whether another one has answered an earlier question.
  static constexpr unsigned kStepsPerLook = 64;

  Effort effort_of_first_glance() const { return is_quick_ ? Effort::least : Effort::first; }
  Effort effort_of_moves() const { return is_quick_ ? Effort::least : Effort::most; }
  Effort effort_of_sums() const { return is_quick_ ? Effort::little : Effort::most; }
  std::optional<bool> decide(const SearchSum& sum, Player mover);
  static std::optional<bool> decide(const Guarantees& guarantees, Player mover);
  std::optional<bool> decide_values(const std::vector<Value>& values, Player mover);
  void add(Value value, Guarantees& out);
  void add(PartId part, Guarantees& out);
  SumKey key_of(const SearchSum& sum, Player mover);
  void add_key(PartId part, SumKey& out) const;
  void add_key(Value value, SumKey& out);
  std::optional<bool> look(const SearchSum& sum, Player mover, SumKey& key);
  void tidy(std::vector<Value>& values);
  void tidy(SearchSum& sum);
  void cancel(SearchSum& sum);
  bool leaves_for_later(Frame& frame);
  std::optional<bool> settled_ancestor();
  std::optional<bool> kept_ancestor();
  std::optional<bool> known_result(const Frame& frame, const Option& option);
  void begin(SearchSum& sum, Player mover, const SumKey& key);  // takes the sum
  void begin_search(const SearchSum& sum, Player mover);
  std::optional<bool> decide_now(const SumKey& key, Player mover);
  void count_node();
  void open(Frame& frame);
  std::int32_t mean(Value value, Player player);
  void rest_of(Frame& frame, std::uint32_t term);
  bool has_bounds(const Frame& frame, const Option& option) const;
  std::optional<bool> decide_result(const Frame& frame, const PartBounds& part,
                                    std::span<const Value> values);
  std::optional<bool> first_glance(Frame& frame, Option& option);
  std::optional<bool> glance(Frame& frame, Option& option);
  void sift(Frame& frame);
  void glance_at_others(Frame& frame);
  void look_up(Frame& frame, std::size_t most);
  static void sort(std::span<Option> options, std::size_t best);
  static std::size_t sort_unique(std::span<Option> options);
  void child(const Frame& frame, const Option& option, SearchSum& out);
  void end();
  void charge(Frame& frame);
  bool shares() const { return kHasThreads && shared_ != nullptr; }

  PartTables& tables_;
  ValueStore& store_;
  ValueFacts facts_;
  std::optional<Transpositions> own_;
  Transpositions* known_;
  SharedSums* shared_ = nullptr;
  std::uint64_t member_ = 0;
  KeptSums kept_;
  std::array<Fingerprints, 2> fingerprints_;  // for keys that all members understand
  Charge charge_;
  std::vector<Frame> frames_;  // kept for their memory; the first depth_ are in use
  std::size_t depth_ = 0;
  PartList list_;
  SearchSum child_;
  Glance glance_;
  std::vector<std::int32_t> merits_;
  std::uint64_t nodes_ = 0;
  bool is_quick_ = false;  // whether the search does with little effort
  unsigned until_look_ = kStepsPerLook;
  std::uint64_t most_nodes_ = ~std::uint64_t{0};
  SearchWatch* watch_ = nullptr;
  const std::atomic<bool>* stop_ = nullptr;
};

}  // namespace summand
