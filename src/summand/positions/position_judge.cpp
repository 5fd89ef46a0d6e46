#include "summand/positions/position_judge.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/analysis/most_text.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/draw/lettering.hpp"
#include "summand/text/caret.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

constexpr std::size_t kBytesOfKnown = 96;  // about, of a value that was judged
constexpr std::size_t kMostShownCall = 200;

std::string written(ValueStore& store, const Answer& answer) {
  const Game* game = answer.get<Game>();
  return game == nullptr ? print(answer) : text_of(store, game->value(), kMostTextOfGame).plain;
}

}  // namespace

std::size_t Judgement::bytes() const {
  std::size_t out = sizeof(Judgement) + (value ? value->size() : 0);
  for (const std::string& text : shown) out += sizeof(std::string) + text.size();
  return out;
}

PositionJudge::PositionJudge(Session& session, std::optional<Named> where, std::optional<Named> by,
                             std::vector<Named> show)
    : session_(&session),
      where_(std::move(where)),
      by_(std::move(by)),
      show_(std::move(show)),
      needs_values_only_(
          (!where_ || where_->expression.needs_values_only()) &&
          (!by_ || by_->expression.needs_values_only()) &&
          std::ranges::all_of(
              show_, [](const Named& each) { return each.expression.needs_values_only(); })),
      charge_(std::make_unique<Charge>(session.store().budget())) {}

Attempt<PositionJudge::Named> PositionJudge::read_one(const Session& session, std::string option,
                                                      std::string text) {
  if (text.find_first_not_of(" \t\n") == text.npos) {
    return failure_elsewhere({option + ": an expression is expected"});
  }
  auto expression = ExpressionOfGame::read(session, text);
  if (expression) return Named{std::move(option), std::move(text), *std::move(expression)};
  Failure failure = std::move(expression).error();
  if (!failure.limit) {
    failure.error = Error{fmt::format("{}: {}", option, message_with_caret(text, failure.error))};
    failure.is_in_text = false;
  }
  return std::unexpected(std::move(failure));
}

Attempt<PositionJudge> PositionJudge::read(Session& session, const PositionQuestion& request) {
  std::optional<Named> where, by;
  std::vector<Named> show;
  if (request.where) {
    SUMMAND_TRY(read, read_one(session, "--where", *request.where));
    where.emplace(std::move(read));
  }
  if (request.by) {
    SUMMAND_TRY(read, read_one(session, "--by", *request.by));
    by.emplace(std::move(read));
  }
  for (const std::string& text : request.show) {
    SUMMAND_TRY(read, read_one(session, "--show", text));
    show.push_back(std::move(read));
  }
  PositionJudge out(session, std::move(where), std::move(by), std::move(show));
  if (auto right = out.check_kinds(); !right) return std::unexpected(std::move(right).error());
  return out;
}

// The first position may take long, but 0 tells at once whether the answers are of the right kinds.
// An expression that has no answer for 0 may have one for others.
Attempt<void> PositionJudge::check_kinds() const {
  return within_limits([&]() -> Attempt<void> {
    const Game zero(session_->workspace(), session_->store().number(0));
    if (where_) {
      if (const auto answer = where_->expression.of(zero)) {
        if (auto truth = truth_of(*answer); !truth) return failure_elsewhere(truth.error());
      }
    }
    if (by_) {
      if (const auto answer = by_->expression.of(zero)) {
        if (auto rank = rank_of(*answer); !rank) return failure_elsewhere(rank.error());
      }
    }
    return {};
  });
}

Result<bool> PositionJudge::truth_of(const Answer& answer) const {
  if (const bool* truth = answer.get<bool>()) return *truth;
  return fail(fmt::format("--where must give true or false, but '{}' gives {}",
                          printable(where_->text, 100), describe(answer)));
}

Result<Dyadic> PositionJudge::rank_of(const Answer& answer) const {
  const Game* game = game_of(answer);
  auto number = game == nullptr ? std::nullopt : as_number(session_->store(), game->value());
  if (number) return *std::move(number);
  return fail(fmt::format("--by must give a number, but '{}' gives {}", printable(by_->text, 100),
                          game == nullptr ? describe(answer) : "another game"));
}

Error PositionJudge::about(Error error, const AnyPosition& position) const {
  return Error{
      fmt::format("for {}: {}", shortened(position.print_call(), kMostShownCall), error.message)};
}

Result<std::shared_ptr<const Judgement>> PositionJudge::judge(const AnyPosition& position) {
  auto found = within_limits(
      [&]() -> Result<std::shared_ptr<const Judgement>> { return judge_now(position); });
  if (found) return *std::move(found);
  Failure failure = std::move(found).error();
  if (!failure.limit) return std::unexpected(about(std::move(failure.error), position));
  if (failure.limit == Limit::size) {
    failure.surround(fmt::format("for {}: ", shortened(position.print_call(), kMostShownCall)), "");
  }
  reach_limit_again(std::move(failure));
}

Result<std::shared_ptr<const Judgement>> PositionJudge::judge_now(const AnyPosition& position) {
  if (!needs_values_only_) return judge_game(Game(session_->workspace(), position));
  if (position.loony()) return nullptr;  // it has no value, so nothing holds for it
  const Value value = position.value(session_->workspace()->evaluators);
  if (const auto known = known_.find(value); known != known_.end()) return known->second;
  SUMMAND_TRY(judged, judge_game(Game(session_->workspace(), value)));
  charge_->add(kBytesOfKnown + (judged ? judged->bytes() : 0));
  known_.emplace(value, judged);
  return judged;
}

Result<Answer> PositionJudge::answer(const Named& named, const Game& game) const {
  auto out = named.expression.of(game);
  if (out) return out;
  return fail(fmt::format("{}: {}", named.option, message_with_caret(named.text, out.error())));
}

Result<std::shared_ptr<const Judgement>> PositionJudge::judge_game(const Game& game) {
  if (where_) {
    SUMMAND_TRY(said, answer(*where_, game));
    SUMMAND_TRY(holds, truth_of(said));
    if (!holds) return nullptr;
  }
  Judgement out;
  if (by_) {
    SUMMAND_TRY(said, answer(*by_, game));
    SUMMAND_TRY(rank, rank_of(said));
    out.rank = std::move(rank);
  }
  for (const Named& each : show_) {
    SUMMAND_TRY(shown, answer(each, game));
    out.shown.push_back(written(session_->store(), shown));
  }
  if (needs_values_only_) out.value = written(session_->store(), Answer{game});
  return std::make_shared<const Judgement>(std::move(out));
}

}  // namespace summand
