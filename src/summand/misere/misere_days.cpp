#include "summand/misere/misere_days.hpp"

#include <algorithm>

#include "summand/base/check.hpp"

namespace summand {

namespace {

// The forms of a day as bits: a set of options is a number.
struct DayBits {
  using Set = std::uint32_t;

  struct Reduction {
    Set kept;  // the options of the form
    Set may;   // these, and the forms that have it as an option
    Set must;  // 0, or forms one of which is needed
    bool reduces(Set options) const {
      return options != kept && (options & kept) == kept && (options & ~may) == 0 &&
             (must == 0 || (options & must) != 0);
    }
  };

  std::size_t count = 0;
  Set previous = 0;                   // the wins of the previous player
  std::vector<Reduction> reductions;  // to the forms of the day before

  DayBits(MisereStore& store, const std::vector<MisereForm>& forms) : count(forms.size()) {
    for (std::size_t i = 0; i < count; ++i) {
      if (store.outcome(forms[i]) == MisereOutcome::previous) previous |= Set{1} << i;
    }
    for (const MisereForm to : forms) {
      Reduction its{};
      for (std::size_t i = 0; i < count; ++i) {
        if (store.has_option(to, forms[i])) its.kept |= Set{1} << i;
        if (store.has_option(forms[i], to)) its.may |= Set{1} << i;
      }
      if (its.may == 0) continue;
      its.may |= its.kept;
      if (to == MisereForm()) its.must = previous;
      reductions.push_back(its);
    }
  }

  // Calls visit(set) for each set of options that is a canonical form.
  template <class Visit>
  void for_each_form(Visit&& visit) const {
    for (Set set = 0; set >> count == 0; ++set) {
      const bool reducible = std::ranges::any_of(
          reductions, [&](const Reduction& reduction) { return reduction.reduces(set); });
      if (!reducible) visit(set);
    }
  }
};

}  // namespace

std::vector<MisereForm> forms_born_by(MisereStore& store, unsigned day) {
  SUMMAND_CHECK(day <= kMostMisereDayListed);
  std::vector<MisereForm> forms = {MisereForm()};
  for (unsigned now = 1; now <= day; ++now) {
    std::vector<MisereForm> next, options;
    for (std::uint32_t set = 0; set >> forms.size() == 0; ++set) {
      options.clear();
      for (std::size_t i = 0; i < forms.size(); ++i) {
        if ((set >> i & 1) != 0) options.push_back(forms[i]);
      }
      next.push_back(store.make(options));
    }
    std::ranges::sort(next);
    const auto repeated = std::ranges::unique(next);
    next.erase(repeated.begin(), repeated.end());
    forms = std::move(next);
  }
  return forms;
}

std::optional<std::uint64_t> misere_day_count(unsigned day) {
  if (day > kMostMisereDayCounted) return std::nullopt;
  if (day == 0) return 1;
  MisereStore store;
  std::uint64_t forms = 0;
  DayBits(store, forms_born_by(store, day - 1)).for_each_form([&](std::uint32_t) { ++forms; });
  return forms;
}

}  // namespace summand
