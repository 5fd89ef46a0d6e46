// store info: which kind of file a saved file is, and what it contains.
#include <fmt/core.h>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/store/file_kind.hpp"
#include "summand/ask/store/row_text.hpp"
#include "summand/ask/store/saved_file_answer.hpp"
#include "summand/ask/store/store_answers.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/jobs/saved_file.hpp"
#include "summand/store/divided/divided_file.hpp"
#include "summand/store/divided/layer_format.hpp"
#include "summand/store/store_rows.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

// --- files that are no stores ---

constexpr std::size_t kLongestTitle = 200;

std::string_view key_of_whole(const SavedFile& file) {
  if (!file.whole) return "unknown";
  return *file.whole ? "right" : "wrong";
}

std::unexpected<Failure> is_no_saved_file(const std::string& path) {
  return failure_elsewhere({fmt::format("{} is no file that this program saves", printable(path))});
}

// A file of a divided table. It may be larger than the memory.
SavedFile saved_file(const DividedFile& file) {
  SavedFile out{.kind = "layer",
                .what = "a layer of a divided table",
                .version = file.version,
                .known_version = divided::kVersion,
                .whole = file.is_right,
                .has_checksum = true};
  if (!file.is_right || file.ranks == 0) return out;
  out.contains.emplace_back("table", file.table);
  out.contains.emplace_back("layer", std::to_string(file.layer.number));
  out.contains.emplace_back("positions", std::to_string(file.layer.count));
  if (file.rank) {
    out.contains.emplace_back("rank", fmt::format("{} of {}", *file.rank, file.ranks));
  } else {
    out.contains.emplace_back("ranks", std::to_string(file.ranks));
    out.contains.emplace_back("digest", fmt::format("{:016x}", file.digest));
  }
  return out;
}

// --- stores ---

struct StoreInfo {
  std::string path;
  StoreSummary summary;
  std::vector<std::string> faults;
};

struct PartOfStore {
  const StoreSummary::Part* part;
};

void describe(Members<PartOfStore>& its) {
  its.named("PartOfStore", "The rows of one game and one kind.");
  its("game", "The game. Empty: sums.", [](auto& it) { return it.part->game; });
  its("what", "What is kept of positions.", [](auto& it) { return key_of_kind(it.part->kind); });
  its("rows", "The rows.", [](auto& it) { return it.part->rows; });
  its("bytes", "The bytes of keys and answers.", [](auto& it) { return it.part->bytes; });
}

struct SourceOfRows {
  const StoreSummary::Source* source;
};

void describe(Members<SourceOfRows>& its) {
  its.named("SourceOfRows", "Who found rows, and how.");
  its("library", "The version of the library.", [](auto& it) { return it.source->library; });
  its("found_by", "The way.", [](auto& it) { return name_of_way(it.source->found_by); });
  its("rows", "The rows.", [](auto& it) { return it.source->rows; });
}

void describe(Members<StoreInfo>& its) {
  its("file", "The file.", &StoreInfo::path);
  its("kind", "What it is.", [](auto&) { return std::string_view("store"); });
  its("version", "The version of the format.", [](auto& it) { return it.summary.version; });
  its("bytes", "Its size.", [](auto& it) { return it.summary.bytes; });
  its("rows", "The number of rows.", [](auto& it) { return it.summary.rows; });
  its("parts", "The rows by game and kind.", [](const StoreInfo& data) {
    return data.summary.parts | std::views::transform([](auto& it) { return PartOfStore{&it}; });
  });
  its("sources", "The rows by version and way.", [](const StoreInfo& data) {
    return data.summary.sources | std::views::transform([](auto& it) { return SourceOfRows{&it}; });
  });
  its("faults", "What is wrong with the structure of the file.", &StoreInfo::faults);
}

std::string text(const StoreInfo& data, const Page&) {
  const StoreSummary& summary = data.summary;
  std::string out =
      fmt::format("{} is a store of version {}, with {} in {} bytes.\n", printable(data.path),
                  summary.version, counted_rows(summary.rows), summary.bytes);
  std::vector<std::vector<std::string>> parts = {{"game", "what", "rows", "bytes"}};
  for (const StoreSummary::Part& part : summary.parts) {
    parts.push_back({printable(name_of_game(part.game)), name_of_kind(part.kind),
                     std::to_string(part.rows), std::to_string(part.bytes)});
  }
  std::vector<std::vector<std::string>> sources = {{"found by", "version", "rows"}};
  for (const StoreSummary::Source& source : summary.sources) {
    sources.push_back(
        {name_of_way(source.found_by), printable(source.library), std::to_string(source.rows)});
  }
  if (summary.rows > 0) {
    out += fmt::format("\n{}\n\n{}\n", separated(aligned(parts), "\n"),
                       separated(aligned(sources), "\n"));
  }
  if (data.faults.empty()) return out + "\nThe structure of the file is in order.\n";
  out += "\nThe structure of the file is damaged:\n";
  for (const std::string& fault : data.faults) out += fmt::format("  {}\n", fault);
  return out;
}

}  // namespace

std::string text(const SavedFileAnswer& data, const Page&) {
  const SavedFile& file = data.file;
  std::string out = fmt::format("{} is {} of version {}, with {} bytes.\n", printable(data.path),
                                file.what, file.version, data.bytes);
  if (file.version != file.known_version) {
    return out + fmt::format("This program knows version {}.\n", file.known_version);
  }
  std::vector<std::vector<std::string>> rows;
  for (const auto& [name, line] : file.contains) rows.push_back({printable(name), printable(line)});
  if (!rows.empty()) out += fmt::format("\n{}\n", separated(aligned(rows), "\n"));
  if (!file.whole) return out;
  out += file.has_checksum ? fmt::format("\nIts checksum is {}.\n", key_of_whole(file))
         : *file.whole     ? "\nIt is complete.\n"
                           : "\nIts end is missing.\n";
  return out;
}

void describe(Members<SavedFileAnswer>& its) {
  its("file", "The file.", &SavedFileAnswer::path);
  its("kind", "What it is.", [](auto& it) { return it.file.kind; });
  its("version", "The version of the format.", [](auto& it) { return it.file.version; });
  its("bytes", "Its size.", &SavedFileAnswer::bytes);
  its("contains", "What the file says about itself.",
      [](auto& it) -> auto& { return it.file.contains; });
  its("checksum", "Whether its checksum is right.", [](auto& it) {
    return it.file.has_checksum ? std::optional(key_of_whole(it.file)) : std::nullopt;
  }).words({"right", "wrong", "unknown"});
  its("end", "Of a file without a checksum: whether its end is there.", [](auto& it) {
    return it.file.has_checksum ? std::nullopt : std::optional(key_of_whole(it.file));
  }).words({"right", "wrong", "unknown"});
}

// --- both ---

Attempt<Response> answer_about_saved_file(Asking& asking) {
  const std::string& path = asking.text();
  // A device or a large file of another kind is not read to its end.
  const auto begin = read_at_most(path, kLongestTitle);
  if (!begin) return failure_elsewhere(begin.error());
  const auto status = status_of_regular_file(path);
  if (!status) return is_no_saved_file(path);
  std::optional<SavedFile> file = saved_file(*begin);
  if (file) {
    Charge charge(asking.budget());
    const auto content = whole_content(path, charge);
    if (!content) return failure_elsewhere(content.error());
    file = saved_file(*content);
  } else {
    const auto divided = divided_file(path);
    if (!divided) return failure_elsewhere(divided.error());
    if (*divided) file = saved_file(**divided);
  }
  if (!file) return is_no_saved_file(path);
  const bool damaged = file->whole == false;
  Response out = respond(SavedFileAnswer{path, status->size, *std::move(file)});
  out.refuted = damaged;
  return out;
}

static Attempt<Response> store_info(Asking& asking) {
  const std::string& path = asking.text();
  if (!Database::is_database(path)) return answer_about_saved_file(asking);
  auto rows = StoreRows::open(path, Database::Access::read, asking.budget());
  if (!rows) return failure_elsewhere(rows.error());
  auto summary = rows->summary();
  if (!summary) return failure_elsewhere(summary.error());
  auto faults = rows->faults();
  if (!faults) return failure_elsewhere(faults.error());
  const bool damaged = !faults->empty();
  Response out = respond(StoreInfo{path, *std::move(summary), *std::move(faults)});
  out.refuted = damaged;
  return out;
}

const Question kStoreInfo{
    .name = "store info",
    .arguments = "FILE",
    .sentence = "Say what a saved file is and what it contains",
    .details =
        "The file may be a store or any other file that this program saves: a table, a "
        "search, a nim-sequence, a certificate, a strategy, a match or a session. If its "
        "checksum is wrong, the exit code is 4.",
    .options = {},
    .least = 1,
    .most = 1,
    .words = true,
    .answer = store_info,
    .answers = kAnswersAre<StoreInfo, SavedFileAnswer>,
};

}  // namespace summand::ask
