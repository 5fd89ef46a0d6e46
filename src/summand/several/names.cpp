#include "summand/several/names.hpp"

#include <fmt/format.h>

namespace summand {

std::optional<std::string> why_no_summand(std::string_view game) {
  if (game != "sucker" && game != "so-long-sucker") return std::nullopt;
  return fmt::format(
      "{} is a game of several players, who choose who moves next. It has no Left and Right, so it "
      "cannot be a summand (see summand sucker --help)",
      game);
}

}  // namespace summand
