// The heaps of a taking-and-breaking game in misère play: outcomes, genera and forms.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/draw/page.hpp"
#include "summand/heaps/rules.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/misere/genus.hpp"
#include "summand/text/description.hpp"

namespace summand::heaps {

struct MisereHeaps {
  struct Heap {
    Genus genus;
    bool is_tame = false;             // and so are all its followers
    std::optional<std::string> form;  // if its text is short
    std::uint32_t birthday = 0;       // the length of the longest play
    std::size_t options = 0;          // of the form
  };

  heaps::Rules rules;
  std::vector<Heap> heaps;  // from the empty heap on
  std::optional<Failure> stopped = {};
};

// The heaps 0 to `last`. A limit is in the answer, with the heaps that were finished.
MisereHeaps misere_heaps_of(const Rules& rules, std::uint32_t last, const Budget& budget,
                            WorkWatcher* watcher);

std::string text(const MisereHeaps& data, const Page& page);
void describe(Members<MisereHeaps>& its);

}  // namespace summand::heaps
