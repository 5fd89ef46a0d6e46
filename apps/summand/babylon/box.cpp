#include <fmt/format.h>

#include "apps/summand/babylon/at_table.hpp"
#include "apps/summand/babylon/play.hpp"
#include "summand/studies/babylon/physical.hpp"

namespace summand::babylon {

using namespace program;

namespace {

constexpr std::string_view kChoices = "type first or second, or quit to leave the table\n";

// The best of three rounds between two seats.
class Box {
 public:
  Box(const Run& run, Company company, std::function<std::optional<std::string>()> read)
      : run_(run), company_(std::move(company)), read_(std::move(read)) {}

  // Until somebody has won, leaves, or the input ends. Throws LimitReached.
  void play() {
    write_out("Twelve discs, three of each of four colours; whoever wins two rounds wins.\n");
    while (!match_.winner()) {
      const auto begins = ask(match_.chooser());
      if (!begins) return;
      const auto winner = play_round(*begins ? match_.chooser() : 1 - match_.chooser());
      if (!winner) return;
      match_.add_round(*begins, *winner == (*begins ? match_.chooser() : 1 - match_.chooser()));
      write_out(fmt::format("{} wins the round; it is {} to {}\n", name_of_seat(*winner),
                            match_.wins(0), match_.wins(1)));
    }
    write_out(fmt::format("\n{} wins the match\n", name_of_seat(*match_.winner())));
  }

 private:
  // Whether the seat goes first. Nothing if a person leaves.
  std::optional<bool> ask(unsigned seat) {
    const std::string_view loser = match_.rounds() == 0 ? "" : " has lost the round before and";
    write_out(fmt::format("\nround {}: {}{} chooses to go first or second\n", match_.rounds() + 1,
                          name_of_seat(seat), loser));
    if (!company_.seats[seat].is_person()) {
      const bool first = solve_seats(sold_game(2).stacks, 2, run_.budget()).winner == 0;
      write_out(fmt::format("{} goes {}\n", name_of_seat(seat), first ? "first" : "second"));
      return first;
    }
    while (true) {
      if (run_.for_people()) write_out("> ");
      const auto line = read_();
      const auto word = line ? word_and_rest(*line).first : "quit";
      if (word == "quit" || word == "exit") return std::nullopt;
      if (word == "first" || word == "second") return word == "first";
      write_out(kChoices);
    }
  }

  // The seat that wins. Nothing if a person leaves.
  std::optional<unsigned> play_round(unsigned beginner) {
    SeatedBabylon::State state = sold_game(2);
    state.mover = beginner;
    Company company = company_;
    company.program.seed += 100'000 * match_.rounds();  // programs that draw lots draw others
    SeveralTable<MatchAtTable> table(run_, MatchAtTable(run_, Match(SeatedBabylon(), state)),
                                     company, read_);
    table.play();
    const auto& played = table.game().match();
    if (played.rules().to_move(played.state())) return std::nullopt;
    return played.rules().ranking(played.state()).front();
  }

  const Run& run_;
  Company company_;
  std::function<std::optional<std::string>()> read_;
  BestOfThree match_{0};
};

}  // namespace

Exit babylon_box(const Run& run) {
  const auto refuse = [&](const Error& error) {
    report_usage(run, error.message);
    return Exit::wrong;
  };
  if (run.json()) return refuse({"a game is played in words: leave --json out"});
  if (run.request().has("record")) {
    return refuse({"--record keeps one round: give --players 2, too"});
  }
  auto program = opponent_of(run.request());
  if (!program) return refuse(program.error());
  // Exact with so few stacks.
  if (!run.request().has("opponents")) program->manner = Manner::max_n;
  const MatchAtTable names(run, Match(SeatedBabylon(), sold_game(2)));
  const auto seats = seats_of(run.request(), 2, program->manner,
                              [&](std::string_view name) { return names.named(name); }, {});
  if (!seats) return refuse(seats.error());
  LineReader lines(STDIN_FILENO);
  Box box(run, {*seats, *program}, [&] { return lines.next(); });
  const auto played = within_limits([&]() -> Result<void> {
    box.play();
    return {};
  });
  if (lines.error()) return refuse(*lines.error());
  if (!played) return report_failure(run, played.error());
  return interrupt_flag()->load() ? Exit::limited : Exit::done;
}

}  // namespace summand::babylon
