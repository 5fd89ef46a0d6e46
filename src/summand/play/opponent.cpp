#include "summand/play/opponent.hpp"

namespace summand {

namespace {

constexpr std::string_view kManners[] = {"random", "max-n", "paranoid", "monte-carlo"};

}  // namespace

std::string_view name_of(Manner manner) { return kManners[static_cast<std::size_t>(manner)]; }

std::optional<Manner> manner_named(std::string_view name) {
  if (name == "mcts") return Manner::monte_carlo;
  const auto at = std::ranges::find(kManners, name);
  if (at == std::end(kManners)) return std::nullopt;
  return static_cast<Manner>(at - std::begin(kManners));
}

std::string names_of_manners() {
  return fmt::format("{}, {}, {} or {}", kManners[0], kManners[1], kManners[2], kManners[3]);
}

}  // namespace summand
