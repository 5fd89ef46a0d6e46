// Positions of Col in files of version 0.2.0.
#pragma once

#include <string>
#include <string_view>

namespace summand::games::col {

// L and R were tints there, except in rows between pieces, "L5R".
std::string as_written_today(std::string_view text);

}  // namespace summand::games::col
