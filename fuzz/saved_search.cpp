// Any text. If it parses as a saved search, it must not change by writing and reading.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "summand/analysis/saved_lines.hpp"
#include "summand/ask/hunt/saved_hunt.hpp"
#include "summand/base/check.hpp"

namespace {

using namespace summand;

constexpr std::size_t kMemory = 200'000'000;

struct Kept final : TextSink {
  void write(std::string_view text) override { all += text; }
  std::string all;
};

std::string written(const ask::SavedHunt& hunt) {
  std::vector<const ask::FoundPosition*> kept;
  for (const ask::FoundPosition& hit : hunt.kept) kept.push_back(&hit);
  Kept out;
  ask::write_saved(hunt.question, hunt.state, kept, out);
  return out.all;
}

void run(std::string_view text) {
  const Budget budget({.memory = kMemory});
  const auto hunt = ask::parse_hunt(text, budget);
  if (!hunt) {
    SUMMAND_CHECK(hunt.error().error.offset <= text.size());
    SUMMAND_CHECK(!hunt.error().error.message.empty());
    return;
  }
  const std::string again = written(*hunt);
  SUMMAND_CHECK(written(*ask::parse_hunt(again, budget)) == again);
}

}  // namespace

// Reads the text unchanged, and with its correct checksum.
extern "C" int summand_fuzz_saved_search(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  run(text);
  run(text + checksum_of_saved(text));
  return 0;
}
