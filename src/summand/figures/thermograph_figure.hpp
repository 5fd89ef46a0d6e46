// Thermographs as figures: positive numbers to the left, temperatures upwards.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "summand/draw/figure.hpp"
#include "summand/figures/plot.hpp"
#include "summand/theory/compound.hpp"
#include "summand/theory/thermograph.hpp"

namespace summand {

struct NamedThermograph {
  std::string name;  // UTF-8
  std::string tex;   // the same in TeX's mathematical mode; may be empty
  Thermograph graph;
};

// A sum as a player who moves first and uses thermostat sees it: C(t) and R(t) of compound.hpp from
// the bottom up, the ambient temperature, and C there. They need not be walls of a game: any slopes
// will do.
struct CompoundWalls {
  Player player;
  std::vector<WallPoint> compound, others;
  Dyadic ambient, guarantee;
};

CompoundWalls compound_walls(const CompoundThermograph& sum);

inline constexpr std::size_t kMostPointsDrawn = 20'000;

// One or more thermographs between common axes, which have exact numbers where walls bend. Several
// ones are told apart by their strokes and by numbers on their masts (in text on their walls too),
// and a legend below names them; on paper walls that coincide stand side by side. Upright pieces of
// walls from t = 0 up, where a player can move with sente, are marked. More than kMostPointsDrawn
// points are a size limit; no thermograph at all fails a check.
Figure thermograph_figure(std::span<const NamedThermograph> thermographs, Medium medium,
                          PlotSize size = {});

inline constexpr std::size_t kMostSummandsDrawn = 6;

// C(t) in bold in the player's colour and R(t) in the opponent's, the ambient temperature as a
// dashed line, a dot where C has the guarantee, and the summands (perhaps none) fine; more than
// kMostSummandsDrawn of them would hide the rest, and are not drawn.
Figure compound_figure(const CompoundWalls& walls, std::span<const NamedThermograph> summands,
                       Medium medium, PlotSize size = {});

}  // namespace summand
