// The versions of a game that nobody writes: its impartial version, and its negative if the game
// has no mirrored positions. They use the game's erased type, so one implementation serves all
// games. Only evaluators and tables of parts are made for each game (erase.hpp).
#pragma once

#include "summand/ruleset/any.hpp"

namespace summand {

// A version of a whole game. It differs in its name.
class RulesetVersion final : public AnyRuleset {
 public:
  using Make = AnyPosition (*)(const AnyPosition& original);

  // `kind` comes before the title: "Impartial Col".
  RulesetVersion(const AnyRuleset& original, std::string_view kind, std::string_view name,
                 std::vector<std::string_view> abilities, Make version_of);
  RulesetVersion(const RulesetVersion&) = delete;
  RulesetVersion& operator=(const RulesetVersion&) = delete;

  const RulesetInfo& info() const override { return info_; }
  std::vector<std::string_view> abilities() const override { return abilities_; }
  Result<AnyPosition> parse(std::string_view text) const override;
  Result<AnyPosition> make(const Arguments& arguments) const override;
  void small_positions(const std::function<void(const AnyPosition&)>& visit) const override;

 private:
  const AnyRuleset& original_;
  std::string title_;
  RulesetInfo info_;
  std::vector<std::string_view> abilities_;
  Make make_;
};

struct RulesetVersions {
  RulesetVersion impartial, negative;
};

// A position of a version, which holds the position of the game itself.
class VersionModel : public AnyPosition::Model {
 public:
  explicit VersionModel(AnyPosition original) : original_(std::move(original)) {}

  bool equals(const Model& other) const final {
    return &other.ruleset() == &ruleset() &&
           static_cast<const VersionModel&>(other).original_ == original_;
  }
  std::uint64_t hash() const final { return hash_value(original_); }
  std::string print() const final { return original_.print(); }
  std::optional<std::vector<AnyMove>> moves_to_nimber(std::uint64_t, Evaluators&) const final {
    return std::nullopt;
  }
  bool reads_moves() const final { return original_.reads_moves(); }
  std::vector<Copies<AnyPosition>> parts() const final;
  std::vector<Copies<AnyPosition>> parts_by_moves() const final;
  std::optional<HeapSum> heap_sum() const final { return std::nullopt; }
  std::optional<Picture> picture() const final { return original_.picture(); }
  std::optional<Figure> figure(Medium medium) const final { return original_.figure(medium); }
  std::optional<BoardShape> shape() const final { return original_.shape(); }
  int named_rows() const final { return original_.named_rows(); }
  std::optional<ShapeLayout> layout() const final { return original_.layout(); }
  bool loopy() const final { return original_.loopy(); }
  std::unique_ptr<BoardSearch> board_search(std::span<const AnyPosition>, ValueStore&,
                                            const BoardSearchOptions&) const override {
    return nullptr;
  }
  std::optional<AdvisedMove> advice(Player) const final { return std::nullopt; }
  std::optional<ConjecturedResult> conjecture(Player) const final { return std::nullopt; }

 protected:
  const AnyPosition& original() const { return original_; }
  virtual AnyPosition version_of(AnyPosition original) const = 0;
  // True if the parts of the game are also parts of the version.
  virtual bool keeps_parts() const = 0;

 private:
  AnyPosition original_;
};

// Both players may make the moves of either. The name of a move begins with the player whose move
// it was.
class ImpartialModel : public VersionModel {
 public:
  using VersionModel::VersionModel;

  std::string print_call() const final;
  std::uint64_t move_count(Player player) const final;
  std::vector<AnyMove> moves(Player player) const final;
  // Some of Left's moves and some of Right's.
  std::vector<AnyMove> some_moves(Player player, std::uint64_t step) const final;
  std::optional<AnyMove> move_named(Player player, std::string_view name) const final;
  std::vector<NamedCells> cells_of_moves(Player player) const final;
  std::vector<int> cells_of_move(Player player, std::string_view name) const final;
  AnyPosition mirror() const final { return version_of(original()); }
  AnyPosition impartial_version() const final { return version_of(original()); }
  std::optional<Picture> picture_after(std::span<const NamedMove> moves) const final;
  bool impartial() const final { return true; }
  Taxed taxed(Budget& budget, KeptResults* kept) const final;
  std::optional<KnownOutcome> outcome_by_theorem(Evaluators&) const final { return std::nullopt; }
  std::optional<OwnSearch> own_search(ValueStore&) const final;

 private:
  AnyMove named(Player whose, AnyMove move) const;
};

// Left has Right's moves, and Right has Left's. Positions are written like those of the game. A
// whole call is written as its negative: -blockbusting("L5R").
class NegativeModel : public VersionModel {
 public:
  using VersionModel::VersionModel;

  std::string print_call() const final { return "-" + original().print_call(); }
  std::uint64_t move_count(Player player) const final {
    return original().move_count(opponent(player));
  }
  std::vector<AnyMove> moves(Player player) const final;
  std::vector<AnyMove> some_moves(Player player, std::uint64_t step) const final;
  std::optional<AnyMove> move_named(Player player, std::string_view name) const final;
  std::vector<NamedCells> cells_of_moves(Player player) const final {
    return original().cells_of_moves(opponent(player));
  }
  std::vector<int> cells_of_move(Player player, std::string_view name) const final {
    return original().cells_of_move(opponent(player), name);
  }
  AnyPosition mirror() const final { return original(); }
  AnyPosition impartial_version() const final { return original().impartial_version(); }
  std::optional<Picture> picture_after(std::span<const NamedMove> moves) const final;
  bool impartial() const final { return original().impartial(); }
  Taxed taxed(Budget& budget, KeptResults* kept) const final {
    return negative(original().taxed(budget, kept));
  }
  Value value(Evaluators& evaluators) const final;
  std::optional<Value> value_by_theorem(Evaluators& evaluators) const final;
  std::optional<std::string_view> theorem(Evaluators& evaluators) const final {
    return original().theorem(evaluators);
  }
  std::optional<KnownOutcome> outcome_by_theorem(Evaluators& evaluators) const final;
  std::optional<OwnSearch> own_search(ValueStore& store) const final;

 private:
  std::vector<AnyMove> after(std::vector<AnyMove> moves) const;
};

}  // namespace summand
