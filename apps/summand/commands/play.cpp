// summand play: a match against the computer, or between two people.
#include <fmt/format.h>
#include <unistd.h>

#include "apps/summand/input.hpp"
#include "apps/summand/match_table.hpp"
#include "apps/summand/options.hpp"
#include "apps/summand/output.hpp"
#include "summand/analysis/table.hpp"
#include "summand/ruleset/registry.hpp"

namespace summand::program {

namespace {

// What there is to play, with the rules in a sentence.
std::string list_of_games() {
  std::string out =
      "summand play GAME starts one of these, summand play 'EXPR' any sum of them:\n\n";
  for (const AnyRuleset* game : all_rulesets()) {
    const RulesetInfo& info = game->info();
    out += fmt::format("{}\n     {}\n", info.name, info.rules);
  }
  return out;
}

Result<Seats> seats_of(const Run& run) {
  Seats out;
  const std::string you = run.request().option("you").value_or("left");
  if (you != "left" && you != "right" && you != "both" && you != "none") {
    return fail(fmt::format("--you must be left, right, both or none, not {}", you));
  }
  out.left_is_person = you == "left" || you == "both";
  out.right_is_person = you == "right" || you == "both";
  SUMMAND_TRY(slips, number_option(run.request(), "slips", 0, {0, 100}));
  SUMMAND_TRY(seed, number_option(run.request(), "seed", 1, {0, ~std::uint64_t{0}}));
  SUMMAND_TRY(nodes, number_option(run.request(), "nodes", out.nodes, {1, 1'000'000'000}));
  out.level.slips_in_100 = static_cast<std::uint32_t>(slips);
  out.seed = seed;
  out.nodes = nodes;
  return out;
}

Result<Player> first_of(const Run& run) {
  const std::string first = run.request().option("first").value_or("left");
  if (first == "left") return Player::left;
  if (first == "right") return Player::right;
  return fail(fmt::format("--first must be left or right, not {}", first));
}

// The name of a game alone stands for its first example.
std::string expression_of(Run& run) {
  const std::string& text = run.request().arguments.front();
  const AnyRuleset* game = run.session().find_game(text);
  if (game == nullptr || game->info().given_examples().empty()) return text;
  const auto example = game->parse(game->info().given_examples().front());
  return example ? example->print_call() : text;
}

Attempt<SumMatch> start_of(Run& run, const std::string& expression, Player first) {
  SUMMAND_TRY(answer, run.evaluate({.text = expression}));
  const Game* game = answer.get<Game>();
  if (game == nullptr) {
    return failure(Error{"only games are played, not " + std::string(describe(answer))});
  }
  SUMMAND_TRY(start, within_limits([&] { return SumInPlay::of(*game); }));
  return SumMatch(expression, std::move(start), first);
}

Attempt<SumMatch> match_of(Run& run, Player first) {
  if (const auto file = run.request().option("load")) {
    const Result<std::string> record = read_file(*file);
    if (!record) return failure_elsewhere(record.error());
    return SumMatch::read(*record, run.session());
  }
  return start_of(run, expression_of(run), first);
}

Exit play(Run& run) {
  if (run.request().arguments.empty() && !run.request().has("load")) {
    write_out(list_of_games());
    return Exit::done;
  }
  const Result<Seats> seats = seats_of(run);
  const Result<Player> first = first_of(run);
  if (!seats || !first) {
    report_usage((seats ? first.error() : seats.error()).message, run.json());
    return Exit::wrong;
  }
  auto match = match_of(run, *first);
  if (!match) {
    report_usage(match.error().error.message, run.json());
    return match.error().limit ? Exit::limited : Exit::wrong;
  }
  LineReader lines(STDIN_FILENO);
  MatchTable table(run, *std::move(match), *seats, [&] { return lines.next(); });
  if (run.for_people()) write_out("Type a move, or help.\n");
  return table.play();
}

constexpr Option kOptions[] = {
    {"you", "PLAYER", "Your seat: left (where nothing is said), right, both or none"},
    {"first", "PLAYER", "Who starts, left (where nothing is said) or right"},
    {"slips", "N", "In 100 moves the computer takes about N at random"},
    {"seed", "N", "Of its random numbers"},
    {"nodes", "N", "How many sums the computer may search for a move"},
    {"load", "FILE", "Go on with the record of a match"},
};

constexpr Command kCommand{
    .name = "play",
    .arguments = "[EXPR]",
    .sentence = "Play a game, or a sum of games, against the computer",
    .details =
        "The computer wins whatever is won for it, as far as it can search; it says so where it\n"
        "cannot. Without a game: what there is.\n"
        "Try: summand play 'domineering(4x4) + nim(3)'",
    .options = kOptions,
    .most = 1,
    .run = play,
};

}  // namespace

const Command& play_command() { return kCommand; }

}  // namespace summand::program
