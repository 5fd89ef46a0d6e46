// store info: which kind of file a saved file is, and what it contains.
#include <fmt/core.h>
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
#include "summand/text/json_texts.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

// --- files that are no stores ---

constexpr std::size_t kLongestTitle = 200;

std::unexpected<Failure> is_no_saved_file(const std::string& path) {
  return failure_elsewhere({fmt::format("{} is no file that this program saves", printable(path))});
}

struct SavedFileAnswer {
  std::string path;
  std::uint64_t bytes = 0;
  SavedFile file;
};

std::string_view key_of_whole(const SavedFile& file) {
  if (!file.whole) return "unknown";
  return *file.whole ? "right" : "wrong";
}

void write_json(JsonWriter& json, const SavedFileAnswer& data) {
  const SavedFile& file = data.file;
  json.member("file", data.path).member("kind", file.kind);
  json.key("version").number(file.version).key("bytes").number(data.bytes);
  json.key("contains").object();
  for (const auto& [name, text] : file.contains) json.member(name, text);
  json.close().member(file.has_checksum ? "checksum" : "end", key_of_whole(file));
}

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

void write_json(JsonWriter& json, const StoreInfo& data) {
  const StoreSummary& summary = data.summary;
  json.member("file", data.path).member("kind", "store");
  json.key("version").number(static_cast<std::uint64_t>(summary.version));
  json.key("bytes").number(summary.bytes).key("rows").number(summary.rows);
  json.key("parts").array();
  for (const StoreSummary::Part& part : summary.parts) {
    json.object().member("game", part.game).member("what", key_of_kind(part.kind));
    json.key("rows").number(part.rows).key("bytes").number(part.bytes).close();
  }
  json.close().key("sources").array();
  for (const StoreSummary::Source& source : summary.sources) {
    json.object().member("library", source.library);
    json.member("found_by", name_of_way(source.found_by)).key("rows").number(source.rows).close();
  }
  json.close();
  write_texts(json, "faults", data.faults);
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

Attempt<Response> store_info(Asking& asking) {
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

}  // namespace summand::ask
