// The compendium of octal games as a table, and as JSON.
#pragma once

#include <string>
#include <vector>

#include "summand/analysis/json_writer.hpp"
#include "summand/heaps/compendium.hpp"

namespace summand::program {

std::string text_of(const std::vector<heaps::CompendiumRow>& rows);
void write(JsonWriter& json, const std::vector<heaps::CompendiumRow>& rows);

}  // namespace summand::program
