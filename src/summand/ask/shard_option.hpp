// The option --shard, shared by the questions whose work can be shared by several machines.
#pragma once

#include <fmt/core.h>

#include "summand/ask/request.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/jobs/shard.hpp"

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

}  // namespace summand::ask
