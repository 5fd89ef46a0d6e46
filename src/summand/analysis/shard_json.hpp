// The member of an answer that is about a part of some long work.
#pragma once

#include <functional>

#include "summand/jobs/shard.hpp"
#include "summand/text/description.hpp"

namespace summand {

inline void describe(Members<Shard>& its) {
  its.named("Shard", "A part of the work.");
  its("number", "Its number, from 1.", &Shard::number);
  its("of", "The number of parts.", &Shard::of);
}

// The member "shard", if the work is not the whole. `kShard` gets it, as a member of T or a
// function.
template <auto kShard, class T>
void tell_shard(Members<T>& its) {
  its("shard", "The part that was done, if not all was asked for.", [](const T& it) {
    const Shard& shard = std::invoke(kShard, it);
    return shard.is_whole() ? nullptr : &shard;
  });
}

}  // namespace summand
