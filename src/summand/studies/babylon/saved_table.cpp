#include "summand/studies/babylon/saved_table.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/studies/babylon/table_check.hpp"

namespace summand::babylon {

namespace {

// What stands between the first line and the values.
std::string head_of(const Table& table, unsigned layers) {
  return fmt::format("chips {}\ncolours {}\nlayers {}\npositions {}\n\n", table.chips(),
                     table.colours(), layers, table.positions());
}

// Fails if the head is that of another table. Returns the number of its layers.
Result<unsigned> read_head(SavedFileReader& file, const Table& table) {
  SUMMAND_TRY(version, file.version());
  static_cast<void>(version);
  SUMMAND_TRY(chips, file.number("chips "));
  SUMMAND_TRY(colours, file.number("colours "));
  if (chips != table.chips() || colours != table.colours()) {
    return fail(
        fmt::format("it is not of {} chips in at most {} colours", table.chips(), table.colours()));
  }
  SUMMAND_TRY(layers, file.number("layers "));
  SUMMAND_TRY(positions, file.number("positions "));
  SUMMAND_TRY(rest, file.line(""));
  if (layers > chips || positions != table.positions() || !rest.empty()) return file.damaged();
  return static_cast<unsigned>(layers);
}

}  // namespace

void write_table(SavedFileWriter& file, const Table& table) {
  const auto values = table.values();
  file.write(head_of(table, table.layers()));
  file.write({reinterpret_cast<const char*>(values.data()), values.size()});
}

Result<std::uint64_t> read_table(SavedFileReader& file, Table& table, const Budget& budget,
                                 std::uint64_t seed) {
  SUMMAND_TRY(layers, read_head(file, table));
  Charge charge(budget);
  charge.add(table.positions());
  std::vector<std::uint8_t> values;
  values.reserve(table.positions());
  while (values.size() < table.positions()) {
    const std::size_t left = table.positions() - values.size();
    SUMMAND_TRY(bytes, file.bytes(std::min(left, SavedFileReader::kAtATime)));
    for (const char c : bytes) values.push_back(static_cast<std::uint8_t>(c));
  }
  if (auto right = file.finish(); !right) return std::unexpected(right.error());
  if (!table.restore(values, layers)) return fail("its values are not those of its layers");
  const TableCheck check = check_values(table, seed, budget);
  if (check.holds) return check.checked;
  table.clear();
  return fail("a value in it is wrong");
}

Result<void> save_table(const std::string& path, const Table& table) {
  return save_file(path, kTableFormat, [&](SavedFileWriter& file) { write_table(file, table); });
}

Result<std::uint64_t> load_table(const std::string& path, Table& table, const Budget& budget,
                                 std::uint64_t seed) {
  return read_file(path, kTableFormat,
                   [&](SavedFileReader& file) { return read_table(file, table, budget, seed); });
}

}  // namespace summand::babylon
