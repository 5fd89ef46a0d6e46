// Hot games that have a formula: sums of switches (cashing cheques), and games with three or four
// stops (Winning Ways ch. 5, "Switch Games", and ch. 6, "Cheque-Market Exchange").
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/value/outcome.hpp"

namespace summand {

// {x|y} with numbers x and y. As a cheque: Left may cash x, Right y.
struct Switch {
  Dyadic x, y;

  // Half of what it is about, not less than 0 unless {x|y} is a number.
  Dyadic size() const { return (x - y).half(); }
};

// mean +- sizes[0] +- sizes[1] ..., where +-0 stands for *.
struct SwitchSum {
  Dyadic mean;
  std::vector<Dyadic> sizes;  // falling, none twice, none negative

  friend bool operator==(const SwitchSum&, const SwitchSum&) = default;
};

// The sum of a number and any switches: {x|y} is (x+y)/2 +- (x-y)/2, a number if x < y, and two of
// a size are 0. Time: a sort.
SwitchSum switch_sum(const Dyadic& number, std::span<const Switch> switches);

// The switch whose canonical form it is: {x|y} with numbers x >= y, such as
// * = {0|0}. Nothing for other values, numbers among them.
std::optional<Switch> as_cheque(ValueStore& store, Value g);

// A sum of values, if all of them are numbers and switches.
std::optional<SwitchSum> as_switch_sum(ValueStore& store, std::span<const Value> summands);

// Both always take the largest switch that is left. All of these are linear in the switches.
Dyadic stop(const SwitchSum& sum, Player first);
Outcome outcome(const SwitchSum& sum);
// The one that a thermograph of the sum would be, from the bottom of `thermographs` (of which the
// walls of two numbers are asked). For t >= 0 as +-a cooled by t is +-(a - t), or 0 from t = a on.
// Below, cooling does not add up (1/2 + 1/2 is 1), but the canonical form of the sum has one option
// for either player, so that the walls are those of the number in which play ends.
Thermograph thermograph_of(Thermographs& thermographs, const SwitchSum& sum);

// Which of the cheques to cash, for either player: the one with the largest difference, or nothing
// if all are coins (numbers). Winning Ways ch. 5, "Cashing Cheques".
std::optional<std::size_t> cheque_to_cash(std::span<const Switch> cheques);

// How a game {left|right} cools, whose options are numbers or switches.
enum class Market {
  cold,       // the stops are the same: a number, perhaps with an infinitesimal
  equitable,  // either move cools the game: the mean lies half way between those of the options
  excitable,  // one player's move heats it and is answered, so that he can make it when he likes
};

struct FewStops {
  Dyadic left_stop, right_stop, mean, temperature;
  Market market = Market::cold;
  std::optional<Player> sente = {};  // whose move heats an excitable game
};

// {{a|b}|{c|d}}, written a|b||c|d, by the formula of Winning Ways ch. 6. An error unless
// a >= b >= c >= d.
Result<FewStops> four_stops(const Dyadic& a, const Dyadic& b, const Dyadic& c, const Dyadic& d);

// {x||y|z} if Right's move makes the threat, {x|y||z} if Left's does. An error unless x >= y >= z.
// Where the stops are equal this is a number with a tiny, a miny, an up or a down, of temperature 0
// (unlike the four-stop game that has x twice, which is a number).
Result<FewStops> three_stops(const Dyadic& x, const Dyadic& y, const Dyadic& z, Player threatens);

}  // namespace summand
