#include "apps/summand/matches/match_saver.hpp"

#include <fmt/core.h>
#include <sys/stat.h>
#include <utility>

#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::program {

namespace {

// Only regular files can be overwritten, not devices and pipes.
bool is_file(const std::string& path) {
  struct stat status = {};
  return stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

std::string written(const std::string& file, const std::string& record) {
  const auto done = write_file(file, record);
  return done ? fmt::format("Saved in {}.", printable(file)) : done.error().message;
}

}  // namespace

std::string MatchSaver::save(std::string_view file, const std::string& record) {
  if (file.empty()) return "save needs a file name";
  const std::string path(file);
  if (!is_file(path)) return written(path, record);
  asked_ = path;
  return fmt::format("{} exists. Type yes to overwrite it.", printable(path));
}

std::optional<std::string> MatchSaver::answered(std::string_view line,
                                                const std::function<std::string()>& record) {
  const std::string file = std::exchange(asked_, "");
  if (file.empty()) return std::nullopt;
  if (line == "yes" || line == "y") return written(file, record());
  return line == "no" || line == "n" ? std::optional<std::string>("Not saved.") : std::nullopt;
}

}  // namespace summand::program
