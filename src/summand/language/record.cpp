#include "summand/language/record.hpp"

#include <algorithm>

namespace summand {

namespace {

Fields& add(Fields& fields, std::string_view name, Field::What what) {
  fields.all.push_back({name, std::move(what)});
  return fields;
}

}  // namespace

Fields& Fields::none(std::string_view name) { return add(*this, name, std::monostate()); }
Fields& Fields::truth(std::string_view name, bool holds) { return add(*this, name, holds); }
Fields& Fields::count(std::string_view name, std::uint64_t count) {
  return add(*this, name, count);
}
Fields& Fields::text(std::string_view name, std::string text) {
  return add(*this, name, std::move(text));
}
Fields& Fields::fields(std::string_view name, Fields fields) {
  return add(*this, name, std::move(fields));
}
Fields& Fields::list(std::string_view name, std::vector<Fields> list) {
  return add(*this, name, std::move(list));
}

const Field* Fields::find(std::string_view name) const {
  const auto at = std::ranges::find(all, name, &Field::name);
  return at == all.end() ? nullptr : &*at;
}

}  // namespace summand
