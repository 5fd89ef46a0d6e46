// Boards of any text.
#include "summand/games/domineering.hpp"

#include "game_text.hpp"

extern "C" int summand_fuzz_domineering(const std::uint8_t* data, std::size_t size) {
  return fuzz_game_text<summand::games::Domineering>(data, size);
}
