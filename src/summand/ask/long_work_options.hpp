// --save, --resume and --shard: long work that goes on later, or that several machines share.
#pragma once

#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "summand/ask/request.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/jobs/shard.hpp"

namespace summand::ask {

struct LongWorkOptions {
  std::optional<std::string> save = {}, resume = {};
  Shard shard = {};  // the whole work without --shard
};

inline Result<Shard> read_shard(const Option& option, const std::string& text) {
  auto shard = parse_shard(text);
  if (shard) return shard;
  return fail(fmt::format("--{}: {}, but this is '{}'", option.name, shard.error().message,
                          printable(text, 40)));
}

constexpr auto long_work_options(std::string_view what_save_does) {
  return options_in<LongWorkOptions>(
      option<&LongWorkOptions::save>("save", "FILE", what_save_does),
      option<&LongWorkOptions::resume>("resume", "FILE",
                                       "Continue from a file of --save or of summand merge"),
      option_read<&LongWorkOptions::shard, read_shard>(
          "shard", "I/N", "Do only the I-th of N parts of the work (summand merge joins them)"));
}

// Fails if the file of --save cannot be written, or if one file would be for several texts.
// Options have `save` and `resume`.
template <class Options>
Result<void> check_long_work(const Options& options, const Request& request,
                             std::string_view noun) {
  for (const auto& [name, file] :
       {std::pair("save", &options.save), std::pair("resume", &options.resume)}) {
    if (*file && request.arguments.front() == "-") {
      return fail(fmt::format("--{} is for one {}, but - makes one for each line", name, noun));
    }
  }
  return options.save ? expect_writable(*options.save) : Result<void>();
}

}  // namespace summand::ask
