// Record: an answer of named fields, and the same as text for people.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace summand {

struct Field;

// Fields in their order.
struct Fields {
  std::vector<Field> all;

  // Each adds a field at the end. Names are literals.
  Fields& none(std::string_view name);  // a field without a value
  Fields& truth(std::string_view name, bool holds);
  Fields& count(std::string_view name, std::uint64_t count);
  Fields& text(std::string_view name, std::string text);
  Fields& fields(std::string_view name, Fields fields);
  Fields& list(std::string_view name, std::vector<Fields> list);

  // The field with that name, or null.
  const Field* find(std::string_view name) const;
};

// Games and numbers are texts, because they may have any size.
struct Field {
  using What =
      std::variant<std::monostate, bool, std::uint64_t, std::string, Fields, std::vector<Fields>>;

  std::string_view name;
  What what;
};

struct Record {
  std::string_view kind;  // the subject of the fields: "advice", "proof", "verdict"
  std::string text;
  Fields fields;
};

}  // namespace summand
