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

struct NimberOptions : StoreOptions {
  bool genus = false;
  bool exact = false;
};

constexpr auto kNimberOptions = options_in<NimberOptions>(
    option<&NimberOptions::genus>("misere", "",
                                  "Print the genus: the nim-values in normal and in misère play"),
    option<&NimberOptions::exact>("exact", "", "Search only with whole positions, not with keys"),
    kStoreOptions);

struct Nimber {
  std::string input;
  FoundNimber found;
};

void describe(Members<Nimber>& its) {
  its("input", "The expression.", &Nimber::input);
  its("nimber", "The nimber; of a loony game that of the rest after all captures.",
      [](auto& it) { return it.found.nimber; });
  its.if_any("loony", "Whether the game is loony, so that it has no nimber.",
             [](auto& it) { return it.found.loony; });
  its("nodes", "Questions that the search asked.", [](auto& it) { return it.found.nodes; });
  its("method", "What the search goes by: positions, or proof numbers.",
      [](auto& it) { return it.found.method; });
  its("key_bits", "How many bits of the keys of sums are compared. 0 if whole positions are.",
      [](auto& it) { return it.found.key_bits; });
  its("seconds", "The time of the search.", [](auto& it) { return it.found.time; });
}

std::string text(const Nimber& data, const Page& page) {
  if (data.found.loony) {
    return page.one_line ? "loony"
                         : fmt::format("loony (the rest after all captures has nimber {})",
                                       data.found.nimber);
  }
  if (page.one_line) return std::to_string(data.found.nimber);
  const FoundNimber& found = data.found;
  const bool has_keys = found.key_bits != 0 && found.nodes != 0;
  const std::string how =
      has_keys ? fmt::format(" by {}, {}-bit keys", found.method, found.key_bits) : std::string();
  return fmt::format("{} ({} questions{})", found.nimber, found.nodes, how);
}

struct GenusOfGame {
  std::string input;
  FoundGenus found;
};

void describe(Members<GenusOfGame>& its) {
  its("input", "The expression.", &GenusOfGame::input);
  its("genus", "The genus.", [](auto& it) { return it.found.genus; });
  its("nimber", "The nim-value in normal play.", [](auto& it) { return it.found.nim_value; });
  its("misere_nim_value", "The nim-value in misère play.",
      [](auto& it) { return it.found.misere_nim_value; });
}

std::string text(const GenusOfGame& data, const Page&) { return data.found.genus; }

Attempt<Response> nimber(Asking& asking) {
  SUMMAND_TRY(game, asking.evaluate_game("have nimbers"));
  if (asking.options<NimberOptions>().genus) {
    SUMMAND_TRY(found, genus_of(game));
    return respond(GenusOfGame{asking.text(), std::move(found)});
  }
  SearchProgress progress(asking, "question");
  const auto& options = asking.options<NimberOptions>();
  // A store keeps nimbers of positions.
  auto found = search_nimber(game, {.threads = search_options(asking).threads,
                                    .watch = progress.watch(),
                                    .exact = options.exact || options.store.has_value()});
  if (!found) return std::unexpected(progress.stopped(std::move(found).error()));
  return respond(Nimber{asking.text(), *std::move(found)});
}

constexpr Question kNimber{
    .name = "nimber",
    .arguments = "EXPR...",
    .sentence = "Print the nimber of an impartial game, by search",
    .details =
        "The search asks who wins the game together with a heap of n. It uses one thread, or as "
        "many as --threads says. The threads share what they find. Boards of Cram, and of "
        "impartial Clobber, Cannibal Clobber and Domineering, are searched by proof numbers, which "
        "know sums by 96 bits. With --exact or with a store the search compares whole positions. "
        "From stdin: a line with the nimber for each line. The genus of --misere comes from the "
        "canonical misère form.\n"
        "Try: summand nimber 'cram(4x5)'",
    .options = kNimberOptions,
    .least = 1,
    .each = true,
    .answer = nimber,
    .answers = kAnswersAre<Nimber, GenusOfGame>,
};

}  // namespace

const Question& nimber_question() { return kNimber; }

}  // namespace summand::ask
