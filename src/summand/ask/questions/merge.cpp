// merge: joins the files of shards.
#include <array>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/ask/merge/join_saved_files.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/text/json_texts.hpp"

namespace summand::ask {

namespace {

struct MergeAnswer {
  std::vector<std::string> files;
  JoinedFiles joined;
  std::optional<std::string> saved;  // the file that was written
};

void write_json(JsonWriter& json, const MergeAnswer& data) {
  const JoinedFiles& joined = data.joined;
  write_texts(json, "files", data.files);
  json.member("subject", joined.subject).member("kind", joined.noun);
  json.key("done").number(joined.done).key("all");
  if (joined.all) {
    json.number(*joined.all);
  } else {
    json.null();
  }
  write_texts(json, "missing", joined.missing);
  if (joined.contradiction) json.member("contradiction", *joined.contradiction);
  if (data.saved) json.member("saved", *data.saved);
}

std::string text(const MergeAnswer& data, const Page&) {
  const JoinedFiles& joined = data.joined;
  std::string out = joined.subject + "\n";
  if (joined.contradiction) {
    return out + "The files contradict each other. " + *joined.contradiction + "\n";
  }
  const std::size_t files = data.files.size();
  const std::string of = joined.all ? fmt::format(" of {}", *joined.all) : "";
  out += fmt::format("{} {} {}{} {}\n", files, files == 1 ? "file has" : "files have", joined.done,
                     of, joined.noun);
  if (!joined.missing.empty()) {
    out += fmt::format("missing: {}\n", separated(joined.missing, "; "));
  }
  if (data.saved) {
    out += fmt::format("{} is written{}\n", printable(*data.saved),
                       joined.missing.empty() ? "" : ", and --resume goes on from it");
  }
  return out;
}

Attempt<Response> merge(Asking& asking) {
  const std::vector<std::string>& files = asking.request().arguments;
  SUMMAND_TRY(joined, join_saved_files(files, asking));
  MergeAnswer answer{files, std::move(joined), {}};
  const auto path = asking.option("save");
  if (path && !answer.joined.contradiction) {
    if (auto saved = answer.joined.save(*path); !saved) return failure_elsewhere(saved.error());
    answer.saved = path;
  }
  const bool refuted = answer.joined.contradiction.has_value();
  const bool unfinished = !answer.joined.missing.empty();
  Response out = respond(std::move(answer));
  out.refuted = refuted;
  out.unfinished = unfinished;
  return out;
}

Result<void> check_merge(const Request& request) {
  if (const auto path = request.option("save")) return expect_writable(*path);
  return {};
}

constexpr std::array kMergeOptions = {
    Option{"save", "FILE", "Write what the files have together (--resume reads it)"},
};

constexpr Question kMerge{
    .name = "merge",
    .arguments = "FILE...",
    .sentence = "Join the files of shards of a table, of a search or of heaps --all",
    .details =
        "A FILE is of table, search or heaps --all with --save, with --shard or without. Files may "
        "overlap, and may be those of stopped runs. All must belong to the same question, and "
        "agree.\n"
        "The exit code is 0 if nothing is missing, 2 if something is, and 4 if two files "
        "contradict each other.\n"
        "Try: summand merge part1 part2 --save whole",
    .options = kMergeOptions,
    .least = 1,
    .words = true,
    .check = check_merge,
    .answer = merge,
};

}  // namespace

const Question& merge_question() { return kMerge; }

}  // namespace summand::ask
