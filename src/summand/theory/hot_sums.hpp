// Hot games with a formula: sums of switches (cashing cheques), and games with three or four stops
// (Winning Ways ch. 5, "Switch Games", and ch. 6, "Cheque-Market Exchange").
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/value/outcome.hpp"

namespace summand {

// {x|y} with numbers x and y. As a cheque: Left may cash x, and Right y.
struct Switch {
  Dyadic x, y;

  // Half of the difference. It is negative only if {x|y} is a number.
  Dyadic size() const { return (x - y).half(); }
};

// mean +- sizes[0] +- sizes[1] ..., where +-0 means *.
struct SwitchSum {
  Dyadic mean;
  std::vector<Dyadic> sizes;  // in falling order, different, none negative

  friend bool operator==(const SwitchSum&, const SwitchSum&) = default;
};

// The sum of a number and any switches. {x|y} is (x+y)/2 +- (x-y)/2, or a number if x < y. Two
// switches of one size add up to 0. The cost is that of a sort.
SwitchSum switch_sum(const Dyadic& number, std::span<const Switch> switches);

// The switch whose canonical form is g: {x|y} with numbers x >= y, such as * = {0|0}. Returns
// nullopt for other values, including numbers.
std::optional<Switch> as_cheque(ValueStore& store, Value g);

// The sum of these values if all of them are numbers and switches, or nullopt.
std::optional<SwitchSum> as_switch_sum(ValueStore& store, std::span<const Value> summands);

// Both players always take the largest switch that is left. All of these are linear in the
// switches.
Dyadic stop(const SwitchSum& sum, Player first);
Outcome outcome(const SwitchSum& sum);
// The thermograph of the sum, from the bottom of `thermographs`, which gives the walls of two
// numbers. For t >= 0, +-a cooled by t is +-(a - t), or 0 from t = a on. Below 0 cooling is not
// additive (1/2 + 1/2 is 1). But the canonical form of the sum has one option for each player, so
// the walls are those of the number in which play ends.
Thermograph thermograph_of(Thermographs& thermographs, const SwitchSum& sum);

// The cheque that either player should cash: the one with the largest difference. Returns nullopt
// if all are coins (numbers). Winning Ways ch. 5, "Cashing Cheques".
std::optional<std::size_t> cheque_to_cash(std::span<const Switch> cheques);

// How a game {left|right} cools, if its options are numbers or switches.
enum class Market {
  cold,       // the stops are equal: a number, perhaps plus an infinitesimal
  equitable,  // both moves cool the game: the mean is half way between those of the options
  excitable,  // one player's move heats the game and is answered, so he can make it when he likes
};

struct FewStops {
  Dyadic left_stop, right_stop, mean, temperature;
  Market market = Market::cold;
  std::optional<Player> sente = {};  // whose move heats an excitable game
};

// {{a|b}|{c|d}}, written a|b||c|d, by the formula of Winning Ways ch. 6. Fails unless a >= b >= c
// >= d.
Result<FewStops> four_stops(const Dyadic& a, const Dyadic& b, const Dyadic& c, const Dyadic& d);

// {x||y|z} if Right's move is the threat, {x|y||z} if Left's is. Fails unless x >= y >= z. If the
// stops are equal this is a number plus a tiny, a miny, an up or a down, and has temperature 0.
// (The four-stop game that has x twice is a number.)
Result<FewStops> three_stops(const Dyadic& x, const Dyadic& y, const Dyadic& z, Player threatens);

}  // namespace summand
