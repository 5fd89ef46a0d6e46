// What a command of summand-mpi gets and gives.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "apps/summand-mpi/options.hpp"
#include "summand/dist/ranks.hpp"

namespace summand::mpi_program {

// The exit codes of summand. A farm with a task that is not done ends with `limited`.
enum Exit : int { done = 0, wrong = 1, limited = 2, internal = 3, refuted = 4 };

struct Command {
  std::string_view name;     // one word, or two
  std::size_t words;         // more that are needed
  std::string_view usage;    // after the name
  std::string_view summary;  // one sentence
  std::span<const OptionRow> options;
  // Collective. Wrong input is an error on all ranks. An error without a message was printed by
  // another rank. Throws LimitReached.
  Result<Exit> (*run)(dist::Ranks& ranks, const Options& options);
};

const Command& babylon_table_command();
const Command& babylon_digest_command();
const Command& sucker_table_command();
const Command& sucker_digest_command();
const Command& farm_command();
const Command& solve_command();
const Command& verify_command();

// Writes to stdout. Returns false, with a message, if that fails.
bool write_out(std::string_view text);
// Writes a line to stderr.
void write_message(std::string_view text);

}  // namespace summand::mpi_program
