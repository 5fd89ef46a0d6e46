#!/usr/bin/env python3
"""Runs the program with random command lines in unusual environments, and checks that no run breaks a promise.

    attack.py PROGRAM [--runs N] [--seed S] [--only WORD] [--verbose]

Commands, their forms and their options are read from the help of the program, and positions from the examples of its
games. So new commands and games are attacked without a change here. Texts are often nearly right: a few characters are
lost, doubled or strange.

No run may
* end with exit code 3 or by a signal, or continue long after its limits,
* print control characters from outside, bytes that are not UTF-8, names from its sources, very long messages, or broken
  JSON.

A failure is shown with a command line that repeats it. The same seed gives the same runs.
"""
import argparse
import collections
import json
import os
import pathlib
import random
import re
import resource
import shlex
import subprocess
import sys
import tempfile

CODES = {0, 1, 2, 4}
CONTROLS = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
INTERNALS = re.compile(r"terminate called|what\(\):|\bstd::|\b[a-z_]+\.[ch]pp\b|Assertion|runtime error|error of the program itself:")
LONGEST_MESSAGE = 4000  # bytes for one answer
TIME, MEMORY = "1s", "100MB"  # the limits of most runs
CPU_SECONDS = 20  # then the kernel ends the run
ADDRESSES = 8 << 30  # bytes of address space, so that no run can take all memory of the machine

NUMBERS = ["0", "1", "2", "3", "4", "5", "7", "12", "20", "100", "4096", "65536", "4294967297", "9223372036854775808", "-1", "10^6",
           "9" * 30, "9" * 3000, "1e9", "x", ""]
STRANGE = ["\x1b[31m", "\x07", "\t", "\n", "\u0085", "\u009b", "\u202e", "\u2066", "\u200b", "é", "½", "↑", "😀",
           "%n%s", "\\", "'", '"', "{", "}", "(", "[", "|", ",", ":", ".", "-", "..", "9" * 20]
WORDS = ["left", "right", "none", "all", "perfect", "random", "R", "P", "L", "plain", "nimber", "csv", "search", "a.svg"]
EXPRESSIONS = ["1", "-3/8", "^", "*3", "tiny(2)", "{2|-1}", "{0||0|-2}", "+-1", "^<2>", "v*", "{1,*|0,v}", "3.(^)",
               "nim(1,2,3)", "1:*"]
STATES = ["blue: b2 r1; red: r3; piles: br rb; to move: blue", "blue: b1; red: none; green: g2; to move: green"]
TYPED = ["1", "2", "hint", "why", "moves", "undo", "redo", "analyze", "board", "help", "save m", "resign", "quit",
         "1: 1", "a1-a2", "3->1", "load good.play", "next red", "place b on empty", "level easy", "\x1b[2J", "\u202e"]


def output_of(program, *arguments):
    done = subprocess.run([program, *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL, check=True)
    return done.stdout


class Knowledge:
    """The commands, options, games and positions of the program, from its own help."""

    def __init__(self, program):
        self.commands = re.findall(r"^  summand ([a-z]+)\b", output_of(program, "--help"), re.MULTILINE)
        self.forms, self.options = {}, {}
        for name in list(self.commands):
            text = output_of(program, name, "--help")
            self.commands += re.findall(rf"^  summand ({name} [a-z]+)\b", text, re.MULTILINE)
        for name in self.commands:
            text = output_of(program, *name.split(), "--help")
            usage = re.search(rf"^Usage: summand {name} ?(.*)$", text, re.MULTILINE).group(1)
            self.forms[name] = [form.strip().strip("[].") for form in usage.split("|")]
            self.options[name] = re.findall(r"^  (?:-., )?--([a-z-]+)(?: ([A-Z]\S*))?  ", text, re.MULTILINE)
        games = [game["name"] for game in json.loads(output_of(program, "games", "--json"))["games"]]
        self.games, self.positions = games, []
        for game in games:
            self.positions += json.loads(output_of(program, "rules", game, "--json"))["examples"]


class Attacker:
    """Makes command lines and typed lines."""

    def __init__(self, known, rng):
        self.known, self.rng = known, rng

    def spoilt(self, text):
        rng = self.rng
        for _ in range(rng.randint(1, 3)):
            at, end = sorted(rng.randint(0, len(text)) for _ in range(2))
            number = re.search(r"\d+", text[at:])
            text = rng.choice([
                lambda: text[:at] + text[end:],
                lambda: text[:end] + text[at:],
                lambda: text[:at] + rng.choice(STRANGE) + text[at:],
                lambda: text[:at] + text[at:].replace(number.group(), rng.choice(NUMBERS), 1) if number else text,
            ])()
        return text

    def expression(self, depth=2):
        rng = self.rng
        if depth == 0 or rng.random() < 0.3:
            return rng.choice([rng.choice(self.known.positions), rng.choice(EXPRESSIONS)])
        part = lambda: self.expression(depth - 1)
        return rng.choice([
            lambda: f"{part()} + {part()}", lambda: f"{part()} - {part()}", lambda: f"{{{part()}|{part()}}}",
            lambda: f"-({part()})", lambda: f"{rng.randint(-3, 5)}.({part()})", lambda: f"({part()}):({part()})",
            lambda: f"{rng.choice(self.known.games)}({rng.choice(NUMBERS)})",
        ])()

    def question(self):
        """An expression whose answer may be a game or something else."""
        part = lambda: self.expression(1)
        return self.rng.choice([lambda: f"{part()} == {part()}", lambda: f"why({part()} > {part()})",
                                lambda: f"temperature({part()})", lambda: f"[{part()}, {part()}]"])()

    def deep(self):
        """Texts that need deep recursion or much memory in a careless program."""
        n = self.rng.choice([1000, 30_000])
        return self.rng.choice(["{" * n + "|}" * n, "(" * n + "1" + ")" * n, "-" * n + "1", "{0|" * n + "0" + "}" * n,
                                "+".join(["{2|1}"] * n), "1:" * n + "1", "9" * n, "*" + "9" * n, f"2^{'9' * n}"])

    def filled(self, placeholder):
        """An argument for a placeholder in the help. It is often right, sometimes nearly right, and rarely nonsense."""
        rng = self.rng
        makers = {
            "EXPR": lambda: rng.choice([self.expression] * 15 + [self.question] * 3 + [self.deep, lambda: "@" + rng.choice(FILES)])(),
            "HEAPS": lambda: rng.choice(["1,2,3", "5,6", "99999,99999,99999", "1," + "9" * 25]),
            "N=A..B": lambda: rng.choice(["r=1..3", "c=0..2", "1..4", "5..1", "1..1001", "n=0..10^9"]),
            "CODE": lambda: rng.choice(["kayles", "0.77", "4.[3]", "0.3F", "{1,2,5}", "lasker", "32:0.8G",
                                        "0." + "".join(rng.choices("01234567", k=rng.randint(1, 6)))]),
            "START": lambda: ",".join(rng.choices("123456", k=rng.randint(1, 4))),
            "P,Q": lambda: f"{rng.randint(0, 9)},{rng.randint(0, 9)}",
            "CLAIM": lambda: rng.choice(["n % 2 == 0 or wins == 1", "k == 3 and g != 0", "c1 - c2 > 1 / (n - 4)"]),
            "CONDITION": lambda: rng.choice(["guards > their_guards", "chips % 2 == 1 or not greens < 2"]),
            "STATE": lambda: rng.choice(STATES),
            "GAME": lambda: rng.choice(self.known.games),
            "FILE": lambda: rng.choice(FILES),
            "FAMILY": lambda: rng.choice(["nim(r,c)", "{r|c}", 'domineering("{r}x{c}")', rng.choice(self.known.games)]),
            "PLAYER": lambda: rng.choice(["left", "right", "both", "none"]),
            "R|P|L": lambda: rng.choice("RPL"),
            "N": lambda: rng.choice(NUMBERS[:9] if rng.random() < 0.8 else NUMBERS),
            "SIZE": lambda: rng.choice(["20M", "1G", "0", "1", "-1", "1e999", "nan"]),
            "DURATION": lambda: rng.choice(["10ms", "0", "-1s", "inf", "1e999", "9" * 30]),
        }
        text = makers.get(placeholder.strip(".[]"), lambda: rng.choice(NUMBERS + WORDS + self.known.games))()
        if rng.random() < 0.15:
            text = self.spoilt(text)
        return text[:100_000]

    def command_line(self):
        rng, known = self.rng, self.known
        name = rng.choice(known.commands)
        out = [self.spoilt(word) if rng.random() < 0.02 else word for word in name.split()]
        for word in rng.choice(known.forms[name]).split():
            word = word.replace("EXPR", "FAMILY") if name == "table" else word
            out.append(self.filled(word) if word.strip("[")[:1].isupper() else word)
        options = [option for option in known.options[name] if option[0] not in ("time", "memory", "help")]
        for option, value in rng.sample(options, min(len(options), rng.choice([0, 0, 1, 1, 2, 4]))):
            out += [f"--{option}"] + ([self.filled(value)] if value else [])
        for option, value in (("--time", TIME), ("--memory", MEMORY)):
            out += [option, self.filled(option[2:].replace("time", "DURATION").replace("memory", "SIZE"))
                    if rng.random() < 0.03 else value]
        if rng.random() < 0.02:
            out.append("-")
        return [argument.replace("\0", "") for argument in out]

    def typed(self):
        lines = [self.rng.choice([self.rng.choice(TYPED), self.expression()]) for _ in range(self.rng.randint(0, 8))]
        text = "\n".join(self.spoilt(line) if self.rng.random() < 0.2 else line for line in lines) + "\n"
        return text.encode() + (self.rng.choice([b"\xff\n", b"\0\n", b"\x9b\n", b"{" * 100_000]) if self.rng.random() < 0.1 else b"")


EVIL_NAME = "\x1b[31m\u202e"
FILES = ["good.heaps", "good.certificate", "good.babylon", "good.sucker", "good.strategy", "good.play", "good.txt", "noise",
         "empty", ".", "no/such", "ring", "dangling", "file/below", "n" * 300, "n" * 254, "/dev/null", "/dev/full", "new.svg",
         "new.txt", "new", "", EVIL_NAME, "no/" + EVIL_NAME]


def prepare(program, folder):
    """Makes the files of FILES: correct ones, and others."""
    for arguments in (["heaps", "0.16", "--to", "2000", "--period", "--save", "good.heaps"],
                      ["heaps", "kayles", "--period", "--certificate", "good.certificate"],
                      ["babylon", "table", "--chips", "8", "--colours", "3", "--save", "good.babylon"],
                      ["sucker", "tables", "--chips", "3", "--save", "good.sucker"],
                      ["strategy", "nim(1,2,4)", "-o", "good.strategy"]):
        subprocess.run([program, *arguments], cwd=folder, check=True, capture_output=True)
    subprocess.run([program, "play", "nim(2,3)"], cwd=folder, input=b"1\nsave good.play\nquit\n", capture_output=True)
    (folder / "good.txt").write_text("nim(1,2) + *\n")
    (folder / "noise").write_bytes(random.Random(1).randbytes(5000))
    (folder / "empty").write_bytes(b"")
    (folder / "file").write_text("1")
    (folder / EVIL_NAME).write_text("1 +")
    (folder / "ring").symlink_to("ring")
    (folder / "dangling").symlink_to("not/here")


def run(program, arguments, typed, around, folder):
    def before():
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if around.startswith("closed "):
            os.close(["stdin", "stdout", "stderr"].index(around[7:]))
    environment = {"LC_ALL": "C" if around == "LC_ALL=C" else "C.UTF-8", "HOME": str(folder), "TERM": "xterm"}
    if around == "nothing set":
        environment = {}
    with open("/dev/full", "wb") as full:
        return subprocess.run([program, *arguments], input=typed, cwd=folder, env=environment, preexec_fn=before,
                              stdout=full if around == "full disk" else subprocess.PIPE, stderr=subprocess.PIPE,
                              timeout=20 * CPU_SECONDS)


def read_answers(text):
    """The answers of a script, which has one for each line that asks something."""
    decoder, answers = json.JSONDecoder(), []
    while text := text.lstrip():
        answer, end = decoder.raw_decode(text)
        answers.append(answer)
        text = text[end:]
    return answers


def faults_of(arguments, typed, around, done):
    if done.returncode not in CODES:
        yield f"exit code {done.returncode}"
    for name, data in (("stdout", done.stdout or b""), ("stderr", done.stderr or b"")):
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            yield f"{name} is not UTF-8"
            continue
        if found := CONTROLS.search(text):
            yield f"{name} has the control character {found.group()!r}"
        if "--help" not in arguments and (found := INTERNALS.search(text)):
            yield f"{name} tells internals: {found.group()}"
    answers = 1 + typed.count(b"\n")
    if len(done.stderr or b"") > LONGEST_MESSAGE * answers:
        yield f"messages of {len(done.stderr)} bytes"
    if done.returncode in (1, 2) and around not in ("closed stderr", "full disk") and not done.stderr.strip():
        yield "says nothing on stderr"
    reads_lines = arguments[0] == "play" or "-" in arguments or "--play" in arguments
    if "--json" in arguments and around == "plain" and not reads_lines:
        try:
            if arguments[0] in ("load", "run"):
                if not read_answers(done.stdout.decode()) and done.returncode != 0:
                    yield "no JSON for an error"
            else:
                # serve writes one message on each line. Every other command writes one answer.
                for message in done.stdout.splitlines() if arguments[0] == "serve" else [done.stdout]:
                    json.loads(message)
        except ValueError as error:
            yield f"broken JSON: {error}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=lambda path: str(pathlib.Path(path).resolve(strict=True)))
    parser.add_argument("--runs", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only command lines with this word")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    attacker = Attacker(Knowledge(options.program), rng)
    surroundings = ["plain"] * 15 + ["closed stdin", "closed stdout", "closed stderr", "full disk", "LC_ALL=C", "nothing set"]
    codes, failed = collections.Counter(), 0
    with tempfile.TemporaryDirectory(prefix="summand-attack-") as name:
        folder = pathlib.Path(name)
        prepare(options.program, folder)
        for _ in range(options.runs):
            arguments, typed, around = attacker.command_line(), attacker.typed(), rng.choice(surroundings)
            line = " ".join(shlex.quote(argument) for argument in arguments)
            if options.only not in line:
                continue
            done = run(options.program, arguments, typed, around, folder)
            codes[done.returncode] += 1
            faults = list(faults_of(arguments, typed, around, done))
            failed += bool(faults)
            if faults or options.verbose:
                print(f"{'; '.join(faults) or done.returncode}\n  [{around}] summand {line[:1000]!a}")
                if faults:
                    print(f"  typed {typed[:300]!r}\n  stderr {done.stderr[:300]!r}", flush=True)
    print(f"{sum(codes.values())} runs, exit codes {dict(sorted(codes.items()))}, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
