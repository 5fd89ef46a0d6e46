// Thermographs as figures. Positive numbers are to the left, and temperatures increase upwards.
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
  std::string tex;   // the same in TeX's math mode; may be empty
  Thermograph graph;
};

// A sum from the view of a player who moves first and uses thermostat: C(t) and R(t) of
// compound.hpp from the bottom up, the ambient temperature, and C there. They need not be walls of
// a game, and may have any slopes.
struct CompoundWalls {
  Player player;
  std::vector<WallPoint> compound, others;
  Dyadic ambient, guarantee;
};

CompoundWalls compound_walls(const CompoundThermograph& sum);

inline constexpr std::size_t kMostPointsDrawn = 20'000;

// Draws thermographs between common axes, which have exact numbers at the bends of walls. Several
// thermographs are distinguished by strokes and by numbers on their masts (in text also on their
// walls), and a legend names them. On paper, walls that coincide are drawn side by side. Vertical
// pieces of walls from t = 0 up, where a player's move is sente, are marked. More than
// kMostPointsDrawn points reach the size limit. Assumes at least one thermograph.
Figure thermograph_figure(std::span<const NamedThermograph> thermographs, Medium medium,
                          PlotSize size = {});

inline constexpr std::size_t kMostSummandsDrawn = 6;

// Draws C(t) in bold in the player's colour and R(t) in the opponent's, the ambient temperature as
// a dashed line, and a dot at the guarantee. The summands, if any, are fine lines. If there are
// more than kMostSummandsDrawn they would hide the rest, so they are not drawn.
Figure compound_figure(const CompoundWalls& walls, std::span<const NamedThermograph> summands,
                       Medium medium, PlotSize size = {});

}  // namespace summand
