// summand judge: the moves of recorded matches in files.
#include <array>
#include <string>

#include "apps/summand/cli/run.hpp"
#include "apps/summand/terminal/script.hpp"

namespace summand::program {

namespace {

// The texts of all files are one question.
Exit judge_files(Run& run) {
  Request request = run.request();
  request.question = ask::find_question("judge");
  if (const auto known = ask::read_options(request); !known) {
    return say(run, known.error().message, Exit::wrong);
  }
  return answer_texts(run, std::move(request), run.request().arguments);
}

constexpr std::array kJudgeOptions = {
    Option{"format", "NAME",
           "The format: summand, plain, openspiel, kaggle or textarena (default: the record says "
           "it)"},
    Option{"nodes", "N", "Search at most N positions for a move (default: 1,000,000)"},
    Option{"all", "", "Show all moves, not only those that mattered"},
};

constexpr TerminalCommand kJudgeCommand{
    .description =
        {
            .name = "judge",
            .arguments = "FILE...",
            .sentence = "Grade the moves of recorded matches",
            .details =
                "A file has a record of play --record or save, a replay of Kaggle, a game of "
                "OpenSpiel (serialize_game_and_state, or {\"game\": ..., \"actions\": [...]}), "
                "the log of a match of TextArena, or a match in JSON: {\"game\": EXPR, \"first\": "
                "\"left\", \"moves\": [...]}. JSON may have one record in each line. FILE - is "
                "the standard input. A verdict says whether a move kept what was possible, or "
                "threw a won game away. Where a limit is reached it is not known: --time is for "
                "each match (default: 10 s). See summand help guide judge.",
            .options = kJudgeOptions,
            .least = 1,
            .words = true,
        },
    .run = judge_files,
};

}  // namespace

const TerminalCommand& judge_command() { return kJudgeCommand; }

}  // namespace summand::program
