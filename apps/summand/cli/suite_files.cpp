#include "apps/summand/cli/suite_files.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/core.h>
#include <system_error>

#include "summand/base/foreign_text.hpp"

namespace summand::program {

namespace {

namespace fs = std::filesystem;

constexpr const char* kSuffix = ".test";

Result<std::vector<std::string>> files_in(const std::string& folder) {
  std::vector<std::string> out;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error)) {
    std::error_code unknown;
    if (at->path().extension() == kSuffix && !at->is_directory(unknown)) {
      out.push_back(at->path().string());
    }
  }
  if (error) return fail(fmt::format("{}: {}", printable(folder), error.message()));
  if (out.empty()) {
    return fail(fmt::format("{}: no file in this folder ends with {}", printable(folder), kSuffix));
  }
  std::ranges::sort(out);
  return out;
}

}  // namespace

Result<std::vector<std::string>> suite_files(std::span<const std::string> paths) {
  std::vector<std::string> out;
  for (const std::string& path : paths) {
    std::error_code error;
    if (!fs::is_directory(path, error)) {
      out.push_back(path);
      continue;
    }
    SUMMAND_TRY(files, files_in(path));
    out.insert(out.end(), files.begin(), files.end());
  }
  return out;
}

}  // namespace summand::program
