// nimber: the nimber of an impartial sum, by search.
#include <array>
#include <chrono>
#include <fmt/core.h>
#include <string>
#include <utility>

#include "summand/analysis/misere_analysis.hpp"
#include "summand/ask/search_progress.hpp"
#include "summand/ask/stores.hpp"
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

struct GenusOfGame {
  std::string input;
  FoundGenus found;
};

void write_json(JsonWriter& json, const GenusOfGame& data) {
  json.member("input", data.input).member("genus", data.found.genus);
  json.key("nimber").number(data.found.nim_value);
  json.key("misere_nim_value").number(data.found.misere_nim_value);
}

std::string text(const GenusOfGame& data, const Page&) { return data.found.genus; }

Attempt<Response> nimber(Asking& asking) {
  SUMMAND_TRY(game, asking.evaluate_game("have nimbers"));
  if (asking.has("misere")) {
    SUMMAND_TRY(found, genus_of(game));
    return respond(GenusOfGame{asking.text(), std::move(found)});
  }
  SearchProgress progress(asking, "question");
  auto found = search_nimber(game, search_options(asking).threads, progress.watch());
  if (!found) return std::unexpected(progress.stopped(std::move(found).error()));
  return respond(Nimber{asking.text(), *std::move(found)});
}

constexpr std::array kNimberMisere = {
    Option{"misere", "", "Print the genus: the nim-values in normal and in misère play"}};
constexpr auto kNimberOptions = joined(kNimberMisere, kStoreOptions);

constexpr Question kNimber{
    .name = "nimber",
    .arguments = "EXPR...",
    .sentence = "Print the nimber of an impartial game, by search",
    .details =
        "The search asks who wins the game together with a heap of n. Every answer is exact. It "
        "uses one thread, or as many as --threads says. The threads share what they find. From "
        "stdin: a line with the nimber for each line. The genus of --misere comes from the "
        "canonical misère form.\n"
        "Try: summand nimber 'cram(4x5)'",
    .options = kNimberOptions,
    .least = 1,
    .each = true,
    .answer = nimber,
};

}  // namespace

const Question& nimber_question() { return kNimber; }

}  // namespace summand::ask
