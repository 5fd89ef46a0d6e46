#include "summand/studies/babylon/saved_table.hpp"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>
#include <vector>

#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/hash.hpp"
#include "summand/studies/babylon/table_check.hpp"

namespace summand::babylon {

namespace {

constexpr std::string_view kFirstLine = "summand babylon-table 1\n";
constexpr std::string_view kAnyVersion = "summand babylon-table ";

std::string head_of(const Table& table, unsigned layers) {
  return fmt::format("{}chips {}\ncolours {}\nlayers {}\npositions {}\n\n", kFirstLine,
                     table.chips(), table.colours(), layers, table.positions());
}

std::uint64_t checksum(std::uint64_t hash, const void* bytes, std::size_t size) {
  const auto* at = static_cast<const unsigned char*>(bytes);
  for (std::size_t i = 0; i < size; i += 8) {
    std::uint64_t word = 0;
    for (std::size_t k = 0; k < std::min<std::size_t>(8, size - i); ++k) {
      word |= std::uint64_t{at[i + k]} << (8 * k);
    }
    hash = hash_combine(hash, word);
  }
  return hash_combine(hash, size);
}

std::string last_line(std::string_view head, std::span<const std::uint8_t> values) {
  const std::uint64_t hash =
      checksum(checksum(0, head.data(), head.size()), values.data(), values.size());
  return fmt::format("\nchecksum {:016x}\n", hash);
}

Result<std::size_t> read(FileReader& file, char* to, std::size_t size) {
  return file.read({to, size});
}

}  // namespace

Result<void> save_table(const std::string& path, const Table& table) {
  SUMMAND_TRY(file, FileWriter::open(path));
  const std::string head = head_of(table, table.layers());
  const auto* bytes = reinterpret_cast<const char*>(table.values().data());
  auto written = file.write(head);
  if (written) written = file.write({bytes, table.values().size()});
  if (written) written = file.write(last_line(head, table.values()));
  if (!written) return written;
  return file.finish();
}

Result<std::uint64_t> load_table(const std::string& path, Table& table, Budget& budget,
                                 std::uint64_t seed) {
  SUMMAND_TRY(file, FileReader::open(path));
  const auto damaged = [&](std::string_view why) {
    return fail(
        fmt::format("{} is no table of Babylon that can be used: {}", printable(path), why));
  };
  // The head of the file that is wanted differs from the right one in its layers alone.
  std::string head(head_of(table, table.chips()).size() + 1, '\0');
  SUMMAND_TRY(got, read(file, head.data(), head.size()));
  head.resize(got);
  if (!head.starts_with(kAnyVersion)) return damaged("it is something else");
  if (!head.starts_with(kFirstLine)) return damaged("it is of another version");
  unsigned layers = 0;
  while (layers <= table.chips() && !head.starts_with(head_of(table, layers))) ++layers;
  if (layers > table.chips()) {
    return damaged(fmt::format("it is not of {} chips in at most {} colours, or is damaged",
                               table.chips(), table.colours()));
  }
  const std::string right = head_of(table, layers);
  Charge charge(budget);
  charge.add(table.positions() + 64);
  std::vector<std::uint8_t> values(table.positions() + 64);
  const std::size_t begun = head.size() - right.size();
  std::memcpy(values.data(), head.data() + right.size(), begun);
  SUMMAND_TRY(more,
              read(file, reinterpret_cast<char*>(values.data()) + begun, values.size() - begun));
  const std::span<const std::uint8_t> all(values.data(), begun + more);
  if (all.size() < table.positions()) return damaged("it is cut short");
  const auto body = all.first(table.positions());
  const std::string_view end(reinterpret_cast<const char*>(all.data()) + body.size(),
                             all.size() - body.size());
  if (end != last_line(right, body)) return damaged("its checksum is wrong");
  if (!table.restore(body, layers)) return damaged("its values are not those of its layers");
  const TableCheck check = check_values(table, seed, budget);
  if (!check.holds) {
    table.clear();
    return damaged("a value in it is wrong");
  }
  return check.checked;
}

}  // namespace summand::babylon
