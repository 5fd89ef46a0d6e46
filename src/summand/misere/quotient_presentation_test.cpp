#include "summand/misere/quotient_presentation.hpp"

#include <gtest/gtest.h>

#include "summand/misere/quotient_test_support.hpp"

namespace summand {
namespace {

Presentation presented(const MisereQuotient& quotient) {
  Budget budget;
  return presentation_of(quotient, budget);
}

std::uint32_t element_of_monomial(const MisereQuotient& quotient, const Presentation& presentation,
                                  const Monomial& monomial) {
  std::vector<std::uint32_t> sum;
  for (std::size_t i = 0; i < monomial.size(); ++i) {
    sum.insert(sum.end(), monomial[i], presentation.heaps[i]);
  }
  return quotient.element(sum);
}

// The number of monomials that equal-if-related classes have, by joining all monomials of a box.
// Assumes that the box is large enough for the derivations.
std::size_t classes_in_box(const Presentation& presentation, std::uint16_t side) {
  const std::size_t letters = presentation.heaps.size();
  std::size_t count = 1;
  for (std::size_t i = 0; i < letters; ++i) count *= side;
  std::vector<std::size_t> parent(count);
  for (std::size_t i = 0; i < count; ++i) parent[i] = i;
  const auto root = [&](std::size_t x) {
    while (parent[x] != x) x = parent[x] = parent[parent[x]];
    return x;
  };
  std::size_t classes = count;
  for (const MonoidRelation& relation : presentation.relations) {
    for (std::size_t at = 0; at < count; ++at) {
      std::size_t left = 0, right = 0, rest = at, unit = 1;
      bool inside = true;
      for (std::size_t i = 0; i < letters; ++i, rest /= side, unit *= side) {
        const std::size_t x = rest % side + relation.left[i], y = rest % side + relation.right[i];
        inside = inside && x < side && y < side;
        left += x * unit;
        right += y * unit;
      }
      if (!inside || root(left) == root(right)) continue;
      parent[root(left)] = root(right);
      --classes;
    }
  }
  return classes;
}

TEST(Presentation, RelationsHoldAndNormalFormsAreReduced) {
  for (const std::string_view code : {"0.77", "0.07", "0.123", "4.7", "0.71", "0.35"}) {
    const MisereQuotient quotient = testing::quotient_to(code, 9).quotient;
    const Presentation presentation = presented(quotient);
    for (const MonoidRelation& rule : presentation.rules) {
      EXPECT_EQ(element_of_monomial(quotient, presentation, rule.left),
                element_of_monomial(quotient, presentation, rule.right));
      EXPECT_TRUE(comes_before(rule.right, rule.left));
    }
    for (std::uint32_t x = 0; x < quotient.order(); ++x) {
      const Monomial& form = presentation.normal_form[x];
      EXPECT_EQ(element_of_monomial(quotient, presentation, form), x);
      EXPECT_EQ(reduce(form, presentation.rules), form);
      for (std::size_t i = 0; i < form.size(); ++i) {
        Monomial longer = form;
        ++longer[i];
        EXPECT_EQ(reduce(longer, presentation.rules),
                  presentation.normal_form[element_of_monomial(quotient, presentation, longer)]);
      }
    }
  }
}

// A second way: the classes of monomials that the relations join.
TEST(Presentation, RelationsPresentAMonoidOfTheSameOrder) {
  for (const std::string_view code : {"0.75", "0.123", "0.71", "4.3", "0.34"}) {
    const MisereQuotient quotient = testing::quotient_to(code, 20).quotient;
    EXPECT_EQ(classes_in_box(presented(quotient), 8), quotient.order()) << code;
  }
}

// "a, b^2"
std::string p_portion_text(const MisereQuotient& quotient, const Presentation& presentation) {
  std::vector<Monomial> forms;
  quotient.p_portion.for_each(
      [&](std::uint32_t element) { forms.push_back(presentation.normal_form[element]); });
  std::ranges::sort(forms,
                    [](const Monomial& a, const Monomial& b) { return print(a) < print(b); });
  std::string text;
  for (const Monomial& form : forms) {
    if (!text.empty()) text += ", ";
    text += print(form);
  }
  return text;
}

TEST(Presentation, OfKnownQuotients) {
  const auto text = [](std::string_view code, std::uint32_t heaps) {
    const MisereQuotient quotient = testing::quotient_to(code, heaps).quotient;
    const Presentation presentation = presented(quotient);
    return print(presentation.relations) + "; " + p_portion_text(quotient, presentation);
  };
  EXPECT_EQ(text("0.1", 5), "a^2=1; a");
  EXPECT_EQ(text("4.3", 9), "a^2=1, b^3=b; a, b^2");
  EXPECT_EQ(text("0.75", 20), "a^2=1, bc=ab, c^2=b^2; a, b^2");
  EXPECT_EQ(text("0.123", 20), "a^2=1, c^2=1, cd=bd, b^2c=b^3, d^3=ad^2; a, ac, b^2, bd, d^2");
  EXPECT_EQ(text("0.0", 5), "; ");
}

}  // namespace
}  // namespace summand
