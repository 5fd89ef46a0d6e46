// The options of a question: a table whose rows bind each option to a member of a struct. Reading a
// request fills the struct once, before the question is answered.
//
//   struct NimberOptions : StoreOptions {
//     bool genus = false;
//   };
//   constexpr auto kNimberOptions = options_in<NimberOptions>(
//       option<&NimberOptions::genus>("misere", "", "Print the genus"), kStoreOptions);
//
// Options that several questions share are a struct with a table of its own. The structs of these
// questions derive from it.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "summand/base/result.hpp"

namespace summand::ask {

struct Request;
// Options that the door itself keeps to.
struct StoreOptions;
struct OriginOptions;
struct MeansOptions;

// The numbers that an option accepts, with both ends.
struct NumberRange {
  std::uint64_t least = 0, most = UINT64_MAX;
};

// Written --name VALUE in a terminal; a flag if `value` is empty.
struct Option {
  std::string_view name;
  std::string_view value;
  std::string_view sentence;
  char letter = '\0';  // -o, if it has a short form
  NumberRange range = {};
  // Puts the value into a struct.
  Result<void> (*read)(void* options, const Option& its, const std::string& text) = nullptr;
  // From the struct of the question to the one that it derives from and that `read` fills.
  void* (*group)(void* options) = nullptr;
};

// The number in the range of the option. The error names the option.
Result<std::uint64_t> read_number(const Option& option, const std::string& text);

namespace option_rows {

template <class M>
struct MemberOf;
template <class S, class F>
struct MemberOf<F S::*> {
  using Struct = S;
  using Type = F;
};

template <class F>
inline constexpr bool kIsOptional = false;
template <class F>
inline constexpr bool kIsOptional<std::optional<F>> = true;

// The range, cut to the numbers that F has.
template <class F>
constexpr NumberRange cut(NumberRange range) {
  if constexpr (kIsOptional<F>) {
    return cut<typename F::value_type>(range);
  } else if constexpr (std::integral<F> && !std::same_as<F, bool>) {
    return {range.least, std::min<std::uint64_t>(range.most, std::numeric_limits<F>::max())};
  } else {
    return range;
  }
}

template <class F>
Result<void> read_into(F& member, const Option& its, const std::string& text) {
  if constexpr (kIsOptional<F>) {
    return read_into(member.emplace(), its, text);
  } else if constexpr (std::same_as<F, bool>) {
    member = true;
  } else if constexpr (std::integral<F>) {
    SUMMAND_TRY(number, read_number(its, text));
    member = static_cast<F>(number);
  } else {
    member = text;
  }
  return {};
}

template <class S, class G>
void* group_of(void* options) {
  return static_cast<G*>(static_cast<S*>(options));
}

}  // namespace option_rows

// A row of an option that fills S.
template <class S>
struct OptionRow : Option {};

// A row. The member is a truth for a flag, a number, a text, or an optional one of these.
template <auto kMember, class M = option_rows::MemberOf<decltype(kMember)>>
constexpr OptionRow<typename M::Struct> option(std::string_view name, std::string_view value,
                                               std::string_view sentence, NumberRange range = {}) {
  return {{name, value, sentence, '\0', option_rows::cut<typename M::Type>(range),
           [](void* options, const Option& its, const std::string& text) {
             return option_rows::read_into(static_cast<typename M::Struct*>(options)->*kMember, its,
                                           text);
           }}};
}

// A row with a short form: -o.
template <auto kMember, class M = option_rows::MemberOf<decltype(kMember)>>
constexpr OptionRow<typename M::Struct> option(std::string_view name, std::string_view value,
                                               std::string_view sentence, char letter) {
  OptionRow<typename M::Struct> out = option<kMember>(name, value, sentence);
  out.letter = letter;
  return out;
}

// A row whose value is read by a function: Result<F> (const Option&, const std::string& text).
template <auto kMember, auto kRead, class M = option_rows::MemberOf<decltype(kMember)>>
constexpr OptionRow<typename M::Struct> option_read(std::string_view name, std::string_view value,
                                                    std::string_view sentence, char letter = '\0') {
  return {{name,
           value,
           sentence,
           letter,
           {},
           [](void* options, const Option& its, const std::string& text) -> Result<void> {
             auto read = kRead(its, text);
             if (!read) return std::unexpected(std::move(read).error());
             static_cast<typename M::Struct*>(options)->*kMember = *std::move(read);
             return {};
           }}};
}

// The rows of the options that fill S.
template <class S, std::size_t N>
struct OptionTable : std::array<Option, N> {
  using Struct = S;
};

namespace option_rows {

template <class Row>
inline constexpr std::size_t kRows = 1;
template <class G, std::size_t N>
inline constexpr std::size_t kRows<OptionTable<G, N>> = N;

template <class S, class G>
constexpr void add(Option*& out, const OptionRow<G>& row) {
  static_assert(std::derived_from<S, G>);
  *out = row;
  if (!std::same_as<S, G>) out->group = &group_of<S, G>;
  ++out;
}
void a_shared_table_has_rows_of_its_own_only();  // a constant expression cannot call it
template <class S, class G, std::size_t N>
constexpr void add(Option*& out, const OptionTable<G, N>& table) {
  for (const Option& option : table) {
    if (option.group != nullptr) a_shared_table_has_rows_of_its_own_only();
    add<S>(out, OptionRow<G>{option});
  }
}

}  // namespace option_rows

// Rows, and tables of the structs that S derives from. The tables have rows of their own only.
template <class S, class... Rows>
constexpr auto options_in(const Rows&... rows) {
  OptionTable<S, (0 + ... + option_rows::kRows<Rows>)> out{};
  Option* at = out.data();
  (option_rows::add<S>(at, rows), ...);
  return out;
}

// The options of a question.
class OptionList {
 public:
  constexpr OptionList() = default;
  // Texts that a command of a terminal looks up.
  template <std::size_t N>
  constexpr OptionList(const std::array<Option, N>& rows) : rows_(rows) {}
  // Assumes that the table is static.
  template <class S, std::size_t N>
  constexpr OptionList(const OptionTable<S, N>& table) : rows_(table), make_(&make<S>) {
    if constexpr (std::derived_from<S, StoreOptions>) store_ = &as<S, StoreOptions>;
    if constexpr (std::derived_from<S, OriginOptions>) origin_ = &as<S, OriginOptions>;
    if constexpr (std::derived_from<S, MeansOptions>) means_ = &as<S, MeansOptions>;
  }

  // The same with a check that the options fit together: Result<void> (S&), or with the request,
  // too. It is called when the options are read, and may fill in what follows from several of them.
  template <auto kCheck, class S, std::size_t N>
  static constexpr OptionList checked(const OptionTable<S, N>& table) {
    OptionList out(table);
    out.check_ = [](void* options, [[maybe_unused]] const Request& request) {
      if constexpr (requires { kCheck(*static_cast<S*>(options)); }) {
        return kCheck(*static_cast<S*>(options));
      } else {
        return kCheck(*static_cast<S*>(options), request);
      }
    };
    return out;
  }

  constexpr auto begin() const { return rows_.begin(); }
  constexpr auto end() const { return rows_.end(); }
  constexpr bool empty() const { return rows_.empty(); }

  // The struct of the table, filled. Null if there is none.
  Result<std::shared_ptr<const void>> read(const Request& request) const;
  // Whether that struct is an S.
  template <class S>
  bool fills() const {
    return make_ == &make<S>;
  }
  // Those of its options that the door itself keeps to. Null if the question has no such options.
  const StoreOptions* store(const void* options) const {
    return store_ == nullptr ? nullptr : store_(options);
  }
  const OriginOptions* origin(const void* options) const {
    return origin_ == nullptr ? nullptr : origin_(options);
  }
  const MeansOptions* means(const void* options) const {
    return means_ == nullptr ? nullptr : means_(options);
  }

 private:
  template <class S>
  static std::shared_ptr<void> make() {
    return std::make_shared<S>();
  }
  template <class S, class G>
  static const G* as(const void* options) {
    return static_cast<const S*>(options);
  }

  std::span<const Option> rows_;
  std::shared_ptr<void> (*make_)() = nullptr;
  Result<void> (*check_)(void*, const Request&) = nullptr;
  const StoreOptions* (*store_)(const void*) = nullptr;
  const OriginOptions* (*origin_)(const void*) = nullptr;
  const MeansOptions* (*means_)(const void*) = nullptr;
};

template <auto kCheck, class S, std::size_t N>
constexpr OptionList checked(const OptionTable<S, N>& table) {
  return OptionList::checked<kCheck>(table);
}

// Fills a struct from the options of a request.
Result<void> read_rows(std::span<const Option> rows, const Request& request, void* options);

}  // namespace summand::ask
