#include "apps/summand/matches/several_box.hpp"

#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/matches/match_saver.hpp"
#include "apps/summand/terminal/typed_line.hpp"
#include "summand/studies/babylon/seats_play.hpp"

namespace summand::program {

namespace {

using babylon::name_of_seat;

std::string score_of_rounds(const babylon::BestOfThree& score) {
  std::string out;
  for (unsigned seat = 0; seat < score.players(); ++seat) {
    out += fmt::format("{}{}", out.empty() ? "" : " to ", score.wins(seat));
  }
  return out;
}

// Reads the place that a person types. Nothing if the person leaves.
std::optional<unsigned> typed_place(const Run& run, const babylon::Box& box, const ReadLine& read) {
  const unsigned players = box.start().players;
  MatchSaver saver;
  while (true) {
    if (run.for_people()) write_out("> ");
    const auto line = read();
    const auto [word, rest] = word_and_rest(line ? std::string_view(*line) : "quit");
    if (word == "quit" || word == "exit") return std::nullopt;
    const auto saved = saver.answered(word, [&] { return box.record(); });
    const auto place = babylon::place_named(word);
    if (saved) {
      write_out(*saved + "\n");
    } else if (word == "save") {
      write_out(saver.save(rest, box.record()) + "\n");
    } else if (place && *place < players) {
      return place;
    } else {
      write_out(
          fmt::format("type {}, or quit to leave the table\n", babylon::places_to_choose(players)));
    }
  }
}

// Lets the player in this seat choose a place, so that the next round begins. Returns false if the
// player leaves.
bool begin_round(const Run& run, babylon::Box& box, unsigned seat, const ReadLine& read) {
  const unsigned players = box.start().players, rounds = box.score().rounds();
  const std::string_view loser = rounds == 0    ? ""
                                 : players == 2 ? " lost the previous round and"
                                                : " came last in the previous round and";
  write_out(fmt::format("\nround {}: {}{} chooses to go {}\n", rounds + 1, name_of_seat(seat),
                        loser, babylon::places_to_choose(players)));
  if (box.is_person(seat)) {
    const auto place = typed_place(run, box, read);
    if (place) box.choose(*place);
    return place.has_value();
  }
  const auto best = box.advise(run.budget());
  write_out(fmt::format("{} goes {}{}\n", name_of_seat(seat), babylon::name_of_place(best.place),
                        best.is_best ? "" : ": the best place is not known"));
  box.choose(best.place);
  return true;
}

}  // namespace

void play_rounds(const Run& run, babylon::Box& box, const ReadLine& read) {
  const bool sold = box.start().stacks == babylon::sold_game(2).stacks;
  write_out(fmt::format(
      "{}. The first player to win two rounds wins the match.\n",
      sold ? "Twelve discs, three of each of four colours" : box.start().stacks.print()));
  if (box.round() != nullptr && !box.round()->is_over()) {
    write_out(fmt::format("\nround {} goes on; it is {}\n", box.score().rounds() + 1,
                          score_of_rounds(box.score())));
  }
  while (!box.is_over()) {
    const auto chooser = box.chooser();
    if (chooser && !begin_round(run, box, *chooser, read)) return;
    const ask::SeveralMatch& round = *box.round();
    SeveralTable(run, *box.round(), read, [&] { return box.record(); }).play();
    if (!round.is_over()) return;
    write_out(fmt::format("{} wins the round; it is {}\n",
                          round.game().name(*round.game().winner()), score_of_rounds(box.score())));
  }
  write_out(fmt::format("\n{} wins the match\n", name_of_seat(*box.score().winner())));
}

}  // namespace summand::program
