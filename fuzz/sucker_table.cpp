// Any bytes as a saved table of So Long Sucker, unchanged and with a checksum after them. A table
// that is read must answer every one of its states.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/check.hpp"
#include "summand/studies/sucker/table_file.hpp"

namespace {

using namespace summand;

constexpr std::size_t kMemory = 50'000'000;
constexpr std::uint64_t kQuestions = 100'000;

void ask_all(const sucker::EndgameTable& table) {
  for (unsigned chips = 0; chips <= table.chips(); ++chips) {
    std::uint64_t states = 0;
    table.for_each(chips,
                   [&](sucker::Boards::Id board, unsigned hand_chips, sucker::Hands::Number hand) {
                     ++states;
                     const auto state = table.state(board, hand_chips, hand, 1);
                     SUMMAND_CHECK(table.fate(state).has_value());
                   });
    SUMMAND_CHECK(sucker::EndgameTable::states(table.rules(), chips) == states);
  }
}

void read(std::string_view content) {
  try {
    SavedFileReader file(read_from(content), sucker::kTableFormat);
    const auto loaded = sucker::read_table(file, content.size(),
                                           Budget({.memory = kMemory, .questions = kQuestions}));
    if (loaded) {
      ask_all(*loaded->table);
    } else {
      SUMMAND_CHECK(!loaded.error().message.empty());
    }
  } catch (const LimitReached& reached) {
    SUMMAND_CHECK(!reached.message.empty());
  }
}

}  // namespace

extern "C" int summand_fuzz_sucker_table(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  read(text);
  read(std::string(text) + sucker::kTableFormat.end_for(text));
  return 0;
}
