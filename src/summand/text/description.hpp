// Description: the members of a JSON object, told once for a type of data. Its JSON and its schema
// (json_schema.hpp) come from it, and from the schema the types of other languages and the
// reference.
//
// A type T is described beside it, where argument-dependent lookup finds the function:
//
//   void describe(Members<Nimber>& its) {
//     its.named("Nimber", "The nimber of an impartial game.");
//     its("input", "The expression.", &Nimber::input);
//     its("nimber", "The nimber.", [](auto& it) { return it.found.nimber; });
//   }
//
// A member is got by a pointer to a member of T, or by a function or lambda without captures.
// Texts, numbers, truths, durations (in seconds), ranges and described types are written as they
// are; a type with key_of() as that word, and one with json_text() as that text. An empty optional
// and a null pointer leave the member out. A range of pairs of a text and something is an object.
//
// Trade: a description is a table of function pointers. It costs a small function for each member
// and one indirect call when the member is written.
#pragma once

#include <bit>
#include <chrono>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "summand/text/json_writer.hpp"

namespace summand {

class Description;
template <class T>
class Members;
template <class T>
const Description& description_of();
template <class T>
concept IsDescribed = requires(Members<T>& members) { describe(members); };

// The type of a JSON value.
struct JsonType {
  enum class Kind : std::uint8_t { text, count, truth, seconds, list, map, object, either };

  Kind kind = Kind::text;
  bool or_null = false;
  JsonType (*element)() = nullptr;           // of a list or a map; one of two types
  JsonType (*other)() = nullptr;             // the other one
  const Description& (*object)() = nullptr;  // of an object
};

class Description {
 public:
  using Part = const Description& (*)();

  struct Member {
    std::string_view name;      // empty: the members of one of the parts, or written by hand
    std::string_view sentence;  // what it is
    JsonType type = {};
    bool always = true;                        // whether no object lacks it
    std::vector<std::string_view> words = {};  // all that the text can be, if they are few
    std::vector<Part> parts = {};
    // Writes the key and the value. Null if another member writes this one.
    void (*write)(const Member&, JsonWriter&, const void* data) = nullptr;
    std::ptrdiff_t place = 0;  // of the member in the data
  };

  std::string_view name;      // of the type; empty if it is described where it occurs
  std::string_view sentence;  // what the object is
  std::vector<Member> members;
  bool open = false;  // whether it may have members that are not described

  // Writes the members of an open object. `data` is of the type that is described.
  void write(JsonWriter& json, const void* data) const {
    for (const Member& member : members) {
      if (member.write != nullptr) member.write(member, json, data);
    }
  }
};

namespace json_form {

template <class F>
concept Word = requires(const F& value) {
  { key_of(value) } -> std::convertible_to<std::string_view>;
};
template <class F>
concept Written = requires(const F& value) {
  { json_text(value) } -> std::convertible_to<std::string>;
};
template <class F>
concept Text = std::convertible_to<F, std::string_view>;
template <class F>
concept Optional = requires(const F& value) {
  { *value };
  static_cast<bool>(value);
} && !Text<F> && !std::ranges::range<F>;

template <class F>
inline constexpr bool kIsDuration = false;
template <class R, class P>
inline constexpr bool kIsDuration<std::chrono::duration<R, P>> = true;
template <class F>
inline constexpr bool kIsNamed = false;  // a pair of a text and something
template <Text K, class V>
inline constexpr bool kIsNamed<std::pair<K, V>> = true;
template <class F>
inline constexpr bool kIsVariant = false;
template <class... A>
inline constexpr bool kIsVariant<std::variant<A...>> = true;

template <class F>
JsonType type_of() {
  using Kind = JsonType::Kind;
  if constexpr (std::same_as<F, bool>) {
    return {.kind = Kind::truth};
  } else if constexpr (Word<F> || Written<F> || Text<F>) {
    return {.kind = Kind::text};
  } else if constexpr (std::integral<F>) {
    return {.kind = Kind::count};
  } else if constexpr (std::floating_point<F> || kIsDuration<F>) {
    return {.kind = Kind::seconds};
  } else if constexpr (Optional<F>) {
    JsonType out = type_of<std::remove_cvref_t<decltype(*std::declval<const F&>())>>();
    out.or_null = true;
    return out;
  } else if constexpr (std::ranges::range<F>) {
    using Element = std::remove_cvref_t<std::ranges::range_reference_t<const F>>;
    if constexpr (kIsNamed<Element>) {
      return {.kind = Kind::map, .element = &type_of<typename Element::second_type>};
    } else {
      return {.kind = Kind::list, .element = &type_of<Element>};
    }
  } else if constexpr (kIsVariant<F> && !IsDescribed<F>) {
    static_assert(std::variant_size_v<F> == 2);
    return {.kind = Kind::either,
            .element = &type_of<std::variant_alternative_t<0, F>>,
            .other = &type_of<std::variant_alternative_t<1, F>>};
  } else {
    return {.kind = Kind::object, .object = &description_of<F>};
  }
}

template <class F>
void write(JsonWriter& json, const F& value) {
  if constexpr (std::same_as<F, bool>) {
    json.boolean(value);
  } else if constexpr (Word<F>) {
    json.text(key_of(value));
  } else if constexpr (Written<F>) {
    json.text(json_text(value));
  } else if constexpr (Text<F>) {
    json.text(value);
  } else if constexpr (std::signed_integral<F>) {
    json.digits(std::to_string(value));
  } else if constexpr (std::integral<F>) {
    json.number(value);
  } else if constexpr (std::floating_point<F>) {
    json.seconds(value);
  } else if constexpr (kIsDuration<F>) {
    json.seconds(std::chrono::duration<double>(value).count());
  } else if constexpr (Optional<F>) {
    if (value) {
      write(json, *value);
    } else {
      json.null();
    }
  } else if constexpr (std::ranges::range<F>) {
    using Element = std::remove_cvref_t<std::ranges::range_reference_t<const F>>;
    if constexpr (kIsNamed<Element>) {
      json.object();
      for (const auto& [name, element] : value) write(json.key(name), element);
    } else {
      json.array();
      for (const auto& element : value) write<Element>(json, element);
    }
    json.close();
  } else if constexpr (kIsVariant<F> && !IsDescribed<F>) {
    std::visit([&](const auto& one) { write(json, one); }, value);
  } else {
    json.object();
    description_of<F>().write(json, &value);
    json.close();
  }
}

// Whether a member that is only written if it says something is left out.
template <class F>
bool says_nothing(const F& value) {
  if constexpr (requires { value.empty(); }) {
    return value.empty();
  } else {
    return value == F{};
  }
}

// Writes the members of a part, or of the alternative that a variant has.
template <class F>
void write_part(JsonWriter& json, const F& value) {
  if constexpr (kIsVariant<F>) {
    std::visit([&](const auto& one) { write_part(json, one); }, value);
  } else if constexpr (Optional<F>) {
    if (value) write_part(json, *value);
  } else {
    description_of<F>().write(json, &value);
  }
}

template <class F>
void add_parts(std::vector<Description::Part>& out) {
  if constexpr (kIsVariant<F>) {
    [&]<class... A>(std::type_identity<std::variant<A...>>) {
      (add_parts<A>(out), ...);
    }(std::type_identity<F>{});
  } else if constexpr (Optional<F>) {
    add_parts<std::remove_cvref_t<decltype(*std::declval<const F&>())>>(out);
  } else {
    out.push_back(&description_of<F>);
  }
}

}  // namespace json_form

// Fills the description of T.
template <class T>
class Members {
 public:
  explicit Members(Description& out) : out_(out) {}

  // The name of the type in other languages, and what it is. A type without a name is described
  // where it occurs.
  void named(std::string_view name, std::string_view sentence) {
    out_.name = name;
    out_.sentence = sentence;
  }
  // A member. It is left out if it is an empty optional or a null pointer.
  template <class Get>
  Members& operator()(std::string_view name, std::string_view sentence, Get get) {
    return add<Get, When::there>(name, sentence, get);
  }
  // A member that is left out if it is empty, 0 or false, too.
  template <class Get>
  Members& if_any(std::string_view name, std::string_view sentence, Get get) {
    return add<Get, When::any>(name, sentence, get);
  }
  // A member that is null if it is an empty optional or a null pointer.
  template <class Get>
  Members& or_null(std::string_view name, std::string_view sentence, Get get) {
    return add<Get, When::always>(name, sentence, get);
  }
  // All that the last member can be.
  void words(std::initializer_list<std::string_view> words) { out_.members.back().words = words; }

  // The members of a part. Of a variant: those of the alternative that it has.
  template <class Get>
  void with(Get get) {
    using F = std::remove_cvref_t<std::invoke_result_t<Get, const T&>>;
    Description::Member& member = out_.members.emplace_back();
    json_form::add_parts<F>(member.parts);
    member.always = !json_form::Optional<F>;
    member.place = place_of(get);
    member.write = [](const Description::Member& its, JsonWriter& json, const void* data) {
      json_form::write_part<F>(json, got<Get>(its, data));
    };
  }

  // Members that `write` writes: void (JsonWriter&, const T&). Each is described by a call of
  // told(), or there are others than those described.
  template <class Write>
  Members& by_hand(Write) {
    out_.members.emplace_back().write = [](const Description::Member&, JsonWriter& json,
                                           const void* data) {
      Write{}(json, *static_cast<const T*>(data));
    };
    return *this;
  }
  template <class F>
  Members& told(std::string_view name, std::string_view sentence, bool always = true) {
    Description::Member& member = out_.members.emplace_back();
    member.name = name;
    member.sentence = sentence;
    member.type = json_form::type_of<F>();
    member.always = always;
    return *this;
  }
  // All members of F.
  template <class F>
  void told_with(bool always = true) {
    Description::Member& member = out_.members.emplace_back();
    json_form::add_parts<F>(member.parts);
    member.always = always;
  }
  void and_others() { out_.open = true; }

 private:
  enum class When : std::uint8_t { there, any, always };

  template <class Get>
  static std::ptrdiff_t place_of(Get get) {
    if constexpr (std::is_member_object_pointer_v<Get> || std::is_pointer_v<Get>) {
      return std::bit_cast<std::ptrdiff_t>(get);
    } else {
      static_assert(std::is_empty_v<Get>, "a member is got without captures");
      return 0;
    }
  }

  template <class Get>
  static std::invoke_result_t<Get, const T&> got(const Description::Member& its, const void* data) {
    const T& of = *static_cast<const T*>(data);
    if constexpr (std::is_member_object_pointer_v<Get>) {
      return of.*std::bit_cast<Get>(its.place);
    } else if constexpr (std::is_pointer_v<Get>) {
      return std::bit_cast<Get>(its.place)(of);
    } else {
      return Get{}(of);
    }
  }

  template <class Get, When when>
  Members& add(std::string_view name, std::string_view sentence, Get get) {
    using F = std::remove_cvref_t<std::invoke_result_t<Get, const T&>>;
    Description::Member& member = out_.members.emplace_back();
    member.name = name;
    member.sentence = sentence;
    member.type = json_form::type_of<F>();
    member.place = place_of(get);
    if constexpr (when == When::always) {
      member.write = [](const Description::Member& its, JsonWriter& json, const void* data) {
        json_form::write<F>(json.key(its.name), got<Get>(its, data));
      };
    } else if constexpr (json_form::Optional<F>) {
      member.type = json_form::type_of<std::remove_cvref_t<decltype(*std::declval<const F&>())>>();
      member.always = false;
      member.write = [](const Description::Member& its, JsonWriter& json, const void* data) {
        decltype(auto) value = got<Get>(its, data);
        if (value) json_form::write(json.key(its.name), *value);
      };
    } else {
      member.always = when == When::there;
      member.write = [](const Description::Member& its, JsonWriter& json, const void* data) {
        decltype(auto) value = got<Get>(its, data);
        if constexpr (when == When::any) {
          if (json_form::says_nothing(value)) return;
        }
        json_form::write<F>(json.key(its.name), value);
      };
    }
    return *this;
  }

  Description& out_;
};

template <class T>
const Description& description_of() {
  static const Description kDescription = [] {
    Description out;
    Members<T> members(out);
    describe(members);
    return out;
  }();
  return kDescription;
}

// Writes the members of an open object.
template <IsDescribed T>
void write_members(JsonWriter& json, const T& data) {
  description_of<T>().write(json, &data);
}

}  // namespace summand
