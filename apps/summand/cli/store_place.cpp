#include "apps/summand/cli/store_place.hpp"

#include <cstdlib>

namespace summand::program {

ask::StorePlace store_place(const ask::Request& request) {
  ask::StorePlace out;
  if (const char* const path = std::getenv("SUMMAND_STORE")) out.path = path;
  if (const auto path = request.option("store")) out.path = *path;
  out.read_only = request.has("store-read-only");
  return out;
}

}  // namespace summand::program
