#include "summand/misere/position_forms.hpp"

#include <vector>

namespace summand {

namespace {

std::unexpected<Error> is_partizan(const std::string& position) {
  return fail(position + " is not impartial, and only impartial games have misère forms");
}

}  // namespace

std::uint32_t& MisereEvaluator::form_of_part(SumsOfParts::Part part) {
  while (forms_.size() <= part / 2) forms_.push_back(kUnknown);
  return forms_[part / 2];
}

std::optional<MisereForm> MisereEvaluator::known_form(SumsOfParts::Sum sum, bool& repeats) {
  const std::vector<SumsOfParts::Part> parts(sums_.parts(sum).begin(), sums_.parts(sum).end());
  bool complete = true;
  for (const SumsOfParts::Part part : parts) {
    const std::uint32_t known = form_of_part(part);
    repeats = repeats || known == kOpen;
    complete = complete && known > kOpen;
    if (known == kUnknown) {
      open_.push_back(part);
      form_of_part(part) = kOpen;
      break;
    }
  }
  if (!complete) return std::nullopt;
  MisereForm total;
  for (const SumsOfParts::Part part : parts) {
    total = store_.sum(total, store_.form(form_of_part(part) - 2));
  }
  return total;
}

Result<MisereForm> MisereEvaluator::form_of(SumsOfParts::Sum sum) {
  for (; !open_.empty(); open_.pop_back()) form_of_part(open_.back()) = kUnknown;
  bool repeats = false;
  while (!repeats) {
    if (const auto form = known_form(sum, repeats)) return *form;
    while (!open_.empty() && !repeats) {
      store_.budget().ask();
      const SumsOfParts::Part part = open_.back();
      std::vector<MisereForm> options;
      bool complete = true;
      for (const SumsOfParts::Sum option : sums_.options(part, Player::left)) {
        const auto form = known_form(option, repeats);
        complete = complete && form;
        if (!complete) break;
        options.push_back(*form);
      }
      if (!complete) continue;
      form_of_part(part) = store_.make(options).id() + 2;
      open_.pop_back();
    }
  }
  return fail("a position can repeat, and misère forms need games that end");
}

Result<MisereForm> MisereEvaluator::operator()(const AnyPosition& position) {
  if (!position.impartial()) return is_partizan(position.print_call());
  SUMMAND_TRY(sum, sum_of(sums_, position));
  return form_of(sum);
}

Result<MisereForm> MisereEvaluator::operator()(const WrittenSum& game) {
  const SumsOfParts::Sum sum = sums_.of(game);
  if (!sums_.is_impartial_sum(sum)) return is_partizan("a game that is written out");
  return form_of(sum);
}

}  // namespace summand
