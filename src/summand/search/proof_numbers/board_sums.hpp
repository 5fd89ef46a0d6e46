// BoardSums: the sums of a compact game, by whether it is impartial.
#pragma once

#include <type_traits>

#include "summand/search/proof_numbers/compact_sums.hpp"
#include "summand/search/proof_numbers/impartial_sums.hpp"

namespace summand {

template <class Compact>
concept ImpartialCompact = requires { requires Compact::kImpartial; };

template <class Compact>
struct BoardSumsOf : std::type_identity<CompactSums<Compact>> {};
template <ImpartialCompact Compact>
struct BoardSumsOf<Compact> : std::type_identity<ImpartialSums<Compact>> {};

template <class Compact>
using BoardSums = typename BoardSumsOf<Compact>::type;

// What the proofs of a sum that was not searched are expected to take.
template <class Sums>
ProofNumbers expected(Sums& sums, const typename Sums::Sum& sum, const OrderModel& model) {
  return model.expected(
      [&](SumFeatures& features, auto&& visit) { sums.for_each_feature(sum, features, visit); });
}

}  // namespace summand
