// Tables of endgames as files.
#pragma once

#include <memory>
#include <string>

#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// A few lines of text that say what it is of, the answers (four bits a state) and a checksum. For
// tables of the plain model.
Result<void> save_table(const EndgameTable& table, const std::string& path);

// Refuses what is no such file, was changed or cut off. Throws LimitReached.
Result<std::unique_ptr<EndgameTable>> load_table(const std::string& path, const Budget& budget);

}  // namespace summand::sucker
