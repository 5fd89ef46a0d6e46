// summand nimber: the nimber of an impartial sum, by search.
#include <fmt/format.h>

#include "apps/summand/cli/run.hpp"
#include "apps/summand/terminal/search_progress.hpp"
#include "summand/verdict/nimber_of_game.hpp"

namespace summand::program {

namespace {

Attempt<FoundNimber> search(const Game& game, unsigned threads) {
  SearchProgress progress("question");
  auto found = search_nimber(game, threads, progress.watch());
  if (!found) return std::unexpected(progress.stopped(std::move(found).error()));
  return found;
}

Exit nimber(Run& run) {
  return run.for_each_item([&](const Item& item) -> Attempt<std::string> {
    SUMMAND_TRY(answer, run.evaluate(item));
    const Game* game = answer.get<Game>();
    if (game == nullptr) {
      return failure(Error{"only games have nimbers, not " + std::string(describe(answer))});
    }
    const auto found = search(*game, search_options(run).threads);
    if (!found) return std::unexpected(found.error());
    if (!run.json() && item.streamed) return std::to_string(found->nimber) + "\n";
    if (!run.json()) return fmt::format("{} ({} questions)\n", found->nimber, found->nodes);
    JsonWriter json = run.json_object(item.streamed);
    json.member("input", item.text).key("nimber").number(found->nimber);
    json.key("nodes").number(found->nodes);
    json.key("seconds").seconds(std::chrono::duration<double>(found->time).count());
    return json.close().str();
  });
}

constexpr Command kNimberCommand{
    .name = "nimber",
    .arguments = "EXPR...",
    .sentence = "Print the nimber of an impartial game, by search",
    .details =
        "The search asks who wins the game together with a heap of n. Every answer is exact. It "
        "uses one thread, or as many as --threads says. The threads share the first moves, and "
        "each remembers its own answers. From stdin: a line with the nimber for each line.\n"
        "Try: summand nimber 'cram(4x5)'",
    .options = {},
    .least = 1,
    .run = nimber,
};

}  // namespace

const Command& nimber_command() { return kNimberCommand; }

}  // namespace summand::program
