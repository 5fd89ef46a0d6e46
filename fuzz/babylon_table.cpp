// Reads any bytes as a saved table of Babylon, and also changed tables with a correct checksum.
// Values that are accepted must be right.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/studies/babylon/saved_table.hpp"

namespace {

using namespace summand;
using namespace summand::babylon;

constexpr unsigned kChips = 6;

struct Kept final : TextSink {
  void write(std::string_view text) override { all += text; }
  std::string all;
};

std::unique_ptr<Table> solved(unsigned layers) {
  auto out = std::make_unique<Table>(kChips, kChips, Budget());
  while (out->layers() < layers) out->solve_layer(1);
  return out;
}

// The correct table with that many layers.
const Table& right(unsigned layers) {
  static const std::vector<std::unique_ptr<Table>> tables = [] {
    std::vector<std::unique_ptr<Table>> out;
    for (unsigned i = 0; i <= kChips; ++i) out.push_back(solved(i));
    return out;
  }();
  return *tables[layers];
}

void is_refused_or_right(std::string_view content) {
  static const std::unique_ptr<Table> table = solved(0);
  SavedFileReader file(read_from(content), kTableFormat);
  const auto checked = read_table(file, *table, Budget(), 1);
  SUMMAND_CHECK(checked || (!checked.error().message.empty() && table->layers() == 0));
  for (std::size_t place = 0; place < table->positions(); ++place) {
    SUMMAND_CHECK(table->values()[place] == right(table->layers()).values()[place]);
  }
  table->clear();
}

// The correct values with some changes. Two bytes of the input give a place and its new value.
std::vector<std::uint8_t> changed_values(const Table& table, const std::uint8_t* data,
                                         std::size_t size) {
  std::vector<std::uint8_t> out(table.values().begin(), table.values().end());
  for (std::size_t i = 0; i + 1 < size; i += 2) out[data[i] % out.size()] = data[i + 1];
  return out;
}

}  // namespace

extern "C" int summand_fuzz_babylon_table(const std::uint8_t* data, std::size_t size) {
  is_refused_or_right({reinterpret_cast<const char*>(data), size});
  static const std::unique_ptr<Table> forged = solved(0);
  const unsigned layers = size % (kChips + 1);
  if (forged->restore(changed_values(right(layers), data, size), layers)) {
    Kept content;
    SavedFileWriter file(content, kTableFormat);
    file.begin();
    write_table(file, *forged);
    file.finish();
    is_refused_or_right(content.all);
  }
  forged->clear();
  return 0;
}
