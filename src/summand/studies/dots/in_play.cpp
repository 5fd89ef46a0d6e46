// Dots-and-Boxes as a game in play.
#include "summand/studies/dots/in_play.hpp"

#include <fmt/core.h>

#include "summand/studies/dots/drawing.hpp"
#include "summand/studies/dots/players.hpp"
#include "summand/studies/dots/record.hpp"

namespace summand::dots {

namespace {

class DotsInPlay final : public GameInPlayOf<Match<DotsAndBoxes>, DotsWords> {
 public:
  using GameInPlayOf::GameInPlayOf;

  std::string_view key() const override { return kGame; }
  std::string title() const override { return "Dots-and-Boxes"; }
  std::string_view moves_help() const override {
    return "  a number, or a line between two neighbouring dots, such as a1-b1\n";
  }
  std::string name(unsigned player) const override { return name_of_player(player); }
  Result<unsigned> named(std::string_view name) const override {
    if (name == "first") return 0u;
    if (name == "second") return 1u;
    return fail("a player is first or second");
  }

  std::optional<unsigned> winner() const override {
    const bool is_draw = state().boxes[0] == state().boxes[1];
    return is_draw ? std::nullopt : GameInPlayOf::winner();
  }
  std::string picture(Colours) const override {
    const Position& position = state();
    std::string out =
        drawing_of(position) + fmt::format("boxes {}-{}, ", position.boxes[0], position.boxes[1]);
    if (to_move()) return out + fmt::format("{} is to draw a line\n", name(position.mover));
    const auto best = winner();
    return out + fmt::format("{} wins\n", best ? name(*best) : "nobody");
  }
  std::string state_as_text() const override { return print(state()); }
  std::vector<std::string> explain(const Budget& budget) override {
    return dots::explain(state(), known_, budget);
  }
  void rest() override { known_ = {}; }

 protected:
  Advised<unsigned> choose_action(const Opponent& program, std::string_view,
                                  const Budget& budget) override {
    return dots::choose(state(), program, known_, budget);
  }

 private:
  Known known_;
};

}  // namespace

std::unique_ptr<GameInPlay> in_play(Match<DotsAndBoxes> match) {
  return std::make_unique<DotsInPlay>(std::move(match));
}

}  // namespace summand::dots
