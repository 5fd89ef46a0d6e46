#include "apps/summand/matches/match_table.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "apps/summand/cli/limits.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "apps/summand/terminal/typed_line.hpp"
#include "summand/play/explanation.hpp"

namespace summand::program {

MatchTable::MatchTable(Run& run, MatchRecord start, const Thinking& thinking, bool ascii,
                       std::function<std::optional<std::string>()> read)
    : run_(run),
      match_(std::move(start.match)),
      seating_(start.seating),
      in_place_(can_redraw(STDOUT_FILENO)),
      ascii_(ascii),
      read_(std::move(read)),
      oracle_(match_.sum().workspace(), thinking.nodes),
      computer_(oracle_, seating_.level, thinking.seed) {}

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
  while (!match_.is_over()) {
    if (!is_person(match_.to_move())) {
      if (interrupt_flag()->load()) return exit_code();
      if (in_place_) draw_page(fmt::format("{} thinks.", player_name(match_.to_move())));
      if (!move_computer()) return Exit::limited;
      continue;
    }
    show(whose_turn());
    while (true) {
      const std::optional<std::string> line = ask();
      if (!line) return exit_code();
      const std::size_t before = match_.moves_made();
      if (!obey(trimmed(*line))) return Exit::done;
      if (std::exchange(began_anew_, false) || match_.is_over() || match_.moves_made() != before) {
        break;
      }
      if (in_place_) draw_page(whose_turn());
    }
  }
  return std::nullopt;
}

bool MatchTable::look_back() {
  if (!run_.for_people() || (!seating_.left_is_person && !seating_.right_is_person)) return false;
  say("Enter leaves. undo, new, why, analyze and save FILE still work.\n");
  while (true) {
    if (in_place_) draw_page(outcome());
    const std::optional<std::string> line = ask();
    if (!line || trimmed(*line).empty() || !obey(trimmed(*line))) return false;
    if (!match_.is_over()) return true;
  }
}

std::string MatchTable::outcome() const {
  return fmt::format("{} wins.", player_name(*match_.winner()));
}

Exit MatchTable::replay() {
  const std::size_t all = match_.moves_made();
  const std::optional<Player> resigned = match_.resigned();
  while (match_.undo()) {
  }
  for (std::size_t made = 0;; ++made) {
    const bool over = made == all;
    std::string status = fmt::format("After {} of {} moves.", made, all);
    if (over && resigned) match_.resign();
    if (over && resigned) say(fmt::format("{} resigns.\n", player_name(*resigned)));
    if (over && match_.is_over()) status += fmt::format(" {} wins.", player_name(*match_.winner()));
    if (!over && in_place_) status += " Enter shows the next move, quit leaves.";
    show(status);
    if (over) return Exit::done;
    if (run_.for_people()) {
      const std::optional<std::string> line = ask();
      if (!line) return exit_code();
      if (trimmed(*line) == "quit") return Exit::done;
    }
    match_.redo();
    say(fmt::format("{} plays {}\n", player_of_move(made), match_.move_made(made)));
  }
}

std::string MatchTable::player_of_move(std::size_t i) const {
  const Player first = match_.first();
  return std::string(player_name(i % 2 == 0 ? first : opponent(first)));
}

std::string MatchTable::whose_turn() const {
  return fmt::format("{} is to move.", player_name(match_.to_move()));
}

Exit MatchTable::exit_code() const {
  if (run_.for_people()) write("\n");
  return interrupt_flag()->load() ? Exit::limited : Exit::done;
}

// --- the computer ---

bool MatchTable::move_computer() {
  const Player player = match_.to_move();
  if (!is_person(opponent(player))) said_.clear();
  const Alarm alarm(time_for_a_move());
  const auto moves = match_.moves();
  if (!moves) {
    say_error(fmt::format("The computer finds no move, so the match ends without a winner: {}",
                          moves.error().error.message));
    return false;
  }
  const Choice choice = computer_.choose(match_.sum(), player, *moves);
  const TermMove& move = (*moves)[choice.move];
  const std::string name = match_.name_of(move);
  last_reason_ = explained(choice, move);
  match_.play(move);
  say(fmt::format("{} plays {}\n", player_name(player), name));
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

std::string MatchTable::describe(const Choice& choice, const std::string& move) const {
  const auto nodes = [&] {
    const bool searched = choice.verdict && choice.verdict->means == Means::search;
    // Zero if an earlier search has found the answer.
    if (!searched || choice.verdict->nodes == 0) return std::string();
    return fmt::format(" ({} sum{} searched)", choice.verdict->nodes,
                       choice.verdict->nodes == 1 ? "" : "s");
  };
  switch (choice.kind) {
    case Choice::Kind::winning:
      return fmt::format("{} wins: {}{}.", move, choice.reason, nodes());
    case Choice::Kind::lost:
      return fmt::format("{}{}; {} is the hardest to answer.", choice.reason, nodes(), move);
    case Choice::Kind::drawn:
      return fmt::format("{} makes play go on for ever: {}.", move, choice.reason);
    case Choice::Kind::conjectured:
      return fmt::format("{} wins if a conjecture is true: {}.", move, choice.reason);
    case Choice::Kind::guessed:
      return fmt::format("{} is a guess: {}.", move, choice.reason);
    case Choice::Kind::slip:
      return fmt::format("{} was chosen at random, because of the level.", move);
  }
  return {};
}

std::string MatchTable::explained(const Choice& choice, const TermMove& move) {
  std::string out = describe(choice, match_.name_of(move));
  if (choice.kind != Choice::Kind::winning) return out;
  const auto lines = within_limits([&]() -> Attempt<std::vector<std::string>> {
    return explanation_of_move(oracle_, match_.sum(), move, match_.to_move());
  });
  if (!lines) return out;
  for (const std::string& line : *lines) out += "\n" + line;
  return out;
}

}  // namespace summand::program
