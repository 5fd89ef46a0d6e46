#include "summand/studies/sucker/table.hpp"

#include <algorithm>
#include <bit>
#include <fmt/core.h>

namespace summand::sucker {

std::string title_of(const TableRules& rules) {
  std::string out =
      fmt::format("two players, {} colours, rebound {}", rules.colours, name_of(rules.rebound));
  for (unsigned i = 0; i + 2 < rules.colours && rules.rebound == Rebound::giver; ++i) {
    out += fmt::format("{}{}", i == 0 ? ", givers " : ",", rules.givers[i] == 0 ? "me" : "other");
  }
  if (rules.rows != 0) out += fmt::format(", {} row{}", rules.rows, rules.rows == 1 ? "" : "s");
  const bool donations = rules.model != Model::plain && rules.donations;
  const bool discards = rules.model != Model::plain && rules.discards;
  if (!donations && !discards) return out + ", no donations and discards";
  if (!donations || !discards) out += donations ? ", no discards" : ", no donations";
  return out + (rules.model == Model::active ? ", options of the player to move"
                                             : ", options at any moment");
}

TableLevel EndgameTable::level(unsigned chips) const {
  const bool holder = rules_.rebound == Rebound::holder;
  TableLevel out{.chips = chips};
  // If it does not matter which of the two had the move before, one stands for both.
  const unsigned mask = holder ? 5 : 1;
  const auto ones = [&](unsigned bits) {
    return static_cast<std::uint64_t>(std::popcount(bits & mask));
  };
  Budget budget = budget_;
  for (unsigned s = 0; s <= chips; ++s) {
    for (const Boards::Id board : boards_.of(s)) {
      budget.ask();
      if (!allows(board)) continue;
      const std::size_t from = place(chips, s, board), count = hands_.count(chips - s);
      out.states += count * (holder ? 2 : 1);
      for (std::size_t i = from; i < from + count; ++i) {
        const unsigned wins = levels_[chips][i];
        const unsigned holds = not_lost_.empty() ? wins : not_lost_[chips][i];
        out.blue_wins += ones(wins);
        out.red_wins += ones(~holds >> 4);
        out.draws += ones(wins ^ holds);
      }
    }
  }
  return out;
}

std::uint64_t EndgameTable::states(const TableRules& rules, unsigned chips) {
  const PileKinds kinds(rules.colours, std::max(chips, 1u));
  std::vector<std::uint64_t> boards = count_boards(kinds, chips, rules.rows);
  for (unsigned place = 0; place < 2 * rules.colours; ++place) {
    for (unsigned n = 1; n <= chips; ++n) boards[n] += boards[n - 1];
  }
  return boards[chips];
}

Fate EndgameTable::fate(Boards::Id board, unsigned hand_chips, Hands::Number hand, unsigned active,
                        unsigned before) const {
  return fate_with_floor(board, hand_chips, hand, active << 2 | before << 1);
}

Fate EndgameTable::fate_with_floor(Boards::Id board, unsigned hand_chips, Hands::Number hand,
                                   unsigned bit) const {
  const unsigned s = boards_.chips(board), chips = s + hand_chips;
  const std::size_t at = place(chips, s, board) + hand;
  const bool wins = (levels_[chips][at] >> bit & 1) != 0;
  const bool holds = not_lost_.empty() ? wins : (not_lost_[chips][at] >> bit & 1) != 0;
  if (wins != holds) return Fate::draw;
  return wins == (bit < 4) ? Fate::wins : Fate::loses;
}

namespace {

// The letters of the colours: the two players', then those that are left of the others, green
// before yellow.
std::string letters_of(const State& state, Player blue, Player red) {
  std::string letters = {letter_of(blue), letter_of(red)};
  for (unsigned colour = state.players; colour-- > 0;) {
    if (colour == blue || colour == red) continue;
    const char letter = letter_of(colour);
    const bool in_hands = state.hands[blue][colour] + state.hands[red][colour] > 0;
    if (in_hands || std::ranges::any_of(state.piles, [&](const std::string& pile) {
          return pile.contains(letter);
        })) {
      letters += letter;
    }
  }
  return letters;
}

}  // namespace

// Whether the givers of a state, as far as they are known, are those of the rules.
bool EndgameTable::has_givers_of(const State& state, std::string_view letters) const {
  for (std::size_t i = 2; i < letters.size(); ++i) {
    const auto giver = living_giver(state, *player_of(letters[i]));
    if (giver && letter_of(*giver) != letters[rules_.givers[i - 2]]) return false;
  }
  return true;
}

Result<Fate> EndgameTable::fate(const State& state) const {
  const std::vector<Player> alive = state.alive_players();
  if (alive.size() != 2) return fail(fmt::format("{} players are left, not two", alive.size()));
  if (state.phase != Phase::place || state.owed) return fail("a turn has begun");
  const Player me = state.active, them = alive[alive[0] == me ? 1 : 0];
  std::string letters = letters_of(state, me, them);
  unsigned active = 0;  // the role of the active player in the rules
  if (letters.size() > rules_.colours) {
    return fail(fmt::format("there are {} colours left, and the table has {}", letters.size(),
                            rules_.colours));
  }
  if (rules_.rebound == Rebound::giver && !has_givers_of(state, letters)) {
    std::swap(letters[0], letters[1]);
    active = 1;
    if (!has_givers_of(state, letters)) return fail("the table is for other givers");
  }
  const unsigned hand_chips = state.chips_of(me) + state.chips_of(them);
  unsigned chips = hand_chips;
  for (const std::string& pile : state.piles) chips += static_cast<unsigned>(pile.size());
  if (chips > rules_.chips) {
    return fail(
        fmt::format("there are {} chips left, and the table goes up to {}", chips, rules_.chips));
  }
  if (rules_.rows != 0 && state.piles.size() > rules_.rows) {
    return fail(fmt::format("there are {} piles, and the table has {} rows", state.piles.size(),
                            rules_.rows));
  }
  // Who had the latest turn of those who are alive.
  const auto holder = std::ranges::find_if(
      state.before, [&](Player player) { return player == me || player == them; });
  if (rules_.rebound == Rebound::holder && holder == state.before.end()) {
    return fail(
        fmt::format("it is not said who had the move before (as before: {})", name_of(them)));
  }
  std::vector<PileKinds::Kind> piles;
  for (const std::string& pile : state.piles) piles.push_back(kinds_.of(pile, letters));
  Hands::Hand hand{};
  for (unsigned i = 0; i < letters.size(); ++i) {
    const unsigned colour = *player_of(letters[i]);
    hand[hands_.place(active, i)] = static_cast<std::uint8_t>(state.hands[me][colour]);
    hand[hands_.place(1 - active, i)] = static_cast<std::uint8_t>(state.hands[them][colour]);
  }
  const bool kept = holder != state.before.end() && *holder == me;
  const Boards::Id board = boards_.of_piles(piles);
  const Hands::Number number = hands_.number(hand);
  const unsigned bit = active << 2 | (kept ? active : 1 - active) << 1;
  const Fate found = fate_with_floor(board, hand_chips, number, bit);
  if (fate_with_floor(board, hand_chips, number, bit | 1) != found) {
    return fail("it matters who is the first to donate or discard");
  }
  return found;
}

State EndgameTable::state(Boards::Id board, unsigned hand_chips, Hands::Number hand,
                          unsigned before) const {
  // The colours of who is out are green and, of a fourth, yellow.
  constexpr std::array<Player, kMostColours> kPlayers = {0, 1, 3, 2};
  constexpr std::string_view kLetters = "brgy";
  State out{.players = rules_.colours == 2 ? 2u : 4u};
  if (rules_.colours > 2) out.out = {2, 3};
  for (const PileKinds::Kind kind : boards_.piles(board)) {
    out.piles.push_back(kinds_.example(kind, kLetters));
  }
  std::ranges::sort(out.piles);
  for (unsigned owner = 0; owner < 2; ++owner) {
    for (unsigned colour = 0; colour < rules_.colours; ++colour) {
      out.hands[owner][kPlayers[colour]] =
          hands_.hand(hand_chips, hand)[hands_.place(owner, colour)];
    }
  }
  for (unsigned colour = 2; colour < rules_.colours && rules_.rebound == Rebound::giver; ++colour) {
    out.givers[kPlayers[colour]] = rules_.givers[colour - 2];
  }
  if (rules_.rebound == Rebound::holder) out.before = {static_cast<std::uint8_t>(before)};
  return out;
}

}  // namespace summand::sucker
