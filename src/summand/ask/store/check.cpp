// store check: whether a store is whole, and each of its rows can be read.
#include <fmt/core.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/store/row_text.hpp"
#include "summand/ask/store/saved_file_answer.hpp"
#include "summand/ask/store/store_answers.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/store/store_rows.hpp"

namespace summand::ask {

namespace {

constexpr std::size_t kMostFaults = 20;
// So many values in memory are enough. Then they are made again.
constexpr std::size_t kMostValuesOfCheck = 1'000'000;

struct StoreCheck {
  std::string path;
  std::uint64_t rows = 0;
  std::uint64_t wrong_rows = 0;
  std::vector<std::string> faults = {};  // of the file, and of the first wrong rows
  bool whole = true;
};

void describe(Members<StoreCheck>& its) {
  its("file", "The file.", &StoreCheck::path);
  its("whole", "Whether nothing is wrong.", &StoreCheck::whole);
  its("rows", "The number of rows.", &StoreCheck::rows);
  its("wrong_rows", "Those that are wrong.", &StoreCheck::wrong_rows);
  its("faults", "What is wrong with the file, and with the first of these.", &StoreCheck::faults);
}

std::string text(const StoreCheck& data, const Page&) {
  if (data.whole) {
    return fmt::format(
        "{} is in order: {}, each with a right checksum and an answer that can be "
        "read.\n",
        printable(data.path), counted_rows(data.rows));
  }
  std::string out =
      fmt::format("{} is damaged. {} of its {} {} wrong.\n", printable(data.path), data.wrong_rows,
                  counted_rows(data.rows), data.wrong_rows == 1 ? "is" : "are");
  for (const std::string& fault : data.faults) out += fmt::format("  {}\n", fault);
  if (data.wrong_rows > data.faults.size()) out += "  ...\n";
  return out;
}

// Why the row is wrong. Empty if it is not.
std::string fault_of(ValueStore& store, const StoreRow& row, bool whole) {
  if (!whole) return "its checksum is wrong";
  const auto read = expect_answer(store, row);
  return read ? std::string() : read.error().message;
}

Attempt<Response> store_check(Asking& asking) {
  const std::string& path = asking.text();
  if (!Database::is_database(path)) return answer_about_saved_file(asking);
  const Budget budget = asking.budget();
  auto rows = StoreRows::open(path, Database::Access::read, budget);
  if (!rows) return failure_elsewhere(rows.error());
  auto faults = rows->faults();
  if (!faults) return failure_elsewhere(faults.error());
  StoreCheck out{.path = path, .faults = *std::move(faults)};
  out.whole = out.faults.empty();
  auto store = std::make_unique<ValueStore>(budget);
  Progress progress(asking.watcher(), "row");
  const auto visited = rows->for_each({}, [&](const StoreRow& row, bool whole) -> Result<void> {
    if (store->size() > kMostValuesOfCheck) store = std::make_unique<ValueStore>(budget);
    progress.at(++out.rows);
    const std::string fault = fault_of(*store, row, whole);
    if (fault.empty()) return {};
    ++out.wrong_rows;
    out.whole = false;
    if (out.faults.size() < kMostFaults) {
      out.faults.push_back(
          fmt::format("{}: {}", described(row.kind, row.game, row.position), fault));
    }
    return {};
  });
  if (!visited) {
    // The rest of the rows cannot be read.
    out.whole = false;
    out.faults.push_back(visited.error().message);
  }
  const bool whole = out.whole;
  Response response = respond(std::move(out));
  response.refuted = !whole;
  return response;
}

}  // namespace

const Question kStoreCheck{
    .name = "store check",
    .arguments = "FILE",
    .sentence = "Check the structure of a store and each of its rows",
    .details =
        "Each row must have the right checksum and an answer that can be read. If something "
        "is wrong, the exit code is 4. The program uses no row with a wrong checksum.",
    .options = {},
    .least = 1,
    .most = 1,
    .words = true,
    .answer = store_check,
    .answers = kAnswersAre<StoreCheck, SavedFileAnswer>,
};

}  // namespace summand::ask
