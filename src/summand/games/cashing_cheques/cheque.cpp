#include "summand/games/cashing_cheques/cheque.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/hash.hpp"

namespace summand::games {

namespace {

// Whether the longest row of bars occurs once in each part, in the parts of these parts, and so on.
// Each step has shorter rows, so there are few steps.
bool divides_everywhere(std::span<const std::uint8_t> bars) {
  if (bars.empty()) return true;
  const auto longest = std::ranges::max_element(bars);
  if (std::ranges::count(bars, *longest) > 1) return false;
  const auto at = static_cast<std::size_t>(longest - bars.begin());
  return divides_everywhere(bars.first(at)) && divides_everywhere(bars.subspan(at + 1));
}

std::string_view without_spaces(std::string_view text, std::size_t& offset) {
  while (!text.empty() && text.front() == ' ') {
    text.remove_prefix(1);
    ++offset;
  }
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

Result<Dyadic> read_amount(std::string_view text, std::size_t offset, bool any_size = false) {
  text = without_spaces(text, offset);
  auto amount = parse_dyadic(text);
  if (!amount) return shifted(std::move(amount).error(), offset);
  if (!any_size && (amount->bit_length() > 62 || amount->log2_denominator() > 62)) {
    return fail("an amount has at most 62 binary digits", offset);
  }
  return *amount;
}

}  // namespace

Result<Cheque> Cheque::parse(std::string_view text, Coins coins) {
  std::size_t offset = 0;
  text = without_spaces(text, offset);
  if (text.starts_with("+-")) {
    SUMMAND_TRY(amount, read_amount(text.substr(2), offset + 2));
    Cheque out(amount);
    out.amounts_.push_back(-amount);
    out.bars_.push_back(1);
    return out;
  }
  Cheque out;
  out.amounts_.clear();
  for (std::size_t at = 0;;) {
    const std::size_t end = std::min(text.find('|', at), text.size());
    const bool is_coin = at == 0 && end == text.size();
    SUMMAND_TRY(amount, read_amount(text.substr(at, end - at), offset + at,
                                    is_coin && coins == Coins::any));
    if (out.amounts_.size() == kMostAmounts) {
      return fail(fmt::format("a cheque has at most {} amounts", kMostAmounts), offset + at);
    }
    out.amounts_.push_back(amount);
    if (end == text.size()) break;
    at = std::min(text.find_first_not_of('|', end), text.size());
    if (at - end > kMostBars) {
      return fail(fmt::format("at most {} bars stand in a row", kMostBars), offset + end);
    }
    out.bars_.push_back(static_cast<std::uint8_t>(at - end));
  }
  if (!divides_everywhere(out.bars_)) {
    return fail("it is not clear which bars divide first; write more of them there: 9|5||4|0",
                offset);
  }
  return out;
}

std::string Cheque::print() const {
  if (is_switch() && amounts_[0] == -amounts_[1] && bars_[0] == 1 && amounts_[0].sign() > 0) {
    return "+-" + summand::print(amounts_[0]);
  }
  std::string text;
  for (std::size_t i = 0; i < amounts_.size(); ++i) {
    text += summand::print(amounts_[i]);
    if (i < bars_.size()) text.append(bars_[i], '|');
  }
  return text;
}

Cheque Cheque::exchanged_by(Player player) const {
  const auto at = std::ranges::max_element(bars_) - bars_.begin();
  Cheque out;
  if (player == Player::left) {
    out.amounts_.assign(amounts_.begin(), amounts_.begin() + at + 1);
    out.bars_.assign(bars_.begin(), bars_.begin() + at);
  } else {
    out.amounts_.assign(amounts_.begin() + at + 1, amounts_.end());
    out.bars_.assign(bars_.begin() + at + 1, bars_.end());
  }
  return out;
}

Cheque Cheque::negative() const {
  Cheque out = *this;
  std::ranges::reverse(out.amounts_);
  std::ranges::reverse(out.bars_);
  for (Dyadic& amount : out.amounts_) amount = -amount;
  return out;
}

std::uint64_t hash_value(const Cheque& cheque) {
  std::uint64_t hash = hash_word(cheque.amounts_.size());
  for (const Dyadic& amount : cheque.amounts_) hash = hash_combine(hash, hash_value(amount));
  for (const std::uint8_t bars : cheque.bars_) hash = hash_combine(hash, bars);
  return hash;
}

}  // namespace summand::games
