#include "summand/theory/taxed_text.hpp"

#include <algorithm>

namespace summand {

namespace {

constexpr std::string_view kReaches = ", at least its right stop";
constexpr std::string_view kKeeps = ", at most its left stop";

// Removes the beginning of the text up to the end of `word`. False if it does not begin so.
bool skip(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

std::optional<Dyadic> read_number(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_not_of("-/0123456789"), text.size());
  const auto number = parse_dyadic(text.substr(0, end));
  if (!number) return std::nullopt;
  text.remove_prefix(end);
  return *number;
}

std::optional<std::vector<WallPoint>> read_wall(std::string_view& text) {
  std::vector<WallPoint> out;
  while (skip(text, " ")) {
    const auto t = read_number(text);
    if (!t || !skip(text, ":")) return std::nullopt;
    const auto value = read_number(text);
    if (!value) return std::nullopt;
    out.push_back({*t, *value});
  }
  return out;
}

// A wall from t = 0 up to the mast. Its slope is 0 or `direction`, and never the same twice in
// turn.
bool is_wall(const std::vector<WallPoint>& wall, const Dyadic& mean, int direction) {
  if (wall.empty() || wall.front().t.sign() != 0 || wall.back().value != mean) return false;
  bool was_vertical = false;
  for (std::size_t i = 1; i < wall.size(); ++i) {
    const Dyadic up = wall[i].t - wall[i - 1].t;
    const Dyadic aside =
        direction < 0 ? wall[i - 1].value - wall[i].value : wall[i].value - wall[i - 1].value;
    const bool is_vertical = aside.sign() == 0;
    if (up.sign() <= 0 || (!is_vertical && aside != up)) return false;
    if (i > 1 && is_vertical == was_vertical) return false;
    was_vertical = is_vertical;
  }
  return !was_vertical;
}

bool is_sound(const Thermograph& graph) {
  if (!is_wall(graph.left, graph.mean, -1) || !is_wall(graph.right, graph.mean, 1)) return false;
  const Dyadic foot = std::max(graph.left.back().t, graph.right.back().t);
  return foot.sign() == 0 ? graph.temperature.sign() <= 0 : foot == graph.temperature;
}

}  // namespace

std::string print(const Taxed& game) {
  std::string out = print(game.graph);
  if (game.reaches_right_stop) out += kReaches;
  if (game.keeps_left_stop) out += kKeeps;
  return out;
}

std::optional<Taxed> read_taxed(std::string_view text) {
  std::string_view rest = text;
  Taxed out;
  if (!skip(rest, "mean ")) return std::nullopt;
  const auto mean = read_number(rest);
  if (!mean || !skip(rest, ", temperature ")) return std::nullopt;
  const auto temperature = read_number(rest);
  if (!temperature || !skip(rest, ", left wall")) return std::nullopt;
  auto left = read_wall(rest);
  if (!left || !skip(rest, ", right wall")) return std::nullopt;
  auto right = read_wall(rest);
  if (!right) return std::nullopt;
  out.graph = {*std::move(left), *std::move(right), *mean, *temperature};
  out.reaches_right_stop = skip(rest, kReaches);
  out.keeps_left_stop = skip(rest, kKeeps);
  if (!is_sound(out.graph) || print(out) != text) return std::nullopt;
  return out;
}

}  // namespace summand
