// KeptNimbers: what earlier runs found about the nimbers of parts, for a search that has a file of
// results.
#pragma once

#include <cstddef>
#include <cstdint>

#include "summand/ruleset/kept_looks.hpp"
#include "summand/ruleset/kept_results.hpp"
#include "summand/ruleset/part_table.hpp"
#include "summand/search/known_nimbers.hpp"

namespace summand {

// Each search has its own. Without a file it does nothing.
class KeptNimbers {
 public:
  explicit KeptNimbers(PartTables& tables);

  // From now on the search is about another question.
  void begin(std::uint64_t nodes) { looks_at_ = nodes + kLeast; }

  // What is kept about a part of unknown nimber at this depth, if a look is worth the time: the
  // search has made many nodes, and so did earlier parts at this depth. The question is whether
  // `asked`, below 64, is the nimber.
  NimberFacts kept(PartId part, std::uint64_t asked, std::size_t depth, std::uint64_t nodes) {
    if (!kKeepsResults || kept_ == nullptr || nodes < looks_at_ || !looks_.worth(depth)) return {};
    return look(part, asked);
  }
  // The facts about a part after that question and so many nodes. They are kept if these are many.
  void note(PartId part, std::uint64_t asked, const NimberFacts& facts, std::size_t depth,
            std::uint64_t nodes) {
    if (!kKeepsResults || kept_ == nullptr) return;
    looks_.note(depth, nodes);
    if (looks_.is_expensive(nodes)) keep(part, asked, facts);
  }

 private:
  static constexpr std::uint64_t kLeast = 100;  // nodes: about 1 ms or more

  NimberFacts look(PartId part, std::uint64_t asked);
  void keep(PartId part, std::uint64_t asked, const NimberFacts& facts);

  PartTables& tables_;
  KeptResults* kept_;
  KeptLooks looks_{kLeast};
  std::uint64_t looks_at_ = 0;
};

}  // namespace summand
