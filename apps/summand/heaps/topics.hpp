// The sub-commands of `summand heaps`: the compendium, the table of subtraction games, and the
// check of a certificate.
#pragma once

#include <string>

#include "apps/summand/cli/run.hpp"

namespace summand::program {

Exit compendium_topic(const Run& run);
Exit subtractions_topic(const Run& run);
Exit verify_topic(const Run& run, const std::string& file);

}  // namespace summand::program
