#include "summand/analysis/heaps/misere_heaps.hpp"

#include <fmt/core.h>
#include <utility>

#include "summand/analysis/heaps/text.hpp"
#include "summand/analysis/heaps/words.hpp"
#include "summand/heaps/names.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/misere/heap_forms.hpp"
#include "summand/text/table.hpp"

namespace summand::heaps {

namespace {

constexpr std::size_t kMostOfForm = 1000;       // letters in JSON
constexpr std::size_t kMostOfFormInTable = 40;  // letters in words

std::optional<std::string> short_form(MisereStore& store, MisereForm form) {
  auto text =
      within_limits([&]() -> Result<std::string> { return print(store, form, kMostOfForm); });
  if (text) return *std::move(text);
  if (*text.error().limit != Limit::size) reach_limit_again(std::move(text).error());
  return std::nullopt;
}

MisereHeaps::Heap described(MisereStore& store, GenusTable& genera, MisereForm form) {
  return {.genus = genera(form),
          .is_tame = genera.is_hereditarily_tame(form),
          .form = short_form(store, form),
          .birthday = store.birthday(form),
          .options = store.option_count(form)};
}

std::string form_in_table(const MisereHeaps::Heap& heap) {
  if (heap.form && heap.form->size() <= kMostOfFormInTable) return *heap.form;
  return fmt::format("{} options, longest play {}", heap.options, heap.birthday);
}

}  // namespace

MisereHeaps misere_heaps_of(const Rules& rules, std::uint32_t last, const Budget& budget,
                            WorkWatcher* watcher) {
  MisereHeaps out{.rules = rules, .heaps = {}};
  Progress progress(watcher, "heaps", 0, std::uint64_t{last} + 1);
  auto done = within_limits([&]() -> Result<void> {
    MisereStore store(budget);
    GenusTable genera(store);
    std::vector<MisereForm> forms;
    while (forms.size() <= last) {
      forms.push_back(form_of_next_heap(store, rules, forms));
      out.heaps.push_back(described(store, genera, forms.back()));
      progress.at(out.heaps.size());
    }
    return {};
  });
  if (!done) out.stopped = std::move(done).error();
  return out;
}

std::string text(const MisereHeaps& data, const Page& page) {
  std::vector<std::vector<std::string>> rows = {{"heap", "outcome", "genus", "tame", "form"}};
  for (std::size_t n = 0; n < data.heaps.size(); ++n) {
    const MisereHeaps::Heap& heap = data.heaps[n];
    rows.push_back({fmt::format("{:>4}", n), std::string(1, letter(heap.genus.outcome())),
                    print(heap.genus), heap.is_tame ? "yes" : "no", form_in_table(heap)});
  }
  std::string out = heading(data.rules) + "misère play: the last move loses\n\n";
  for (const std::string& row : aligned(rows)) out += row + "\n";
  out += "\n";
  out += paragraphs(
      {"P: the player who moves loses. N: the player who moves wins. The last two digits of a "
       "genus repeat. A heap is tame here if it and all its followers have genera of Nim."},
      page.columns);
  return out;
}

namespace {

struct NumberedHeap {
  std::size_t number;
  const MisereHeaps::Heap* heap;
};

void describe(Members<NumberedHeap>& its) {
  using H = NumberedHeap;
  its.named("MisereHeap", "A heap in misère play.");
  its("heap", "Its size.", &H::number);
  its("outcome", "Who wins.", [](auto& it) {
    return std::string(1, letter(it.heap->genus.outcome()));
  }).words({"N", "P"});
  its("genus", "Its genus.", [](auto& it) { return print(it.heap->genus); });
  its("tame", "Whether it and all its followers are tame.",
      [](auto& it) { return it.heap->is_tame; });
  its.or_null("form", "Its canonical form. Null if the text is too long.",
              [](auto& it) -> auto& { return it.heap->form; });
  its("longest_play", "The moves of the longest play.", [](auto& it) { return it.heap->birthday; });
  its("options", "The options of the form.", [](auto& it) { return it.heap->options; });
}

}  // namespace

void describe(Members<MisereHeaps>& its) {
  its.with([](auto& it) { return HeapsRules{&it.rules}; });
  its("play", "The convention.", [](auto&) { return std::string_view("misere"); });
  its("heaps", "The heaps from 0 on.", [](const MisereHeaps& data) {
    std::vector<NumberedHeap> out;
    for (const MisereHeaps::Heap& heap : data.heaps) out.push_back({out.size(), &heap});
    return out;
  });
}

}  // namespace summand::heaps
