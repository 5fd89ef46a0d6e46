// Strips of any text.
#include "summand/games/toads_and_frogs.hpp"

#include "game_text.hpp"

extern "C" int summand_fuzz_toads_and_frogs(const std::uint8_t* data, std::size_t size) {
  return fuzz_game_text<summand::games::ToadsAndFrogs>(data, size);
}
