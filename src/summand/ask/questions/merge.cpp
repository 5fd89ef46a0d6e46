// merge: joins the files of shards.
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

namespace summand::ask {

namespace {

struct MergeOptions {
  std::optional<std::string> save = {};
};

struct MergeAnswer {
  std::vector<std::string> files;
  JoinedFiles joined;
  std::optional<std::string> saved;  // the file that was written
};

void describe(Members<MergeAnswer>& its) {
  its("files", "The files.", &MergeAnswer::files);
  its("subject", "What they are about.", [](auto& it) -> auto& { return it.joined.subject; });
  its("kind", "What is counted.", [](auto& it) -> auto& { return it.joined.noun; });
  its("done", "How many they have together.", [](auto& it) { return it.joined.done; });
  its.or_null("all", "How many there are. Null if that is not known.",
              [](auto& it) { return it.joined.all; });
  its("missing", "What is missing.", [](auto& it) -> auto& { return it.joined.missing; });
  its("contradiction", "What two files contradict each other about.",
      [](auto& it) -> auto& { return it.joined.contradiction; });
  its("saved", "The file that was written.", &MergeAnswer::saved);
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
  const auto& path = asking.options<MergeOptions>().save;
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

Result<void> check_merge(const MergeOptions& options) {
  return options.save ? expect_writable(*options.save) : Result<void>();
}

constexpr auto kMergeOptions = options_in<MergeOptions>(option<&MergeOptions::save>(
    "save", "FILE", "Write what the files have together (--resume reads it)"));

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
    .options = checked<check_merge>(kMergeOptions),
    .least = 1,
    .words = true,
    .answer = merge,
    .answers = kAnswersAre<MergeAnswer>,
};

}  // namespace

const Question& merge_question() { return kMerge; }

}  // namespace summand::ask
