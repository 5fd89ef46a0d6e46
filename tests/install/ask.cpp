// Asks who wins a sum, as `summand analyze --json` does, within ten seconds.
#include <fmt/core.h>

#include "summand/ask/door.hpp"

int main() {
  using namespace summand;
  ask::Door door;
  const auto response = door.ask({.question = ask::find_question("analyze"),
                                  .arguments = {"domineering(4x3) + nim(2)"},
                                  .options = {{"time", "10s"}}});
  if (!response) {
    fmt::print("{}\n", response.error().error.message);
    return 1;
  }
  JsonWriter json;
  response->json(json.object());
  fmt::print("{}\n", json.close().str());
}
