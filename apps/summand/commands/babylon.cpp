// summand babylon: the game of Babylon by theorem, by tables and by its strategy.
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/summand/babylon/topics.hpp"
#include "apps/summand/cli/output.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::program {

namespace {

struct Topic {
  std::string_view name;
  bool takes_argument;
  std::string_view options;  // that it has
  Result<TopicAnswer> (*answer)(const Run& run, const std::string& argument);
};

constexpr std::array kTopics = {
    Topic{"solve", true, "players plays colours save resume", babylon_solve},
    Topic{"table", false, "chips colours from csv save resume",
          [](const Run& run, const std::string&) { return babylon_table(run); }},
    Topic{"explore", true, "chips colours from where", babylon_explore},
    Topic{"verify", false, "chips strategy-chips",
          [](const Run& run, const std::string&) { return babylon_verify(run); }},
    Topic{"lemmas", false, "chips",
          [](const Run& run, const std::string&) { return babylon_lemmas(run); }},
    Topic{"strategy", true, "vs games seed", babylon_strategy},
    Topic{"match", false, "seed",
          [](const Run& run, const std::string&) { return babylon_match(run); }},
};

constexpr std::array kOptions = {
    Option{"chips", "N", "table, explore, verify, lemmas: up to so many chips (12, 16, 24, 24)"},
    Option{"colours", "K", "table, explore: at most so many colours (all); solve: of the table"},
    Option{"from", "N", "table, explore: from so many chips on (table: --chips; explore: 1)"},
    Option{"csv", "", "table: all starts as lines of CSV"},
    Option{"where", "CONDITION", "explore: the starts that are meant (all)"},
    Option{"strategy-chips", "N", "verify: the strategy against every line up to N chips (40)"},
    Option{"vs", "OPPONENT", "strategy: random, greedy, perfect or all (random)"},
    Option{"games", "N", "strategy: so many games (1, which is shown)"},
    Option{"seed", "N", "strategy, match: another seed gives other games (1)"},
    Option{"players", "N", "solve: the game for 2 to N players, too"},
    Option{"plays", "", "solve: count all plays"},
    Option{"save", "FILE", "solve, table: keep the table in a file, also when stopped"},
    Option{"resume", "FILE", "solve, table: begin with the table of a file of --save"},
};

Exit say(const Run& run, const std::string& message, Exit exit) {
  report_usage(run, message);
  return exit;
}

bool has_word(std::string_view words, std::string_view word) {
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find(' ', at), words.size());
    if (words.substr(at, end - at) == word) return true;
    at = end + 1;
  }
  return false;
}

Exit babylon_command_run(Run& run) {
  const Request& request = run.request();
  const std::string& name = request.arguments.front();
  const Topic* topic = nullptr;
  for (const Topic& here : kTopics) topic = here.name == name ? &here : topic;
  if (topic == nullptr) {
    return say(
        run,
        fmt::format("babylon solve, table, explore, verify, lemmas, strategy or match is expected, "
                    "not '{}'",
                    printable(name, 40)),
        Exit::wrong);
  }
  for (const Option& option : kOptions) {
    if (request.has(option.name) && !has_word(topic->options, option.name)) {
      return say(run, fmt::format("--{} does not belong to babylon {}", option.name, name),
                 Exit::wrong);
    }
  }
  // A position may be written with spaces.
  std::string argument;
  for (std::size_t i = 1; i < request.arguments.size(); ++i) {
    argument += (i > 1 ? " " : "") + request.arguments[i];
  }
  if (argument.empty() == topic->takes_argument) {
    return say(run,
               topic->takes_argument
                   ? fmt::format("babylon {} needs more: see summand babylon --help", name)
                   : fmt::format("babylon {} takes options only", name),
               Exit::wrong);
  }
  const auto answer = within_limits([&] { return topic->answer(run, argument); });
  if (!answer) return report_failure(run, answer.error());
  write_out(answer->text);
  return answer->exit;
}

constexpr Command kCommand{
    .name = "babylon",
    .arguments = "solve START | table | explore CLAIM | verify | lemmas | strategy START | match",
    .sentence = "Study the game of Babylon: who wins any start, and the strategy for two colours",
    .details =
        "babylon solve 3,3,3,3 or '2r,1b,1b' says who wins, by which moves.\n"
        "babylon table --chips 12 --colours 3 solves all starts of 12 chips.\n"
        "babylon explore 'n % 2 == 0 or wins == 1' --where 'k == 3' tries a claim on all starts: n "
        "chips, k\n"
        "colours, c1 >= c2 >= ... chips of each, last the fewest, g the value, wins 1 or 2.\n"
        "babylon verify --chips 40 proves the theorem, the lemmas and the strategy for two colours "
        "again by search.\n"
        "babylon lemmas shows the replies of the paper case by case: which lose, where, and what "
        "wins.\n"
        "babylon strategy 8,12 --vs perfect plays it, also from stacks: '2x1r 6x1b 2r 2b'.\n"
        "babylon match plays the best of three with three discs of each of four colours.",
    .options = kOptions,
    .least = 1,
    .run = babylon_command_run,
    .words = true,
};

}  // namespace

const Command& babylon_command() { return kCommand; }

}  // namespace summand::program
