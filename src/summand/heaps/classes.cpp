#include "summand/heaps/classes.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <tuple>

#include "summand/base/check.hpp"
#include "summand/heaps/period_proof.hpp"
#include "summand/heaps/standard_form.hpp"
#include "summand/parallel/tasks.hpp"

namespace summand::heaps {

namespace {

// Room for the zeros at the beginning, so that all sequences are compared over equal lengths.
constexpr std::size_t kMostZeros = 64;

// The known part of a standard form's sequence, without the zeros at its beginning.
struct Form {
  Code code;
  std::uint64_t zeros = 0;
  std::vector<std::uint32_t> values = {};
  std::optional<Period> period = {};  // proved; its preperiod is counted from the first value here
};

void compute(Form& form, const ClassOptions& options) {
  const std::size_t size = options.compare_to + kMostZeros;
  NimSequence sequence(form.code, options.budget);
  const auto report = prove_period(sequence, size);
  if (sequence.size() < size) sequence.extend(size);
  while (form.zeros < kMostZeros && sequence[form.zeros] == 0) ++form.zeros;
  for (std::size_t i = 0; i < options.compare_to; ++i) {
    form.values.push_back(sequence[form.zeros + i]);
  }
  if (!report.proof) return;
  form.period = report.proof->period;
  form.period->preperiod -= std::min(form.period->preperiod, form.zeros);
}

struct Place {
  std::size_t form;      // of a code
  std::uint64_t shifts;  // the number of steps to that cousin
};

// Whether they are equal for ever, and not only in the compared part.
bool equal_by_period(const Form& a, const Form& b) {
  return a.period && a.period == b.period && a.period->saltus == 0 && a.values == b.values &&
         a.period->preperiod + a.period->period <= a.values.size();
}

// The order of codes: by length without a first 0, then codes without that 0 first, then by digits.
bool before(const Code& a, const Code& b) {
  const auto key = [](const Code& code) {
    const unsigned splits = code.digit(0).heaps;
    return std::tuple(code.digits().size() + (splits != 0 ? 1 : 0), splits, code.print());
  };
  return key(a) < key(b);
}

}  // namespace

bool CodeClass::proved() const {
  return std::ranges::none_of(
      members, [](const ClassMember& member) { return member.kinship == Kinship::observed; });
}

std::vector<CodeClass> classes(std::span<const Code> codes, const ClassOptions& options) {
  std::vector<Form> forms;
  std::vector<Place> places;
  std::map<std::string, std::size_t> known;
  for (const Code& code : codes) {
    const auto chain = cousins(code);
    const auto [at, fresh] = known.try_emplace(chain.back().print(), forms.size());
    if (fresh) forms.push_back({chain.back()});
    places.push_back({at->second, chain.size() - 1});
  }
  for_each_task(forms.size(), options.threads,
                [&](unsigned, std::size_t i) { compute(forms[i], options); });

  std::map<std::vector<std::uint32_t>, std::vector<std::size_t>> groups;
  for (std::size_t i = 0; i < codes.size(); ++i) groups[forms[places[i].form].values].push_back(i);

  std::vector<CodeClass> all;
  for (const auto& [values, members] : groups) {
    const std::size_t first = *std::ranges::min_element(members, [&](std::size_t a, std::size_t b) {
      if ((places[a].shifts == 0) != (places[b].shifts == 0)) return places[a].shifts == 0;
      return before(codes[a], codes[b]);
    });
    const Form& form = forms[places[first].form];
    CodeClass made{codes[first], {}};
    for (const std::size_t i : members) {
      const Form& own = forms[places[i].form];
      const Kinship kinship = &own == &form                ? Kinship::cousin
                              : equal_by_period(own, form) ? Kinship::period
                                                           : Kinship::observed;
      made.members.push_back({codes[i], own.zeros + places[i].shifts, kinship});
    }
    all.push_back(std::move(made));
  }
  std::ranges::sort(all, [](const CodeClass& a, const CodeClass& b) {
    return before(a.representative, b.representative);
  });
  return all;
}

std::vector<Code> octal_codes(unsigned digits) {
  SUMMAND_CHECK(digits <= 5);
  std::vector<Code> codes;
  for (unsigned length = 0; length <= digits; ++length) {
    for (const std::uint8_t splits : {std::uint8_t{0}, std::uint8_t{4}}) {
      for (unsigned number = 0; number < 1u << 3 * length; ++number) {
        if (length > 0 && number % 8 == 0) continue;  // it is a shorter code
        std::vector<Digit> all = {Digit{splits, false}};
        for (unsigned i = length; i-- > 0;) {
          all.push_back({static_cast<std::uint8_t>(number >> 3 * i & 7), false});
        }
        codes.emplace_back(std::move(all));
      }
    }
  }
  return codes;
}

}  // namespace summand::heaps
