// train: what a game learns from searches of its own, written into a file.
#include <array>
#include <chrono>
#include <cstdint>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/ruleset/training.hpp"
#include "summand/search/proof_numbers/model_file.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

constexpr std::chrono::seconds kUsualTime(60);

struct TrainOptions {
  std::optional<std::uint64_t> positions = {};
  std::uint64_t seed = 1;
  std::optional<std::string> output = {};
  bool rows = false;
};

struct TrainAnswer {
  struct Model {
    std::string_view foretells;
    Training::Fit fit;
  };

  std::string game;
  Training training;
  std::chrono::nanoseconds time;
  std::optional<std::string> file;

  std::array<Model, Training::kModels> models() const {
    const auto& fits = training.fits;
    return {Model{"loser", fits[0]}, Model{"nodes_if_lost", fits[1]},
            Model{"nodes_if_won", fits[2]}};
  }
};

void describe(Members<TrainAnswer::Model>& its) {
  its.named("LearnedModel", "How well a model foretells sums that it has not learned from.");
  its("foretells", "Whether the player to move loses, or the logarithm of the nodes that prove it.",
      &TrainAnswer::Model::foretells)
      .words({"loser", "nodes_if_lost", "nodes_if_won"});
  its("loss",
      "The mean loss: of the loser the negative logarithm of his chance, of nodes the square of "
      "the error.",
      [](auto& it) { return it.fit.loss; });
  its("explained",
      "R squared: 1 is perfect, and 0 is as good as the best answer that is always the same.",
      [](auto& it) { return it.fit.explained; });
}

void describe(Members<TrainAnswer>& its) {
  its("game", "The game.", &TrainAnswer::game);
  its("positions", "How many positions were searched for the models.",
      [](auto& it) { return it.training.positions; });
  its("sums", "From how many sums in them the models have learned.",
      [](auto& it) { return it.training.sums; });
  its("held_out", "How many other sums the models are measured with.",
      [](auto& it) { return it.training.held_out; });
  its("models", "The models.", [](auto& it) { return it.models(); });
  its("seconds", "The time.", &TrainAnswer::time);
  its("file", "The file that was written, with --output.", &TrainAnswer::file);
}

std::string text(const TrainAnswer& data, const Page&) {
  constexpr std::array<std::string_view, Training::kModels> kNames = {
      "who loses", "log(nodes) if he loses", "log(nodes) if he wins"};
  const Training& training = data.training;
  std::vector<std::vector<std::string>> rows = {{"", "loss", "explained"}};
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    const Training::Fit& fit = training.fits[i];
    rows.push_back({std::string(kNames[i]), fmt::format("{:.3f}", fit.loss),
                    fmt::format("{:.0f} %", 100 * fit.explained)});
  }
  std::string out = fmt::format(
      "{}: learned from {} sums of {} positions, in {:.1f} s\n\nOn {} sums of other positions:\n",
      data.game, training.sums, training.positions,
      std::chrono::duration<double>(data.time).count(), training.held_out);
  for (const std::string& row : aligned(rows)) out += row + "\n";
  if (data.file) out += fmt::format("\n{} is written.\n", printable(*data.file));
  return out;
}

AnyRuleset::Learn learner(const AnyRuleset& game, bool rows) {
  return rows ? game.learn_from_rows() : game.learn();
}

Attempt<const AnyRuleset*> game_to_train(const Asking& asking, bool rows) {
  const KnownGames& games = asking.session().games();
  const AnyRuleset* game = games.find(asking.text());
  if (game != nullptr && learner(*game, rows) != nullptr) return game;
  std::vector<std::string_view> names;
  for (const AnyRuleset* each : games.all()) {
    if (learner(*each, rows) != nullptr) names.push_back(each->info().name);
  }
  const std::string_view from = rows ? "from single rows" : "from its searches";
  return failure(Error{fmt::format(
      "{} (games that learn{}: {})",
      game == nullptr ? fmt::format("there is no game '{}'", printable(asking.text(), 60))
                      : fmt::format("{} does not learn {}", game->info().name, from),
      rows ? " so" : "", separated(names, ", "))});
}

// Nothing was learned. All positions were searched, or the time was over.
Failure too_little(Training training, bool searched_all) {
  if (training.stopped) {
    training.stopped->surround("", " before there was enough to learn from");
    return *std::move(training.stopped);
  }
  Failure out{.error = {fmt::format("too few sums were searched to learn from: give it more {}",
                                    searched_all ? "--positions" : "--time")},
              .is_in_text = false};
  if (!searched_all) out.limit = Limit::time;
  return out;
}

Attempt<Response> train(Asking& asking) {
  const auto& wanted = asking.options<TrainOptions>();
  SUMMAND_TRY(game, game_to_train(asking, wanted.rows));
  TrainingOptions options{.time = asking.settings().time, .seed = wanted.seed};
  if (wanted.positions) options.positions = *wanted.positions;
  if (options.time.count() == 0 && !wanted.positions) options.time = kUsualTime;

  const auto begin = std::chrono::steady_clock::now();
  Training training;
  {
    Progress progress(asking.watcher(), Work{.noun = "positions", .all = wanted.positions});
    options.tell = [&](std::uint64_t positions) { progress.at(positions); };
    ValueStore store(asking.budget());
    training = learner(*game, wanted.rows)(store, options);
  }
  if (training.weights.empty()) {
    const bool searched_all = training.positions == options.positions;
    return std::unexpected(too_little(std::move(training), searched_all));
  }

  TrainAnswer answer{.game = std::string(game->info().name),
                     .training = std::move(training),
                     .time = std::chrono::steady_clock::now() - begin,
                     .file = wanted.output};
  if (wanted.output) {
    const auto written =
        write_file(*wanted.output, model_text(answer.game, answer.training.weights));
    if (!written) return failure_elsewhere(written.error());
  }
  std::optional<Failure> stopped = answer.training.stopped;
  const std::uint64_t positions = answer.training.positions;
  Response out = respond(std::move(answer));
  if (stopped) {
    out.problems.push_back(fmt::format("the model has learned from {} positions", positions));
  }
  out.stopped = std::move(stopped);
  return out;
}

Result<void> check_train(const TrainOptions& options) {
  return options.output ? expect_writable(*options.output) : Result<void>();
}

constexpr auto kTrainOptions = options_in<TrainOptions>(
    option<&TrainOptions::positions>(
        "positions", "N", "Search at most N positions (default: as many as the time allows)",
        {1, 1'000'000'000}),
    option<&TrainOptions::seed>("seed", "N", "Other random positions for each N (default: 1)"),
    option<&TrainOptions::output>("output", "FILE", "Write the model into a file", 'o'),
    option<&TrainOptions::rows>("rows", "", "Learn from single rows, which have their own model"));

constexpr Question kTrain{
    .name = "train",
    .arguments = "GAME",
    .sentence = "Learn from searches of a game what proofs cost",
    .details =
        "Random positions of GAME are searched. A linear model learns who wins, and how many nodes "
        "the proof takes. Searches of the game use such a model to choose what they try first: "
        "solve --model takes one from a file. No answer depends on it.\n"
        "It ends after --time, or after --positions, and takes a minute without them. With "
        "--positions alone, the same seed gives the same model.\n"
        "Try: summand train clobber --time 2min --output learned.txt",
    .options = checked<check_train>(kTrainOptions),
    .least = 1,
    .most = 1,
    .words = true,
    .limits_parts = true,
    .answer = train,
    .answers = kAnswersAre<TrainAnswer>,
};

}  // namespace

const Question& train_question() { return kTrain; }

}  // namespace summand::ask
