// KeptSums: who won the sums of earlier runs, for a search that has a file of results.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "summand/ruleset/kept_looks.hpp"
#include "summand/ruleset/kept_results.hpp"
#include "summand/ruleset/part_table.hpp"

namespace summand {

// Each search has its own. Without a file it does nothing.
class KeptSums {
 public:
  explicit KeptSums(PartTables& tables);

  // From now on the search is about another question.
  void begin(std::uint64_t nodes) {
    looks_at_ = nodes + kLeast;
    was_due_ = false;
  }
  // True once in each question, when the search has turned out to be long: then the sums that are
  // being searched may be known.
  bool is_due(std::uint64_t nodes) {
    if (!kKeepsResults || kept_ == nullptr || was_due_ || nodes < looks_at_) return false;
    was_due_ = true;
    return true;
  }

  // Whether a sum at this depth is worth a look: the search has made many nodes, and so did earlier
  // sums at this depth.
  bool looks(std::size_t depth, std::uint64_t nodes) const {
    return kKeepsResults && kept_ != nullptr && nodes >= looks_at_ && looks_.worth(depth);
  }
  // Whether this player wins if he starts, if an earlier run has found it. Assumes that there is a
  // file.
  std::optional<bool> find(std::span<const PartId> parts, std::span<const Value> values,
                           Player first);

  // The result of a sum that took so many nodes. It is kept if they are many.
  void note(std::span<const PartId> parts, std::span<const Value> values, Player first, bool wins,
            std::size_t depth, std::uint64_t nodes) {
    if (!kKeepsResults || kept_ == nullptr) return;
    looks_.note(depth, nodes);
    if (looks_.is_expensive(nodes)) keep(parts, values, first, wins);
  }

 private:
  static constexpr std::uint64_t kLeast = 100;  // nodes: about 1 ms or more

  struct Name {
    std::string game, position;
  };
  // Sets name_. Returns false if the sum cannot be kept.
  bool set_name(std::span<const PartId> parts, std::span<const Value> values);
  void keep(std::span<const PartId> parts, std::span<const Value> values, Player first, bool wins);

  PartTables& tables_;
  KeptResults* kept_;
  KeptLooks looks_{kLeast};
  std::uint64_t looks_at_ = 0;
  bool was_due_ = false;
  Name name_;
};

}  // namespace summand
