#include "summand/misere/quotient_presentation.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <numeric>
#include <set>

namespace summand {

namespace {

struct ComesBefore {
  bool operator()(const Monomial& x, const Monomial& y) const { return comes_before(x, y); }
};

std::uint32_t degree_of(const Monomial& monomial) {
  return std::accumulate(monomial.begin(), monomial.end(), std::uint32_t{0});
}

bool divides(const Monomial& x, const Monomial& y) {
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (x[i] > y[i]) return false;
  }
  return true;
}

// x / y * z
Monomial exchanged(const Monomial& x, const Monomial& y, const Monomial& z) {
  Monomial out = x;
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i] = static_cast<std::uint16_t>(x[i] - y[i] + z[i]);
  }
  return out;
}

// The elements that are products of these elements.
std::uint32_t count_generated(const CommutativeMonoid& monoid,
                              std::span<const std::uint32_t> generators) {
  std::vector<std::uint32_t> found{0};
  ElementSet is_found(monoid.order());
  is_found.insert(0);
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (const std::uint32_t generator : generators) {
      const std::uint32_t next = monoid.product(found[i], generator);
      if (is_found.contains(next)) continue;
      is_found.insert(next);
      found.push_back(next);
    }
  }
  return static_cast<std::uint32_t>(found.size());
}

// The heaps of the generators without those that are products of others. Larger heaps go first.
std::vector<std::uint32_t> needed_heaps(const MisereQuotient& quotient) {
  std::vector<std::uint32_t> heaps = quotient.generators();
  const auto elements_without = [&](std::size_t left_out) {
    std::vector<std::uint32_t> elements;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      if (i != left_out) elements.push_back(quotient.element_of_heap[heaps[i]]);
    }
    return elements;
  };
  for (std::size_t i = heaps.size(); i-- > 0;) {
    if (count_generated(quotient.monoid, elements_without(i)) == quotient.order()) {
      heaps.erase(heaps.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
  return heaps;
}

std::uint32_t element_of(const MisereQuotient& quotient, std::span<const std::uint32_t> heaps,
                         const Monomial& monomial) {
  std::uint32_t element = 0;
  for (std::size_t i = 0; i < monomial.size(); ++i) {
    for (std::uint32_t k = 0; k < monomial[i]; ++k) {
      element = quotient.monoid.product(element, quotient.element_of_heap[heaps[i]]);
    }
  }
  return element;
}

// Rules for the equations that follow from some equations, by completion (Buchberger 1965, Knuth
// and Bendix 1970). Every pair of equal monomials has the same reduced form.
class Completion {
 public:
  explicit Completion(Budget& budget) : budget_(budget) {}

  bool implies(const MonoidRelation& relation) const {
    return reduce(relation.left, rules_) == reduce(relation.right, rules_);
  }

  void add(const MonoidRelation& relation) {
    std::vector<MonoidRelation> todo{relation};
    while (!todo.empty()) {
      budget_.ask();
      MonoidRelation next = std::move(todo.back());
      todo.pop_back();
      next = {reduce(std::move(next.left), rules_), reduce(std::move(next.right), rules_)};
      if (next.left == next.right) continue;
      if (comes_before(next.left, next.right)) std::swap(next.left, next.right);
      std::erase_if(rules_, [&](const MonoidRelation& rule) {
        if (!divides(next.left, rule.left)) return false;
        todo.push_back(rule);
        return true;
      });
      for (const MonoidRelation& rule : rules_) {
        Monomial both = rule.left;
        bool overlap = false;
        for (std::size_t i = 0; i < both.size(); ++i) {
          overlap = overlap || (both[i] > 0 && next.left[i] > 0);
          both[i] = std::max(both[i], next.left[i]);
        }
        if (!overlap) continue;
        todo.push_back(
            {exchanged(both, rule.left, rule.right), exchanged(both, next.left, next.right)});
      }
      rules_.push_back(std::move(next));
    }
  }

 private:
  Budget& budget_;
  std::vector<MonoidRelation> rules_;
};

// The first monomial of each element, and the rules: the left sides are the other monomials all of
// whose divisors are first.
void find_rules(const MisereQuotient& quotient, Presentation& out, Budget& budget) {
  const std::size_t letters = out.heaps.size();
  out.normal_form.assign(quotient.order(), {});
  std::set<Monomial, ComesBefore> normal;
  std::vector<Monomial> level{Monomial(letters)};
  out.normal_form[0] = level[0];
  normal.insert(level[0]);
  while (!level.empty()) {
    std::set<Monomial, ComesBefore> candidates;
    for (const Monomial& monomial : level) {
      for (std::size_t i = 0; i < letters; ++i) {
        Monomial next = monomial;
        ++next[i];
        candidates.insert(std::move(next));
      }
    }
    level.clear();
    for (const Monomial& candidate : candidates) {
      budget.ask();
      const bool divisors_are_first = [&] {
        for (std::size_t i = 0; i < letters; ++i) {
          if (candidate[i] == 0) continue;
          Monomial divisor = candidate;
          --divisor[i];
          if (!normal.contains(divisor)) return false;
        }
        return true;
      }();
      if (!divisors_are_first) continue;
      const std::uint32_t element = element_of(quotient, out.heaps, candidate);
      Monomial& form = out.normal_form[element];
      if (form.empty() && element != 0) {
        form = candidate;
        normal.insert(candidate);
        level.push_back(candidate);
      } else {
        out.rules.push_back({candidate, form});
      }
    }
  }
}

}  // namespace

bool comes_before(const Monomial& x, const Monomial& y) {
  const std::uint32_t degree_x = degree_of(x), degree_y = degree_of(y);
  return degree_x != degree_y ? degree_x < degree_y : x > y;
}

Monomial reduce(Monomial monomial, std::span<const MonoidRelation> rules) {
  for (std::size_t i = 0; i < rules.size();) {
    if (divides(rules[i].left, monomial)) {
      monomial = exchanged(monomial, rules[i].left, rules[i].right);
      i = 0;
    } else {
      ++i;
    }
  }
  return monomial;
}

Presentation presentation_of(const MisereQuotient& quotient, Budget& budget) {
  Presentation out;
  out.heaps = needed_heaps(quotient);
  find_rules(quotient, out, budget);
  if (out.rules.size() > kMostReducedRules) {
    out.relations = out.rules;
    return out;
  }
  // Earlier left sides first: most later rules follow from them.
  Completion known(budget);
  for (const MonoidRelation& rule : out.rules) {
    if (known.implies(rule)) continue;
    known.add(rule);
    out.relations.push_back(rule);
  }
  return out;
}

std::string print(const Monomial& monomial) {
  std::string text;
  for (std::size_t i = 0; i < monomial.size(); ++i) {
    if (monomial[i] == 0) continue;
    text += i < 26 ? std::string(1, static_cast<char>('a' + i)) : fmt::format("x{}", i);
    if (monomial[i] > 1) text += fmt::format("^{}", monomial[i]);
  }
  return text.empty() ? "1" : text;
}

std::string print(const MonoidRelation& relation) {
  return print(relation.left) + "=" + print(relation.right);
}

std::string print(std::span<const MonoidRelation> relations) {
  std::string text;
  for (const MonoidRelation& relation : relations) {
    if (!text.empty()) text += ", ";
    text += print(relation);
  }
  return text;
}

}  // namespace summand
