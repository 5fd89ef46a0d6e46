#include "summand/ask/store/file_kind.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "summand/analysis/saved_lines.hpp"
#include "summand/base/record_lines.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/heaps/certificate.hpp"
#include "summand/heaps/saved_values.hpp"
#include "summand/studies/babylon/saved_table.hpp"
#include "summand/studies/sucker/table_file.hpp"

namespace summand::ask {

namespace {

constexpr std::size_t kMostLines = 8;        // that are shown
constexpr std::size_t kLongestShown = 1000;  // bytes of a line

// The end of a file of that kind, for the content before it.
using EndOfFile = std::string (*)(std::string_view before);

struct FileKind {
  std::string_view kind;
  std::string_view what;
  std::string_view title;        // the first line before the version
  std::uint64_t version = 1;     // the one that is written
  std::string_view last_shown;   // the first word of the last line that is shown
  std::size_t bytes_of_end = 0;  // 0: the last line is "end"
  EndOfFile end = nullptr;
  std::uint64_t oldest = version;  // the oldest version that is read
};

constexpr std::size_t kChecksumLine = 26;  // "checksum", 16 digits, and a newline

std::string end_of_sucker_table(std::string_view before) {
  return sucker::with_checksum(std::string(before)).substr(before.size());
}

// The titles are those of the files that write them.
constexpr std::array kFileKinds = {
    FileKind{"table", "a table of values", "summand table ", 2, "cells", kChecksumLine,
             checksum_of_saved, 1},
    FileKind{"search", "a search for positions", "summand search ", 3, "hits", kChecksumLine,
             checksum_of_saved, 2},
    FileKind{"nim-sequence", "a nim-sequence", "summand nim-sequence ", 1, "bytes",
             kChecksumLine + 1, heaps::checksum_line},
    FileKind{"period certificate", "a certificate of a period",
             "summand certificate of a period, version ", 1, "digest", kChecksumLine,
             heaps::certificate_checksum},
    FileKind{"quotient certificate", "a certificate of a misere quotient",
             "summand certificate of a misere quotient, version ", 1, "p-elements", kChecksumLine,
             heaps::certificate_checksum},
    FileKind{"octal survey", "a survey of octal games", "summand survey of octal games, version ",
             1, "classes", kChecksumLine, heaps::certificate_checksum},
    FileKind{"babylon table", "a table of Babylon", "summand babylon-table ", 1, "positions",
             kChecksumLine + 1, babylon::table_checksum},
    FileKind{"sucker table", "a table of So Long Sucker endgames",
             "summand table of So Long Sucker endgames, version ", 2, "colours", 17,
             end_of_sucker_table},
    FileKind{"strategy", "a winning strategy", "summand strategy ", 2, "replies", 0, nullptr, 1},
    FileKind{"match", "a match", "summand match ", 2, "level", 0, nullptr, 1},
    FileKind{"sucker match", "a match of So Long Sucker", "so long sucker, version ", 1, "start:"},
    FileKind{"dots match", "a match of Dots and Boxes", "dots and boxes, version ", 1, "start:"},
    FileKind{"babylon match", "a match of Babylon for several players",
             "babylon for several players, version ", 1, "start:"},
    FileKind{"babylon rounds", "a match of Babylon in rounds", "babylon in rounds, version ", 1,
             "start:"},
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
    if (word.empty() || word == kRecordEnd) break;
    std::string_view name = word;
    if (name.ends_with(':')) name.remove_suffix(1);
    out.emplace_back(name, line.substr(std::min(word.size() + 1, line.size())));
    if (word == kind.last_shown) break;
  }
  return out;
}

bool is_whole(const FileKind& kind, std::string_view content) {
  if (kind.bytes_of_end == 0) return without_end(content).has_value();
  if (content.size() < kind.bytes_of_end) return false;
  const std::string_view before = content.substr(0, content.size() - kind.bytes_of_end);
  return content.substr(before.size()) == kind.end(before);
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
    if (!title.starts_with(kind.title)) continue;
    const auto version = whole_number<std::uint64_t>(title.substr(kind.title.size()));
    if (!version) continue;
    const bool is_read = *version >= kind.oldest && *version <= kind.version;
    SavedFile out{.kind = kind.kind,
                  .what = kind.what,
                  .version = *version,
                  .known_version = is_read ? *version : kind.version,
                  .has_checksum = kind.bytes_of_end != 0};
    if (is_read) {
      out.contains = contents(kind, content.substr(std::min(end + 1, content.size())));
      out.whole = is_whole(kind, content);
    }
    return out;
  }
  return std::nullopt;
}

}  // namespace summand::ask
