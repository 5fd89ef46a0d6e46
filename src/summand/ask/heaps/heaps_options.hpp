// The options of the question heaps.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "summand/ask/stores.hpp"
#include "summand/jobs/shard.hpp"

namespace summand::ask {

struct HeapsOptions : StoreOptions {
  std::optional<std::string> to{}, at{}, sum{}, plot{}, certificate{}, save{}, resume{};
  std::optional<unsigned> all{};  // digits
  std::optional<Shard> shard{};
  std::optional<std::uint64_t> scale{};
  bool period = false, values = false, rare = false, structure = false, histogram = false;
  bool trust_published = false, csv = false;
  bool misere = false, quotient = false, proof = false;

  // What follows from them.
  std::optional<std::uint64_t> below{};   // in normal play and for --all: the heaps of --to
  std::uint32_t last = 0;                 // in misère play: the last heap
  std::vector<std::uint64_t> summands{};  // of --sum
};

// Of heaps merge.
struct JoinedSurveyOptions {
  std::optional<std::string> save{};
  bool csv = false;
};

}  // namespace summand::ask
