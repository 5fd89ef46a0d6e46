// The option --shard, shared by the questions whose work can be shared by several machines.
#pragma once

#include <fmt/core.h>

#include "summand/ask/request.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/jobs/shard.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::ask {

inline constexpr Option kShardOption{
    "shard", "I/N", "Do only the I-th of N parts of the work (summand merge joins them)"};

// The shard of the request: the whole work if there is no --shard.
inline Result<Shard> shard_of(const Request& request) {
  const auto text = request.option("shard");
  if (!text) return Shard{};
  auto shard = parse_shard(*text);
  if (shard) return shard;
  return fail(
      fmt::format("--shard: {}, but this is '{}'", shard.error().message, printable(*text, 40)));
}

// Writes the member shard if the answer is about a part of the work.
inline void write_shard(JsonWriter& json, const Shard& shard) {
  if (shard.is_whole()) return;
  json.key("shard").object().key("number").number(shard.number).key("of").number(shard.of);
  json.close();
}

}  // namespace summand::ask
