// Any text. If it parses as a saved search, it must not change by writing and reading.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/positions/saved_selection.hpp"

namespace {

using namespace summand;

constexpr std::size_t kMemory = 200'000'000;

struct Kept final : TextSink {
  void write(std::string_view text) override { all += text; }
  std::string all;
};

std::string written(const SavedSelection& search) {
  std::vector<const FoundPosition*> kept;
  for (const FoundPosition& hit : search.kept) kept.push_back(&hit);
  Kept out;
  write_saved(search.question, search.state, kept, out);
  return out.all;
}

void run(std::string_view text) {
  const Budget budget({.memory = kMemory});
  const auto search = parse_selection(text, budget);
  if (!search) {
    SUMMAND_CHECK(search.error().error.offset <= text.size());
    SUMMAND_CHECK(!search.error().error.message.empty());
    return;
  }
  const std::string again = written(*search);
  SUMMAND_CHECK(written(*parse_selection(again, budget)) == again);
}

}  // namespace

// Reads the text unchanged, and with its correct checksum.
extern "C" int summand_fuzz_saved_search(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  run(text);
  run(text + kSelectionFormat.end_for(text));
  return 0;
}
