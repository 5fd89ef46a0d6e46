// The view that a search has of the games in a sum. A part with an easy value is that value, any
// other part is a number in a table.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/per_rules.hpp"
#include "summand/ruleset/part_bounds.hpp"
#include "summand/ruleset/part_records.hpp"
#include "summand/ruleset/sum_key.hpp"
#include "summand/ruleset/version.hpp"
#include "summand/value/store.hpp"

namespace summand {

class Evaluators;

// Merits only order moves.
inline std::int32_t clamped_merit(std::int64_t merit) {
  constexpr std::int64_t kMost = 500'000;
  return static_cast<std::int32_t>(std::clamp(merit, -kMost, kMost));
}

// A part whose value is not known: the table of its ruleset, and its number there. Parts with the
// same representative have the same number.
struct PartId {
  std::uint32_t table;
  std::uint32_t number;

  friend auto operator<=>(const PartId&, const PartId&) = default;
};

// A sum of parts, in no order.
struct PartList {
  std::vector<Value> values;
  std::vector<PartId> parts;

  void clear() {
    values.clear();
    parts.clear();
  }
};

// What a search sees of the result of a move before it is played.
struct Glance {
  std::vector<Value> values;  // of the parts with easy values
  PartBounds others;          // of the sum of the other parts
  bool has_others = false;

  void clear() {
    values.clear();
    others = {};
    has_others = false;
  }
};

// The results of all moves in a part, for a search that needs all of them at once.
struct OptionList {
  struct Option {
    std::uint32_t values_end, parts_end;  // the ends of its values and parts
  };
  std::vector<Option> options;
  std::vector<Value> values;
  std::vector<PartId> parts;

  void clear() {
    options.clear();
    values.clear();
    parts.clear();
  }
};

// Looks at the results of moves which leave only parts that a table has met, and says what the
// search needs of them.
class OptionWatch {
 public:
  enum class Verdict {
    open,      // the result
    closed,    // nothing of this result
    settling,  // nothing of this result and of any other
  };

  virtual ~OptionWatch() = default;
  virtual Verdict look_at(const PartList& result) = 0;
};

// Which parts are evaluated as soon as a search meets them.
struct EasyParts {
  // Parts in which both players together have at most so many moves, all of them.
  // NOLINTNEXTLINE(google-explicit-constructor)
  EasyParts(std::uint64_t most_moves) : moves(most_moves) {}
  // Those of them whose value takes at most so many new positions. If too many parts of a number of
  // moves take more, others of that number are not tried.
  EasyParts(std::uint64_t most_moves, std::size_t most_positions)
      : moves(most_moves), positions(most_positions) {}

  std::uint64_t moves;
  std::optional<std::size_t> positions{};
};

// Counts how often the values of parts were found in few positions.
class EasyTries {
 public:
  // Whether a part of so many moves should be tried.
  bool worth(std::uint64_t moves) const {
    if (moves >= tries_.size()) return true;
    const Tries& its = tries_[moves];
    return its.all < kFirst || its.found * 4 >= its.all * 3;
  }
  void note(std::uint64_t moves, bool found) {
    if (moves >= tries_.size()) tries_.resize(moves + 1);
    ++tries_[moves].all;
    if (found) ++tries_[moves].found;
  }

 private:
  static constexpr std::uint64_t kFirst = 32;  // tries before the first judgement

  struct Tries {
    std::uint64_t all = 0, found = 0;
  };
  std::vector<Tries> tries_;  // by the number of moves
};

// The parts of one ruleset that a search has met. The table lists moves on a stack of its own. A
// depth-first search names a move by its place on the stack.
class PartTable {
 public:
  // `id` is the place of the table among those of its sum, `game` the title of the game.
  // The records must outlive the table.
  PartTable(std::uint32_t id, std::string_view game, ValueStore& store, const PartRecords& records)
      : id_(id), game_(game), store_(&store), records_(&records) {}
  virtual ~PartTable() = default;
  std::uint32_t id() const { return id_; }

  // Pushes the legal moves and adds a merit for each to `merits`. The merit estimates how good a
  // move is for the player. It is the number of his moves in the resulting part minus the
  // opponent's, or minus all moves if the part is impartial.
  virtual void push_moves(std::uint32_t part, Player player, std::vector<std::int32_t>& merits) = 0;
  virtual std::size_t moves_on_stack() const = 0;
  virtual void drop_moves(std::size_t to) = 0;
  // Adds the result of a move on the stack to `out`.
  virtual void play(std::uint32_t part, Player player, std::size_t move, PartList& out) = 0;

  // Adds the results of all moves of a player. It is faster than one move after another. If a watch
  // is given, results that it closes are left out. If one is settling, returns false: nothing is
  // added, and no part is entered.
  virtual bool list_options(std::uint32_t part, Player player, OptionList& out,
                            OptionWatch* watch = nullptr) = 0;
  // About how many different results would be added. No part is entered. nullopt if one is
  // settling.
  virtual std::optional<std::size_t> count_options(std::uint32_t part, Player player,
                                                   OptionWatch& watch) = 0;

  // Whether the ruleset has bounds of the part. Then the results of moves in it can be judged
  // before they are stored. Merits by push_moves say only which move to judge first.
  virtual bool has_bounds(std::uint32_t part) const = 0;
  virtual PartBounds bounds(std::uint32_t part, Effort effort) = 0;
  // The key of the position of a part, if it has one. Parts with bounds have keys.
  virtual std::optional<PositionKey> key(std::uint32_t part) const = 0;
  // Bounds of the whole result of a move on the stack. They cost less than a glance.
  virtual PartBounds first_glance(std::uint32_t part, Player player, std::size_t move,
                                  Effort effort) = 0;
  // The result of a move on the stack, part by part.
  virtual void glance(std::uint32_t part, Player player, std::size_t move, Effort effort,
                      Glance& out) = 0;
  // Adds the keys of the parts of the last glance that have no easy values.
  virtual void add_glance_key(SumKey& out) const = 0;

  // Adds the negative of the part, which may belong to another table.
  virtual void negate(std::uint32_t part, PartList& out) = 0;
  virtual bool impartial(std::uint32_t part) const = 0;

  // The game and the position of a part in files of results (kept_position.hpp).
  virtual const std::string& kept_game() const = 0;
  virtual std::string kept_call(std::uint32_t part) const = 0;

  std::size_t size() const { return records_->size(); }  // parts met so far
  // How many moves both players together have in a part whose value is not known, at most 2^32 - 1.
  std::uint32_t move_count(std::uint32_t part) const { return records_->move_count(part); }

 protected:
  // Adds so many copies of a part. Throws LimitReached.
  void add_part(MarkedPart part, std::uint64_t copies, PartList& out) const {
    if (part.has_value()) {
      for (; copies > 0; --copies) out.values.push_back(records_->value(part.number()));
    } else {
      for (; copies > 0; --copies) out.parts.push_back({id_, part.number()});
    }
  }
  // Adds count * times copies. A list has room for a few of them. Pairs that are 0 are left out,
  // and the value of very many copies is added instead of them. Throws LimitReached if there are
  // too many copies of an unknown value.
  void add_copies(MarkedPart part, std::uint64_t count, std::uint64_t times, PartList& out) const {
    const bool is_one = count == 1 && times == 1;
    add_part(part, is_one ? 1 : copies_to_list(part, count, times, out.values), out);
  }

 private:
  std::uint64_t copies_to_list(MarkedPart part, std::uint64_t count, std::uint64_t times,
                               std::vector<Value>& values) const;

  std::uint32_t id_;
  std::string_view game_;
  ValueStore* store_;
  const PartRecords* records_;
};

// The tables of all rulesets of a sum.
class PartTables {
 public:
  // Tables of several threads may share records. Then all must be made from the same sum, and their
  // stores must be siblings.
  PartTables(Evaluators& evaluators, EasyParts easy, SharedRecords* shared = nullptr)
      : evaluators_(&evaluators), easy_(easy), shared_(shared) {}

  Evaluators& evaluators() { return *evaluators_; }
  const EasyParts& easy() const { return easy_; }
  SharedRecords* shared() const { return shared_; }  // or null
  PartTable& operator[](std::size_t table) { return *tables_[table]; }
  std::size_t size() const { return tables_.size(); }

  // The table of these rules and parameters, in this version. The first call makes it.
  template <template <class> class Table, Ruleset R>
  Table<R>& of(const Version<R>& rules) {
    return tables_.of<Table<R>>(rules, [&] {
      return std::make_shared<Table<R>>(rules, static_cast<std::uint32_t>(size()), *this);
    });
  }
  template <template <class> class Table, Ruleset R>
  Table<R>& of(const R& rules) {
    return of<Table>(Version<R>{rules});
  }

 private:
  Evaluators* evaluators_;
  EasyParts easy_;
  SharedRecords* shared_;
  PerRules<PartTable> tables_;
};

}  // namespace summand
