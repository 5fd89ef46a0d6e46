// Any text. If it parses as a record of a match, writing and reading must give the same record. Its
// pictures and moves must exist. With little memory and few questions it must give an answer.
// Records of games of several seats are in several.cpp, strategies in strategy.cpp.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "summand/base/check.hpp"
#include "summand/play/sum_match.hpp"

namespace {

using namespace summand;

constexpr std::size_t kMemory = 200'000'000;
constexpr std::uint64_t kQuestions = 5'000;

Attempt<SumRecord> read_record(std::string_view text, Session& session) {
  auto lines = RecordReading::of(text);
  if (!lines) return failure(std::move(lines).error());
  return read_sum(*lines, session);
}

Budget budget() { return Budget({.memory = kMemory, .questions = kQuestions}); }

}  // namespace

extern "C" int summand_fuzz_match_record(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  Session session(budget());
  auto record = read_record(text, session);
  if (!record) {
    SUMMAND_CHECK(!record.error().error.message.empty());
    SUMMAND_CHECK(record.error().limit || record.error().error.offset <= size);
    return 0;
  }
  const std::string printed = print(*record);
  Session other(budget());
  const auto again = read_record(printed, other);
  if (!again) {
    SUMMAND_CHECK(again.error().limit.has_value());
    return 0;
  }
  SUMMAND_CHECK(print(*again) == printed && again->seats == record->seats);
  SumMatch& match = record->match;
  for (std::size_t term = 0; term < match.sum().terms().size(); ++term) {
    static_cast<void>(match.picture(term));
  }
  const std::size_t moves = match.moves_made();
  while (match.undo()) {
  }
  while (match.redo()) {
  }
  SUMMAND_CHECK(match.moves_made() == moves);
  return 0;
}
