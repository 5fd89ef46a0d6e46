// The member of an answer that is about a part of some long work.
#pragma once

#include "summand/jobs/shard.hpp"
#include "summand/text/json_writer.hpp"

namespace summand {

// Writes the member shard if the work is not the whole.
inline void write_shard(JsonWriter& json, const Shard& shard) {
  if (shard.is_whole()) return;
  json.key("shard").object().key("number").number(shard.number).key("of").number(shard.of);
  json.close();
}

}  // namespace summand
