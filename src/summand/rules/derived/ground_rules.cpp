#include "summand/rules/derived/ground_rules.hpp"

#include <algorithm>

#include "summand/base/guard.hpp"
#include "summand/rules/laid.hpp"

namespace summand {

namespace {

std::size_t places_of(const Rewrite& rewrite) {
  std::size_t out = rewrite.touches.size() + 1;
  for (const RuleClause& clause : rewrite.clauses) out += clause.any.size();
  return out;
}

std::size_t places_of(const GroundRules& rules) {
  std::size_t out = 0;
  for (const Rewrite& rewrite : rules) out += places_of(rewrite);
  return out;
}

// One form for all rewrites that mean the same. False if it never changes anything.
bool simplify(Rewrite& rewrite, LetterSet all) {
  bool changes = false;
  for (Touch& touch : rewrite.touches) {
    touch.guard &= all;
    if (touch.guard == 0) return false;
    LetterMap map;
    for_each_letter(touch.guard, [&](Letter letter) { map.set(letter, touch.map(letter)); });
    touch.map = map;
    changes = changes || touch.changes();
  }
  std::erase_if(rewrite.touches,
                [&](const Touch& touch) { return touch.guard == all && !touch.changes(); });
  for (RuleClause& clause : rewrite.clauses) std::ranges::sort(clause.any);
  std::ranges::sort(rewrite.clauses);
  return changes;
}

// Lists the ground rewrites of rule images until they are too many.
class Lister {
 public:
  Lister(const BoardSides& sides, LetterSet all, std::size_t most_places)
      : sides_(sides), all_(all), most_places_(most_places) {}

  void add(const RuleImage& image) { go_on(image, 0, Rewrite{.player = image.player}, -1); }

  std::optional<GroundRules> take() {
    if (is_full_) return std::nullopt;
    drop_equal();
    return std::move(out_);
  }

 private:
  // Patterns such as `x* x* x*` lie in many ways that are equal.
  static constexpr std::size_t kMostEqual = 4;

  void go_on(const RuleImage& image, std::size_t step, const Rewrite& before, int begin) {
    const auto meets = [&](int, const PatternCell&) { return !is_full_; };
    for_each_laid(image.steps[step], sides_, begin, meets, [&](std::span<const Laid> laid) {
      if (is_full_) return;
      const auto next = ground_step(image.steps[step], sides_, laid, image.mine);
      if (!next) return;
      std::optional<Rewrite> both = composed(before, *next);
      if (!both) return;
      if (step + 1 < image.steps.size()) {
        go_on(image, step + 1, *both, next->end);
      } else {
        add(*std::move(both));
      }
    });
  }

  void add(Rewrite rewrite) {
    if (!simplify(rewrite, all_)) return;
    places_ += places_of(rewrite);
    tried_places_ += places_of(rewrite);
    out_.push_back(std::move(rewrite));
    is_full_ = tried_places_ / kMostEqual > most_places_;
    if (places_ <= most_places_) return;
    drop_equal();
    places_ = places_of(out_);
    is_full_ = is_full_ || places_ > most_places_ / 2;  // otherwise many more can be equal
  }

  void drop_equal() {
    std::ranges::sort(out_);
    const auto rest = std::ranges::unique(out_);
    out_.erase(rest.begin(), rest.end());
  }

  BoardSides sides_;
  LetterSet all_;
  std::size_t most_places_, places_ = 0;
  std::size_t tried_places_ = 0;  // with those of equal rewrites
  bool is_full_ = false;
  GroundRules out_;
};

}  // namespace

std::optional<GroundRules> ground_rules(std::span<const PlayerRule> rules, const BoardSides& sides,
                                        LetterSet all, std::size_t most_places) {
  Lister lister(sides, all, most_places);
  for (const PlayerRule& rule : rules) {
    for_each_image(rule, [&](const RuleImage& image) { lister.add(image); });
  }
  return lister.take();
}

std::shared_ptr<const GroundRules> GroundRulesMemo::of(const BoardSides& sides) const {
  const Guard lock(mutex_);
  const auto at = std::ranges::find(known_, sides, &Known::sides);
  if (at != known_.end()) return at->rules;
  std::shared_ptr<const GroundRules> out;
  std::size_t places = 1;
  if (auto rules = ground_rules(rules_, sides, all_, kMostPlaces)) {
    places += places_of(*rules);
    out = std::make_shared<const GroundRules>(*std::move(rules));
  }
  if (places_ + places > kMostPlacesKept) {
    known_.clear();
    places_ = 0;
  }
  places_ += places;
  known_.push_back({sides, out});
  return out;
}

}  // namespace summand
