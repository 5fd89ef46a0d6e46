#include "summand/ask/store/file_kind.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "summand/analysis/saved_value_table.hpp"
#include "summand/base/record_lines.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/heaps/certificate.hpp"
#include "summand/heaps/saved_survey.hpp"
#include "summand/heaps/saved_values.hpp"
#include "summand/jobs/saved_file.hpp"
#include "summand/positions/saved_selection.hpp"
#include "summand/studies/babylon/saved_table.hpp"
#include "summand/studies/sucker/table_file.hpp"

namespace summand::ask {

namespace {

constexpr std::size_t kMostLines = 8;        // that are shown
constexpr std::size_t kLongestShown = 1000;  // bytes of a line

// How the last line of a kind of file is made.
enum class EndBy : std::uint8_t { format, certificate, end };

struct FileKind {
  std::string_view kind;
  std::string_view what;
  std::string_view last_shown;  // the first word of the last line that is shown
  SavedFormat format;           // without a checksum only its title and versions
  EndBy end = EndBy::format;

  std::size_t bytes_of_end() const {
    constexpr std::size_t kDigits = 16, kNewline = 1;
    return format.before_checksum.size() + kDigits + kNewline;
  }
};

constexpr SavedFormat only(std::string_view title, std::uint64_t version = 1) {
  return {.what = {}, .title = title, .version = version, .oldest = 1};
}

// The titles are those of the files that write them.
constexpr std::array kFileKinds = {
    FileKind{"table", "a table of values", "cells", kTableFormat},
    FileKind{"search", "a search for positions", "hits", kSelectionFormat},
    FileKind{"nim-sequence", "a nim-sequence", "bytes", heaps::kSequenceFormat},
    FileKind{"period certificate", "a certificate of a period", "digest",
             only("summand certificate of a period, version "), EndBy::certificate},
    FileKind{"quotient certificate", "a certificate of a misere quotient", "p-elements",
             only("summand certificate of a misere quotient, version "), EndBy::certificate},
    FileKind{"octal survey", "a survey of octal games", "classes", only(heaps::kSurveyTitle),
             EndBy::certificate},
    FileKind{"babylon table", "a table of Babylon", "positions", babylon::kTableFormat},
    FileKind{"sucker table", "a table of So Long Sucker endgames", "colours", sucker::kTableFormat},
    FileKind{"strategy", "a winning strategy", "replies", only("summand strategy ", 2), EndBy::end},
    FileKind{"match", "a match", "level", only("summand match ", 2), EndBy::end},
    FileKind{"sucker match", "a match of So Long Sucker",
             "start:", only("so long sucker, version "), EndBy::end},
    FileKind{"dots match", "a match of Dots and Boxes", "start:", only("dots and boxes, version "),
             EndBy::end},
    FileKind{"babylon match", "a match of Babylon for several players",
             "start:", only("babylon for several players, version "), EndBy::end},
    FileKind{"babylon rounds", "a match of Babylon in rounds",
             "start:", only("babylon in rounds, version "), EndBy::end},
};

constexpr std::string_view kSessionTitle =
    "#!/usr/bin/env -S summand run\n# A session of format 2, written by save.";
constexpr std::string_view kFormerSessionTitle =
    "#!/usr/bin/env -S summand run\n# A session, written by save.";

std::string_view first_word_of(std::string_view line) {
  return line.substr(0, std::min(line.find(' '), line.size()));
}

// The lines after the first one, up to the last one that is shown.
std::vector<std::pair<std::string, std::string>> contents(const FileKind& kind,
                                                          std::string_view rest) {
  std::vector<std::pair<std::string, std::string>> out;
  while (out.size() < kMostLines && !rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, std::min(end, kLongestShown));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const std::string_view word = first_word_of(line);
    if (word.empty() || word == kRecordEnd || word == "move" || word == "deal") break;
    std::string_view name = word;
    if (name.ends_with(':')) name.remove_suffix(1);
    out.emplace_back(name, line.substr(std::min(word.size() + 1, line.size())));
    if (word == kind.last_shown) break;
  }
  return out;
}

bool is_whole(const FileKind& kind, std::string_view content) {
  if (kind.end == EndBy::end) return without_end(content).has_value();
  if (content.size() < kind.bytes_of_end()) return false;
  const std::string_view before = content.substr(0, content.size() - kind.bytes_of_end());
  return content.substr(before.size()) == (kind.end == EndBy::certificate
                                               ? heaps::certificate_checksum(before)
                                               : kind.format.end_for(before));
}

}  // namespace

std::optional<SavedFile> saved_file(std::string_view content) {
  const bool is_former_session = content.starts_with(kFormerSessionTitle);
  if (is_former_session || content.starts_with(kSessionTitle)) {
    const std::uint64_t version = is_former_session ? 1 : 2;
    SavedFile out{
        .kind = "session", .what = "a session", .version = version, .known_version = version};
    const auto lines = std::ranges::count(content, '\n');
    out.contains.emplace_back("lines", std::to_string(lines));
    return out;
  }
  const std::size_t end = content.find_first_of("\r\n");
  if (end == content.npos) return std::nullopt;
  const std::string_view title = content.substr(0, end);
  for (const FileKind& kind : kFileKinds) {
    const SavedFormat& format = kind.format;
    if (!title.starts_with(format.title)) continue;
    const auto version = whole_number<std::uint64_t>(title.substr(format.title.size()));
    if (!version) continue;
    const bool is_read = *version >= format.oldest && *version <= format.version;
    SavedFile out{.kind = kind.kind,
                  .what = kind.what,
                  .version = *version,
                  .known_version = is_read ? *version : format.version,
                  .has_checksum = kind.end != EndBy::end};
    if (is_read) {
      out.contains = contents(kind, content.substr(std::min(end + 1, content.size())));
      out.whole = is_whole(kind, content);
    }
    return out;
  }
  return std::nullopt;
}

}  // namespace summand::ask
