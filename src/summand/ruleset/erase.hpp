// ErasedRuleset<R>: puts a ruleset behind the one type of ruleset/any.hpp.
//
// Members that only serve texts and pictures are marked as cold. They are compiled for size, which
// takes less time.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "summand/draw/picture_figure.hpp"
#include "summand/ruleset/abilities.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/ruleset/erased_versions.hpp"
#include "summand/ruleset/kept_position.hpp"
#include "summand/ruleset/loopy.hpp"
#include "summand/ruleset/position_thermographs.hpp"
#include "summand/ruleset/ruleset.hpp"
#include "summand/ruleset/ruleset_parts.hpp"
#include "summand/ruleset/visit.hpp"

namespace summand {

// Rules that are made at run time have one type for many games. They know the ruleset and the
// versions of their game.
template <class R>
concept KnowsItsRuleset = requires(const R rules) {
  { rules.ruleset() } -> std::same_as<const AnyRuleset&>;
  { rules.versions() } -> std::same_as<const RulesetVersions&>;
};

template <Ruleset R>
class ErasedRuleset final : public AnyRuleset {
 public:
  static const ErasedRuleset& the() {
    static const ErasedRuleset ruleset;
    return ruleset;
  }

  static AnyPosition erase(R rules, typename R::Position position) {
    return AnyPosition(std::make_shared<const Model>(std::move(rules), std::move(position)));
  }

  // The versions of a game whose rulesets are made at run time. They refer to `original`.
  static RulesetVersions versions_of(const AnyRuleset& original) {
    std::vector<std::string_view> abilities = {"impartial"};
    if (HasImpartialTheorem<R>) abilities.push_back("theorem");
    return {{original, "Impartial", "impartial", std::move(abilities), ImpartialVersion::of},
            {original, "Negative", original.info().name, {}, NegativeVersion::of}};
  }

  // The rules and the position of a position that erase() made.
  static const R& rules_of(const AnyPosition& position) { return model_of(position).rules(); }
  static const typename R::Position& position_of(const AnyPosition& position) {
    return model_of(position).position();
  }

  const RulesetInfo& info() const override { return R::info; }
  [[gnu::cold]] std::vector<std::string_view> abilities() const override {
    return abilities_of<R>();
  }
  [[gnu::cold]] Learn learn() const override {
    if constexpr (Learns<R>) {
      return &R::learn;
    } else {
      return nullptr;
    }
  }
  [[gnu::cold]] Learn learn_from_rows() const override {
    if constexpr (LearnsFromRows<R>) {
      return &R::learn_from_rows;
    } else {
      return nullptr;
    }
  }

  [[gnu::cold]] void small_positions(
      const std::function<void(const AnyPosition&)>& visit) const override {
    if constexpr (std::default_initializable<R>) {
      R().small_positions(
          [&](const typename R::Position& position) { visit(erase(R(), position)); });
    }
  }

  [[gnu::cold]] Result<AnyPosition> parse(std::string_view text) const override {
    if constexpr (std::default_initializable<R>) {
      auto position = R().parse(text);
      if (!position) return std::unexpected(std::move(position).error());
      return erase(R(), *std::move(position));
    } else {
      return wants_parameters();
    }
  }

  [[gnu::cold]] Result<AnyPosition> make(const Arguments& arguments) const override {
    if (auto given = made_from_text(arguments)) return *std::move(given);
    if constexpr (MakesStarts<R>) {
      SUMMAND_TRY(start, R::make(arguments));
      return erase(std::move(start.rules), std::move(start.position));
    } else {
      return wants_text(arguments);
    }
  }

 private:
  class Model final : public AnyPosition::Model {
   public:
    Model(R rules, typename R::Position position)
        : rules_(std::move(rules)), position_(std::move(position)) {}

    const AnyRuleset& ruleset() const override {
      if constexpr (KnowsItsRuleset<R>) {
        return rules_.ruleset();
      } else {
        return the();
      }
    }
    bool equals(const AnyPosition::Model& other) const override {
      if (&other.ruleset() != &ruleset()) return false;
      const auto& same = static_cast<const Model&>(other);
      return rules_ == same.rules_ && position_ == same.position_;
    }
    std::uint64_t hash() const override { return hash_value(position_); }
    std::string print() const override { return rules_.print(position_); }
    [[gnu::cold]] std::string print_call() const override {
      return summand::print_call(rules_, position_);
    }

    std::uint64_t move_count(Player player) const override {
      if constexpr (CountsMoves<R>) {
        return rules_.move_count(position_, player);
      } else {
        std::uint64_t count = 0;
        visit_moves(rules_, position_, player, [&](const auto&) { ++count; });
        return count;
      }
    }
    std::vector<AnyMove> moves(Player player) const override {
      std::vector<AnyMove> out;
      visit_moves(rules_, position_, player,
                  [&](const typename R::Move& move) { out.push_back(after(player, move)); });
      return out;
    }
    std::optional<std::vector<AnyMove>> moves_to_nimber(
        [[maybe_unused]] std::uint64_t nimber,
        [[maybe_unused]] Evaluators& evaluators) const override {
      if constexpr (FindsMovesToNimbers<R>) {
        if (!is_impartial(rules_, position_)) return std::nullopt;
        std::vector<AnyMove> out;
        for (const auto& move : rules_.moves_to_nimber(position_, nimber, evaluators.store())) {
          out.push_back(after(Player::left, move));
        }
        return out;
      } else {
        return std::nullopt;
      }
    }
    std::vector<AnyMove> some_moves(Player player, std::uint64_t step) const override {
      std::vector<AnyMove> out;
      std::uint64_t at = 0;
      visit_moves(rules_, position_, player, [&](const typename R::Move& move) {
        if (at++ % step == 0) out.push_back(after(player, move));
      });
      return out;
    }
    bool reads_moves() const override { return ReadsMoves<R>; }
    std::optional<AnyMove> move_named(Player player, std::string_view name) const override {
      const auto move = found_move(position_, player, name);
      return move ? std::optional(after(player, *move)) : std::nullopt;
    }
    std::vector<Copies<AnyPosition>> parts() const override {
      std::vector<Copies<AnyPosition>> out;
      visit_parts(rules_, position_, [&](const typename R::Position& part, std::uint64_t count) {
        out.push_back({erase(rules_, part), count});
      });
      return out;
    }
    std::vector<Copies<AnyPosition>> parts_by_moves() const override {
      if constexpr (!SplitsByMoves<R>) return {{erase(rules_, position_), 1}};
      std::vector<Copies<AnyPosition>> out;
      visit_parts(rules_, position_, [&](const typename R::Position& part, std::uint64_t count) {
        if constexpr (HasRepresentative<R>) {
          out.push_back({erase(rules_, rules_.representative(part)), count});
        } else {
          out.push_back({erase(rules_, part), count});
        }
      });
      return out;
    }
    std::optional<HeapSum> heap_sum() const override {
      if constexpr (HasHeapCode<R>) {
        return HeapSum{rules_.heap_code(), {position_.sizes().begin(), position_.sizes().end()}};
      } else {
        return std::nullopt;
      }
    }
    void add_parts(PartTables& tables, PartList& out, std::uint64_t copies) const override {
      tables.of<RulesetParts>(rules_).add(position_, out, copies);
    }
    AnyPosition mirror() const override {
      if constexpr (HasMirror<R>) {
        return erase(rules_, rules_.mirror(position_));
      } else {
        AnyPosition same = erase(rules_, position_);
        return is_impartial(rules_, position_) ? same : NegativeVersion::of(same);
      }
    }
    [[gnu::cold]] std::optional<Picture> picture() const override {
      if constexpr (HasPicture<R>) return rules_.picture(position_);
      return std::nullopt;
    }
    [[gnu::cold]] std::optional<Picture> picture_after(
        [[maybe_unused]] std::span<const NamedMove> moves) const override {
      if constexpr (HasPictureAfter<R>) {
        std::vector<MoveMade<typename R::Move>> made;
        typename R::Position now = position_;
        for (const NamedMove& named : moves) {
          std::string name = named.name;
          std::erase(name, ' ');
          const auto move = found_move(now, named.player, name);
          if (!move) return std::nullopt;
          made.push_back({named.player, *move});
          now = rules_.play(std::move(now), named.player, *move);
        }
        return rules_.picture_after(position_, std::span<const MoveMade<typename R::Move>>(made));
      }
      return std::nullopt;
    }
    [[gnu::cold]] std::optional<Figure> figure([[maybe_unused]] Medium medium) const override {
      if constexpr (HasFigure<R>) {
        return rules_.figure(position_, medium);
      } else if constexpr (HasPicture<R>) {
        return figure_of(rules_.picture(position_), medium);
      } else {
        return std::nullopt;
      }
    }
    [[gnu::cold]] std::optional<BoardShape> shape() const override {
      if constexpr (HasShape<R>) return rules_.shape(position_);
      return std::nullopt;
    }
    [[gnu::cold]] int named_rows() const override {
      const std::optional<BoardShape> board = shape();
      return board ? board->named_rows() : 0;
    }
    [[gnu::cold]] std::optional<ShapeLayout> layout() const override {
      if constexpr (HasLayout<R>) return rules_.layout(position_);
      return std::nullopt;
    }
    [[gnu::cold]] std::vector<NamedCells> cells_of_moves(
        [[maybe_unused]] Player player) const override {
      std::vector<NamedCells> out;
      if constexpr (NamesCells<R>) {
        visit_moves(rules_, position_, player, [&](const typename R::Move& move) {
          out.push_back(
              {rules_.print_move(position_, player, move), rules_.cells(position_, player, move)});
        });
      }
      return out;
    }
    [[gnu::cold]] std::vector<int> cells_of_move(
        [[maybe_unused]] Player player, [[maybe_unused]] std::string_view name) const override {
      if constexpr (NamesCells<R>) {
        if (const auto move = found_move(position_, player, name)) {
          return rules_.cells(position_, player, *move);
        }
      }
      return {};
    }
    bool impartial() const override { return is_impartial(rules_, position_); }
    AnyPosition impartial_version() const override {
      AnyPosition same = erase(rules_, position_);
      return is_impartial(rules_, position_) ? same : ImpartialVersion::of(same);
    }
    bool loopy() const override { return Loopy<R>; }
    bool entails() const override { return Entails<R>; }
    bool loony() const override {
      if constexpr (Entails<R>) return rules_.is_loony(position_);
      return false;
    }
    std::uint64_t nimber_of_rest([[maybe_unused]] Evaluators& evaluators) const override {
      if constexpr (Entails<R>) {
        return evaluators.of(rules_).nimber(position_);
      } else {
        return AnyPosition::Model::nimber_of_rest(evaluators);
      }
    }
    [[gnu::cold]] Taxed taxed([[maybe_unused]] Budget& budget,
                              [[maybe_unused]] KeptResults* kept) const override {
      if constexpr (Loopy<R>) {
        refuse_loopy(R::info);
      } else if constexpr (Entails<R>) {
        refuse_entailing(R::info);
      } else {
        if constexpr (ChecksEnds<R>) rules_.expect_end(position_, false);
        PositionsByNumber<R> positions(rules_, budget);
        PositionThermographs play(positions, budget);
        const std::uint32_t first = positions.number(position_);
        if constexpr (kKeepsResults) {
          if (kept != nullptr) {
            return play.kept_or_found(first, *kept, kept_game(rules_), canonical_call());
          }
        }
        return play(first);
      }
    }

    Value value(Evaluators& evaluators) const override { return evaluators.of(rules_)(position_); }
    std::optional<Value> value_by_theorem(Evaluators& evaluators) const override {
      return evaluators.of(rules_).by_theorem(position_);
    }
    std::optional<std::string_view> theorem(Evaluators& evaluators) const override {
      const std::optional<Known> known = evaluators.of(rules_).theorem(position_);
      if (known && std::holds_alternative<Value>(known->what)) return known->theorem;
      return std::nullopt;
    }
    std::optional<KnownOutcome> outcome_by_theorem(Evaluators& evaluators) const override {
      const std::optional<Known> known = evaluators.of(rules_).theorem(position_);
      const Outcome* outcome = known ? std::get_if<Outcome>(&known->what) : nullptr;
      if (outcome == nullptr) return std::nullopt;
      return KnownOutcome{*outcome, known->theorem};
    }
    [[gnu::cold]] std::optional<OwnSearch> own_search(
        [[maybe_unused]] ValueStore& store) const override {
      if constexpr (SearchesItself<R>) return rules_.own_search(position_, store);
      return std::nullopt;
    }
    [[gnu::cold]] std::unique_ptr<BoardSearch> board_search(
        [[maybe_unused]] std::span<const AnyPosition> positions, [[maybe_unused]] ValueStore& store,
        [[maybe_unused]] const BoardSearchOptions& options) const override {
      if constexpr (SearchesBoards<R>) {
        const auto is_of_this_game = [&](const AnyPosition& position) {
          return &position.ruleset() == &ruleset() && rules_of(position) == rules_;
        };
        if (std::ranges::all_of(positions, is_of_this_game)) {
          return SearchOfBoards::of(R::board_search, position_of, positions, store, options);
        }
      }
      return nullptr;
    }
    [[gnu::cold]] std::optional<AdvisedMove> advice([[maybe_unused]] Player player) const override {
      if constexpr (GivesAdvice<R>) {
        if (auto advice = rules_.advice(position_, player)) {
          return AdvisedMove{after(player, advice->move), std::move(advice->reason)};
        }
      }
      return std::nullopt;
    }
    [[gnu::cold]] std::optional<ConjecturedResult> conjecture(
        [[maybe_unused]] Player player) const override {
      if constexpr (GivesConjectures<R>) {
        if (auto found = rules_.conjecture(position_, player)) {
          ConjecturedResult out{.winning = std::nullopt, .text = std::move(found->text)};
          if (found->winning) out.winning = after(player, *found->winning);
          return out;
        }
      }
      return std::nullopt;
    }

    const R& rules() const { return rules_; }
    const typename R::Position& position() const { return position_; }

   private:
    // The name of the position in files of results.
    std::string canonical_call() const {
      if constexpr (HasRepresentative<R>) {
        return kept_call(rules_, rules_.representative(position_));
      } else {
        return kept_call(rules_, position_);
      }
    }

    // The legal move of a name without blanks.
    std::optional<typename R::Move> found_move(const typename R::Position& position, Player player,
                                               std::string_view name) const {
      if constexpr (ReadsMoves<R>) {
        return rules_.read_move(position, player, name);
      } else {
        std::optional<typename R::Move> out;
        visit_moves(rules_, position, player, [&](const typename R::Move& move) {
          if (out) return;
          if (same_without_blanks(rules_.print_move(position, player, move), name)) out = move;
        });
        return out;
      }
    }

    static bool same_without_blanks(std::string_view text, std::string_view name) {
      std::size_t at = 0;
      for (const char c : text) {
        if (c == ' ') continue;
        if (at == name.size() || name[at] != c) return false;
        ++at;
      }
      return at == name.size();
    }

    AnyMove after(Player player, const typename R::Move& move) const {
      AnyMove out{rules_.print_move(position_, player, move),
                  erase(rules_, rules_.play(position_, player, move))};
      if constexpr (Entails<R>) out.entails = rules_.entails(position_, player, move);
      return out;
    }

    R rules_;
    typename R::Position position_;
  };

  class SearchOfBoards final : public BoardSearch {
   public:
    using Its = BoardSearchOf<typename R::Position>;
    using PositionOf = const typename R::Position& (*)(const AnyPosition&);

    // Null if `make` gives none.
    template <class Make>
    static std::unique_ptr<BoardSearch> of(Make&& make, PositionOf position_of,
                                           std::span<const AnyPosition> positions,
                                           ValueStore& store, const BoardSearchOptions& options) {
      const auto all = boards_of(positions, position_of);
      auto its = make(std::span<const typename R::Position>(all), store, options);
      if (!its) return nullptr;
      return std::make_unique<SearchOfBoards>(std::move(its), position_of);
    }
    SearchOfBoards(std::unique_ptr<Its> its, PositionOf position_of)
        : its_(std::move(its)), position_of_(position_of) {}

    bool wins(std::span<const AnyPosition> positions, std::span<const Value> values,
              Player first) override {
      return its_->wins(boards_of(positions, position_of_), values, first);
    }
    std::optional<bool> knows(std::span<const AnyPosition> positions, std::span<const Value> values,
                              Player first) override {
      return its_->knows(boards_of(positions, position_of_), values, first);
    }
    std::uint64_t nodes() const override { return its_->nodes(); }
    void watch(SearchWatch* watch, const std::atomic<bool>* stop) override {
      its_->watch(watch, stop);
    }
    std::string_view method() const override { return its_->method(); }
    unsigned key_bits() const override { return its_->key_bits(); }
    bool can_share() const override { return its_->can_share(); }
    void stop_after(std::uint64_t nodes) override { its_->stop_after(nodes); }
    std::unique_ptr<BoardSearch> beside(ValueStore& store) override {
      return std::make_unique<SearchOfBoards>(its_->beside(store), position_of_);
    }
    std::string_view form() const override { return its_->form(); }
    void for_each_costly(std::uint64_t most,
                         const std::function<void(const Result&)>& visit) const override {
      its_->for_each_costly(most, visit);
    }
    void take(const Result& result) override { its_->take(result); }
    void at_times(const std::function<void()>& call) override { its_->at_times(call); }
    std::size_t model_rows() const override { return its_->model_rows(); }

   private:
    static std::vector<typename R::Position> boards_of(std::span<const AnyPosition> positions,
                                                       PositionOf position_of) {
      std::vector<typename R::Position> out;
      for (const AnyPosition& position : positions) out.push_back(position_of(position));
      return out;
    }

    std::unique_ptr<Its> its_;
    PositionOf position_of_;
  };

  static const RulesetVersions& versions_of(const R& rules) {
    if constexpr (KnowsItsRuleset<R>) {
      return rules.versions();
    } else {
      static const RulesetVersions versions = versions_of(the());
      return versions;
    }
  }

  static const Model& model_of(const AnyPosition& position) {
    return static_cast<const Model&>(position.model());
  }

  class ImpartialVersion final : public ImpartialModel {
   public:
    using ImpartialModel::ImpartialModel;

    static AnyPosition of(const AnyPosition& original) {
      return AnyPosition(std::make_shared<const ImpartialVersion>(original));
    }

    const AnyRuleset& ruleset() const override {
      return versions_of(model_of(original()).rules()).impartial;
    }
    void add_parts(PartTables& tables, PartList& out, std::uint64_t copies) const override {
      const auto& model = model_of(original());
      tables.of<RulesetParts>(impartial_of(model.rules())).add(model.position(), out, copies);
    }
    Value value(Evaluators& evaluators) const override {
      const auto& model = model_of(original());
      return evaluators.of(impartial_of(model.rules()))(model.position());
    }
    std::optional<Value> value_by_theorem(Evaluators& evaluators) const override {
      const auto& model = model_of(original());
      return evaluators.of(impartial_of(model.rules())).by_theorem(model.position());
    }
    std::optional<std::string_view> theorem(Evaluators& evaluators) const override {
      const auto& model = model_of(original());
      const auto known = evaluators.of(impartial_of(model.rules())).theorem(model.position());
      return known ? std::optional(known->theorem) : std::nullopt;
    }
    [[gnu::cold]] std::unique_ptr<BoardSearch> board_search(
        [[maybe_unused]] std::span<const AnyPosition> positions, [[maybe_unused]] ValueStore& store,
        [[maybe_unused]] const BoardSearchOptions& options) const override {
      if constexpr (SearchesImpartialBoards<R>) {
        const R& rules = model_of(original()).rules();
        const auto is_of_this_game = [&](const AnyPosition& position) {
          return &position.ruleset() == &ruleset() && original_of(position).rules() == rules;
        };
        if (std::ranges::all_of(positions, is_of_this_game)) {
          return SearchOfBoards::of(
              R::impartial_board_search,
              [](const AnyPosition& its) -> const typename R::Position& {
                return original_of(its).position();
              },
              positions, store, options);
        }
      }
      return nullptr;
    }

   protected:
    AnyPosition version_of(AnyPosition original) const override { return of(original); }
    bool keeps_parts() const override { return SplitsByMoves<R>; }

   private:
    // Of a position of this version.
    static const auto& original_of(const AnyPosition& position) {
      return model_of(static_cast<const ImpartialVersion&>(position.model()).original());
    }
  };

  class NegativeVersion final : public NegativeModel {
   public:
    using NegativeModel::NegativeModel;

    static AnyPosition of(const AnyPosition& original) {
      return AnyPosition(std::make_shared<const NegativeVersion>(original));
    }

    const AnyRuleset& ruleset() const override {
      return versions_of(model_of(original()).rules()).negative;
    }
    void add_parts(PartTables& tables, PartList& out, std::uint64_t copies) const override {
      const auto& model = model_of(original());
      tables.of<RulesetParts>(negative_of(model.rules())).add(model.position(), out, copies);
    }

   protected:
    AnyPosition version_of(AnyPosition original) const override { return of(original); }
    bool keeps_parts() const override { return true; }
  };
};

}  // namespace summand
