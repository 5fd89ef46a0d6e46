// Any text. If it parses as a saved table of values, it must not change by writing and reading. Its
// first cells are computed again, with little memory and few questions.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "summand/analysis/saved_value_table.hpp"
#include "summand/analysis/value_table_cell.hpp"
#include "summand/base/check.hpp"

namespace {

using namespace summand;

constexpr std::size_t kMemory = 200'000'000, kMostCells = 3;
constexpr std::uint64_t kQuestions = 2'000;  // some of them take milliseconds

struct Kept final : TextSink {
  void write(std::string_view text) override { all += text; }
  std::string all;
};

std::string written(const ValueTable& table) {
  Kept out;
  write_saved(table, out);
  return out.all;
}

void run(std::string_view text) {
  const Budget budget({.memory = kMemory, .questions = kQuestions});
  const auto table = parse_value_table(text, budget);
  if (!table) {
    SUMMAND_CHECK(table.error().error.offset <= text.size());
    SUMMAND_CHECK(!table.error().error.message.empty());
    return;
  }
  const std::string again = written(*table);
  SUMMAND_CHECK(written(*parse_value_table(again, Budget())) == again);
  Session session(budget);
  for (std::size_t i = 0; i < std::min(kMostCells, table->size()); ++i) {
    const auto cell = compute_cell(session, *table, i);
    SUMMAND_CHECK(cell || cell.error().limit);
  }
}

}  // namespace

// Reads the text unchanged, and with its correct checksum.
extern "C" int summand_fuzz_saved_table(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  run(text);
  run(text + kTableFormat.end_for(text));
  return 0;
}
