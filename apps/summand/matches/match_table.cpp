#include "apps/summand/matches/match_table.hpp"

#include <algorithm>
#include <cstdint>
#include <fmt/core.h>
#include <unistd.h>
#include <utility>

#include "apps/summand/cli/limits.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "apps/summand/terminal/terminal_watcher.hpp"
#include "apps/summand/terminal/typed_line.hpp"
#include "summand/studies/babylon/physical.hpp"

namespace summand::program {

MatchTable::MatchTable(Run& run, const ask::MatchAnswer& start, bool ascii, ReadLine read)
    : run_(run),
      number_(start.number),
      state_(start.state),
      time_(run.request().option("time").value_or(state_.sum ? "10s" : "")),
      in_place_(run.for_people() && can_redraw(STDOUT_FILENO)),
      ascii_(ascii),
      read_(std::move(read)) {}

// --- questions ---

Attempt<ask::Response> MatchTable::ask_about(std::string_view question, const std::string& text,
                                             Options options) {
  options.try_emplace("match", std::to_string(number_));
  if (!time_.empty()) options.try_emplace("time", time_);
  Request request{ask::find_question(question), {}, std::move(options)};
  if (request.question->least > 0) request.arguments.push_back(text);
  const summand::Page page{.colours = run_.colours(), .columns = prose_columns()};
  const WithoutProgress quiet;
  auto out = run_.door().ask(request, page);
  if (out) {
    for (const std::string& warning : out->warnings) write_problem(run_, warning);
  }
  return out;
}

const ask::MatchAnswer* MatchTable::change(std::string_view question, const std::string& text,
                                           Options options, std::string_view remark) {
  const auto out = ask_about(question, text, std::move(options));
  if (!out) {
    say_error(out.error().error.message + std::string(remark));
    return nullptr;
  }
  answer_ = *out->as<ask::MatchAnswer>();
  state_ = answer_.state;
  return &answer_;
}

std::string MatchTable::record() {
  const auto out = ask_about("match record");
  return out ? out->as<ask::RecordOfMatch>()->record : std::string();
}

std::string MatchTable::mover() const {
  if (state_.rounds && state_.rounds->chooser) return *state_.rounds->chooser;
  return state_.to_move.value_or("");
}

bool MatchTable::is_person(std::string_view player) const {
  for (const auto& [name, seat] : state_.players) {
    if (name == player) return seat == "person";
  }
  return false;
}

std::string MatchTable::name_of_made(std::size_t i) const {
  const MatchMove& move = state_.moves_made[i];
  return in_sum() ? fmt::format("{} {}", state_.player_of(move), move.name) : move.name;
}

// --- the course of a match ---

Exit MatchTable::play() {
  if (in_sum() && run_.for_people()) say("Type a move, or help.\n");
  announce_rounds();
  while (true) {
    if (const std::optional<Exit> left = play_to_the_end()) return *left;
    if (!in_sum()) {
      if (!state_.rounds) show("");
      return Exit::done;
    }
    show(outcome());
    if (!look_back()) return Exit::done;
  }
}

std::optional<Exit> MatchTable::play_to_the_end() {
  std::size_t shown = SIZE_MAX;  // the number of moves when the match was last shown
  while (!is_over()) {
    announce_rounds();
    bool went = false;
    if (const auto left = go_on(went)) return left;
    if (went) continue;
    const bool chooses = state_.rounds && state_.rounds->chooser;
    if (in_place_ || (!chooses && shown != state_.moves_made.size())) show(status());
    shown = chooses ? SIZE_MAX : state_.moves_made.size();
    const std::optional<std::string> line = ask();
    if (!line) return exit_code();
    if (!obey(trimmed(*line))) return Exit::done;
    if (std::exchange(began_anew_, false)) shown = SIZE_MAX;
  }
  return std::nullopt;
}

std::optional<Exit> MatchTable::go_on(bool& went) {
  const bool person = is_person(mover());
  if (person && (in_sum() || (state_.rounds && state_.rounds->chooser))) return std::nullopt;
  if (interrupt_flag()->load()) return exit_code();
  if (in_place_ && !person) draw_page(fmt::format("{} thinks.", mover()));
  const bool has_people = std::ranges::any_of(
      state_.players, [](const MatchState::Seated& player) { return player.seat == "person"; });
  if (!has_people) said_.clear();
  const bool chose_place = state_.rounds && state_.rounds->chooser;
  const unsigned rounds = state_.rounds ? state_.rounds->rounds : 0;
  const auto out = ask_about("several programs", "", {{"forced", ""}, {"most", "1"}});
  if (!out && interrupt_flag()->load()) return exit_code();
  if (!out && !in_sum()) return report_failure(run_, out.error());
  if (!out) {
    say_error(fmt::format("The computer finds no move, so the match ends without a winner: {}",
                          out.error().error.message));
    return Exit::limited;
  }
  const auto& answer = *out->as<ask::MatchAnswer>();
  state_ = answer.state;
  went = !answer.made->empty();
  if (went) tell(answer.made->front(), chose_place);
  tell_round(rounds);
  return std::nullopt;
}

void MatchTable::tell(const Unasked& made, bool chose_place) {
  const std::string& player = state_.player_of(made.move);
  if (in_sum()) return say(fmt::format("{} plays {}\n", player, made.move.name));
  if (chose_place) {
    const bool known = made.choice && !made.choice->reason.ends_with("is not known");
    return say(fmt::format("{} goes {}{}\n", player, made.move.name,
                           known ? "" : ": the best place is not known"));
  }
  say(fmt::format("{}{}\n", made.move.name, made.choice ? "" : " (the only possible action)"));
  say_lines(made.move.news);
}

bool MatchTable::look_back() {
  const bool has_people = is_person("Left") || is_person("Right");
  if (!run_.for_people() || !has_people) return false;
  say("Press Enter to leave. undo, new, why, analyze and save FILE still work.\n");
  while (true) {
    if (in_place_) draw_page(outcome());
    const std::optional<std::string> line = ask();
    if (!line || trimmed(*line).empty() || !obey(trimmed(*line))) return false;
    if (!is_over()) return true;
  }
}

std::string MatchTable::status() const {
  if (in_sum()) return fmt::format("{} is to move.", mover());
  return "Type a number or an action, or help.";
}

std::string MatchTable::outcome() const {
  const std::string winner = state_.winner.value_or("");
  if (state_.sum->convention == Convention::normal || state_.sum->resigned) {
    return fmt::format("{} wins.", winner);
  }
  return fmt::format("{} cannot move, and in misère play that wins.", winner);
}

Exit MatchTable::replay() {
  const std::size_t all = state_.moves_made.size();
  const std::optional<Player> resigned = state_.sum->resigned;
  for (std::size_t made = 0;; ++made) {
    const bool over = made == all;
    // Giving up is the last step of the match.
    const std::size_t steps = over && resigned ? made + 1 : made;
    if (change("match show", "", {{"after", std::to_string(steps)}}) == nullptr) {
      return Exit::limited;
    }
    if (made > 0) {
      const MatchMove& last = state_.moves_made.back();
      say(fmt::format("{} plays {}\n", state_.player_of(last), last.name));
    }
    std::string status = fmt::format("After {} of {} moves.", made, all);
    if (over && resigned) say(fmt::format("{} resigns.\n", player_name(*resigned)));
    if (over && is_over()) status += " " + outcome();
    if (!over && in_place_) status += " Enter shows the next move, quit leaves.";
    show(status);
    if (over) return Exit::done;
    if (run_.for_people()) {
      const std::optional<std::string> line = ask();
      if (!line) return exit_code();
      if (trimmed(*line) == "quit") return Exit::done;
    }
  }
}

Exit MatchTable::exit_code() const {
  if (run_.for_people()) write("\n");
  return interrupt_flag()->load() ? Exit::limited : Exit::done;
}

void MatchTable::tell_to_wait() {
  if (in_place_ && in_sum()) draw_page(fmt::format("Thinking for at most {}.", time_));
}

// --- rounds ---

std::string MatchTable::score() const {
  std::string out;
  for (const auto& [player, wins] : state_.rounds->wins) {
    out += fmt::format("{}{}", out.empty() ? "" : " to ", wins);
  }
  return out;
}

void MatchTable::announce_rounds() {
  if (!state_.rounds) return;
  const RoundsState& rounds = *state_.rounds;
  const bool first = !announced_;
  if (first) {
    const bool sold = rounds.start == "3x1r 3x1b 3x1g 3x1y";
    say(fmt::format("{}. The first player to win two rounds wins the match.\n",
                    sold ? "Twelve discs, three of each of four colours" : rounds.start));
  }
  if (announced_ == rounds.rounds) return;
  announced_ = rounds.rounds;
  if (!rounds.chooser) {
    if (first && !rounds.winner) {
      say(fmt::format("\nround {} goes on; it is {}\n", rounds.rounds + 1, score()));
    }
    return;
  }
  const auto players = static_cast<unsigned>(rounds.wins.size());
  const std::string_view loser = rounds.rounds == 0 ? ""
                                 : players == 2     ? " lost the previous round and"
                                                    : " came last in the previous round and";
  say(fmt::format("\nround {}: {}{} chooses to go {}\n", rounds.rounds + 1, *rounds.chooser, loser,
                  babylon::places_to_choose(players)));
}

void MatchTable::tell_round(std::size_t rounds_before) {
  if (!state_.rounds || state_.rounds->rounds <= rounds_before) return;
  show("");
  say(fmt::format("{} wins the round; it is {}\n", state_.winner.value_or(""), score()));
  if (state_.rounds->winner) say(fmt::format("\n{} wins the match\n", *state_.rounds->winner));
}

}  // namespace summand::program
