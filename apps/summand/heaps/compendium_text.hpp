// The compendium of octal games as a table, and as JSON.
#pragma once

#include <string>
#include <vector>

#include "summand/heaps/compendium.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::program {

std::string text_of(const std::vector<heaps::CompendiumRow>& rows);
void write(JsonWriter& json, const std::vector<heaps::CompendiumRow>& rows);

}  // namespace summand::program
