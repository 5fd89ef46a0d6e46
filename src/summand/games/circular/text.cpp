// Rings as text and as calls: o7 is a ring of 7, and 7 is a row.
#include <algorithm>

#include "summand/games/circular.hpp"
#include "summand/heaps/names.hpp"

namespace summand::games {

Result<Start<Circular>> Circular::make(const Arguments& arguments) {
  const Argument code = arguments.empty() ? Argument{std::int64_t{0}} : arguments.front();
  const auto* word = code.get<Word>();
  const auto* text = word != nullptr ? &word->text : code.get<std::string>();
  if (text == nullptr) {
    return fail("expected a code in quotes or the name of a game, such as circular(\"0.77\", 7)",
                code.offset);
  }
  auto rules = heaps::parse_rules(*text);
  if (!rules) return shifted(std::move(rules).error(), code.offset);
  const auto* rows = std::get_if<heaps::Code>(&*rules);
  if (rows == nullptr) return fail("rings are those of a game that has a code", code.offset);
  Circular game{heaps::RingRules(*rows)};
  if (arguments.size() == 2 && arguments[1].get<std::string>() != nullptr) {
    auto position = game.parse(*arguments[1].get<std::string>());
    if (!position) return shifted(std::move(position).error(), arguments[1].offset);
    return Start<Circular>{std::move(game), *std::move(position)};
  }
  SUMMAND_TRY(rings, Heaps::make_behind_first(arguments));
  return Start<Circular>{std::move(game), {rings, {}}};
}

Result<Circular::Position> Circular::parse(std::string_view text) const {
  Position position;
  std::size_t at = 0;
  while (true) {
    at = std::min(text.find_first_not_of(' ', at), text.size());
    const bool ring = at < text.size() && text[at] == 'o';
    if (ring) ++at;
    const std::size_t end = std::min(text.find_first_of(", ", at), text.size());
    const auto heap = Heaps::parse(text.substr(at, end - at));
    if (!heap) return fail("expected a ring or a row, such as o7 or 3", at + heap.error().offset);
    for (const std::uint64_t size : heap->sizes())
      (ring ? position.rings : position.rows).add(size);
    at = std::min(text.find_first_not_of(' ', end), text.size());
    if (at == text.size()) return position;
    if (text[at] == ',') ++at;
  }
}

std::string Circular::print(const Position& position) const {
  std::string out;
  for (const std::uint64_t ring : position.rings.sizes()) out += ",o" + std::to_string(ring);
  for (const std::uint64_t row : position.rows.sizes()) out += "," + std::to_string(row);
  return out.empty() ? "0" : out.substr(1);
}

std::string Circular::print_call(const Position& position) const {
  const std::string heaps =
      position.rows.sizes().empty() ? position.rings.print() : '"' + print(position) + '"';
  return "circular(\"" + heaps::print(*ring_rules.rows()) + "\"," + heaps + ")";
}

Picture Circular::picture(const Position& position) const {
  Picture out = position.rings.picture();
  for (Mark& mark : out.marks) {
    if (mark.glyph == "●") mark.glyph = "○";
  }
  const Picture rows = position.rows.picture();
  for (Mark mark : rows.marks) {
    mark.row += out.rows;
    out.marks.push_back(std::move(mark));
  }
  out.rows += rows.rows;
  out.columns = std::max(out.columns, rows.columns);
  return out;
}

}  // namespace summand::games
