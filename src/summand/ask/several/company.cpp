#include "summand/ask/several/company.hpp"

#include <string_view>
#include <utility>

#include "summand/ask/several_options.hpp"

namespace summand::ask {

Result<Company> company_of(const Request& request, const GameInPlay& game, Manner otherwise) {
  SUMMAND_TRY(program, opponent_of(request));
  if (!request.has("opponents")) program.manner = otherwise;
  const auto named = [&](std::string_view name) { return game.named(name); };
  SUMMAND_TRY(seats, seats_of(request, game.players(), program.manner, named, game.policies()));
  return Company{std::move(seats), program};
}

}  // namespace summand::ask
