// The options, the parts and the company of misère forms.
#include <algorithm>
#include <fmt/core.h>
#include <string>
#include <tuple>
#include <vector>

#include "summand/language/functions/groups.hpp"
#include "summand/language/functions/misere_call.hpp"
#include "summand/misere/misere_distinguisher.hpp"
#include "summand/misere/misere_parts.hpp"

namespace summand {

namespace {

// Parts are looked for in forms with at most so many followers.
constexpr std::size_t kMostFollowersToDivide = 200;

Result<MisereForm> form_to_divide(MisereCall& its) {
  SUMMAND_TRY(form, its.form(0));
  if (its.store().followers(form).size() > kMostFollowersToDivide) {
    return fail(fmt::format("partitions are looked for in forms of at most {} positions",
                            kMostFollowersToDivide),
                its.offset(0));
  }
  return form;
}

// Forms that are born earlier come first, and of these the shorter texts.
Answer sorted_forms(MisereCall& its, const std::vector<MisereForm>& forms) {
  struct Written {
    std::uint32_t birthday;
    std::string text;
    auto key() const { return std::tuple(birthday, text.size(), std::string_view(text)); }
  };
  std::vector<Written> written;
  for (const MisereForm form : forms) {
    written.push_back({its.store().birthday(form), print(its.store(), form)});
  }
  std::ranges::sort(written, {}, &Written::key);
  List out;
  for (Written& form : written) out.elements.push_back({std::move(form.text)});
  return {std::move(out)};
}

Result<Answer> options_of_form(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, its.form(0));
  return sorted_forms(its, its.store().options(form));
}

Result<Answer> parts_of_form(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, form_to_divide(its));
  return sorted_forms(its, MisereParts(its.store()).proper_parts(form));
}

Result<Answer> primes_of_form(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, form_to_divide(its));
  MisereParts parts(its.store());
  List out;
  for (const PrimePartition& partition : parts.prime_partitions(form)) {
    List primes;
    for (const MisereForm prime : partition.primes) primes.elements.push_back(its.text(prime));
    if (partition.star) primes.elements.push_back(its.text(its.store().star()));
    out.elements.push_back({std::move(primes)});
  }
  return Answer{std::move(out)};
}

Result<Answer> difference_of_forms(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(g, its.form(0));
  SUMMAND_TRY(h, its.form(1));
  const auto rest = MisereParts(its.store()).difference(g, h);
  if (!rest) {
    return fail("this is no part of the first form: no third form adds up to it in misère play",
                call.offset(1));
  }
  return its.text(*rest);
}

Result<Answer> extraverted(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, its.form(0));
  return Answer{MisereParts(its.store()).is_extraverted(form)};
}

Result<Answer> even_form(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, its.form(0));
  return Answer{MisereParts(its.store()).is_even(form)};
}

// No other form is a part of each of its options (Extraversion-Introversion Theorem, which the
// tests check by search).
Result<Answer> introverted(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, its.form(0));
  return Answer{MisereParts(its.store()).is_unit(form)};
}

Result<Answer> prime_form(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, form_to_divide(its));
  return Answer{MisereParts(its.store()).is_prime(form)};
}

Result<Answer> nim_heap(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(form, its.form(0));
  return Answer{its.store().as_nimber(form).has_value()};
}

Result<Answer> distinguisher_of_forms(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(g, its.form(0));
  SUMMAND_TRY(h, its.form(1));
  const auto difference = MisereDistinguisher(its.store())(g, h);
  if (!difference) return fail("the games are equal in misère play", call.offset(0));
  return its.text(difference->company);
}

Result<Answer> linked_forms(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(g, its.form(0));
  SUMMAND_TRY(h, its.form(1));
  return Answer{are_linked(its.store(), g, h)};
}

Result<Answer> link_of_forms(const FunctionCall& call) {
  MisereCall its(call);
  SUMMAND_TRY(g, its.form(0));
  SUMMAND_TRY(h, its.form(1));
  const auto link = MisereDistinguisher(its.store()).link(g, h);
  if (!link) {
    return fail("the games are not linked: one is an option of the other in misère play",
                call.offset(0));
  }
  return its.text(*link);
}

}  // namespace

std::span<const Function> misere_part_functions() {
  static constexpr Function kTable[] = {
      {"is_extraverted", "G", "Whether each option of the misère form is a part of the form.", 1, 1,
       extraverted, "is_extraverted(*2 + *3)", "true"},
      {"is_introverted", "G",
       "Whether the misère form is a part of each of its options: only 0 and * are.", 1, 1,
       introverted, "is_introverted(*2)", "false"},
      {"is_misere_even", "G", "Whether the misère form is born before the form of G + *.", 1, 1,
       even_form, "is_misere_even(*2 + *2)", "true"},
      {"is_misere_linked", "G, H",
       "Whether for some X both G + X and H + X are P-positions in misère play.", 2, 2,
       linked_forms, "is_misere_linked(\"*[2]\", \"*[[2]]\")", "false"},
      {"is_misere_nimber", "G", "Whether the misère form is that of a nim-heap.", 1, 1, nim_heap,
       "is_misere_nimber(*2 + *3)", "false"},
      {"is_misere_prime", "G",
       "Whether the misère form is neither 0 nor *, nor the sum of two forms that are neither.", 1,
       1, prime_form, "is_misere_prime(*2)", "true"},
      {"misere_distinguisher", "G, H",
       "A misère form X such that G + X and H + X have different outcomes in misère play.", 2, 2,
       distinguisher_of_forms, "misere_distinguisher(\"*[2]\", *2 + *2)", "*[1,2,[1,[2]]]"},
      {"misere_link", "G, H",
       "A misère form X such that G + X and H + X are P-positions in misère play.", 2, 2,
       link_of_forms, "misere_link(\"*[[2]]\", *2 + *2)", "*[2,3,[1,2,[1,[2]]]]"},
      {"misere_minus", "G, H", "The misère form X with H + X = G in misère play.", 2, 2,
       difference_of_forms, "misere_minus(*2 + *3, *3)", "*2"},
      {"misere_options", "G", "The options of the canonical misère form.", 1, 1, options_of_form,
       "misere_options(*2 + *3)", "[*2, *3, *[2,3]]"},
      {"misere_parts", "G",
       "The parts of a misère form G except G, G + *, 0 and *. Of H and H + * the one born first.",
       1, 1, parts_of_form, "misere_parts(*2 + *3)", "[*2]"},
      {"misere_primes", "G", "All partitions of a misère form into primes.", 1, 1, primes_of_form,
       "misere_primes(*2 + *2)", "[[*2, *2]]"},
  };
  return kTable;
}

}  // namespace summand
