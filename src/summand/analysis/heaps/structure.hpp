// The structure of a nim-sequence: rare values, P-positions, exceptions to the period, and how
// often each value occurs. Collected as data, then written as text or JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "summand/analysis/heaps/study.hpp"
#include "summand/heaps/histogram.hpp"
#include "summand/heaps/statistics.hpp"
#include "summand/text/description.hpp"

namespace summand::heaps {

struct HeapsStructure {
  struct Sparse {
    heaps::SparseSpace space;
    bool used = false;                        // the last heaps were computed with this split
    std::vector<std::uint32_t> rare, common;  // values that occur
  };
  struct Pairing {  // by Ferguson's theorem
    std::uint64_t least;
    std::optional<std::uint64_t> fails_at;
  };

  // What a known period without a saltus repeats.
  struct EachPeriod {
    std::uint64_t zeros = 0;
    std::vector<heaps::ValueCount> values = {};
  };

  std::uint64_t below = 0;  // all that follows is about the heaps below this one
  heaps::LargestValue largest = {};
  std::optional<Sparse> sparse = {};
  std::optional<heaps::HeapList> zeros = {};
  std::optional<heaps::HeapList> exceptional = {};  // if a period is known
  std::optional<Pairing> pairing = {};              // for a subtraction set
  std::optional<heaps::Histogram> histogram = {};
  std::optional<EachPeriod> each_period = {};
};

// The parts that are requested.
struct StructureParts {
  bool rare = false, structure = false, histogram = false;
};

// Collects the parts for the heaps below `to`, or for the computed ones. Goes through the computed
// values a few times. More of them are computed if `to` needs them. Fails if `to` is too large.
// Throws LimitReached.
Result<HeapsStructure> structure_of(WorkWatcher* watcher, HeapsStudy& study,
                                    std::optional<std::uint64_t> to, const StructureParts& parts);

// Rows of two columns. The histogram is in a separate table.
std::vector<std::vector<std::string>> rows_of(const HeapsStructure& structure);
std::string histogram_of(const HeapsStructure& structure);
void describe(Members<HeapsStructure>& its);
void describe(Members<Split>& its);

}  // namespace summand::heaps
