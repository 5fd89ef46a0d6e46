// The compendium of octal games as a table, and as JSON.
#pragma once

#include <string>
#include <vector>

#include "summand/draw/page.hpp"
#include "summand/heaps/compendium.hpp"
#include "summand/text/description.hpp"

namespace summand::heaps {

struct Compendium {
  std::vector<heaps::CompendiumRow> rows;
};

std::string text(const Compendium& data, const Page& page);
void describe(Members<Compendium>& its);

}  // namespace summand::heaps
