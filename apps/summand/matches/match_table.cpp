#include "apps/summand/matches/match_table.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "apps/summand/cli/limits.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "apps/summand/terminal/typed_line.hpp"

namespace summand::program {

MatchTable::MatchTable(Run& run, MatchRecord start, const ask::Thinking& thinking, bool ascii,
                       std::function<std::optional<std::string>()> read)
    : run_(run),
      game_(std::move(start), thinking),
      in_place_(can_redraw(STDOUT_FILENO)),
      ascii_(ascii),
      read_(std::move(read)) {}

// --- the course of a match ---

Exit MatchTable::play() {
  if (run_.for_people()) say("Type a move, or help.\n");
  while (true) {
    if (const std::optional<Exit> left = play_to_the_end()) return *left;
    show(outcome());
    if (!look_back()) return Exit::done;
  }
}

std::optional<Exit> MatchTable::play_to_the_end() {
  while (!match().is_over()) {
    if (!game_.is_person(match().to_move())) {
      if (interrupt_flag()->load()) return exit_code();
      if (in_place_) draw_page(fmt::format("{} thinks.", player_name(match().to_move())));
      if (!move_computer()) return Exit::limited;
      continue;
    }
    show(whose_turn());
    while (true) {
      const std::optional<std::string> line = ask();
      if (!line) return exit_code();
      const std::size_t before = match().moves_made();
      if (!obey(trimmed(*line))) return Exit::done;
      if (std::exchange(began_anew_, false) || match().is_over() ||
          match().moves_made() != before) {
        break;
      }
      if (in_place_) draw_page(whose_turn());
    }
  }
  return std::nullopt;
}

bool MatchTable::look_back() {
  const bool has_people = game_.is_person(Player::left) || game_.is_person(Player::right);
  if (!run_.for_people() || !has_people) return false;
  say("Press Enter to leave. undo, new, why, analyze and save FILE still work.\n");
  while (true) {
    if (in_place_) draw_page(outcome());
    const std::optional<std::string> line = ask();
    if (!line || trimmed(*line).empty() || !obey(trimmed(*line))) return false;
    if (!match().is_over()) return true;
  }
}

std::string MatchTable::outcome() const {
  const std::string_view winner = player_name(*match().winner());
  if (!match().sum().misere() || match().resigned()) return fmt::format("{} wins.", winner);
  return fmt::format("{} cannot move, and in misère play that wins.", winner);
}

Exit MatchTable::replay() {
  const std::size_t all = match().moves_made();
  const std::optional<Player> resigned = match().resigned();
  while (game_.undo_one()) {
  }
  for (std::size_t made = 0;; ++made) {
    const bool over = made == all;
    std::string status = fmt::format("After {} of {} moves.", made, all);
    if (over && resigned) game_.resign();
    if (over && resigned) say(fmt::format("{} resigns.\n", player_name(*resigned)));
    if (over && match().is_over()) status += " " + outcome();
    if (!over && in_place_) status += " Enter shows the next move, quit leaves.";
    show(status);
    if (over) return Exit::done;
    if (run_.for_people()) {
      const std::optional<std::string> line = ask();
      if (!line) return exit_code();
      if (trimmed(*line) == "quit") return Exit::done;
    }
    game_.redo_one();
    say(fmt::format("{} plays {}\n", player_of_move(made), match().move_made(made)));
  }
}

std::string MatchTable::player_of_move(std::size_t i) const {
  return std::string(player_name(match().mover(i)));
}

std::string MatchTable::whose_turn() const {
  return fmt::format("{} is to move.", player_name(match().to_move()));
}

Exit MatchTable::exit_code() const {
  if (run_.for_people()) write("\n");
  return interrupt_flag()->load() ? Exit::limited : Exit::done;
}

// --- the computer ---

bool MatchTable::move_computer() {
  if (!game_.is_person(opponent(match().to_move()))) said_.clear();
  const Alarm alarm(time_for_a_move());
  const auto choice = game_.choose();
  if (!choice) {
    say_error(fmt::format("The computer finds no move, so the match ends without a winner: {}",
                          choice.error().error.message));
    return false;
  }
  game_.play(*choice);
  say(fmt::format("{} plays {}\n", player_name(choice->player), choice->name));
  return true;
}

void MatchTable::tell_to_wait() const {
  if (!in_place_) return;
  const double seconds = std::chrono::duration<double>(time_for_a_move()).count();
  draw_page(fmt::format("Thinking for at most {:g} s.", seconds));
}

std::chrono::nanoseconds MatchTable::time_for_a_move() const {
  constexpr std::chrono::seconds kOtherwise(10);
  return run_.settings().time.count() > 0 ? run_.settings().time : kOtherwise;
}

}  // namespace summand::program
