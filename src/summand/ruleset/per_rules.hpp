// PerRules: what is made once for each ruleset and found again by its type and parameters.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace summand {

// Keeps things by a common base, which may be void.
template <class Base>
class PerRules {
 public:
  // The thing of type T for these very rules, which it tells as rules(); made by make(), a pointer
  // to a new one, at the first call. Stays where it is.
  template <class T, class R, class Make>
  T& of(const R& rules, const Make& make) {
    for (const Entry& entry : entries_) {
      if (entry.type != &kTypeTag<T>) continue;
      T& thing = *static_cast<T*>(entry.thing.get());
      if (thing.rules() == rules) return thing;
    }
    const std::shared_ptr<T> made = make();
    entries_.push_back({&kTypeTag<T>, made});
    return *made;
  }

  std::size_t size() const { return entries_.size(); }
  // In the order in which they were made.
  Base* operator[](std::size_t index) const { return entries_[index].thing.get(); }

 private:
  // The address of a type's tag stands for the type (there is no RTTI in the browser).
  template <class T>
  static inline const char kTypeTag = 0;

  struct Entry {
    const void* type;
    std::shared_ptr<Base> thing;
  };

  std::vector<Entry> entries_;
};

}  // namespace summand
