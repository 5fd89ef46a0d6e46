// The compendium of octal games as a table, and as JSON.
#pragma once

#include <string>
#include <vector>

#include "summand/draw/page.hpp"
#include "summand/heaps/compendium.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::heaps {

struct Compendium {
  std::vector<heaps::CompendiumRow> rows;
};

std::string text(const Compendium& data, const Page& page);
// Writes members of an open object.
void write_json(JsonWriter& json, const Compendium& data);

}  // namespace summand::heaps
