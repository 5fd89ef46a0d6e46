"""A conversation with a program that speaks like `summand serve`."""
import json
import subprocess
import threading


class Conversation:
    """One run of a command. Received messages are kept by their kind."""

    def __init__(self, command, seconds=60):
        """`seconds` is the longest time that an answer may take."""
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True, encoding="utf-8")
        self.seconds = seconds
        self.replies, self.notices = {}, []
        self.came = threading.Condition()
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()
        self.last = 0

    def read(self):
        for line in self.process.stdout:
            message = json.loads(line)
            with self.came:
                if "method" in message:
                    self.notices.append(message)
                else:
                    self.replies[message["id"]] = message
                self.came.notify_all()

    def send(self, message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def begin(self, method, **params):
        """Sends a question. Returns its number."""
        self.last += 1
        self.send({"jsonrpc": "2.0", "id": self.last, "method": method, "params": params})
        return self.last

    def cancel(self, number):
        self.send({"jsonrpc": "2.0", "method": "cancel", "params": {"id": number}})

    def wait(self, number):
        """The answer to the question with that number."""
        with self.came:
            assert self.came.wait_for(lambda: number in self.replies, self.seconds), f"no reply to {number}"
            return self.replies[number]

    def progress_of(self, number):
        return [one["params"] for one in self.notices if one["method"] == "progress" and one["params"]["id"] == number]

    def wait_for_progress(self, number):
        with self.came:
            assert self.came.wait_for(lambda: self.progress_of(number), self.seconds), f"no progress of {number}"

    def ask(self, method, **params):
        return self.wait(self.begin(method, **params))

    def end(self):
        """Ends the input. Returns the exit code."""
        self.process.stdin.close()
        code = self.process.wait(30)
        self.reader.join(30)
        errors = self.process.stderr.read()
        assert not errors, errors
        return code
