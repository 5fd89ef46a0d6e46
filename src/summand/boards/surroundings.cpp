#include "summand/boards/surroundings.hpp"

#include <algorithm>

namespace summand {

namespace {

using Places = std::array<int, 8>;  // where each of the eight cells goes

constexpr Places kQuarterTurn{2, 4, 7, 1, 6, 0, 3, 5};
constexpr Places kReflection{2, 1, 0, 4, 3, 7, 6, 5};

std::uint32_t moved(std::uint32_t sets, const Places& places) {
  std::uint32_t out = 0;
  for (unsigned i = 0; i < 8; ++i) {
    const auto to = static_cast<unsigned>(places[i]);
    out |= (sets >> i & 1) << to | (sets >> (8 + i) & 1) << (8 + to);
  }
  return out;
}

}  // namespace

const Surroundings& Surroundings::all() {
  static const Surroundings out;
  return out;
}

Surroundings::Surroundings() : numbers_(1 << 16) {
  for (std::uint32_t sets = 0; sets < numbers_.size(); ++sets) {
    if ((sets & sets >> 8) != 0) continue;
    std::uint32_t image = sets, least = sets;
    for (int i = 0; i < 8; ++i) {
      image = moved(image, kQuarterTurn);
      if (i == 3) image = moved(image, kReflection);
      least = std::min(least, image);
    }
    numbers_[sets] = static_cast<std::uint16_t>(least == sets ? count_++ : numbers_[least]);
    if (sets < 1 << 8) count_of_one_kind_ = count_;
  }
}

}  // namespace summand
