// What the ranks used for a table, as text and JSON.
#pragma once

#include <string>
#include <vector>

#include "summand/dist/ranks.hpp"
#include "summand/dist/table_run.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::mpi_program {

// The use of each rank, and the most resident memory that the system saw in it.
struct RankUse : dist::TableUse {
  std::uint64_t resident_bytes = 0;
};

// Collective. Returns the use of all ranks.
std::vector<RankUse> gather(dist::Ranks& ranks, const dist::TableUse& mine);

// Two lines: memory and messages.
std::string use_text(const std::vector<RankUse>& ranks);
// Members of an open object.
void write_use(JsonWriter& json, const std::vector<RankUse>& ranks);

// A line for stderr.
std::string progress_text(const dist::LayerDone& done);

}  // namespace summand::mpi_program
