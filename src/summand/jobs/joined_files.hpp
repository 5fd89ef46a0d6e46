// Joins the files that shards and stopped runs of a job have saved.
#pragma once

#include <cstdint>
#include <fmt/core.h>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/result.hpp"

namespace summand {

// What the files have together.
struct JoinedFiles {
  std::string subject;               // "table of domineering, r=1..4, c=1..4"
  std::uint64_t done = 0;            // cells, positions or classes
  std::optional<std::uint64_t> all;  // how many there are, if that is known
  std::string noun;                  // "cells"
  std::vector<std::string> missing;  // what is missing, in words; empty if nothing is
  // Two files say different things: which files, about what, and what they say.
  std::optional<std::string> contradiction;
  // Writes the file that --resume reads. It is that of one run that did the same.
  std::function<Result<void>(const std::string& path)> save;
};

// A kind of work whose files are joined: begins with the first file, and takes one after another.
//   static Attempt<File> load(const std::string& path, const Budget&)
//   Work(const std::string& path, File first, const Budget&, more...)
//   Result<void> expect_same(const File&) const          fails if it is of another question
//   Result<std::optional<std::string>> add(const std::string& path, File)    a contradiction
//   Result<JoinedFiles> joined() &&                      or a class derived from JoinedFiles
// All but load() may throw LimitReached. Computes nothing again: --resume does that.
template <class Work, class... More>
auto join_files(std::span<const std::string> paths, const Budget& budget, const More&... more)
    -> Attempt<typename decltype(std::declval<Work>().joined())::value_type> {
  const auto elsewhere = [](Failure failure) {
    if (!failure.limit) failure.is_in_text = false;
    return std::unexpected(std::move(failure));
  };
  std::optional<Work> work;
  std::optional<std::string> contradiction;
  for (const std::string& path : paths) {
    SUMMAND_TRY(file, Work::load(path, budget));
    auto added = within_limits([&]() -> Result<void> {
      if (!work) {
        work.emplace(path, std::move(file), budget, more...);
        return {};
      }
      if (auto same = work->expect_same(file); !same) {
        return fail(fmt::format("{} does not belong to {}: {}", printable(path),
                                printable(paths.front()), same.error().message));
      }
      SUMMAND_TRY(found, work->add(path, std::move(file)));
      contradiction = std::move(found);
      return {};
    });
    if (!added) return elsewhere(std::move(added).error());
    if (contradiction) break;
  }
  auto out = within_limits([&] { return (*std::move(work)).joined(); });
  if (!out) return elsewhere(std::move(out).error());
  if (contradiction) out->contradiction = std::move(contradiction);
  return out;
}

}  // namespace summand
