#include "summand/misere/misere_forms.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "summand/misere/heap_forms.hpp"
#include "summand/misere/misere_test_support.hpp"

namespace summand {
namespace {

// An impartial game with all its options, never simplified.
struct PlainGame {
  std::set<const PlainGame*> options;
};

// Who wins a sum of such games: a second way, without forms.
class PlainOutcomes {
 public:
  bool next_wins(std::vector<const PlainGame*> sum) {
    std::ranges::sort(sum);
    if (const auto known = known_.find(sum); known != known_.end()) return known->second;
    bool has_move = false, wins = false;
    for (std::size_t i = 0; i < sum.size() && !wins; ++i) {
      for (const PlainGame* option : sum[i]->options) {
        has_move = true;
        std::vector<const PlainGame*> after = sum;
        after[i] = option;
        wins = wins || !next_wins(after);
      }
    }
    return known_[sum] = wins || !has_move;
  }

 private:
  std::map<std::vector<const PlainGame*>, bool> known_;
};

PlainGame plain(const std::vector<const PlainGame*>& options) {
  return {{options.begin(), options.end()}};
}

// The number of different games by day n, by a rule with or without the proviso for 0.
std::vector<std::size_t> counts_by_day(unsigned last, bool proviso) {
  std::set<std::set<int>> forms;  // sets of options, which are the numbers of forms
  std::vector<std::set<int>> by_number;
  const auto is_previous = [&](int form) {
    // A form is a win for the previous player if it has options, and all are wins for the next one.
    std::vector<int> previous(by_number.size());
    for (std::size_t i = 0; i < by_number.size(); ++i) {
      previous[i] = !by_number[i].empty() && std::ranges::none_of(by_number[i], [&](int option) {
        return previous[option];
      });
    }
    return previous[form] != 0;
  };
  const auto reducible = [&](const std::set<int>& options) {
    for (int to = 0; to < static_cast<int>(by_number.size()); ++to) {
      if (options == by_number[to] || !std::ranges::includes(options, by_number[to])) continue;
      const bool reverts = std::ranges::all_of(options, [&](int option) {
        return by_number[to].contains(option) || by_number[option].contains(to);
      });
      if (!reverts) continue;
      if (to != 0 || !proviso || std::ranges::any_of(options, is_previous)) return true;
    }
    return false;
  };
  std::vector<std::size_t> counts = {1};
  by_number.push_back({});
  forms.insert(by_number[0]);
  for (unsigned day = 1; day <= last; ++day) {
    const auto before = static_cast<unsigned>(by_number.size());
    std::vector<std::set<int>> born;
    for (unsigned set = 0; set < 1u << before; ++set) {
      std::set<int> options;
      for (unsigned i = 0; i < before; ++i) {
        if ((set >> i & 1) != 0) options.insert(static_cast<int>(i));
      }
      if (!forms.contains(options) && !reducible(options)) born.push_back(options);
    }
    for (const auto& options : born) {
      by_number.push_back(options);
      forms.insert(options);
    }
    counts.push_back(by_number.size());
  }
  return counts;
}

TEST(MisereForms, DaysHaveTheKnownNumbersOfForms) {
  const std::vector<std::size_t> known = {1, 2, 3, 5, 22};
  EXPECT_EQ(counts_by_day(4, true), known);
  for (unsigned day = 0; day <= 4; ++day) {
    MisereStore store;
    EXPECT_EQ(forms_born_by(store, day).size(), known[day]);
    EXPECT_EQ(misere_day_count(day), known[day]);
  }
  EXPECT_EQ(misere_day_count(5), 4171780u);
  EXPECT_EQ(misere_day_count(6), std::nullopt);
}

TEST(MisereForms, WithoutTheProvisoForZeroTheNumbersAreWrong) {
  EXPECT_NE(counts_by_day(4, false), counts_by_day(4, true));
}

// The formula for day 6, used for day 5: 2^22 minus the reducible sets, counted for each form.
TEST(MisereForms, ReducibleSetsCountedByFormGiveDayFive) {
  MisereStore store;
  const auto day_4 = forms_born_by(store, 4);
  std::uint64_t count = std::uint64_t{1} << day_4.size();
  for (const MisereForm to : day_4) {
    unsigned with = 0, lost = 0;
    for (const MisereForm form : day_4) {
      if (!store.has_option(form, to)) continue;
      ++with;
      lost += store.outcome(form) == MisereOutcome::next;
    }
    count -= (std::uint64_t{1} << with) - (std::uint64_t{1} << (to == MisereForm() ? lost : 0));
  }
  EXPECT_EQ(count, 4171780u);
}

// All games of plain day 3 and some later ones, in company of all of day 3: the forms and the plain
// games have the same outcomes.
TEST(MisereForms, FormsHaveTheOutcomesOfTheGamesInCompany) {
  MisereStore store;
  std::vector<PlainGame> games(1);
  games.reserve(40);
  std::vector<MisereForm> forms = {MisereForm()};
  const auto add = [&](const std::vector<std::size_t>& options) {
    std::vector<const PlainGame*> plain_options;
    std::vector<MisereForm> form_options;
    for (const std::size_t option : options) {
      plain_options.push_back(&games[option]);
      form_options.push_back(forms[option]);
    }
    games.push_back(plain(plain_options));
    forms.push_back(store.make(form_options));
  };
  add({0});
  add({1});  // reducible to 0
  add({0, 1});
  for (unsigned set = 1; set < 16; ++set) {
    std::vector<std::size_t> options;
    for (std::size_t i = 0; i < 4; ++i) {
      if ((set >> i & 1) != 0) options.push_back(i);
    }
    add(options);
  }
  for (std::size_t i = 4; i < 12; ++i) add({i, (i * 5) % 13, (i * 7) % 17});
  PlainOutcomes plain_outcomes;
  for (std::size_t i = 0; i < games.size(); ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      for (std::size_t k = 0; k <= std::min<std::size_t>(j, 15); ++k) {
        const bool wins = plain_outcomes.next_wins({&games[i], &games[j], &games[k]});
        const MisereForm two = store.sum(forms[i], forms[j]);
        ASSERT_EQ(store.outcome_of_sum(two, forms[k]) == MisereOutcome::next, wins);
        ASSERT_EQ(store.outcome(store.sum(two, forms[k])) == MisereOutcome::next, wins);
      }
    }
  }
}

TEST(MisereForms, SmallCompanyDoesNotTellAllFormsApart) {
  MisereStore store;
  const auto day_4 = forms_born_by(store, 4);
  const auto classes = [&](unsigned day) {
    std::set<std::vector<MisereOutcome>> out;
    for (const MisereForm form : day_4) {
      std::vector<MisereOutcome> outcomes;
      for (const MisereForm company : forms_born_by(store, day)) {
        outcomes.push_back(store.outcome_of_sum(form, company));
      }
      out.insert(outcomes);
    }
    return out.size();
  };
  EXPECT_EQ(classes(3), 7u);
  EXPECT_EQ(classes(4), 17u);
}

TEST(MisereForms, SumsAreAssociativeAndTwoStarsVanish) {
  MisereStore store;
  const auto day_4 = forms_born_by(store, 4);
  for (const MisereForm g : day_4) {
    EXPECT_EQ(store.sum(store.sum(g, store.star()), store.star()), g);
    for (const MisereForm h : day_4) {
      const MisereForm k = day_4[(g.id() * 5 + h.id()) % 22];
      EXPECT_EQ(store.sum(g, h), store.sum(h, g));
      EXPECT_EQ(store.sum(store.sum(g, h), k), store.sum(g, store.sum(h, k)));
      EXPECT_EQ(store.nim_value(store.sum(g, h)), store.nim_value(g) ^ store.nim_value(h));
    }
  }
  EXPECT_NE(store.sum(store.nimber(2), store.nimber(2)), MisereForm());
}

TEST(MisereForms, AFormWithItsMateIsAWinForThePreviousPlayer) {
  MisereStore store;
  for (const MisereForm g : forms_born_by(store, 4)) {
    EXPECT_EQ(store.outcome_of_sum(g, store.mate(g)), MisereOutcome::previous);
  }
  EXPECT_EQ(store.mate(MisereForm()), store.star());
  EXPECT_EQ(store.mate(store.star()), MisereForm());
}

TEST(MisereForms, TextsAreReadAsTheyArePrinted) {
  MisereStore store;
  for (const MisereForm g : forms_born_by(store, 4)) {
    for (const MisereForm h : {g, store.sum(g, store.nimber(3))}) {
      EXPECT_EQ(misere_form(store, print(store, h)), h);
    }
  }
  EXPECT_EQ(print(store, misere_form(store, "*[ [2] ,10, 0,*2,*[3,0,[2]]]")),
            "*[0,2,10,[2],[0,3,[2]]]");
  EXPECT_EQ(print(store, misere_form(store, "*[1,0]")), "*2");
  EXPECT_EQ(print(store, misere_form(store, "*[[]]")), "*");
  EXPECT_EQ(print(store, misere_form(store, "*0")), "0");
  EXPECT_EQ(print(store, misere_form(store, "*[1]")), "0");
}

TEST(MisereForms, WrongTextsAreRefusedWithThePlace) {
  MisereStore store;
  const auto offset = [&](std::string_view text) {
    const auto form = parse_misere_form(store, text);
    return form ? -1 : static_cast<int>(form.error().offset);
  };
  EXPECT_EQ(offset(""), 0);
  EXPECT_EQ(offset("5"), 0);
  EXPECT_EQ(offset("[2]"), 0);
  EXPECT_EQ(offset("*[2"), 3);
  EXPECT_EQ(offset("*[2,]"), 4);
  EXPECT_EQ(offset("*[2]]"), 4);
  EXPECT_EQ(offset("*[2 3]"), 4);
  EXPECT_EQ(offset("*[2,99999999999999999999]"), 4);
}

TEST(MisereForms, LongTextsReachTheSizeLimit) {
  MisereStore store;
  MisereForm g = store.nimber(2);
  for (int i = 0; i < 100; ++i) g = store.make({{g}});
  EXPECT_EQ(print(store, g).size(), 202u);
  EXPECT_THROW(print(store, g, 100), LimitReached);
}

// The budget fails at its k-th question, for each k. All forms made before stay as they are.
TEST(MisereForms, LimitsLeaveAStoreThatCanBeUsed) {
  MisereStore whole;
  const MisereForm expected = whole.sum(misere_form(whole, "*[0,[2],[3,[2]]]"), whole.nimber(6));
  const std::string text = print(whole, expected);
  bool finished = false;
  for (std::uint64_t k = 30; !finished; k += 7) {
    Budget::Limits limits;
    limits.questions = k;
    MisereStore store{Budget(limits)};
    const auto attempt = [&] {
      return store.sum(misere_form(store, "*[0,[2],[3,[2]]]"), store.nimber(6));
    };
    try {
      EXPECT_EQ(print(store, attempt()), text);
      finished = true;
    } catch (const LimitReached&) {
      EXPECT_EQ(print(store, attempt()), text);
    }
  }
}

TEST(MisereForms, HeapsHaveTheKnownForms) {
  MisereStore store;
  const auto kayles = forms_of_heaps(store, heaps::Code({{}, {7}, {7}}), 8);
  EXPECT_EQ(print(store, kayles[3]), "*3");
  EXPECT_EQ(kayles[5],
            store.make({{kayles[4], kayles[3], store.sum(kayles[1], kayles[3]),
                         store.sum(kayles[2], kayles[2]), store.sum(kayles[1], kayles[2])}}));
}

}  // namespace
}  // namespace summand
