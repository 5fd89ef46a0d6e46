#include "apps/summand/terminal/terminal_watcher.hpp"

#include <memory>
#include <utility>

#include "apps/summand/terminal/progress.hpp"

namespace summand::program {

namespace {

class TerminalWatcher final : public ask::Watcher {
 public:
  std::unique_ptr<WorkLine> begin(Work work) override {
    if (is_quiet) return nullptr;
    return std::make_unique<Progress>(std::move(work));
  }
  void early(const ask::Request&, const ask::Response& part) override {
    if (!hear) return;
    Progress::clear();
    hear(part);
  }

  std::function<void(const ask::Response&)> hear;
  bool is_quiet = false;
};

TerminalWatcher the_watcher;

}  // namespace

ask::Watcher& terminal_watcher() { return the_watcher; }

HearEarly::HearEarly(std::function<void(const ask::Response&)> hear) {
  the_watcher.hear = std::move(hear);
}

HearEarly::~HearEarly() { the_watcher.hear = nullptr; }

WithoutProgress::WithoutProgress() { the_watcher.is_quiet = true; }

WithoutProgress::~WithoutProgress() { the_watcher.is_quiet = false; }

}  // namespace summand::program
