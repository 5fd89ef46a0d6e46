#include "summand/rules/check/laws.hpp"

#include <algorithm>
#include <cstdint>
#include <fmt/core.h>
#include <set>
#include <utility>
#include <vector>

#include "summand/value/print.hpp"

namespace summand {

namespace {

using Fault = std::optional<std::string>;

constexpr Player kPlayers[] = {Player::left, Player::right};

constexpr std::string_view player_of(Player player) {
  return player == Player::left ? "Left" : "Right";
}

// Empty if they are equal.
std::string difference(LawBench& bench, std::string_view what, Value found, Value expected) {
  if (found == expected) return "";
  constexpr std::size_t kMostValue = 200;  // bytes of a value in a message
  const auto shown = [&](Value value) {
    std::string out = print(bench.store, value);
    if (out.size() > kMostValue) out = out.substr(0, kMostValue) + "...";
    return out;
  };
  return fmt::format("{} {}, and its moves give {}", what, shown(found), shown(expected));
}

// The positions after the moves of a player, sorted and different. `form` prints a position.
template <class Form>
std::set<std::string> results(const AnyPosition& position, Player player, Form&& form) {
  std::set<std::string> out;
  for (const AnyMove& move : position.moves(player)) out.insert(form(move.after));
  return out;
}

// --- texts ---

Fault text_fault(LawBench& bench, const AnyPosition& position) {
  const std::string text = position.print();
  const auto read = bench.game.parse(text);
  if (!read) return fmt::format("its text is not read: {}", read.error().message);
  if (*read == position) return "";
  return fmt::format("its text is read as {}", read->print());
}

Fault name_fault(LawBench&, const AnyPosition& position) {
  for (const Player player : kPlayers) {
    std::set<std::string> names;
    for (const AnyMove& move : position.moves(player)) {
      if (!names.insert(move.name).second) {
        return fmt::format("{} has two moves {}", player_of(player), move.name);
      }
    }
  }
  return "";
}

// --- values ---

Fault end_fault(LawBench& bench, const AnyPosition& position) {
  return bench.values(position) ? "" : "a position can come again";
}

Fault value_fault(LawBench& bench, const AnyPosition& position) {
  const std::optional<Value> value = bench.values(position);
  if (!value) return std::nullopt;
  return difference(bench, "its value is", position.value(bench.evaluators), *value);
}

bool is_whole(const std::vector<Copies<AnyPosition>>& parts, const AnyPosition& position) {
  return parts.size() == 1 && parts.front().count == 1 && parts.front().part == position;
}

Fault part_fault(LawBench& bench, const AnyPosition& position) {
  const auto parts = position.parts();
  const std::optional<Value> value = bench.values(position);
  if (!value || is_whole(parts, position)) return std::nullopt;
  std::vector<Value> terms;
  for (const auto& [part, count] : parts) {
    const std::optional<Value> term = bench.values(part);
    if (!term) return fmt::format("play of its part {} need not end", part.print());
    terms.push_back(bench.store.multiple(Dyadic(count), *term));
  }
  return difference(bench, "its parts add up to", bench.store.sum(terms), *value);
}

Fault representative_fault(LawBench& bench, const AnyPosition& position) {
  const AnyPosition least = bench.written->representative(position);
  if (bench.written->representative(least) != least) {
    return fmt::format("its representative {} has another one", least.print());
  }
  const std::optional<Value> value = bench.values(position);
  if (!value || least == position) return std::nullopt;
  const std::optional<Value> its_value = bench.values(least);
  if (!its_value) return fmt::format("play of {} need not end", least.print());
  return difference(bench, fmt::format("its representative {} is", least.print()), *its_value,
                    *value);
}

Fault mirror_fault(LawBench& bench, const AnyPosition& position) {
  const std::optional<Value> value = bench.values(position);
  if (!value) return std::nullopt;
  const AnyPosition mirrored = position.mirror();
  const std::optional<Value> its_value = bench.values(mirrored);
  if (!its_value) return fmt::format("play of {} need not end", mirrored.print());
  return difference(bench, fmt::format("the negative of {} is", mirrored.print()),
                    bench.store.negative(*its_value), *value);
}

// --- moves ---

Fault impartial_fault(LawBench&, const AnyPosition& position) {
  if (!position.impartial()) return std::nullopt;
  const auto form = [](const AnyPosition& after) { return after.print(); };
  if (results(position, Player::left, form) != results(position, Player::right, form)) {
    return "the players have different moves";
  }
  for (const AnyMove& move : position.moves(Player::left)) {
    if (!move.after.impartial()) return fmt::format("{} is not impartial", move.after.print());
  }
  return "";
}

Fault part_move_fault(LawBench&, const AnyPosition& position) {
  const auto parts = position.parts();
  if (is_whole(parts, position)) return std::nullopt;
  for (const Player player : kPlayers) {
    std::uint64_t moves = 0;
    for (const auto& [part, count] : parts) moves += count * part.move_count(player);
    if (moves != position.move_count(player)) {
      return fmt::format("{} has {} moves, and {} in its parts", player_of(player),
                         position.move_count(player), moves);
    }
  }
  return "";
}

Fault representative_move_fault(LawBench& bench, const AnyPosition& position) {
  const AnyPosition least = bench.written->representative(position);
  if (least == position) return std::nullopt;
  const auto form = [&](const AnyPosition& after) {
    return bench.written->representative(after).print();
  };
  for (const Player player : kPlayers) {
    if (results(position, player, form) != results(least, player, form)) {
      return fmt::format("{} has other moves in its representative {}", player_of(player),
                         least.print());
    }
  }
  return "";
}

// --- the table ---

constexpr auto kForAll = [](const LawBench&) { return true; };
constexpr auto kIfPlayEnds = [](const LawBench& bench) { return !bench.loopy; };
constexpr auto kWithMirror = [](const LawBench& bench) { return !bench.loopy && bench.has_mirror; };
constexpr auto kFromText = [](const LawBench& bench) {
  return !bench.loopy && bench.written != nullptr;
};
constexpr auto kLoopyFromText = [](const LawBench& bench) {
  return bench.loopy && bench.written != nullptr;
};

constexpr Law kLaws[] = {
    {"text", "A position is read back from its text", kForAll, text_fault},
    {"names", "Different moves have different names", kForAll, name_fault},
    {"end", "Play ends in any order of moves", kIfPlayEnds, end_fault},
    {"value", "The value is that of the moves alone", kIfPlayEnds, value_fault},
    {"parts", "The parts add up to the whole", kIfPlayEnds, part_fault},
    {"representative", "Symmetric positions have one value", kFromText, representative_fault},
    {"mirror", "With the players exchanged the value is negated", kWithMirror, mirror_fault},
    {"impartial", "In impartial positions the players have the same moves", kForAll,
     impartial_fault},
    {"part_moves", "The parts have the moves of the whole", kLoopyFromText, part_move_fault},
    {"representative_moves", "Symmetric positions have the same moves", kLoopyFromText,
     representative_move_fault},
};

}  // namespace

LawBench::LawBench(const AnyRuleset& its_game, bool its_play_may_not_end, const Budget& budget)
    : game(its_game),
      written(written_ruleset(its_game)),
      loopy(its_play_may_not_end),
      store(budget) {
  const auto abilities = game.abilities();
  has_mirror = std::ranges::find(abilities, "mirror") != abilities.end();
}

std::span<const Law> all_laws() { return kLaws; }

}  // namespace summand
