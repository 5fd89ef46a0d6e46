// A program for tests/store.py: keeps true results in a store, or looks for them.
//
//   store_writer write FILE FIRST COUNT BATCH   says "written N" after each batch that is in the
//   file store_writer read FILE FIRST COUNT          says "found N wrong M missing L"
//
// Row i says that nim(i) has the nimber i. Problems are printed, and then the exit code is 1.
#include <charconv>
#include <csignal>
#include <cstdio>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/store/kept_file.hpp"

namespace {

using summand::KeptFile;
using summand::KeptKey;
using summand::KeptKind;

std::string position_of(std::uint64_t i) { return fmt::format("nim({})", i); }

KeptKey key_of(const std::string& position) {
  return {.kind = KeptKind::nimber, .game = "nim", .position = position};
}

void say(const std::string& line) {
  std::fputs((line + "\n").c_str(), stdout);
  std::fflush(stdout);
}

int finish(const KeptFile& file) {
  for (const std::string& problem : file.problems()) say("problem: " + problem);
  return file.problems().empty() ? 0 : 1;
}

int write(KeptFile& file, std::uint64_t first, std::uint64_t count, std::uint64_t batch) {
  for (std::uint64_t i = 0; i < count; ++i) {
    file.keep(key_of(position_of(first + i)), std::to_string(first + i), summand::FoundBy::search);
    if ((i + 1) % batch != 0 && i + 1 != count) continue;
    if (const auto written = file.flush(); !written) {
      say("error: " + written.error().message);
      return 1;
    }
    say(fmt::format("written {}", i + 1));
  }
  return finish(file);
}

int read(KeptFile& file, std::uint64_t first, std::uint64_t count) {
  std::uint64_t found = 0, wrong = 0;
  for (std::uint64_t i = first; i < first + count; ++i) {
    const auto answer = file.find(key_of(position_of(i)));
    found += answer == std::to_string(i) ? 1 : 0;
    wrong += answer && answer != std::to_string(i) ? 1 : 0;
  }
  say(fmt::format("found {} wrong {} missing {}", found, wrong, count - found - wrong));
  return finish(file);
}

std::uint64_t number(std::string_view text) {
  std::uint64_t out = 0;
  std::from_chars(text.data(), text.data() + text.size(), out);
  return out;
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGXFSZ, SIG_IGN);
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 4 || (words[0] == "write" && words.size() < 5)) return 2;
  const bool writes = words[0] == "write";
  const auto file =
      KeptFile::open(words[1], writes ? KeptFile::Access::write : KeptFile::Access::read);
  if (!file) {
    say("error: " + file.error().message);
    return 1;
  }
  const std::uint64_t first = number(words[2]), count = number(words[3]);
  return writes ? write(**file, first, count, number(words[4])) : read(**file, first, count);
}
