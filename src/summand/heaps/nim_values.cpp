#include "summand/heaps/nim_values.hpp"

namespace summand::heaps {

namespace {

template <class T>
std::shared_ptr<Column<T>> new_column(Budget& budget) {
  return std::make_shared<Column<T>>(budget, NimValues::kMost, "heaps in a nim-sequence");
}

}  // namespace

NimValues::NimValues(Budget& budget) : budget_(&budget), bytes_(new_column<std::uint8_t>(budget)) {}

void NimValues::push_back(std::uint32_t value) {
  if (value > 0xff && width_ == 1) widen(value > 0xffff ? 4 : 2);
  if (value > 0xffff && width_ == 2) widen(4);
  switch (width_) {
    case 1:
      bytes_->push_back(static_cast<std::uint8_t>(value));
      break;
    case 2:
      shorts_->push_back(static_cast<std::uint16_t>(value));
      break;
    default:
      words_->push_back(value);
  }
  ++size_;
}

std::shared_ptr<const void> NimValues::holder() const {
  if (bytes_) return bytes_;
  if (shorts_) return shorts_;
  return words_;
}

void NimValues::append(std::size_t count) {
  switch (width_) {
    case 1:
      bytes_->append(count);
      break;
    case 2:
      shorts_->append(count);
      break;
    default:
      words_->append(count);
  }
  size_ += count;
}

void NimValues::widen(unsigned width) {
  if (width <= width_) return;
  const auto move_into = [&](auto& column) {
    auto* room = column->room(size_);
    for (std::size_t n = 0; n < size_; ++n) {
      room[n] = static_cast<std::remove_reference_t<decltype(*room)>>((*this)[n]);
    }
    column->append(size_);
  };
  if (width == 2) {
    auto column = new_column<std::uint16_t>(*budget_);
    move_into(column);
    shorts_ = std::move(column);
  } else {
    auto column = new_column<std::uint32_t>(*budget_);
    move_into(column);
    words_ = std::move(column);
    shorts_.reset();
  }
  bytes_.reset();
  width_ = width;
}

void NimValues::clear() {
  bytes_ = new_column<std::uint8_t>(*budget_);
  shorts_.reset();
  words_.reset();
  width_ = 1;
  size_ = 0;
}

}  // namespace summand::heaps
