#include "summand/games/cashing_cheques/wallet.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"

namespace summand::games {

Result<Wallet> Wallet::parse(std::string_view text) {
  Wallet out;
  // All coins are printed as one number, which may be larger than an amount.
  Cheque::Coins coins = Cheque::Coins::any;
  for (std::size_t at = 0;;) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    auto cheque = Cheque::parse(text.substr(at, end - at), coins);
    if (!cheque) return shifted(std::move(cheque).error(), at);
    if (out.cheques_.size() == kMostCheques) {
      return fail(fmt::format("more than {} cheques", kMostCheques), at);
    }
    if (cheque->is_coin()) {
      out.coins_ += cheque->amounts()[0];
      coins = Cheque::Coins::like_amounts;
    } else {
      out.cheques_.push_back(*std::move(cheque));
    }
    if (end == text.size()) break;
    at = end + 1;
  }
  std::ranges::sort(out.cheques_);
  return out;
}

std::string Wallet::print() const {
  std::string text;
  if (!coins_.is_zero() || cheques_.empty()) text = summand::print(coins_);
  for (const Cheque& cheque : cheques_) text += (text.empty() ? "" : ", ") + cheque.print();
  return text;
}

std::optional<Dyadic> Wallet::coins_after(Player player) const {
  // The canonical form of a number: n = {n - 1|}. The options of a fraction are the nearest numbers
  // on both sides with a smaller denominator.
  const bool left = player == Player::left;
  if (coins_.is_integer() && coins_.sign() * (left ? 1 : -1) <= 0) return std::nullopt;
  const Dyadic step = Dyadic::power_of_two(-static_cast<std::int64_t>(coins_.log2_denominator()));
  return left ? coins_ - step : coins_ + step;
}

void Wallet::add(const Cheque& cheque) {
  if (cheque.is_coin()) {
    coins_ += cheque.amounts()[0];
  } else {
    cheques_.insert(std::ranges::lower_bound(cheques_, cheque), cheque);
  }
}

void Wallet::remove(const Cheque& cheque) {
  const auto at = std::ranges::lower_bound(cheques_, cheque);
  SUMMAND_CHECK(at != cheques_.end() && *at == cheque);
  cheques_.erase(at);
}

std::optional<Wallet> Wallet::take_part() {
  Wallet part;
  if (!coins_.is_zero()) {
    part.coins_ = coins_;
    coins_ = 0;
    return part;
  }
  if (cheques_.empty()) return std::nullopt;
  part.cheques_.push_back(cheques_.back());
  cheques_.pop_back();
  return part;
}

Wallet Wallet::negative() const {
  Wallet out;
  out.coins_ = -coins_;
  for (const Cheque& cheque : cheques_) out.cheques_.push_back(cheque.negative());
  std::ranges::sort(out.cheques_);
  return out;
}

std::size_t Wallet::heap_bytes() const {
  std::size_t bytes = cheques_.capacity() * sizeof(Cheque);
  for (const Cheque& cheque : cheques_) bytes += cheque.heap_bytes();
  return bytes;
}

std::uint64_t hash_value(const Wallet& wallet) {
  std::uint64_t hash = hash_value(wallet.coins_);
  for (const Cheque& cheque : wallet.cheques_) hash = hash_combine(hash, hash_value(cheque));
  return hash;
}

std::vector<Cheque> Wallet::small_cheques() {
  std::vector<Cheque> out;
  for (const std::string_view text :
       {"1|0",     "+-1",       "2|0",       "2|-1",      "0|-1",     "2|1",           "-1|-2",
        "1/2|0",   "0|0",       "1|2",       "+-2",       "0|-2",     "2||1|0",        "1||0|-2",
        "2|0||-1", "2|1||0|-1", "1|0||0|-1", "2|0||0|-1", "2|1||1|0", "2|1||0|-2|||-2"}) {
    out.push_back(Cheque::parse(text).value());
  }
  return out;
}

BoardShape Wallet::shape() const {
  BoardShape out{.kind = ShapeKind::cheques, .touched = ShapePart::cheque};
  if (!coins_.is_zero()) {
    ShapeCheque coins{.text = summand::print(coins_), .coins = true};
    if (const auto less = coins_after(Player::left)) coins.left = summand::print(*less);
    if (const auto more = coins_after(Player::right)) coins.right = summand::print(*more);
    out.cheques.push_back(std::move(coins));
  }
  for (const Cheque& cheque : cheques_) {
    out.cheques.push_back({.text = cheque.print(),
                           .left = cheque.exchanged_by(Player::left).print(),
                           .right = cheque.exchanged_by(Player::right).print()});
  }
  return out;
}

int Wallet::place_in_shape(const std::optional<Cheque>& cheque) const {
  if (!cheque) return 0;
  const auto at = std::ranges::lower_bound(cheques_, *cheque) - cheques_.begin();
  return static_cast<int>(at) + (coins_.is_zero() ? 0 : 1);
}

Picture Wallet::picture() const {
  constexpr int kMostRows = 40;
  Picture picture;
  const auto write = [&](std::string_view text, Paint paint) {
    int column = 0;
    for (const char c : text) {
      picture.marks.push_back({picture.rows, column++, std::string(1, c), paint});
    }
    picture.columns = std::max(picture.columns, column);
    ++picture.rows;
  };
  if (!coins_.is_zero() || cheques_.empty()) {
    write(summand::print(coins_), coins_.sign() > 0   ? Paint::left
                                  : coins_.sign() < 0 ? Paint::right
                                                      : Paint::plain);
  }
  for (const Cheque& cheque : cheques_) {
    if (picture.rows < kMostRows) write(cheque.print(), Paint::either);
  }
  return picture;
}

}  // namespace summand::games
