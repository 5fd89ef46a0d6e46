#include "summand/studies/babylon/saved_table.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "summand/base/charge.hpp"
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

constexpr std::string_view kEndOfHead = "\n\n";

// Longer than all text around the values.
constexpr std::size_t kMostAround = 400;

}  // namespace

std::string table_checksum(std::string_view content) {
  const std::size_t end = content.find(kEndOfHead);
  const std::size_t size =
      end == content.npos ? content.size() : std::min(end + kEndOfHead.size(), content.size());
  const std::string_view values = content.substr(size);
  return last_line(content.substr(0, size),
                   {reinterpret_cast<const std::uint8_t*>(values.data()), values.size()});
}

std::string print_table(const Table& table) {
  const std::string head = head_of(table, table.layers());
  const auto* bytes = reinterpret_cast<const char*>(table.values().data());
  return head + std::string(bytes, table.values().size()) + last_line(head, table.values());
}

Result<std::uint64_t> parse_table(std::string_view content, Table& table, const Budget& budget,
                                  std::uint64_t seed) {
  if (!content.starts_with(kAnyVersion)) return fail("it is another kind of file");
  if (!content.starts_with(kFirstLine)) return fail("it is of another version");
  // The head may differ from that of the table only in the number of layers.
  unsigned layers = 0;
  while (layers <= table.chips() && !content.starts_with(head_of(table, layers))) ++layers;
  if (layers > table.chips()) {
    return fail(fmt::format("it is not of {} chips in at most {} colours, or is damaged",
                            table.chips(), table.colours()));
  }
  const std::string head = head_of(table, layers);
  const std::string_view rest = content.substr(head.size());
  if (rest.size() < table.positions()) return fail("it is cut short");
  const std::span<const std::uint8_t> values(reinterpret_cast<const std::uint8_t*>(rest.data()),
                                             table.positions());
  if (rest.substr(table.positions()) != last_line(head, values)) {
    return fail("its checksum is wrong");
  }
  if (!table.restore(values, layers)) return fail("its values are not those of its layers");
  const TableCheck check = check_values(table, seed, budget);
  if (check.holds) return check.checked;
  table.clear();
  return fail("a value in it is wrong");
}

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

Result<std::uint64_t> load_table(const std::string& path, Table& table, const Budget& budget,
                                 std::uint64_t seed) {
  SUMMAND_TRY(file, FileReader::open(path));
  Charge charge(budget);
  charge.add(table.positions() + kMostAround);
  std::string content(table.positions() + kMostAround, '\0');
  SUMMAND_TRY(got, file.read(content));
  content.resize(got);
  auto checked = parse_table(content, table, budget, seed);
  if (checked) return checked;
  return fail(fmt::format("{} is not a valid table of Babylon: {}", printable(path),
                          checked.error().message));
}

}  // namespace summand::babylon
