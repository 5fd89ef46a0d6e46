// NimberSearch: the nimber of an impartial sum, by search, if mex over all positions would take too
// long.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/base/threads.hpp"
#include "summand/ruleset/part_table.hpp"
#include "summand/search/kept_nimbers.hpp"
#include "summand/search/known_nimbers.hpp"
#include "summand/search/search_watch.hpp"
#include "summand/search/shared_nimbers.hpp"

namespace summand {

// Whether the sum has a nimber: all its parts must be impartial, and all its values nimbers.
bool is_impartial(PartTables& tables, const PartList& sum);

// Asks who wins the sum of a part G and a heap *n, after Lemoine and Viennot. If a move leaves
// several parts, the nimbers of all but one are found and added to the heap. Parts are identified
// by their numbers or positions, so answers are exact.
class NimberSearch final : private OptionWatch {
 public:
  // A search that shares what it finds has `shared`. Each is on a thread of its own. Their tables
  // of parts must share records, and must have been made from the same sum.
  explicit NimberSearch(PartTables& tables, SharedNimbers* shared = nullptr);

  // The nimber of the sum. Parts must be impartial. Throws LimitReached; facts found before that
  // are kept.
  std::uint64_t nimber(const PartList& sum);
  // Whether the nimber of the sum is this one, below 64; does not always find the nimber.
  bool is(const PartList& sum, std::uint64_t nimber);
  // Questions about a part and a heap that were not answered without search, and counts of replies.
  std::uint64_t nodes() const { return nodes_; }
  // Limits the nodes from now on (default: no limit).
  void stop_after(std::uint64_t nodes) { most_nodes_ = nodes_ + nodes; }
  // From now on nodes are also counted by the watch (null: nowhere). When `stop` is true, which
  // another thread may set, the next node is a limit.
  void watch(SearchWatch* watch, const std::atomic<bool>* stop = nullptr) {
    watch_ = watch;
    stop_ = stop;
  }

 private:
  // What the results of moves are looked at for: whether the part has that nimber, or which one it
  // has.
  struct Question {
    PartId part{};
    std::uint64_t asked = 0;
    bool whole = false;
  };
  // The result of a move: a nimber, and some of the frame's parts.
  struct Child {
    std::uint64_t star;
    std::uint32_t first, last;
    std::uint64_t merit;  // less is better
  };
  struct Frame {
    PartId part{};
    std::uint64_t asked = 0;  // the question is whether this is the nimber
    std::uint64_t nodes_before = 0;
    bool whole = false;            // the question is the nimber itself
    std::uint64_t heap = 0;        // the heap that is tried
    std::uint64_t no_greater = 0;  // the nimber is this or a smaller one
    std::vector<Child> children;
    std::vector<PartId> parts;
    std::size_t next = 0;
    std::size_t first_pass = 0;  // children from here on were left for later
    bool sorted = false;         // by replies, for the heap that is tried
    std::size_t charged = 0;     // bytes, including memory from earlier uses of the frame
  };
  // What is missing to know the nimber of a sum: nothing, or an unknown part.
  struct Reduced {
    std::uint64_t star = 0;
    std::vector<PartId> unknown;
  };

  KnownNimbers::Table& known(std::size_t table) {
    return table < known_.size() ? *known_[table] : known_of_new(table);
  }
  KnownNimbers::Table& known_of_new(std::size_t table);
  NimberFacts facts(PartId part) { return known(part.table).facts(part.number); }
  void add_facts(PartId part, const NimberFacts& facts) {
    known(part.table).add(part.number, facts);
  }
  std::uint64_t nimber_if_known(PartId part) {  // + 1; 0: unknown
    return known(part.table).nimber(part.number);
  }
  std::uint64_t excluded(PartId part) { return known(part.table).not_these(part.number); }
  bool is_excluded(PartId part, std::uint64_t nimber) {
    return nimber < kMostHeap && (excluded(part) >> nimber & 1) != 0;
  }
  void exclude(PartId part, std::uint64_t nimber);
  std::uint64_t merit_by_facts(PartId part);
  void reduce_child(const Frame& frame, const Child& child);
  void reduce(std::uint64_t star, const PartId* first, const PartId* last);
  void begin_node();
  void begin(PartId part, std::uint64_t heap, bool whole);
  bool list_children(Frame& frame);
  Verdict look_at(const PartList& result) override;
  bool is_large(const Frame& frame) const;
  void sort_by_replies(Frame& frame);
  std::uint64_t merit_by_replies(PartId part, std::uint64_t heap);
  std::uint64_t moves_of(const Frame& frame) const {
    return tables_[frame.part.table].move_count(frame.part.number);
  }
  void charge(Frame& frame);
  bool shares() const { return kHasThreads && shared_ != nullptr; }
  bool is_shared(PartId part) const;
  void drop_known_children(Frame& frame);
  // Sets reduced_ to the sum.
  void reduce(const PartList& sum);
  bool step();
  bool is_settled(const Frame& frame) { return is_settled(frame, facts(frame.part)); }
  static bool is_settled(const Frame& frame, const NimberFacts& facts);
  bool is_answered(Frame& frame);
  static SumKey key_of(PartId part, std::uint64_t heap);
  bool divides(const Frame& frame) const;
  bool leaves_for_later(Frame& frame, PartId part, std::uint64_t heap);
  void return_to_settled();
  void end();
  void solve(PartId part, std::uint64_t heap, bool whole);

  // A search looks so often whether another one has answered an earlier question.
  static constexpr unsigned kStepsPerLook = 16;
  // The limit for questions. Known nimbers may be larger.
  static constexpr std::uint64_t kMostHeap = 64;

  PartTables& tables_;
  SharedNimbers* shared_;
  KeptNimbers kept_;
  unsigned until_look_ = kStepsPerLook;
  Charge charge_;
  std::optional<KnownNimbers> own_known_;  // if it is not shared
  KnownNimbers* all_known_;
  std::vector<KnownNimbers::Table*> known_;  // of each table
  std::vector<Frame> frames_;                // kept so that their memory is used again
  std::size_t depth_ = 0;
  Question question_;
  Reduced reduced_;
  OptionList options_;
  std::uint64_t nodes_ = 0;
  std::uint64_t most_nodes_ = ~std::uint64_t{0};
  SearchWatch* watch_ = nullptr;
  const std::atomic<bool>* stop_ = nullptr;
};

}  // namespace summand
