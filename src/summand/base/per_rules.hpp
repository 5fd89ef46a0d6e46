// PerRules: objects that exist once for each set of rules, found by their own type and the rules.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace summand {

// Stores objects by a common base, which may be void.
template <class Base>
class PerRules {
 public:
  // The object of type T for these rules, which T returns as rules(). The first call makes it by
  // make(), which returns a pointer to a new object. It never moves.
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
  // In the order of creation.
  Base* operator[](std::size_t index) const { return entries_[index].thing.get(); }

 private:
  // The address of a type's tag identifies the type, because there is no RTTI in the browser.
  template <class T>
  static inline const char kTypeTag = 0;

  struct Entry {
    const void* type;
    std::shared_ptr<Base> thing;
  };

  std::vector<Entry> entries_;
};

}  // namespace summand
