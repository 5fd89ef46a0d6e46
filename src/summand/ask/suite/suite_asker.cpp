#include "summand/ask/suite/suite_asker.hpp"

#include <algorithm>
#include <bit>
#include <fmt/core.h>
#include <utility>

#include "summand/ask/load_game.hpp"
#include "summand/ask/search_progress.hpp"
#include "summand/base/time_share.hpp"
#include "summand/language/session_copy.hpp"
#include "summand/verdict/nimber_of_game.hpp"

namespace summand::ask {

namespace {

using What = SuiteQuestion::What;
using Clock = std::chrono::steady_clock;

// A session that takes more than this part of the memory gives way to an empty one.
constexpr std::size_t kMemoryShare = 4;

bool asks_who_wins(const SuiteQuestion& question) {
  return question.what == What::left_starts || question.what == What::right_starts;
}
bool asks_nimber(const SuiteQuestion& question) { return question.what == What::nimber; }
bool asks_thermograph(const SuiteQuestion& question) { return question.what == What::thermograph; }

Dyadic number_of(SuiteFraction fraction) {
  const auto bottom = static_cast<std::uint64_t>(fraction.bottom);
  return Dyadic::ratio(fraction.top, static_cast<unsigned>(std::countr_zero(bottom)));
}

std::vector<WallPoint> wall_of(const std::vector<SuitePoint>& points) {
  std::vector<WallPoint> out;
  for (const SuitePoint& point : points) {
    out.push_back({.t = number_of(point.tax), .value = number_of(point.value)});
  }
  return out;
}

// As a file writes it.
std::string walls_text(const Thermograph& graph) {
  std::string out = "thermograph";
  for (const Player player : {Player::left, Player::right}) {
    out += player == Player::left ? " L:" : " R:";
    for (const WallPoint& point : graph.wall(player)) {
      out += fmt::format(" ({}, {})", print(point.value), print(point.t));
    }
  }
  return out;
}

bool starter_wins(Outcome outcome, What what) {
  return outcome == Outcome::next ||
         outcome == (what == What::left_starts ? Outcome::left : Outcome::right);
}

const SuiteGame* missing_game(const SuiteSum& sum) {
  const auto at =
      std::ranges::find_if(sum.games, [](const SuiteGame& game) { return !game.missing.empty(); });
  return at == sum.games.end() ? nullptr : &*at;
}

}  // namespace

Attempt<Session*> SuiteAsker::session() {
  const Budget& budget = asking_.session().store().budget();
  if (session_ && budget.charged() > asking_.settings().memory / kMemoryShare) session_.reset();
  if (!session_) {
    rules_.clear();
    SUMMAND_TRY(copy, within_limits([&]() -> Result<std::unique_ptr<Session>> {
                  return copy_of(asking_.session());
                }));
    if (!copy) return failure_elsewhere({"a name of the session cannot be copied"});
    session_ = std::move(copy);
  }
  return session_.get();
}

Attempt<Answer> SuiteAsker::game_of(const SuiteSum& sum) {
  SUMMAND_TRY(session, this->session());
  for (const SuiteGame& game : sum.games) {
    if (game.rules.empty() || rules_.contains(game.rules)) continue;
    SUMMAND_TRY(loaded, load_game(game.rules, session->games(),
                                  [&](const auto& ruleset) { return session->add_game(ruleset); }));
    rules_.insert(game.rules);
  }
  return session->evaluate(sum.expression());
}

Attempt<Outcome> SuiteAsker::outcome_of(const SuiteSum& sum) {
  SUMMAND_TRY(game, game_of(sum));
  SUMMAND_TRY(answer, session_->call("outcome", {game}));
  if (const auto* outcome = answer.get<Outcome>()) return *outcome;
  return failure(Error{"nobody wins: play goes on for ever"});
}

Attempt<std::uint64_t> SuiteAsker::nimber_of(const SuiteSum& sum) {
  SUMMAND_TRY(answer, game_of(sum));
  const Game* game = summand::game_of(answer);
  if (game == nullptr) return failure(Error{"this is no game"});
  SUMMAND_TRY(found, search_nimber(*game, {.threads = search_options(asking_).threads}));
  return found.nimber;
}

Attempt<Thermograph> SuiteAsker::thermograph_of(const SuiteSum& sum) {
  SUMMAND_TRY(game, game_of(sum));
  SUMMAND_TRY(answer, session_->call("thermograph", {game}));
  if (const auto* graph = answer.get<Thermograph>()) return *graph;
  return failure(Error{"a loopy game has no thermograph here"});
}

template <class T, class Find>
Attempt<SuiteAsker::Known<T>> SuiteAsker::find(Find&& find) {
  const Clock::time_point start = Clock::now();
  const auto time = asking_.settings().time;
  Known<T> out;
  std::optional<TimeShare> share;
  if (time.count() > 0) share.emplace(start + time);
  auto found = find();
  share.reset();
  out.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  if (found) {
    out.answer = *std::move(found);
    return out;
  }
  Failure why = std::move(found).error();
  if (why.limit == Limit::interrupted) return std::unexpected(std::move(why));
  if (why.limit == Limit::memory) session_.reset();
  if (why.limit == Limit::time) why = time_is_over(std::move(why), time);
  out.otherwise = why.limit ? CaseResult::limit : CaseResult::unknown;
  out.reason = std::move(why.error.message);
  return out;
}

Attempt<std::vector<SuiteAsker::Found>> SuiteAsker::ask(const SuiteSum& sum) {
  std::vector<Found> out(sum.questions.size());
  if (!sum.readable) return out;
  const SuiteGame* missing = missing_game(sum);
  Known<Outcome> outcome;
  Known<std::uint64_t> nimber;
  Known<Thermograph> thermograph;
  if (missing != nullptr) {
    outcome.reason = nimber.reason = thermograph.reason = missing->missing;
  } else {
    if (std::ranges::any_of(sum.questions, asks_who_wins)) {
      SUMMAND_TRY(known, find<Outcome>([&] { return outcome_of(sum); }));
      outcome = std::move(known);
    }
    if (std::ranges::any_of(sum.questions, asks_nimber)) {
      SUMMAND_TRY(known, find<std::uint64_t>([&] { return nimber_of(sum); }));
      nimber = std::move(known);
    }
    if (std::ranges::any_of(sum.questions, asks_thermograph)) {
      SUMMAND_TRY(known, find<Thermograph>([&] { return thermograph_of(sum); }));
      thermograph = std::move(known);
    }
  }
  for (std::size_t i = 0; i < out.size(); ++i) {
    const SuiteQuestion& question = sum.questions[i];
    // `same` says whether an answer is the expected one, if one is expected.
    const auto judge = [&](const auto& known, std::optional<bool> same, std::string text) {
      if (!known.answer) {
        out[i] = {known.otherwise, "", known.reason, known.seconds};
        return;
      }
      const CaseResult result = !same   ? CaseResult::answered
                                : *same ? CaseResult::agree
                                        : CaseResult::differ;
      out[i] = {result, std::move(text), "", known.seconds};
    };
    const auto is_expected = [&](std::uint64_t found) {
      return question.expected ? std::optional(*question.expected == found) : std::nullopt;
    };
    if (asks_who_wins(question)) {
      const bool wins = outcome.answer && starter_wins(*outcome.answer, question.what);
      judge(outcome, is_expected(wins ? 1 : 0),
            fmt::format("{} {}", question.what == What::left_starts ? "B" : "W",
                        wins ? "win" : "loss"));
    } else if (asks_nimber(question)) {
      const std::uint64_t found = nimber.answer.value_or(0);
      judge(nimber, is_expected(found), fmt::format("N {}", found));
    } else if (asks_thermograph(question)) {
      if (!thermograph.answer) {
        judge(thermograph, std::nullopt, "");
        continue;
      }
      const Thermograph& graph = *thermograph.answer;
      std::optional<bool> same;
      if (const auto& walls = question.walls) {
        same = wall_of(walls->left) == graph.left && wall_of(walls->right) == graph.right;
      }
      judge(thermograph, same, walls_text(graph));
    } else {
      out[i] = {CaseResult::unknown, "",
                "winning moves are not compared, because each program names moves in its own way",
                0};
    }
  }
  return out;
}

}  // namespace summand::ask
