#include "apps/summand/match_table.hpp"

#include <fmt/format.h>

#include "apps/summand/output.hpp"
#include "summand/analysis/table.hpp"
#include "summand/base/file.hpp"
#include "summand/draw/text.hpp"
#include "summand/play/explanation.hpp"

namespace summand::program {

namespace {

constexpr std::size_t kMostShown = 60;  // moves in the list

constexpr std::string_view kHelp =
    "A move by its name, or by its number in the list. Besides:\n"
    "  moves      list the moves        hint       what the computer would do\n"
    "  undo       take your move back   redo       make it again\n"
    "  why        the reason of the computer's last move\n"
    "  resign     give up               save FILE  write a record of the match\n"
    "  quit       leave\n";

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) {
    text.remove_suffix(1);
  }
  return text;
}

}  // namespace

MatchTable::MatchTable(Run& run, SumMatch match, const Seats& seats,
                       std::function<std::optional<std::string>()> read)
    : run_(run),
      match_(std::move(match)),
      seats_(seats),
      read_(std::move(read)),
      oracle_(match_.sum().workspace(), seats.nodes),
      computer_(oracle_, seats.level, seats.seed) {}

Exit MatchTable::play() {
  while (!match_.is_over()) {
    if (!is_person(match_.to_move())) {
      move_computer();
      continue;
    }
    show();
    while (true) {
      if (run_.for_people()) write_out("> ");
      const std::optional<std::string> line = read_();
      if (!line) return Exit::done;
      const std::size_t before = match_.moves_made();
      if (!obey(trimmed(*line))) return Exit::done;
      if (match_.is_over() || match_.moves_made() != before) break;
    }
  }
  show();
  write_out(fmt::format("{} wins.\n", player_name(*match_.winner())));
  return Exit::done;
}

void MatchTable::show() {
  const SumInPlay& sum = match_.sum();
  std::string out = "\n";
  for (std::size_t i = 0; i < sum.terms().size(); ++i) {
    const Term& term = sum.terms()[i];
    const AnyPosition* position = term.position();
    const std::string number = sum.terms().size() == 1 ? "" : fmt::format("{}. ", i + 1);
    if (position == nullptr) {
      out += fmt::format("{}{}\n", number, sum.print(term));
      continue;
    }
    out += fmt::format("{}{}{}\n", number, position->ruleset().info().title,
                       term.negated ? ", taken away: each has the other's moves" : "");
    const auto picture = position->picture();
    if (!picture) {
      out += "     " + position->print() + "\n";
      continue;
    }
    for (const std::string& row : rows_of(*picture, run_.colours())) out += "     " + row + "\n";
  }
  if (!match_.is_over()) out += fmt::format("{} is to move.\n", player_name(match_.to_move()));
  write_out(out);
}

void MatchTable::show_moves() {
  const auto moves = match_.moves();
  if (!moves) return write_out(moves.error().error.message + "\n");
  std::string out;
  for (std::size_t i = 0; i < std::min(moves->size(), kMostShown); ++i) {
    out += fmt::format("{:4}  {}\n", i + 1, match_.name_of((*moves)[i]));
  }
  if (moves->size() > kMostShown) {
    out += fmt::format("      and {} more\n", moves->size() - kMostShown);
  }
  write_out(out);
}

std::string MatchTable::describe(const Choice& choice, const std::string& move) const {
  const auto nodes = [&] {
    if (!choice.verdict || choice.verdict->means != Means::search) return std::string();
    return fmt::format(" ({} sums searched)", choice.verdict->nodes);
  };
  switch (choice.kind) {
    case Choice::Kind::winning:
      return fmt::format("{} wins: {}{}.", move, choice.reason, nodes());
    case Choice::Kind::lost:
      return fmt::format("{}{}; {} is the hardest to answer.", choice.reason, nodes(), move);
    case Choice::Kind::drawn:
      return fmt::format("{} keeps the play going for ever: {}.", move, choice.reason);
    case Choice::Kind::guessed:
      return fmt::format("{} is a guess: {}.", move, choice.reason);
    case Choice::Kind::slip:
      return fmt::format("{} was taken at random, as the level has it.", move);
  }
  return {};
}

std::string MatchTable::explained(const Choice& choice, const SumMoveByName& move) {
  std::string out = describe(choice, match_.name_of(move));
  if (choice.kind != Choice::Kind::winning) return out;
  const auto lines = within_limits([&]() -> Attempt<std::vector<std::string>> {
    return explanation_of_move(oracle_, match_.sum(), move, match_.to_move());
  });
  if (!lines) return out;
  for (const std::string& line : *lines) out += "\n" + line;
  return out;
}

void MatchTable::move_computer() {
  const Player player = match_.to_move();
  const auto moves = match_.moves();
  if (!moves) {
    write_out(moves.error().error.message + "\n");
    match_.resign();
    return;
  }
  const Choice choice = computer_.choose(match_.sum(), player, *moves);
  const SumMoveByName& move = (*moves)[choice.move];
  const std::string name = match_.name_of(move);
  last_reason_ = explained(choice, move);
  match_.play(move);
  write_out(fmt::format("{} plays {}\n", player_name(player), name));
}

bool MatchTable::obey(std::string_view line) {
  if (line.empty()) return true;
  if (line == "quit" || line == "exit") return false;
  if (line == "help" || line == "?") {
    write_out(kHelp);
  } else if (line == "moves") {
    show_moves();
  } else if (line == "undo") {
    take_back();
  } else if (line == "redo") {
    if (!match_.redo()) write_out("Nothing was taken back.\n");
    while (!match_.is_over() && !is_person(match_.to_move()) && match_.redo()) {
    }
  } else if (line == "hint") {
    hint();
  } else if (line == "why") {
    write_out(last_reason_ + "\n");
  } else if (line == "resign") {
    match_.resign();
  } else if (line == "save" || line.starts_with("save ")) {
    save(trimmed(line.substr(4)));
  } else if (const auto played = match_.play(line); !played) {
    write_out(played.error().message + "\n");
  }
  return true;
}

// Back to where this player was to move last.
void MatchTable::take_back() {
  const Player player = match_.to_move();
  if (!match_.undo()) return write_out("This is the start.\n");
  while (match_.to_move() != player && match_.undo()) {
  }
}

void MatchTable::hint() {
  const auto moves = match_.moves();
  if (!moves) return write_out(moves.error().error.message + "\n");
  const Choice choice = computer_.best(match_.sum(), match_.to_move(), *moves);
  write_out(explained(choice, (*moves)[choice.move]) + "\n");
}

void MatchTable::save(std::string_view file) {
  if (file.empty()) return write_out("save needs the name of a file\n");
  const auto written = write_file(std::string(file), match_.record());
  write_out(written ? fmt::format("Saved in {}.\n", file) : written.error().message + "\n");
}

}  // namespace summand::program
