// The structure of a nim-sequence: what is rare in it, what is lost, what is an exception, and how
// often each value comes. Gathered first, then told in words or as JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apps/summand/heaps/study.hpp"
#include "summand/heaps/statistics.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::program {

struct HeapsStructure {
  struct Sparse {
    heaps::SparseSpace space;
    bool used = false;                        // by the method that computed the last heaps
    std::vector<std::uint32_t> rare, common;  // values that occur; not where the position counts
  };
  struct Pairing {  // Ferguson's
    std::uint64_t least;
    std::optional<std::uint64_t> fails_at;
  };

  std::uint64_t heaps = 0;  // looked at
  std::optional<Sparse> sparse = {};
  std::optional<heaps::HeapList> zeros = {};
  std::optional<heaps::HeapList> exceptional = {};  // where a period is known
  std::optional<Pairing> pairing = {};              // of a subtraction set
  std::vector<heaps::ValueCount> histogram = {};
};

// Which parts of it are wanted.
struct StructureParts {
  bool rare = false, structure = false, histogram = false;
};

// Looks at all values there are, a few times. Throws LimitReached.
HeapsStructure structure_of(HeapsStudy& study, const StructureParts& parts);

// Rows of two columns; the histogram is a table of its own, empty where it is not wanted.
std::vector<std::vector<std::string>> rows_of(const HeapsStructure& structure);
std::string histogram_of(const HeapsStructure& structure);
// Members of an object that is open.
void write(JsonWriter& json, const HeapsStructure& structure);

}  // namespace summand::program
