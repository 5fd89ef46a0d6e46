#include "summand/ruleset/erased_versions.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "summand/ruleset/loopy.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand {

RulesetVersion::RulesetVersion(const AnyRuleset& original, std::string_view kind,
                               std::string_view name, std::vector<std::string_view> abilities,
                               Make version_of)
    : original_(original),
      title_(std::string(kind) + " " + std::string(original.info().title)),
      info_(original.info()),
      abilities_(std::move(abilities)),
      make_(version_of) {
  info_.name = name;
  info_.title = title_;
}

Result<AnyPosition> RulesetVersion::parse(std::string_view text) const {
  SUMMAND_TRY(position, original_.parse(text));
  return make_(position);
}

Result<AnyPosition> RulesetVersion::make(const Arguments& arguments) const {
  SUMMAND_TRY(position, original_.make(arguments));
  return make_(position);
}

void RulesetVersion::small_positions(const std::function<void(const AnyPosition&)>& visit) const {
  original_.small_positions([&](const AnyPosition& position) { visit(make_(position)); });
}

std::vector<Copies<AnyPosition>> VersionModel::parts() const {
  if (!keeps_parts()) return {{version_of(original_), 1}};
  std::vector<Copies<AnyPosition>> out;
  for (auto& [part, count] : original_.parts()) out.push_back({version_of(std::move(part)), count});
  return out;
}

std::vector<Copies<AnyPosition>> VersionModel::parts_by_moves() const {
  std::vector<Copies<AnyPosition>> out;
  for (auto& [part, count] : original_.parts_by_moves()) {
    out.push_back({version_of(std::move(part)), count});
  }
  return out;
}

// --- impartial versions ---

namespace {

constexpr Player kBoth[] = {Player::left, Player::right};

struct MoveOfPlayer {
  Player whose;
  std::string name;
};

std::string name_of_version(Player whose, std::string_view name) {
  return (whose == Player::left ? "L " : "R ") + std::string(name);
}

// Reads "La1-a2", which may have blanks: the player of the move, and its name without blanks.
std::optional<MoveOfPlayer> read_name(std::string_view text) {
  std::string name(text);
  std::erase(name, ' ');
  if (name.empty() || (name[0] != 'L' && name[0] != 'R')) return std::nullopt;
  return MoveOfPlayer{name[0] == 'L' ? Player::left : Player::right, name.substr(1)};
}

}  // namespace

AnyMove ImpartialModel::named(Player whose, AnyMove move) const {
  return {name_of_version(whose, move.name), version_of(std::move(move.after))};
}

std::string ImpartialModel::print_call() const {
  return "impartial(" + original().print_call() + ")";
}

std::uint64_t ImpartialModel::move_count(Player) const {
  return original().move_count(Player::left) + original().move_count(Player::right);
}

std::vector<AnyMove> ImpartialModel::moves(Player player) const { return some_moves(player, 1); }

std::vector<AnyMove> ImpartialModel::some_moves(Player, std::uint64_t step) const {
  std::vector<AnyMove> out;
  for (const Player whose : kBoth) {
    for (AnyMove& move : original().some_moves(whose, step)) {
      out.push_back(named(whose, std::move(move)));
    }
  }
  return out;
}

std::optional<AnyMove> ImpartialModel::move_named(Player, std::string_view name) const {
  const std::optional<MoveOfPlayer> wanted = read_name(name);
  if (!wanted) return std::nullopt;
  auto move = original().move_named(wanted->whose, wanted->name);
  return move ? std::optional(named(wanted->whose, *std::move(move))) : std::nullopt;
}

std::vector<NamedCells> ImpartialModel::cells_of_moves(Player) const {
  std::vector<NamedCells> out;
  for (const Player whose : kBoth) {
    for (auto& [name, cells] : original().cells_of_moves(whose)) {
      out.push_back({name_of_version(whose, name), std::move(cells)});
    }
  }
  return out;
}

std::vector<int> ImpartialModel::cells_of_move(Player, std::string_view name) const {
  const std::optional<MoveOfPlayer> wanted = read_name(name);
  if (!wanted) return {};
  return original().cells_of_move(wanted->whose, wanted->name);
}

std::optional<Picture> ImpartialModel::picture_after(std::span<const NamedMove> moves) const {
  std::vector<NamedMove> made;
  for (const NamedMove& move : moves) {
    std::optional<MoveOfPlayer> read = read_name(move.name);
    if (!read) return std::nullopt;
    made.push_back({read->whose, std::move(read->name)});
  }
  return original().picture_after(made);
}

// A nimber is 0 or has the walls of *, for taxes from 0 up.
Taxed ImpartialModel::taxed(Budget& budget, KeptResults*) const {
  if (loopy()) refuse_loopy(ruleset().info());
  ValueStore store(budget);
  Evaluators evaluators(store);
  Taxed zero = taxed_number(0);
  if (value(evaluators) == store.zero()) return zero;
  const Taxed* const option = &zero;
  return summand::taxed({&option, 1}, {&option, 1});
}

// --- negatives ---

std::vector<AnyMove> NegativeModel::after(std::vector<AnyMove> moves) const {
  for (AnyMove& move : moves) move.after = version_of(std::move(move.after));
  return moves;
}

std::vector<AnyMove> NegativeModel::moves(Player player) const {
  return after(original().moves(opponent(player)));
}

std::vector<AnyMove> NegativeModel::some_moves(Player player, std::uint64_t step) const {
  return after(original().some_moves(opponent(player), step));
}

std::optional<AnyMove> NegativeModel::move_named(Player player, std::string_view name) const {
  auto move = original().move_named(opponent(player), name);
  if (move) move->after = version_of(std::move(move->after));
  return move;
}

std::optional<Picture> NegativeModel::picture_after(std::span<const NamedMove> moves) const {
  std::vector<NamedMove> made;
  for (const NamedMove& move : moves) made.push_back({opponent(move.player), move.name});
  return original().picture_after(made);
}

Value NegativeModel::value(Evaluators& evaluators) const {
  return evaluators.store().negative(original().value(evaluators));
}

std::optional<Value> NegativeModel::value_by_theorem(Evaluators& evaluators) const {
  const std::optional<Value> value = original().value_by_theorem(evaluators);
  return value ? std::optional(evaluators.store().negative(*value)) : std::nullopt;
}

std::optional<KnownOutcome> NegativeModel::outcome_by_theorem(Evaluators& evaluators) const {
  std::optional<KnownOutcome> known = original().outcome_by_theorem(evaluators);
  if (known) known->outcome = negative(known->outcome);
  return known;
}

std::optional<OwnSearch> NegativeModel::own_search(ValueStore& store) const {
  std::optional<OwnSearch> its = original().own_search(store);
  if (!its) return std::nullopt;
  return OwnSearch{[find = std::move(its->outcome)] { return negative(find()); }, its->may_split};
}

// The search of the game is for its own moves.
std::optional<OwnSearch> ImpartialModel::own_search(ValueStore&) const { return std::nullopt; }

}  // namespace summand
