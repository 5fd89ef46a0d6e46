// SumGame: a sum as a game in play, with the computer as the program that plays it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/analysis/rated_moves.hpp"
#include "summand/play/computer.hpp"
#include "summand/play/game_in_play.hpp"
#include "summand/play/sum_match.hpp"

namespace summand {

// How the computer thinks.
struct Thinking {
  std::uint64_t seed = 1;
  std::uint64_t nodes = 200'000;  // searched for a move, at most
};

// People may also move for the computer, because both players may sit at one board. Values have the
// budget of the workspace of the sum, and not that of the functions.
class SumGame final : public GameInPlayOf<SumMatch, SumWords> {
 public:
  SumGame(SumMatch match, PlayLevel level, const Thinking& thinking);
  SumGame(const SumGame&) = delete;
  SumGame& operator=(const SumGame&) = delete;

  std::string_view key() const override { return "sum"; }
  std::string title() const override { return match().expression(); }
  std::string_view moves_help() const override;
  std::string name(unsigned player) const override;
  Result<unsigned> named(std::string_view name) const override;
  SumGame* sum() override { return this; }

  // The boards are in add_to.
  std::string picture(Colours) const override { return ""; }
  std::string state_as_text() const override { return match().sum().print(); }
  void add_to(MatchState& out) const override;
  std::string record(const std::vector<Seat>& seats) const override {
    return print(SumRecord{match(), seats, level_});
  }

  MatchMove move_made(std::size_t i) const override;
  Result<std::vector<MatchMove>> read(
      std::string_view text, const std::function<std::vector<MatchMove>()>& choices) const override;
  std::optional<MatchMove> giving_up() const override { return erased(state(), std::nullopt); }
  std::vector<std::string> explain(const Budget&) override { return {}; }
  void rest() override { oracle_.reset(); }

  // The first `most` legal moves with the sums that they leave, and if wanted with the result of
  // each.
  struct Listing {
    std::vector<RatedMove> moves;
    std::size_t numbered;  // how many moves have numbers
    std::uint64_t count;   // of all legal moves, also those without numbers
  };
  enum class Results : bool { no, yes };
  Attempt<Listing> listed(std::size_t most, Results results) const;
  // The same for moves that a text may mean.
  Attempt<Listing> listed(const std::vector<MatchMove>& moves, std::size_t most) const;

  PlayLevel level() const { return level_; }
  void set_level(PlayLevel level);
  // Sentences about who wins, and about the values.
  std::vector<std::string> analysis();
  // The limits of all values of the match.
  Budget& budget() const { return match().sum().workspace()->budget(); }

 protected:
  MatchMove erased(const SumRules::State& before, const SumRules::Action& action) const override;
  Advised<SumRules::Action> choose_action(const Opponent&, std::string_view,
                                          const Budget&) override;
  std::optional<Advised<SumRules::Action>> sure_action(const Budget&) override;

 private:
  Oracle& oracle();
  std::vector<RatedMove> described(const std::vector<TermMove>& moves) const;
  // The move that the computer would make, with its level or without slips.
  Advised<SumRules::Action> chosen(bool may_slip);

  PlayLevel level_;
  Thinking thinking_;
  // The oracle of the computer. Nothing while the match rests. The computer keeps a reference to
  // this member.
  std::optional<Oracle> oracle_;
  Computer computer_;
};

}  // namespace summand
