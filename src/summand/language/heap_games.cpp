#include "summand/language/heap_games.hpp"

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "summand/base/whole_number.hpp"
#include "summand/heaps/names.hpp"

namespace summand {

namespace {

class NamedHeapGame final : public AnyRuleset {
 public:
  NamedHeapGame(const AnyRuleset& family, const heaps::NamedRules& rules)
      : family_(family), info_(family.info()) {
    info_.name = rules.name;
  }

  const RulesetInfo& info() const override { return info_; }

  // "3,5"
  Result<AnyPosition> parse(std::string_view text) const override {
    Arguments sizes;
    for (std::size_t begin = 0; begin <= text.size();) {
      const std::size_t end = std::min(text.find(',', begin), text.size());
      const auto size = whole_number<std::int64_t>(text.substr(begin, end - begin));
      if (!size) return fail("a size of a heap is expected here", begin);
      sizes.push_back({.what = *size, .offset = begin});
      begin = end + 1;
    }
    return make(sizes);
  }

  Result<AnyPosition> make(const Arguments& arguments) const override {
    Arguments all = {{.what = Word{std::string(info_.name)}, .offset = 0}};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return family_.make(all);
  }

  void small_positions(const std::function<void(const AnyPosition&)>& visit) const override {
    family_.small_positions([&](const AnyPosition& of_family) {
      if (const auto position = parse(of_family.print())) visit(*position);
    });
  }

  std::vector<std::string_view> abilities() const override { return family_.abilities(); }

 private:
  const AnyRuleset& family_;
  RulesetInfo info_;
};

}  // namespace

std::shared_ptr<const AnyRuleset> heap_game_named(std::string_view name, const KnownGames& games) {
  const heaps::NamedRules* rules = heaps::rules_named(name);
  const AnyRuleset* family = rules != nullptr ? games.find(heaps::kFamily) : nullptr;
  if (family == nullptr) return nullptr;
  return std::make_shared<NamedHeapGame>(*family, *rules);
}

}  // namespace summand
