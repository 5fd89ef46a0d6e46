// Heaps of any text.
#include "summand/games/nim.hpp"

#include "game_text.hpp"

extern "C" int summand_fuzz_nim(const std::uint8_t* data, std::size_t size) {
  return fuzz_game_text<summand::games::Nim>(data, size);
}
