// several: questions about matches of several players.
#include <array>
#include <fmt/format.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/match/match_questions.hpp"
#include "summand/ask/match/matches.hpp"
#include "summand/ask/several/games_in_play.hpp"
#include "summand/ask/several/several_text.hpp"
#include "summand/ask/several_options.hpp"
#include "summand/ask/sucker/text.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/jobs/progress.hpp"

namespace summand::ask {

namespace {

using SeveralMatches = NumberedMatches<OpenSeveral>;

constexpr std::size_t kMostDeal = 1000;  // bytes; each answer has all deals

Result<void> check_several_load(const Request& request) {
  return without_value(opponent_of(request));
}

Result<void> check_several_new(const Request& request) {
  if (auto house = without_value(sucker::house_rules_of(request)); !house) return house;
  return check_several_load(request);
}

// The match that the question is about.
Attempt<SeveralMatches::Found> asked_several(const Asking& asking) {
  const auto found = SeveralMatches::of(asking).find(number_of_match(asking.request()).value());
  if (!found) return failure_elsewhere(found.error());
  return *found;
}

// The same for questions that need a match. Fails if no round has begun.
struct FoundRound {
  std::uint64_t number;
  const OpenSeveral& whole;
  SeveralMatch& match;

  SeveralAnswer answer() const { return answer_about(number, whole); }
};
Attempt<FoundRound> asked_round(const Asking& asking) {
  SUMMAND_TRY(found, asked_several(asking));
  if (found.match.match() == nullptr) {
    return failure_elsewhere({"no round has begun: choose a place first"});
  }
  return FoundRound{found.number, found.match, *found.match.match()};
}

// The same for questions about the player to move. Fails if the match is over.
Attempt<FoundRound> asked_turn(const Asking& asking) {
  SUMMAND_TRY(found, asked_round(asking));
  if (found.match.is_over()) return failure_elsewhere({std::string(kMatchIsOver)});
  return found;
}

// --- beginning ---

Attempt<Response> begin_several(const Asking& asking, std::unique_ptr<OpenSeveral> match) {
  SeveralMatches& matches = SeveralMatches::of(asking);
  matches.rest();
  SeveralAnswer answer = answer_about(0, *match);
  answer.number = matches.add(std::move(match));
  return respond(std::move(answer));
}

Attempt<Response> begin_several(const Asking& asking, std::unique_ptr<GameInPlay> game) {
  auto company = company_of(asking.request(), *game);
  if (!company) return failure_elsewhere(std::move(company).error());
  auto match = std::make_unique<SeveralMatch>(std::move(game), *std::move(company));
  return begin_several(asking, std::make_unique<OpenSeveral>(std::move(match)));
}

Attempt<Response> new_of_several(const Asking& asking, const SeveralName& name) {
  auto game = new_game_in_play(asking.request(), name);
  if (game) return begin_several(asking, *std::move(game));
  Failure wrong = std::move(game).error();
  if (wrong.is_in_text) {
    wrong.error.offset += static_cast<std::size_t>(name.rest.data() - asking.text().data());
  }
  return std::unexpected(std::move(wrong));
}

Attempt<Response> several_new(Asking& asking) {
  const auto room = SeveralMatches::of(asking).expect_room();
  if (!room) return failure_elsewhere(room.error());
  const auto name = several_named(asking.text());
  if (!name) {
    return failure({fmt::format("sucker, babylon or dots-and-boxes is expected, not '{}'",
                                printable(asking.text(), 40))});
  }
  if (auto fits = check_options_of(name->kind, asking.request()); !fits) {
    return failure_elsewhere(std::move(fits).error());
  }
  if (!asking.has("rounds")) return new_of_several(asking, *name);
  auto box = babylon::new_box(asking.request(), name->rest);
  if (!box) return failure_elsewhere(std::move(box).error());
  return begin_several(asking, std::make_unique<OpenSeveral>(*std::move(box)));
}

Attempt<Response> several_load(Asking& asking) {
  const auto room = SeveralMatches::of(asking).expect_room();
  if (!room) return failure_elsewhere(room.error());
  const auto kind = kind_of_record(asking.text());
  if (!kind) {
    return failure({"a record of So Long Sucker, Babylon or Dots-and-Boxes is expected"});
  }
  if (babylon::is_rounds(asking.text())) {
    SUMMAND_TRY(box, babylon::loaded_box(asking.request(), asking.text()));
    return begin_several(asking, std::make_unique<OpenSeveral>(std::move(box)));
  }
  SUMMAND_TRY(game, loaded_game_in_play(asking.request(), *kind, asking.text()));
  return begin_several(asking, std::move(game));
}

// --- looking ---

Attempt<Response> several_show(Asking& asking) {
  SUMMAND_TRY(found, asked_several(asking));
  return respond(answer_about(found.number, found.match));
}

Attempt<Response> several_actions(Asking& asking) {
  SUMMAND_TRY(found, asked_several(asking));
  return respond(actions_of(found.number, found.match));
}

// --- playing ---

Attempt<Response> several_play(Asking& asking) {
  SUMMAND_TRY(found, asked_several(asking));
  if (auto played = found.match.play(asking.text()); !played) return failure(played.error());
  return respond(answer_about(found.number, found.match));
}

Attempt<Response> several_computer(Asking& asking) {
  SUMMAND_TRY(found, asked_several(asking));
  if (found.match.is_over()) return failure_elsewhere({std::string(kMatchIsOver)});
  ProgramChoice choice = found.match.choose(asking.budget());
  found.match.play(choice);
  SeveralAnswer answer = answer_about(found.number, found.match);
  answer.player = found.match.name(choice.advised.action.player);
  answer.choice = std::move(choice);
  return respond(std::move(answer));
}

// Actions that were made before a limit are kept.
Attempt<Response> several_programs(Asking& asking) {
  SUMMAND_TRY(found, asked_several(asking));
  const Forced forced = asking.has("forced") ? Forced::yes : Forced::no;
  const Budget budget = asking.budget();
  Progress progress(asking.watcher(), "actions");
  std::vector<UnaskedText> made;
  const auto whole = within_limits([&]() -> Result<void> {
    while (auto done = found.match.go_on(budget, forced)) {
      made.push_back(text_of(found.match, *std::move(done)));
      progress.at(made.size());
    }
    return {};
  });
  if (!whole && made.empty()) return std::unexpected(whole.error());
  SeveralAnswer answer = answer_about(found.number, found.match);
  answer.made = std::move(made);
  Response out = respond(std::move(answer));
  if (!whole) {
    out.stopped = whole.error();
    out.problems.emplace_back("a program is still to move");
  }
  return out;
}

Attempt<Response> several_undo(Asking& asking) {
  SUMMAND_TRY(found, asked_round(asking));
  if (!found.match.undo()) {
    return failure_elsewhere({"there is no action of a person to take back"});
  }
  return respond(found.answer());
}

Attempt<Response> several_redo(Asking& asking) {
  SUMMAND_TRY(found, asked_round(asking));
  if (found.match.redo() == 0) {
    return failure_elsewhere({"there is no action to make again"});
  }
  return respond(found.answer());
}

Attempt<Response> several_resign(Asking& asking) {
  SUMMAND_TRY(found, asked_turn(asking));
  if (!found.match.persons_turn()) return failure_elsewhere({"a program has this seat already"});
  found.match.resign();
  return respond(found.answer());
}

Attempt<Response> several_deal(Asking& asking) {
  SUMMAND_TRY(found, asked_turn(asking));
  if (asking.text().size() > kMostDeal) {
    return failure({fmt::format("a deal has at most {} bytes", kMostDeal), kMostDeal});
  }
  found.match.say(asking.text());
  return respond(found.answer());
}

// --- advice ---

Attempt<Response> several_hint(Asking& asking) {
  SUMMAND_TRY(found, asked_several(asking));
  SeveralHint out{found.number};
  if (!found.match.is_over()) {
    out.advised = found.match.hint(asking.budget());
    out.player = found.match.name(out.advised->action.player);
  }
  return respond(std::move(out));
}

Attempt<Response> several_why(Asking& asking) {
  SUMMAND_TRY(found, asked_round(asking));
  SeveralReasons out{found.number};
  if (const ProgramChoice* last = found.match.last_choice()) {
    out.choice = *last;
    out.player = found.match.game().name(last->advised.action.player);
  }
  out.known = found.match.game().explain(asking.budget());
  return respond(std::move(out));
}

// --- records ---

Attempt<Response> several_record(Asking& asking) {
  SUMMAND_TRY(found, asked_several(asking));
  return respond(RecordOfMatch{found.number, found.match.record()});
}

Attempt<Response> several_close(Asking& asking) {
  SUMMAND_TRY(found, asked_several(asking));
  SeveralMatches& matches = SeveralMatches::of(asking);
  matches.close(found.number);
  return respond(ClosedMatch{found.number, matches.count()});
}

// --- the questions ---

constexpr std::array kSeveralLoadOptions = {
    Option{"seats", "LIST", "A person or a program for each seat, such as person,mcts,greedy"},
    Option{"you", "PLAYER", "Where people sit (default: the first player), all or none"},
    Option{"opponents", "NAME",
           "The other programs: random, max-n, paranoid or monte-carlo (default)"},
    Option{"nodes", "N", "Let a program search N positions or games (2000)"},
    Option{"seed", "N", "Seed of the random numbers of programs (1)"},
};
constexpr std::array kSeveralStartOptions = {
    Option{"players", "K", "The number of players"},
    Option{"chips", "N", "sucker: chips of each player (7)"},
    Option{"first", "PLAYER", "sucker: who starts (blue)"},
    Option{"rounds", "", "babylon: 2 to 4 players play rounds until one has won two"},
};
constexpr auto kSeveralNewOptions =
    joined(joined(kSeveralStartOptions, kSeveralLoadOptions), sucker::kHouseOptions);

constexpr std::array kSeveralForced = {
    Option{"forced", "", "Also play for a person who can do only one thing"}};
constexpr auto kSeveralProgramsOptions = joined(kSeveralForced, kMatchOptions);

// A question with a text.
constexpr Question with_text(std::string_view name, std::string_view argument,
                             std::string_view sentence, Attempt<Response> (*answer)(Asking&),
                             Result<void> (*check)(const Request&) = check_number_of_match,
                             std::span<const Option> options = kMatchOptions) {
  Question out = about_match(name, sentence, answer, check, options);
  out.arguments = argument;
  out.least = out.most = 1;
  out.each = true;
  return out;
}

constexpr Question kSeveralNew =
    with_text("several new", "GAME", "Begin a match of sucker, babylon or dots-and-boxes",
              several_new, check_several_new, kSeveralNewOptions);
constexpr Question kSeveralLoad =
    with_text("several load", "RECORD", "Go on with a match from its record", several_load,
              check_several_load, kSeveralLoadOptions);
constexpr Question kSeveralShow = about_match("several show", "Show a match", several_show);
constexpr Question kSeveralActions =
    about_match("several actions", "List all possible actions with numbers", several_actions);
constexpr Question kSeveralPlay =
    with_text("several play", "ACTION",
              "Play for a person, an action by its number or as it is "
              "written",
              several_play);
constexpr Question kSeveralComputer =
    about_match("several computer", "Let the program in the seat to move play", several_computer);
constexpr Question kSeveralPrograms =
    about_match("several programs", "Let programs play until a person is to choose",
                several_programs, check_number_of_match, kSeveralProgramsOptions);
constexpr Question kSeveralHint =
    about_match("several hint",
                "Say a winning action if one is known, otherwise a program's choice", several_hint);
constexpr Question kSeveralWhy = about_match(
    "several why", "Say the reason of a program's last action, and what is known now", several_why);
constexpr Question kSeveralUndo =
    about_match("several undo", "Go back to the last decision of a person", several_undo);
constexpr Question kSeveralRedo =
    about_match("several redo", "Make actions again that were taken back", several_redo);
constexpr Question kSeveralResign =
    about_match("several resign", "Leave the seat to move to a program", several_resign);
constexpr Question kSeveralDeal =
    with_text("several deal", "TEXT", "Keep what a player says; it binds nobody", several_deal);
constexpr Question kSeveralRecord =
    about_match("several record", "Write a record, which several load reads", several_record);
constexpr Question kSeveralClose = about_match("several close", "Forget a match", several_close);

constexpr std::array kSeveralChildren = {
    &kSeveralNew,      &kSeveralLoad,     &kSeveralShow, &kSeveralActions, &kSeveralPlay,
    &kSeveralComputer, &kSeveralPrograms, &kSeveralHint, &kSeveralWhy,     &kSeveralUndo,
    &kSeveralRedo,     &kSeveralResign,   &kSeveralDeal, &kSeveralRecord,  &kSeveralClose};

constexpr Question kSeveral{
    .name = "several",
    .arguments =
        "new | load | show | actions | play | computer | programs | hint | why | undo | redo | "
        "resign | deal | record | close ...",
    .sentence = "Play a match of several players",
    .details = {},
    .options = {},
    .words = true,
    .in_conversation = true,
    .children = kSeveralChildren,
};

}  // namespace

const Question& several_question() { return kSeveral; }

}  // namespace summand::ask
