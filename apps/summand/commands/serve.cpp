// summand serve: answers for other programs, over the standard input and output.
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "apps/summand/cli/limits.hpp"
#include "apps/summand/cli/memory_bound.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/ready_lines.hpp"
#include "apps/summand/cli/run.hpp"
#include "summand/ask/messages.hpp"
#include "summand/base/look_handler.hpp"

namespace summand::program {

namespace {

constexpr int kBetweenLooks = 100;  // milliseconds between two looks at signals

// A conversation with a client.
class Server {
 public:
  explicit Server(const Run& run)
      : messages_({.memory = run.settings().memory,
                   .interrupt = interrupt_flag(),
                   .send = [this](std::string_view text) { send(text); },
                   .games = run.games()}) {}

  Exit serve();

  // Called where limits are checked. Looks for a message that cancels the answer, and sends
  // progress.
  void look();

 private:
  void send(std::string_view text);
  bool is_over() const { return input_.at_end() && input_.lines().empty(); }

  ReadyLines input_;
  ask::Messages messages_;
  std::size_t seen_ = 0;  // waiting lines that were already examined
  bool cancelled_ = false;
  std::thread::id thread_ = std::this_thread::get_id();
};

Server* the_server = nullptr;

void look_at_the_server() {
  MemoryBound::look();
  // Needed while a cancelled answer waits for its reader: then the flag does not show a SIGTERM.
  if (told_to_end()) reach_limit(Limit::interrupted, "interrupted");
  if (the_server != nullptr) the_server->look();
}

void Server::send(std::string_view text) {
  OutputStream out(Budget({.interrupt = cancelled_ ? nullptr : interrupt_flag()}));
  out.write(text);
  out.write("\n");
  out.finish();
}

void Server::look() {
  if (std::this_thread::get_id() != thread_) return;
  input_.read(0);
  for (; seen_ < input_.lines().size(); ++seen_) {
    if (!messages_.cancels(input_.lines()[seen_])) continue;
    cancelled_ = true;
    raise_interrupt();
  }
  messages_.look();
}

Exit Server::serve() {
  while (!is_over()) {
    if (interrupt_flag()->load()) return Exit::limited;
    if (input_.lines().empty()) {
      input_.read(kBetweenLooks);
      continue;
    }
    const std::string line = input_.pop();
    seen_ = 0;
    MemoryBound::hold();
    messages_.take(line);
    // A cancelled answer must not stop the program.
    if (std::exchange(cancelled_, false)) forget_interrupt();
  }
  return Exit::done;
}

Exit serve(Run& run) {
  write_for(Readers::programs);
  Server server(run);
  the_server = &server;
  const LookHandler before = set_look_handler(look_at_the_server);
  const auto served = within_limits([&]() -> Result<Exit> { return server.serve(); });
  set_look_handler(before);
  the_server = nullptr;
  if (!served) write_message("summand: " + served.error().error.message);
  return served ? *served : Exit::limited;
}

constexpr TerminalCommand kServeCommand{
    .description =
        {
            .name = "serve",
            .arguments = "",
            .sentence = "Answer other programs, in messages of JSON-RPC 2.0",
            .details =
                "Each line of the standard input is a message, and so is each line of the output. "
                "A question is named like a command, and its options have the same names. Names "
                "and values are kept for later questions. See summand help guide serve.\n"
                "Try: echo '{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"eval\", \"params\": "
                "{\"text\": \"1 + ^\"}}' | summand serve",
            .options = {},
            .most = 0,
        },
    .run = serve,
};

}  // namespace

const TerminalCommand& serve_command() { return kServeCommand; }

}  // namespace summand::program
