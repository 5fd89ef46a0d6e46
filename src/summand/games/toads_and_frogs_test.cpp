#include "summand/games/toads_and_frogs.hpp"

#include <cstdio>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/testing/games.hpp"
#include "summand/testing/plain_value.hpp"
#include "summand/testing/table.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using summand::testing::PlainValue;
using Texts = std::vector<std::string>;

static_assert(SplitsIntoParts<ToadsAndFrogs> && HasMirror<ToadsAndFrogs> && HasKey<ToadsAndFrogs> &&
              HasTheorem<ToadsAndFrogs> && HasPicture<ToadsAndFrogs> &&
              !HasRepresentative<ToadsAndFrogs> && MakesStarts<ToadsAndFrogs>);

TEST(ToadsAndFrogs, AToadSlidesToTheRightOrJumpsOverOneFrog) {
  EXPECT_EQ(moves_from<ToadsAndFrogs>("T.F", Player::left), (Texts{".TF"}));
  EXPECT_EQ(moves_from<ToadsAndFrogs>(".TF.", Player::left), (Texts{"..FT"}));
  EXPECT_EQ(moves_from<ToadsAndFrogs>("T.TF.", Player::left), (Texts{".TTF.", "T..FT"}));
}

TEST(ToadsAndFrogs, AFrogSlidesToTheLeftOrJumpsOverOneToad) {
  EXPECT_EQ(moves_from<ToadsAndFrogs>("T.F", Player::right), (Texts{"TF."}));
  EXPECT_EQ(moves_from<ToadsAndFrogs>(".TF.", Player::right), (Texts{"FT.."}));
}

TEST(ToadsAndFrogs, NobodyJumpsOverItsOwnKindOrOverTwoOrOffTheStrip) {
  EXPECT_EQ(moves_from<ToadsAndFrogs>("TT.", Player::left), (Texts{"T.T"}));
  EXPECT_TRUE(moves_from<ToadsAndFrogs>("TFF.", Player::left).empty());
  EXPECT_TRUE(moves_from<ToadsAndFrogs>(".TF", Player::left).empty());
  EXPECT_TRUE(moves_from<ToadsAndFrogs>("TF.", Player::right).empty());
}

TEST(ToadsAndFrogs, NamesASlideByAHyphenAndAJumpByAnX) {
  const ToadsAndFrogs rules;
  const Strip strip = rules.parse("T.TF.").value();
  Texts names;
  for_each_move(rules, strip, Player::left,
                [&](auto move) { names.push_back(rules.print_move(strip, Player::left, move)); });
  EXPECT_EQ(names, (Texts{"1-2", "3x5"}));
}

Texts parts_of(std::string_view text) {
  const ToadsAndFrogs rules;
  Texts parts;
  for_each_part(rules, rules.parse(text).value(),
                [&](const Strip& part, std::uint64_t) { parts.push_back(rules.print(part)); });
  return parts;
}

TEST(ToadsAndFrogs, IsCutAtDeadAnimals) {
  EXPECT_EQ(parts_of("T.FTTTFFFT.F"), (Texts{"T.F", "T.F"}));
  EXPECT_EQ(parts_of("TFTFFT.F"), (Texts{"T.F"}));
  EXPECT_EQ(parts_of("T.FTTFTF"), (Texts{"T.F"}));
  EXPECT_EQ(parts_of("TFTFTF"), (Texts{}));
  EXPECT_EQ(parts_of("T.FTFFT.F"), (Texts{"T.FTFFT.F"}));  // a toad alone may still be jumped over
}

TEST(ToadsAndFrogs, TheLastToadsAndTheFirstFrogsAreSeparateParts) {
  EXPECT_EQ(parts_of("T.FT.TT.."), (Texts{"T.TT..", "T.F..."}));
  EXPECT_EQ(parts_of("..FF.T.F"), (Texts{"..FF.", "...T.F"}));
  EXPECT_EQ(parts_of(".F.T."), (Texts{".T.", ".F.."}));
  EXPECT_EQ(parts_of("....."), (Texts{}));
}

// --- each simplification alone, compared with the moves only ---

struct Tally {
  std::size_t checked = 0, wrong = 0;
};

// Compares the value that `say` gives for each small strip (if any) with the value by the moves.
// `say` may use the values of other strips.
template <class Say>
Tally tally(Say&& say) {
  ValueStore store;
  PlainValue<ToadsAndFrogs> plain({}, store);
  Tally tally;
  ToadsAndFrogs{}.small_positions([&](const Strip& strip) {
    const std::optional<Value> said = say(store, plain, strip);
    if (!said) return;
    ++tally.checked;
    tally.wrong += *said != plain(strip);
  });
  std::printf("[  GAME    ] toads-and-frogs: %zu strips checked, %zu wrong\n", tally.checked,
              tally.wrong);
  return tally;
}

// Dead animals act like walls.
template <class Dead>
Tally tally_of_cuts(Dead&& dead_animals) {
  return tally([&](ValueStore& store, auto& plain, const Strip& strip) -> std::optional<Value> {
    const std::uint64_t dead = dead_animals(strip);
    if (dead == 0) return std::nullopt;
    std::vector<Value> values;
    int begin = 0;
    for (int end = 0; end <= strip.length(); ++end) {
      if (end < strip.length() && (dead >> end & 1) == 0) continue;
      values.push_back(plain(strip.cells(begin, end)));
      begin = end + 1;
    }
    return store.sum(values);
  });
}

TEST(ToadsAndFrogs, DeadAnimalsAreWallsOnAllSmallStrips) {
  const Tally tally = tally_of_cuts(ToadsAndFrogs::dead_animals);
  EXPECT_EQ(tally.wrong, 0u);
  EXPECT_GE(tally.checked, 10'000u);
}

TEST(ToadsAndFrogs, TheCheckOfDeadAnimalsDetectsOneToadTakenForTwo) {
  const Tally tally = tally_of_cuts([](const Strip& strip) {
    const std::uint64_t toads = strip.left() & strip.right() >> 1 & strip.right() >> 2;
    return ToadsAndFrogs::dead_animals(strip) | toads | toads << 1 | toads << 2;
  });
  EXPECT_GT(tally.wrong, 0u);
}

// X T^a .^b = (X .^b) + a*b. The wrong variant uses X instead of X .^b.
Tally tally_of_terminal_toads(bool keeps_the_free_cells) {
  return tally([=](ValueStore& store, auto& plain, const Strip& strip) -> std::optional<Value> {
    const int behind = std::bit_width(strip.left());
    const int begin = std::bit_width(strip.right() | (strip.free() & low_bits(behind)));
    if (begin >= behind) return std::nullopt;
    const int free = strip.length() - behind;
    const Strip rest = strip.replaced(begin, behind, 0);
    return store.sum(plain(keeps_the_free_cells ? rest : rest.cells(0, begin)),
                     store.number((behind - begin) * free));
  });
}

TEST(ToadsAndFrogs, TerminalToadsAreASeparatePartOnAllSmallStrips) {
  const Tally tally = tally_of_terminal_toads(true);
  EXPECT_EQ(tally.wrong, 0u);
  EXPECT_GE(tally.checked, 10'000u);
}

TEST(ToadsAndFrogs, TheCheckOfTerminalToadsDetectsLostCells) {
  EXPECT_GT(tally_of_terminal_toads(false).wrong, 0u);
}

TEST(ToadsAndFrogs, TheDeathLeapPrincipleHoldsOnAllSmallStrips) {
  const Tally tally = summand::games::tally([](ValueStore& store, auto&, const Strip& strip) {
    return ToadsAndFrogs::is_death_leap(strip) ? std::optional(store.zero()) : std::nullopt;
  });
  EXPECT_EQ(tally.wrong, 0u);
  EXPECT_GE(tally.checked, 3'000u);
}

TEST(ToadsAndFrogs, TheCheckOfDeathLeapsDetectsLandingsThatAreNotIsolated) {
  const Tally tally = summand::games::tally([](ValueStore& store, auto&, const Strip& strip) {
    const ToadsAndFrogs rules;
    bool leaps_only = true;
    for (const Player player : {Player::left, Player::right}) {
      rules.for_each_move(strip, player, [&](ToadsAndFrogs::Move move) {
        leaps_only &= std::abs(move.to - move.from) == 2;
      });
    }
    return leaps_only ? std::optional(store.zero()) : std::nullopt;
  });
  EXPECT_GT(tally.wrong, 0u);
}

// The law of parts, for a ruleset with a wrong part.
TEST(ToadsAndFrogs, TheCheckOfPartsDetectsAWrongPart) {
  struct WrongParts : ToadsAndFrogs {
    std::optional<Strip> take_part(Strip& rest) const {
      std::optional<Strip> part = ToadsAndFrogs::take_part(rest);
      if (part && part->length() > 6) part = part->cells(0, 6);
      return part;
    }
  };
  const auto of_parts = [](const auto& rules) {
    return summand::games::tally([&](ValueStore& store, auto& plain, const Strip& strip) {
      std::vector<Value> values;
      for_each_part(rules, strip,
                    [&](const Strip& part, std::uint64_t) { values.push_back(plain(part)); });
      return std::optional(store.sum(values));
    });
  };
  EXPECT_EQ(of_parts(ToadsAndFrogs{}).wrong, 0u);
  EXPECT_GT(of_parts(WrongParts{}).wrong, 0u);
}

// --- values ---

TEST(ToadsAndFrogs, ValuesOfTheBook) {
  for (const auto& row : summand::testing::table("toads_and_frogs.tsv")) {
    ASSERT_EQ(row.size(), 2u);
    EXPECT_TRUE(has_value<ToadsAndFrogs>(row[0], row[1]));
  }
}

TEST(ToadsAndFrogs, ValuesOfTheTablesForOneTwoAndThreeFreeCells) {
  const auto rows = summand::testing::table("toads_and_frogs_tables.tsv");
  EXPECT_EQ(rows.size(), 88u);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 2u);
    EXPECT_TRUE(has_value<ToadsAndFrogs>(row[0], row[1]));
  }
}

// Toad versus Frog (Winning Ways ch. 3): .^a T .^b F .^c, where d = c - a.
TEST(ToadsAndFrogs, OneToadAndOneFrog) {
  const auto expected = [](int b, int d) -> std::string {
    const bool even = b % 2 == 0;
    if (d == 0) return even ? "0" : "*";
    if (d == 1 || d == -1) return even ? "0" : d > 0 ? "1/2" : "-1/2";
    return std::to_string(d > 0 ? d - 1 : d + 1);
  };
  const auto free = [](int count) { return std::string(static_cast<std::size_t>(count), '.'); };
  for (int a = 0; a < 7; ++a) {
    for (int b = 0; b < 9; ++b) {
      for (int c = 0; c < 7; ++c) {
        const std::string strip = free(a) + 'T' + free(b) + 'F' + free(c);
        EXPECT_TRUE(has_value<ToadsAndFrogs>(strip, expected(b, c - a)));
      }
    }
  }
  // The same on the longest strips, whose keys have two words.
  EXPECT_TRUE(has_value<ToadsAndFrogs>("T" + free(62) + "F", "0"));
  EXPECT_TRUE(has_value<ToadsAndFrogs>("T" + free(32) + "F" + free(30), "29"));
  EXPECT_TRUE(has_value<ToadsAndFrogs>(std::string(32, 'T') + free(32), "1024"));
}

// The number of strips of up to `length` cells for which `say` gives a value, and how many of these
// have another value by search.
template <class Say>
Tally tally_of_closed_forms(int length, Say&& say) {
  ValueStore store;
  Evaluator<ToadsAndFrogs> search({}, store, By::search);
  Tally tally;
  for (int toads = 1; toads < length; ++toads) {
    for (int free = 1; free <= 3; ++free) {
      for (int frogs = 1; toads + free + frogs <= length; ++frogs) {
        const Strip strip(toads + free + frogs, low_bits(toads), low_bits(frogs) << (toads + free));
        const auto said = say(strip, store);
        if (!said) continue;
        ++tally.checked;
        tally.wrong += *said != search(strip);
      }
    }
  }
  return tally;
}

TEST(ToadsAndFrogs, OpeningsWithFewFreeCellsHaveTheirClosedForms) {
  const Tally tally = tally_of_closed_forms(12, [](const Strip& strip, ValueStore& store) {
    const auto known = toads_and_frogs::opening(strip, store);
    return known ? std::optional(std::get<Value>(known->what)) : std::nullopt;
  });
  EXPECT_EQ(tally.wrong, 0u);
  EXPECT_GE(tally.checked, 100u);
}

TEST(ToadsAndFrogs, TheCheckDetectsThatShortOpeningsBreakThePattern) {
  // TTT.F = {1*|0} and TTT..FFF = +-1/8 do not have the values of the formulas for longer rows.
  const Tally tally = tally_of_closed_forms(8, [](const Strip& strip, ValueStore& store) {
    auto opening = toads_and_frogs::opening_of(strip);
    if (opening->toads != 3 || opening->free != 2 || opening->frogs != 3)
      return std::optional<Value>();
    const Value star = store.nimber(1), down = store.number_up_star({0, -1, 0});
    return std::optional(store.make({&star, 1}, {&down, 1}));
  });
  EXPECT_EQ(tally.checked, 1u);
  EXPECT_EQ(tally.wrong, 1u);
}

TEST(ToadsAndFrogs, TheDistanceOfOneToadAndOneFrogIsNotEnough) {
  EXPECT_TRUE(has_value<ToadsAndFrogs>("T.F.", "1/2"));
  EXPECT_TRUE(has_value<ToadsAndFrogs>("TF.", "0"));
  // A frog on the left of the toad does not meet it: both slide.
  EXPECT_TRUE(has_value<ToadsAndFrogs>("...F.T..", "-1"));
}

TEST(ToadsAndFrogs, MakesAnOpening) {
  const auto text = [](const Arguments& arguments) {
    const auto start = ToadsAndFrogs::make(arguments);
    return start ? start->rules.print(start->position) : start.error().message;
  };
  const auto of = [](std::int64_t a, std::int64_t b, std::int64_t c) {
    return Arguments{{a, 0}, {b, 2}, {c, 4}};
  };
  EXPECT_EQ(text(of(3, 2, 4)), "TTT..FFFF");
  EXPECT_EQ(text(of(0, 1, 0)), ".");
  EXPECT_EQ(text(of(40, 0, 24)), std::string(40, 'T') + std::string(24, 'F'));
  EXPECT_EQ(text(of(40, 1, 24)), "a strip has from 1 to 64 cells");
  EXPECT_EQ(text(of(1, -1, 1)), "expected numbers of toads, free cells and frogs, such as 3, 2, 4");
  EXPECT_EQ(text({{std::int64_t{3}, 0}}),
            "expected numbers of toads, free cells and frogs, such as 3, 2, 4");
}

TEST(ToadsAndFrogs, SaysWhereTheInputIsWrong) {
  const auto error = [](std::string_view text) {
    const auto bad = ToadsAndFrogs{}.parse(text);
    return bad ? Error{"no error", std::string::npos} : bad.error();
  };
  EXPECT_EQ(error("T.X"), (Error{"expected 'T', 'F' or '.'", 2}));
  EXPECT_EQ(error("xxF").offset, 0u);
  EXPECT_EQ(ToadsAndFrogs{}.print(ToadsAndFrogs{}.parse("t.fF").value()), "T.FF");
  EXPECT_EQ(error("").offset, 0u);
  EXPECT_EQ(error(std::string(65, '.')), (Error{"a strip has at most 64 cells", 64}));
  EXPECT_TRUE(ToadsAndFrogs{}.parse(std::string(64, '.')).has_value());
}

}  // namespace
}  // namespace summand::games
