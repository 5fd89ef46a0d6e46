#include "summand/ask/match/match_questions.hpp"

#include <chrono>
#include <fmt/core.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/match/match_rules.hpp"
#include "summand/ask/match/match_start.hpp"
#include "summand/ask/match/match_values.hpp"
#include "summand/ask/match/matches.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/jobs/progress.hpp"

namespace summand::ask {

namespace {

using MatchClock = std::chrono::steady_clock;

constexpr std::size_t kMostDeal = 1000;  // bytes; each answer has all deals

std::string_view question_of(const Asking& asking) {
  return asking.request().question->first_word();
}

// --- the match ---

// The match of the question. The values of a sum may take the time of the question.
Attempt<Matches::Found> asked_match(const Asking& asking, const MatchNumber& options) {
  const auto found = Matches::of(asking).find(options.match, question_of(asking));
  if (!found) return failure_elsewhere(found.error());
  if (const SumGame* sum = found->match.sum()) {
    const auto time = asking.settings().time;
    sum->budget().stop_at(time.count() == 0 ? MatchClock::time_point::max()
                                            : MatchClock::now() + time);
  }
  return *found;
}

Attempt<Matches::Found> asked_match(const Asking& asking) {
  return asked_match(asking, asking.options<MatchNumber>());
}

// The same for questions about the player to move. Fails if the match is over.
Attempt<Matches::Found> asked_turn(const Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  if (found.match.is_over()) return failure_elsewhere({std::string(kMatchIsOver)});
  return found;
}

// The same for questions about sums.
struct FoundSum {
  std::uint64_t number;
  MatchInPlay& match;
  SumGame& sum;
};
Attempt<FoundSum> asked_sum(const Asking& asking, const MatchNumber& options) {
  SUMMAND_TRY(found, asked_match(asking, options));
  if (SumGame* sum = found.match.sum()) return FoundSum{found.number, found.match, *sum};
  return failure_elsewhere({fmt::format("{} is not a sum, and this question is about sums",
                                        found.match.game().title())});
}

// If the time is over, the computer still answers, by a guess. The rest of the question takes no
// time, so it gets new time. Throws LimitReached if the question was cancelled, because then nobody
// waits for the answer.
void expect_that_somebody_waits(const Asking& asking, MatchInPlay& match) {
  const SumGame* sum = match.sum();
  if (sum == nullptr) return;
  const CurrentBudget new_time(asking.budget());
  CurrentBudget::look();
  sum->budget().stop_at(MatchClock::time_point::max());
}

MatchAnswer answer_about(const Asking& asking, const Matches::Found& found) {
  return {found.number, state_of(found.match, asking.page().colours)};
}

// The state of the match after a change. If the change or its state fails, the match is restored.
template <class Change>
Attempt<MatchAnswer> changed_match(const Asking& asking, const Matches::Found& found,
                                   Change&& change) {
  const std::size_t made = found.match.game().made();
  auto out = within_limits([&]() -> Attempt<MatchAnswer> {
    if (auto done = change(); !done) return std::unexpected(std::move(done).error());
    return answer_about(asking, found);
  });
  if (!out) found.match.go_to(made);
  return out;
}

Attempt<Response> answer_to(Attempt<MatchAnswer> answer) {
  if (!answer) return std::unexpected(std::move(answer).error());
  return respond(*std::move(answer));
}

// --- beginning ---

template <class Start>
Attempt<Response> begin_match(const Asking& asking, const Start& start) {
  Matches& matches = Matches::of(asking);
  if (auto place = matches.expect_place(question_of(asking)); !place) {
    return failure_elsewhere(place.error());
  }
  SUMMAND_TRY(match, start());
  matches.rest();
  MatchAnswer answer = answer_about(asking, {0, *match});
  answer.number = matches.add(std::move(match));
  return respond(std::move(answer));
}

}  // namespace

Attempt<Response> match_new(Asking& asking) {
  return begin_match(asking, [&] {
    return new_match_at_sum(asking.session(), asking.options<SumOptions>(), asking.text());
  });
}

Attempt<Response> several_new(Asking& asking) {
  return begin_match(
      asking, [&] { return new_seated_match(asking.options<SeatedOptions>(), asking.text()); });
}

Attempt<Response> match_load(Asking& asking) {
  return begin_match(asking, [&] {
    return loaded_match(asking.session(), asking.options<PlayerOptions>(), asking.text());
  });
}

// --- looking ---

Attempt<Response> match_show(Asking& asking) {
  const auto& options = asking.options<MatchShowOptions>();
  SUMMAND_TRY(found, asked_match(asking, options));
  if (!options.after) return respond(answer_about(asking, found));
  const std::size_t made = found.match.game().made();
  auto answer = changed_match(asking, found, [&]() -> Attempt<void> {
    found.match.go_to(*options.after);
    return {};
  });
  found.match.go_to(made);
  return answer_to(std::move(answer));
}

Attempt<Response> match_moves(Asking& asking) {
  const auto& options = asking.options<MatchMovesOptions>();
  SUMMAND_TRY(found, asked_match(asking, options));
  MatchMoves out{found.number};
  const SumGame* sum = found.match.sum();
  if (sum == nullptr) {
    out.usual = found.match.game().moves().size();
    out.others = found.match.choices();
    for (unsigned player = 0; player < found.match.game().players(); ++player) {
      out.players.push_back(found.match.game().name(player));
    }
    return respond(std::move(out));
  }
  out.of_sum = SumGame::Listing{};
  if (found.match.is_over()) return respond(std::move(out));
  const auto results = options.results ? SumGame::Results::yes : SumGame::Results::no;
  SUMMAND_TRY(listing, sum->listed(options.most, results));
  out.of_sum = std::move(listing);
  out.forms = static_cast<const ValueForms&>(options);
  return respond(std::move(out));
}

Attempt<Response> match_rules(Asking& asking) {
  SUMMAND_TRY(found, asked_sum(asking, asking.options<MatchNumber>()));
  return respond(RulesOfMatch{found.number, rules_in(found.sum.match())});
}

// --- playing ---

Attempt<Response> match_play(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  const auto moves = found.match.read(asking.text());
  if (!moves) return failure(moves.error());
  std::optional<SumGame::Listing> several;
  auto answer = changed_match(asking, found, [&]() -> Attempt<void> {
    if (moves->size() > 1) {
      SUMMAND_TRY(listing, found.match.sum()->listed(*moves, kListedMoves));
      several = std::move(listing);
      return {};
    }
    if (auto played = found.match.play(moves->front()); !played) return failure(played.error());
    return {};
  });
  if (answer) answer->several = std::move(several);
  return answer_to(std::move(answer));
}

Attempt<Response> match_answer(Asking& asking) {
  SUMMAND_TRY(found, asked_turn(asking));
  Advised<MatchMove> choice = found.match.choose(asking.budget());
  expect_that_somebody_waits(asking, found.match);
  auto answer = changed_match(asking, found, [&]() -> Attempt<void> {
    found.match.play(choice);
    return {};
  });
  if (answer) answer->choice = std::move(choice);
  return answer_to(std::move(answer));
}

// Moves that were made before a limit are kept.
Attempt<Response> match_programs(Asking& asking) {
  const auto& options = asking.options<MatchProgramsOptions>();
  SUMMAND_TRY(found, asked_match(asking, options));
  const Forced forced = options.forced ? Forced::yes : Forced::no;
  const Budget budget = asking.budget();
  Progress progress(asking.watcher(), "actions");
  std::vector<Unasked> made;
  const auto whole = within_limits([&]() -> Result<void> {
    while (made.size() < options.most) {
      auto done = found.match.go_on(budget, forced);
      if (!done) break;
      made.push_back(*std::move(done));
      progress.at(made.size());
    }
    return {};
  });
  if (!whole && made.empty()) return std::unexpected(whole.error());
  expect_that_somebody_waits(asking, found.match);
  MatchAnswer answer = answer_about(asking, found);
  answer.made = std::move(made);
  Response out = respond(std::move(answer));
  if (!whole) {
    out.stopped = whole.error();
    out.problems.emplace_back("a program is still to move");
  }
  return out;
}

Attempt<Response> match_undo(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  return answer_to(changed_match(asking, found, [&]() -> Attempt<void> {
    if (found.match.undo()) return {};
    return failure_elsewhere({"there is no move to take back"});
  }));
}

Attempt<Response> match_redo(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  return answer_to(changed_match(asking, found, [&]() -> Attempt<void> {
    if (found.match.redo() > 0) return {};
    return failure_elsewhere({"there is no move to make again"});
  }));
}

Attempt<Response> match_resign(Asking& asking) {
  SUMMAND_TRY(found, asked_turn(asking));
  if (found.match.sum() == nullptr && !found.match.persons_turn()) {
    return failure_elsewhere({"a program has this seat already"});
  }
  return answer_to(changed_match(asking, found, [&]() -> Attempt<void> {
    found.match.resign();
    return {};
  }));
}

Attempt<Response> match_level(Asking& asking) {
  const auto& options = asking.options<MatchLevelOptions>();
  SUMMAND_TRY(found, asked_sum(asking, options));
  const PlayLevel before = found.sum.level();
  found.sum.set_level(options.level.value_or(before));
  auto answer =
      changed_match(asking, {found.number, found.match}, []() -> Attempt<void> { return {}; });
  if (answer) {
    answer->names_level = true;
  } else {
    found.sum.set_level(before);
  }
  return answer_to(std::move(answer));
}

Attempt<Response> match_deal(Asking& asking) {
  SUMMAND_TRY(found, asked_turn(asking));
  if (asking.text().size() > kMostDeal) {
    return failure({fmt::format("a deal has at most {} bytes", kMostDeal), kMostDeal});
  }
  found.match.say(asking.text());
  return respond(answer_about(asking, found));
}

// --- advice ---

Attempt<Response> match_hint(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  MatchHint out{found.number, found.match.sum() != nullptr};
  if (!found.match.is_over()) {
    out.advised = found.match.hint(asking.budget());
    out.player = found.match.game().name(out.advised->action.player);
    expect_that_somebody_waits(asking, found.match);
  }
  return respond(std::move(out));
}

Attempt<Response> match_why(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  MatchReasons out{found.number, found.match.sum() != nullptr};
  if (const Advised<MatchMove>* last = found.match.last_choice()) {
    out.choice = *last;
    out.player = found.match.game().name(last->action.player);
  }
  out.known = found.match.explain(asking.budget());
  return respond(std::move(out));
}

Attempt<Response> match_analyze(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  SumGame* sum = found.match.sum();
  std::vector<std::string> lines =
      sum == nullptr ? found.match.explain(asking.budget()) : sum->analysis();
  expect_that_somebody_waits(asking, found.match);
  return respond(MatchLines{found.number, std::move(lines)});
}

Attempt<Response> match_values(Asking& asking) {
  const auto& options = asking.options<MatchValuesOptions>();
  SUMMAND_TRY(found, asked_sum(asking, options));
  const auto time = asking.settings().time;
  MatchValues out =
      match_values_of(found.number, found.sum.match(), time.count() == 0 ? kTimeOfHistory : time);
  out.forms = static_cast<const ValueForms&>(options);
  expect_that_somebody_waits(asking, found.match);
  return respond(std::move(out));
}

// --- records ---

Attempt<Response> match_record(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  return respond(RecordOfMatch{found.number, found.match.record()});
}

Attempt<Response> match_close(Asking& asking) {
  SUMMAND_TRY(found, asked_match(asking));
  Matches& matches = Matches::of(asking);
  matches.close(found.number);
  return respond(ClosedMatch{found.number, matches.count()});
}

}  // namespace summand::ask
