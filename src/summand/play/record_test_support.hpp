// Reads records of sums in tests.
#pragma once

#include <string_view>

#include "summand/play/record.hpp"
#include "summand/play/sum_match.hpp"

namespace summand {

inline Attempt<SumRecord> read_record(std::string_view text, Session& session) {
  auto lines = RecordReading::of(text);
  if (!lines) return failure(lines.error());
  return read_sum(*lines, session);
}

}  // namespace summand
