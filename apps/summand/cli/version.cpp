#include "apps/summand/cli/version.hpp"

#include <fmt/core.h>

#include "summand/analysis/json.hpp"
#include "summand/base/config.hpp"
#include "summand/text/json_texts.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::program {

namespace {

constexpr std::size_t kShortCommit = 7;

std::string commit_in_words(const Build& build) {
  if (build.commit.empty()) return "unknown commit";
  return fmt::format("commit {}{}", build.commit.substr(0, kShortCommit),
                     build.changed ? " with changes" : "");
}

}  // namespace

std::string version_line(const Build& build) {
  return fmt::format("summand {} ({}, {} build)\n", SUMMAND_VERSION, commit_in_words(build),
                     build.kind);
}

std::string version_json(const Build& build) {
  JsonWriter json;
  json.object().key("schema").number(kJsonSchema).member("command", "version");
  json.member("version", SUMMAND_VERSION);
  if (build.commit.empty()) {
    json.key("commit").null().key("changed").null();
  } else {
    json.member("commit", build.commit).key("changed").boolean(build.changed);
  }
  return json.member("build", build.kind).close().str() + "\n";
}

}  // namespace summand::program
