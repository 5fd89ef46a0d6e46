#!/usr/bin/env python3
"""Runs summand-mpi on 1 to 4 ranks of this machine, kills its ranks, and damages its files.

    mpi.py SUMMAND-MPI SUMMAND [--only WORD] [--kills N] [--seed S]

sizes    On each number of ranks, tables of many small sizes have the digests of tables of one process.
rules    A digest is also computed here, by the rules of the game alone. The starts and levels are those of summand.
kills    A rank is killed by signal 9 at random moments. The next run, perhaps of another number of ranks, goes on and
         has the right digest.
damage   Flipped bytes, lost bytes, lost files and files of another table are found. The message names the file, and the
         digest is right after all.
limits   A limit of memory or time ends all ranks with exit code 2 and one message.
input    Wrong command lines end with exit code 1 and a message without control characters.
farm     Tasks are done once. A task whose process or whose rank is killed is done in the end. Others fail with a reason.
solve    First moves are divided. A rank is killed, and the next run goes on. A winning move stops the other searches.

The last line counts; the exit code is 1 if anything failed.
"""
import argparse
import collections
import functools
import json
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

# A layer waits for the disk several times. In memory that takes no time.
FOLDER = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
HANGS = 200  # seconds after which a run counts as a hang
MASK = (1 << 64) - 1

passed = failed = 0


def check(name, holds, more=""):
    global passed, failed
    if holds:
        passed += 1
    else:
        failed += 1
        print(f"FAILED: {name} {more}", flush=True)


class Program:
    def __init__(self, mpi, summand, folder):
        self.mpi, self.summand, self.folder = str(mpi), str(summand), folder

    def command(self, ranks, *arguments):
        root = ["--allow-run-as-root"] if os.geteuid() == 0 else []
        start = ["mpirun", *root, "--oversubscribe", "--bind-to", "none", "-n", str(ranks)] if ranks else []
        return [*start, self.mpi, *map(str, arguments)]

    def start(self, ranks, *arguments):
        return subprocess.Popen(self.command(ranks, *arguments), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE)

    def run(self, ranks, *arguments):
        """Code, stdout and the lines of stderr that are of the program. Without mpirun if `ranks` is 0."""
        done = subprocess.run(self.command(ranks, *arguments), stdin=subprocess.DEVNULL, capture_output=True,
                              timeout=HANGS)
        return done.returncode, done.stdout.decode(), own_lines(done.stderr)

    def alone(self, *arguments):
        return subprocess.run([self.summand, *arguments], capture_output=True, text=True, timeout=HANGS).stdout


def own_lines(stderr):
    return [line for line in stderr.decode(errors="replace").splitlines() if line.startswith("summand-mpi: ")]


def digest_in(text):
    found = re.search(r"digest ([0-9a-f]{16})|^([0-9a-f]{16})$", text, re.MULTILINE)
    return found and (found[1] or found[2])


# --- the digest by the rules of the game alone ---

def combine(value, word):
    product = ((value ^ 0xA0761D6478BD642F) & MASK) * ((word ^ 0xE7037ED1A0B428DB) & MASK)
    return (product ^ product >> 64) & MASK


def babylon_digest(chips, colours):
    """Positions are multisets of colours, and a colour is a multiset of heights."""
    @functools.cache
    def grundy(position):
        met = set()
        stacks = [(colour, height) for colour, heights in enumerate(position) for height in heights]
        for i, (upper, high) in enumerate(stacks):
            for j, (lower, low) in enumerate(stacks):
                if i != j and (upper == lower or high == low):
                    met.add(grundy(moved(position, upper, high, lower, low)))
        return next(value for value in range(len(met) + 1) if value not in met)

    def moved(position, upper, high, lower, low):
        colours_now = [list(heights) for heights in position]
        colours_now[upper].remove(high)
        colours_now[lower].remove(low)
        colours_now[upper].append(high + low)
        return canonical(colours_now)

    def canonical(position):
        full = [tuple(sorted(heights, reverse=True)) for heights in position if heights]
        return tuple(sorted(full, key=lambda heights: (sum(heights), len(heights), heights), reverse=True))

    def partitions(number, most):
        if number == 0:
            yield ()
        for part in range(min(number, most), 0, -1):
            for rest in partitions(number - part, part):
                yield (part, *rest)

    def positions(left, colours_left, before):
        if left == 0:
            yield before
        elif colours_left > 0:
            for size in range(1, left + 1):
                for heights in partitions(size, size):
                    key = (sum(heights), len(heights), heights)
                    if not before or key <= (sum(before[-1]), len(before[-1]), before[-1]):
                        yield from positions(left - size, colours_left - 1, (*before, heights))

    layers = collections.defaultdict(int)
    for position in positions(chips, colours, ()):
        value = 0
        for heights in position:
            value = combine(value, functools.reduce(combine, heights, 0))
        stacks = sum(map(len, position))
        layers[stacks] = (layers[stacks] + combine(value, grundy(position))) & MASK
    return f"{functools.reduce(combine, (layers[n] for n in range(1, chips + 1)), 0):016x}"


# --- the parts ---

def sizes(program, options):
    for ranks, chips in ((1, 5), (2, 7), (3, 6), (4, 6)):
        more = ["--round", "7"] if ranks > 1 else []
        code, out, _ = program.run(ranks, "verify", "--chips", chips, "--out", program.folder / f"sizes{ranks}", *more)
        check(f"verify on {ranks} ranks", code == 0 and "all equal" in out, out)
    code, _, error = program.run(0, "verify", "--chips", 5, "--out", program.folder / "sizes1")
    check("verify in an old folder", code == 1 and len(error) == 1 and "new folder" in error[0], str(error))


def rules(program, options):
    for chips, colours in ((1, 1), (2, 2), (5, 2), (7, 3), (6, 6)):
        found = digest_in(program.run(0, "babylon", "digest", "--chips", chips, "--colours", colours)[1])
        check(f"digest of {chips} chips in {colours} colours", found == babylon_digest(chips, colours))
    folder = program.folder / "rules"
    out = program.run(3, "babylon", "table", "--chips", 13, "--colours", 3, "--out", folder, "--csv", "--round", 50)[1]
    check("starts", out == program.alone("babylon", "table", "--chips", "13", "--colours", "3", "--csv"), out[:200])
    out = json.loads(program.run(2, "sucker", "table", "--chips", 6, "--out", folder, "--json", "--round", 3)[1])
    expected = json.loads(program.alone("sucker", "tables", "--chips", "6", "--json"))["levels"]
    for level in expected:
        del level["draws"]
    check("levels", out["levels"] == expected, str(out["levels"]))
    check("memory and messages", all(rank["values_bytes"] > 0 and rank["sent_bytes"] > 0 and rank["solved"] > 0
                                     for rank in out["ranks"]), str(out["ranks"]))


def ranks_of(folder):
    """The processes of summand-mpi that use the folder, without mpirun."""
    out = []
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                words = (entry / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            if words[0].endswith(b"summand-mpi") and os.fsencode(folder) in words:
                out.append(int(entry.name))
    return out


def kill_a_rank(folder, choose):
    for _ in range(3):
        found = ranks_of(folder)
        if found:
            try:
                os.kill(choose.choice(found), signal.SIGKILL)
                return True
            except ProcessLookupError:
                pass
    return False


def kills(program, options):
    for name, arguments, layers in (("babylon", ["table", "--chips", 22, "--colours", 3, "--round", 100], 22),
                                    ("sucker", ["table", "--chips", 8, "--round", 20], 45)):
        folder = program.folder / f"kills-{name}"
        command = [name, *arguments, "--out", folder]
        expected = digest_in(program.run(0, name, "digest", *arguments[1:-2])[1])
        killed = 0
        for _ in range(options.kills):
            # Waits for a random layer, and then for a moment.
            layer = options.random.randrange(1, layers)
            run = program.start(options.random.choice((2, 3)), *command)
            seal = next(folder.parent.glob(folder.name), folder)
            end = time.monotonic() + HANGS
            while run.poll() is None and time.monotonic() < end:
                if list(seal.glob(f"*-layer-{layer:03}")):
                    break
                time.sleep(0.002)
            time.sleep(options.random.random() * 0.02)
            hit = run.poll() is None and kill_a_rank(folder, options.random)
            out, error = run.communicate(timeout=HANGS)
            killed += hit and run.returncode != 0
            check("a lost rank has a message", run.returncode == 0 or b"signal 9" in error, error.decode()[:300])
        code, out, _ = program.run(options.random.choice((1, 2, 4)), *command)
        print(f"{name}: {killed} of {options.kills} runs were killed")
        check(f"{name} after {killed} kills", code == 0 and digest_in(out) == expected, out)


def damage(program, options):
    folder = program.folder / "damage"
    command = ["babylon", "table", "--chips", 12, "--colours", 3, "--out", folder, "--quiet"]
    expected = digest_in(program.run(2, *command)[1])

    def flip(path):
        data = bytearray(path.read_bytes())
        at = options.random.randrange(len(data))
        data[at] ^= 1 << options.random.randrange(8)
        path.write_bytes(data)

    def files():
        return sorted(path for path in folder.iterdir() if path.stat().st_size > 0)

    def seals():
        return [path for path in files() if "-rank-" not in path.name]

    # A small layer has ranks without values, and nobody reads their files.
    def files_with_values():
        return [path for path in files() if "-rank-" in path.name and not path.read_bytes().endswith(b"\n\n")]

    acts = {"a flipped bit": lambda path: flip(path), "a lost byte": lambda path: path.write_bytes(path.read_bytes()[:-1]),
            "a byte more": lambda path: path.write_bytes(path.read_bytes() + b"\0")}
    def checksum_of(path):
        return json.loads(program.alone("store", "info", path, "--json"))["checksum"]

    check("store info of all files", all(checksum_of(path) == "right" for path in files()))
    for number, (name, act) in enumerate([*acts.items(), *acts.items()]):
        path = options.random.choice(files_with_values() if number < 3 else seals())
        act(path)
        told = subprocess.run([program.summand, "store", "check", path], capture_output=True).returncode
        check(f"store check of {name} in {path.name}", told in (1, 4), told)
        code, out, error = program.run(options.random.choice((2, 3)) if number % 3 == 0 else 0, *command)
        check(f"{name} in {path.name}", code == 0 and digest_in(out) == expected
              and any(path.name in line and "is refused" in line for line in error), f"{code} {out} {error}")
    path = options.random.choice(files_with_values())
    path.unlink()
    code, out, error = program.run(0, *command)
    check("a lost file", code == 0 and digest_in(out) == expected and any(path.name in line for line in error),
          f"{code} {out} {error}")
    first, second = options.random.sample(seals(), 2)
    first.write_bytes(second.read_bytes())
    code, out, error = program.run(0, *command)
    check("the seal of another layer", code == 0 and digest_in(out) == expected
          and any(first.name in line for line in error), f"{code} {out} {error}")
    again = program.run(0, *command)
    check("repaired", again[0] == 0 and "12 of them taken over" in again[1] and not again[2], str(again))


def limits(program, options):
    folder = program.folder / "limits"
    code, _, error = program.run(2, "babylon", "table", "--chips", 30, "--out", folder, "--memory", "16M", "--quiet")
    check("memory", code == 2 and len(error) == 1 and "memory" in error[0], f"{code} {error}")
    code, _, error = program.run(2, "babylon", "table", "--chips", 36, "--out", folder, "--time", "300ms", "--quiet")
    check("time", code == 2 and len(error) == 1 and "time" in error[0], f"{code} {error}")
    code, _, error = program.run(0, "sucker", "table", "--chips", 12, "--out", folder, "--memory", "20M", "--quiet")
    check("memory of sucker", code == 2 and len(error) == 1 and "memory" in error[0], f"{code} {error}")


def wrong_input(program, options):
    there = program.folder / "a-file"
    there.write_text("x")
    tasks = program.folder / "bad-tasks"
    tasks.write_bytes(b"eval 1\neval '2\n")
    control = program.folder / "control-tasks"
    control.write_bytes(b"eval 1\x1b[31m\n")
    for arguments in (["\x1b[31m"], ["babylon"], ["babylon", "table"], ["babylon", "table", "--chips", "0", "--out", "x"],
                      ["babylon", "table", "--chips", "61", "--out", "x"], ["babylon", "table", "--chips", "9"],
                      ["babylon", "table", "--chips", "9", "--chips", "9", "--out", "x"],
                      ["babylon", "table", "--chips", "5", "--out", ""], ["babylon", "table", "--\x07"],
                      ["babylon", "table", "--chips", "5", "--out", there], ["babylon", "table", "--csv=1"],
                      ["babylon", "table", "--chips", "5", "--out", "x", "--csv", "--json"],
                      ["babylon", "table", "--chips", "5", "--out", "x", "--memory", "\x1b"],
                      ["sucker", "table", "--chips", "21", "--out", "x"], ["sucker", "table", "--givers", "me"],
                      ["sucker", "table", "--chips", "3", "--rebound", "Q", "--out", "x"],
                      ["solve"], ["solve", "nim(3", "--first", "left", "--out", "x"], ["solve", "nim(3)", "--out", "x"],
                      ["solve", "nim(3)", "--first", "\x1b", "--out", "x"], ["solve", "3 > 2", "--first", "left", "--out", "x"],
                      ["solve", "lamps(3)", "--first", "left", "--out", "x"],
                      ["solve", "nim(3)", "--first", "left", "--out", "x", "--memory", "much"],
                      ["farm"], ["farm", "none", "--out", "x"], ["farm", tasks, "--out", "x"],
                      ["farm", control, "--out", "x"], ["farm", there, "--out", "x", "--program", "/none\x1b"]):
        more = ["--program", program.summand] if arguments[0] in ("farm", "solve") and "--program" not in arguments else []
        code, out, error = program.run(0, *arguments, *more)
        check(f"{arguments!r}", code == 1 and len(error) == 1 and not out and error[0].isprintable(), f"{code} {out} {error}")


# A program that dies, sleeps, says bad things, or answers.
FAKE = """#!/bin/sh
case $1 in
  dies) echo part; kill -9 $$ ;;
  once) if [ -e "$2" ]; then echo second; else echo $$ >"$2.new"; mv "$2.new" "$2"; exec sleep 60; fi ;;
  leaves) sleep 9 & echo left ;;
  says) printf 'a\\033[31mred\\n' >&2; exit 3 ;;
  *) echo "$# $2" ;;
esac
"""


def wait_for(path, run):
    end = time.monotonic() + HANGS
    while not path.exists() and run.poll() is None and time.monotonic() < end:
        time.sleep(0.005)
    return path.exists()


def farm(program, options):
    folder = program.folder / "farm"
    folder.mkdir()
    tasks, out = folder / "tasks", folder / "out"
    # With summand.
    lines = ["heaps 0.07 --period --json", "heaps 0.137 --to 2000 --json", "# not a task", "", "eval '{1|0} + *2'", "eval {1|"]
    tasks.write_text("\n".join(lines) + "\n")
    code, text, _ = program.run(3, "farm", tasks, "--out", out, "--program", program.summand, "--json")
    report = json.loads(text)["tasks"]
    check("states", code == 2 and [task["state"] for task in report] == ["done", "done", "done", "failed"], text)
    check("the reason", "exit code 1" in report[3]["why"] and report[3]["line"] == 6, str(report[3]))
    same = (out / report[0]["file"]).read_text() == program.alone("heaps", "0.07", "--period", "--json")
    check("the output", same and not (out / report[3]["file"]).exists())
    # A process is killed: the task is given out again, also if only one rank is left for it.
    fake = folder / "fake"
    fake.write_text(FAKE)
    fake.chmod(0o755)
    marker = folder / "marker"
    tasks.write_text(f"dies\nonce '{marker}'\nsays\necho 'two  words'\n")
    run = program.start(3, "farm", tasks, "--out", out, "--program", fake, "--json")
    check("the slow task begins", wait_for(marker, run))
    os.kill(int(marker.read_text()), signal.SIGKILL)
    text, _ = run.communicate(timeout=HANGS)
    report = json.loads(text)["tasks"]
    check("given out again", [(task["state"], task["tries"]) for task in report]
          == [("failed", 3), ("done", 2), ("failed", 1), ("done", 1)], str(report))
    check("only one run's output", (out / report[1]["file"]).read_text() == "second\n"
          and (out / report[3]["file"]).read_text() == "2 two  words\n" and not (out / report[0]["file"]).exists())
    check("no control characters", b"\x1b" not in text and "exit code 3" in report[2]["why"], str(report[2]))
    # A rank is killed: the run ends, and the next one goes on. The child dies with its rank.
    marker = folder / "second-marker"
    tasks.write_text(f"echo first\nleaves\nonce '{marker}'\n")
    run = program.start(2, "farm", tasks, "--out", out, "--program", fake)
    check("the slow task begins again", wait_for(marker, run))
    child = int(marker.read_text())
    parent = int((pathlib.Path("/proc") / str(child) / "stat").read_text().rpartition(")")[2].split()[1])
    os.kill(parent, signal.SIGKILL)
    run.communicate(timeout=HANGS)
    time.sleep(0.05)
    check("the run ends", run.returncode != 0 and not (pathlib.Path("/proc") / str(child)).exists())
    code, text, _ = program.run(2, "farm", tasks, "--out", out, "--program", fake, "--json")
    check("goes on", code == 0 and [task["state"] for task in json.loads(text)["tasks"]] == 2 * ["done before"] + ["done"], text)
    code, text, _ = program.run(0, "farm", tasks, "--out", out, "--program", fake)
    check("done", code == 0 and "3 of them before this run" in text, text)


def solve(program, options):
    # Every move loses. A rank is killed after each answer, so three runs are needed at least.
    folder = program.folder / "solve"
    command = ["solve", "clobber(4x6)", "--first", "left", "--out", str(folder), "--program", program.summand, "--save"]
    alone = json.loads(program.alone("solve", "clobber(4x6)", "--first", "left", "--json"))
    killed = 0
    for wanted in (1, 3):
        run = program.start(3, *command)
        end = time.monotonic() + HANGS
        while run.poll() is None and time.monotonic() < end and len(list(folder.glob("*.out"))) < wanted:
            time.sleep(0.002)
        killed += run.poll() is None and kill_a_rank(folder, options.random)
        run.communicate(timeout=HANGS)
    before = len(list(folder.glob("*.out")))
    code, text, _ = program.run(3, *command, "--json")
    print(f"solve: {killed} of 2 runs were killed, after {before} answers")
    answer = json.loads(text)
    states = [move["state"] for move in answer["moves"]]
    check("the winner is that of one process", code == 0 and answer["winner"] == alone["winner"]["left_starts"] == "right", text)
    check("answers are kept", states.count("done before") == before and set(states) <= {"done", "done before"}, str(states))
    check("every move is there", sum(len(move["names"]) for move in answer["moves"]) == 38, text)
    for move in answer["moves"][:4]:
        alone = json.loads(program.alone("solve", move["leaves"], "--first", "right", "--json"))
        check("the winner after a move", move["winner"] == alone["winner"]["right_starts"], move["leaves"])
    check("finished searches keep no file", not list(folder.glob("*.proofs")), str(list(folder.glob("*.proofs"))))
    # One move wins: the others are not needed. With one rank, too.
    for ranks in (3, 0):
        command = ["solve", "clobber(4x5) + domineering(2x2)", "--first", "right", "--out", program.folder / f"wins{ranks}",
                   "--program", program.summand]
        alone = json.loads(program.alone("solve", command[1], "--first", "right", "--json"))
        code, text, _ = program.run(ranks, *command, "--json")
        answer = json.loads(text)
        check("a winning move", code == 0 and answer["winner"] == alone["winner"]["right_starts"] == "right"
              and any(move.get("winner") == "right" for move in answer["moves"]), text)
        code, text, _ = program.run(ranks, *command)
        check("in words", code == 0 and "Right starts and wins by " in text, text)
    # The example of the guide.
    code, text, _ = program.run(2, "solve", "clobber(2x3)", "--first", "left", "--out", program.folder / "small",
                                "--program", program.summand)
    guide = pathlib.Path(__file__).parent.parent / "docs/guide/mpi.md"
    check("the guide", code == 0 and f"```text\n{text}```" in guide.read_text(), text)
    # A slow search is stopped when another one shows that a move wins. It would take 60 s.
    fake, marker = program.folder / "slow", program.folder / "slow-begins"
    fake.write_text(f"""#!/bin/sh
if mkdir '{marker}' 2>/dev/null; then exec sleep 60; fi
exec '{program.summand}' "$@"
""")
    fake.chmod(0o755)
    began = time.monotonic()
    code, text, _ = program.run(3, "solve", "nim(3,5)", "--first", "left", "--out", program.folder / "stops",
                                "--program", fake, "--json")
    answer = json.loads(text)
    check("stopped", code == 0 and answer["winner"] == "left" and time.monotonic() - began < 30, text)
    check("an open move is no answer", any(move["state"] == "open" and "winner" not in move for move in answer["moves"]), text)
    # Nothing is made of a result that is none.
    one = next((program.folder / "stops").glob("*.out"))
    one.write_text("{}")
    code, text, error = program.run(2, "solve", "nim(3,5)", "--first", "left", "--out", program.folder / "stops",
                                    "--program", program.summand)
    check("a foreign result", code == 1 and not text and len(error) == 1 and one.name in error[0], f"{code} {text} {error}")


PARTS = {"sizes": sizes, "rules": rules, "kills": kills, "damage": damage, "limits": limits, "input": wrong_input,
         "farm": farm, "solve": solve}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("mpi", type=pathlib.Path)
    parser.add_argument("summand", type=pathlib.Path)
    parser.add_argument("--only", choices=PARTS)
    parser.add_argument("--kills", type=int, default=2)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    options = parser.parse_args()
    options.random = random.Random(options.seed)
    print(f"seed {options.seed}")
    for name, part in PARTS.items():
        if options.only in (None, name):
            with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
                began = time.monotonic()
                part(Program(options.mpi.resolve(), options.summand.resolve(), pathlib.Path(folder)), options)
                print(f"{name}: {time.monotonic() - began:.1f} s", flush=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0 or passed == 0)


main()
