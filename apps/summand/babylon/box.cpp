#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <span>
#include <unistd.h>

#include "apps/summand/babylon/at_table.hpp"
#include "apps/summand/babylon/play.hpp"
#include "apps/summand/babylon/start.hpp"
#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/limits.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/matches/several_options.hpp"
#include "apps/summand/matches/several_table.hpp"
#include "apps/summand/terminal/typed_line.hpp"
#include "summand/studies/babylon/physical.hpp"

namespace summand::babylon {

using namespace program;

namespace {

constexpr std::array<std::string_view, 4> kPlaces = {"first", "second", "third", "fourth"};

// "first, second or third": where somebody may go.
std::string places_of_order(unsigned players) {
  return fmt::format("{} or {}", fmt::join(kPlaces.begin(), kPlaces.begin() + players - 1, ", "),
                     kPlaces[players - 1]);
}

// Rounds until somebody has won two.
class Box {
 public:
  Box(const Run& run, SeatedBabylon::State start, Company company,
      std::function<std::optional<std::string>()> read)
      : run_(run),
        start_(std::move(start)),
        company_(std::move(company)),
        read_(std::move(read)),
        match_(start_.players, 0) {}

  // Plays until a player has won or leaves, or the input ends. Throws LimitReached.
  void play() {
    const bool sold = start_.stacks == sold_game(2).stacks;
    write_out(
        fmt::format("{}; whoever wins two rounds wins.\n",
                    sold ? "Twelve discs, three of each of four colours" : start_.stacks.print()));
    while (!match_.winner()) {
      const auto place = ask(match_.chooser());
      if (!place) return;
      const auto ranking = play_round(match_.beginner(*place));
      if (!ranking) return;
      match_.add_round(*ranking);
      write_out(
          fmt::format("{} wins the round; it is {}\n", name_of_seat(ranking->front()), score()));
    }
    write_out(fmt::format("\n{} wins the match\n", name_of_seat(*match_.winner())));
  }

 private:
  std::string score() const {
    std::string out;
    for (unsigned seat = 0; seat < start_.players; ++seat) {
      out += fmt::format("{}{}", out.empty() ? "" : " to ", match_.wins(seat));
    }
    return out;
  }

  // Which place in the order of moves the seat takes, 0 for the first. Nothing if a person leaves.
  std::optional<unsigned> ask(unsigned seat) {
    const std::string_view loser = match_.rounds() == 0  ? ""
                                   : start_.players == 2 ? " has lost the round before and"
                                                         : " came last in the round before and";
    const std::string choices = places_of_order(start_.players);
    write_out(fmt::format("\nround {}: {}{} chooses to go {}\n", match_.rounds() + 1,
                          name_of_seat(seat), loser, choices));
    if (!company_.seats[seat].is_person()) {
      const auto best = best_place(start_.stacks, start_.players, run_.budget());
      write_out(fmt::format("{} goes {}{}\n", name_of_seat(seat), kPlaces[best.value_or(0)],
                            best ? "" : ": which place is best is not known"));
      return best.value_or(0);
    }
    while (true) {
      if (run_.for_people()) write_out("> ");
      const auto line = read_();
      const auto word = line ? word_and_rest(*line).first : "quit";
      if (word == "quit" || word == "exit") return std::nullopt;
      const auto places = std::span(kPlaces).first(start_.players);
      const auto at = std::ranges::find(places, word);
      if (at != places.end()) return static_cast<unsigned>(at - places.begin());
      write_out(fmt::format("type {}, or quit to leave the table\n", choices));
    }
  }

  // The seats, the winner first. Nothing if a person leaves.
  std::optional<std::vector<unsigned>> play_round(unsigned beginner) {
    SeatedBabylon::State state = start_;
    state.mover = beginner;
    Company company = company_;
    company.program.seed += 100'000 * match_.rounds();  // programs that draw lots draw others
    SeveralTable<SeatsAtTable> table(run_, SeatsAtTable(run_, Match(SeatedBabylon(), state)),
                                     company, read_);
    table.play();
    const auto& played = table.game().match();
    if (played.rules().to_move(played.state())) return std::nullopt;
    return played.rules().ranking(played.state());
  }

  const Run& run_;
  SeatedBabylon::State start_;
  Company company_;
  std::function<std::optional<std::string>()> read_;
  BestOfThree match_;
};

}  // namespace

Exit babylon_box(const Run& run) {
  const auto refuse = [&](const Error& error) {
    report_usage(run, error.message);
    return Exit::wrong;
  };
  const Request& request = run.request();
  if (run.json()) return refuse({"a game is played in words: leave --json out"});
  if (request.has("load")) return refuse({"--load goes on with one round: leave --rounds out"});
  if (request.has("record")) {
    return refuse({"--record keeps one round: give --players, and leave --rounds out"});
  }
  const auto start = state_of(request, 2, {2, kPlaces.size()});
  if (!start) return refuse(start.error());
  auto program = opponent_of(request);
  if (!program) return refuse(program.error());
  // Exact with so few stacks.
  if (!request.has("opponents")) program->manner = Manner::max_n;
  const SeatsAtTable names(run, Match(SeatedBabylon(), *start));
  const auto seats = seats_of(request, start->players, program->manner,
                              [&](std::string_view name) { return names.named(name); }, {});
  if (!seats) return refuse(seats.error());
  LineReader lines(STDIN_FILENO);
  Box box(run, *start, {*seats, *program}, [&] { return lines.next(); });
  const auto played = within_limits([&]() -> Result<void> {
    box.play();
    return {};
  });
  if (lines.error()) return refuse(*lines.error());
  if (!played) return report_failure(run, played.error());
  return interrupt_flag()->load() ? Exit::limited : Exit::done;
}

}  // namespace summand::babylon
