// nimber: the nimber of an impartial sum, by search.
#include <chrono>
#include <fmt/format.h>
#include <string>
#include <utility>

#include "summand/ask/search_progress.hpp"
#include "summand/verdict/nimber_of_game.hpp"

namespace summand::ask {

namespace {

struct Nimber {
  std::string input;
  FoundNimber found;
};

void write_json(JsonWriter& json, const Nimber& data) {
  json.member("input", data.input).key("nimber").number(data.found.nimber);
  json.key("nodes").number(data.found.nodes);
  json.key("seconds").seconds(std::chrono::duration<double>(data.found.time).count());
}

std::string text(const Nimber& data, const Page& page) {
  if (page.one_line) return std::to_string(data.found.nimber);
  return fmt::format("{} ({} questions)", data.found.nimber, data.found.nodes);
}

Attempt<Response> nimber(Asking& asking) {
  SUMMAND_TRY(game, asking.evaluate_game("have nimbers"));
  SearchProgress progress(asking, "question");
  auto found = search_nimber(game, search_options(asking).threads, progress.watch());
  if (!found) return std::unexpected(progress.stopped(std::move(found).error()));
  return respond(Nimber{asking.text(), *std::move(found)});
}

constexpr Question kNimber{
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
    .each = true,
    .answer = nimber,
};

}  // namespace

const Question& nimber_question() { return kNimber; }

}  // namespace summand::ask
