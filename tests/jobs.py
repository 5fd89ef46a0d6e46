#!/usr/bin/env python3
"""Long work as jobs: shards, kills and stops of the program, and the files that they leave.

    jobs.py PROGRAM [--kills N] [--seed S] [--no-measure]

shards    The files of 1 to 5 shards, merged, are the file of a run in one piece, also if a shard was killed and resumed.
kills     Runs are killed by SIGKILL at random moments and resumed until one ends. Its file is that of a run in one piece.
stops     SIGTERM and --time end a run with exit code 2 and a file of what is finished, and --resume goes on from it.
searches  Searches with tables are killed and resumed. The answer is right in the end, and a resumed search has less to do.
training  Ctrl-C ends `train` with exit code 2 and the model of the last round.
refused   Changed files and files of other questions are refused, and hostile ones in milliseconds.

The last line counts; the exit code is 1 if anything failed. The same seed gives the same kills.
"""
import argparse
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

HANGS = 60  # seconds after which a run counts as a hang
QUICK = 0.5  # seconds: a refusal, with the start of the program on a busy machine


class Job:
    """A long command that saves F. `parts` says whether it has shards."""

    def __init__(self, name, command, parts=False, resume="--resume"):
        self.name, self.command, self.parts, self.resume = name, command, parts, resume


# Each cell of the first table makes thousands of values.
SLOW_CELL = "[mean({n + r||n|-n - c}) for n in 1..N][7]"
SHARED = [
    Job("table", ["table", "domineering(r,c)", "--rows", "1..4", "--cols", "1..4"], True),
    Job("refusing table", ["table", "tiny(r - 2) + c", "--rows", "1..5", "--cols", "1..3", "--show", "mean"], True),
    Job("search", ["search", "clobber(2x4)", "--where", "temperature(G) >= 0", "--show", "mean(G)"], True),
    Job("best search", ["search", "domineering", "--size", "1..3x1..3", "--by", "mean(G)", "--best", "5"], True),
]
LONG = [
    Job("long table", ["table", SLOW_CELL.replace("N", "300"), "--rows", "1..12", "--cols", "1..12"], True),
    Job("long table on threads", ["table", SLOW_CELL.replace("N", "300"), "--rows", "1..12", "--cols", "1..12", "--threads", "2"]),
    Job("long search", ["search", "domineering", "--size", "4x4", "--every", "--where", "temperature(G : 1) > 1"], True),
    Job("babylon", ["babylon", "table", "--chips", "24", "--colours", "4"]),
    Job("sucker", ["sucker", "tables", "--chips", "11"]),
]


class Tester:
    def __init__(self, program, folder, rng, measure):
        self.program, self.folder, self.rng, self.measure = program, folder, rng, measure
        self.tried = self.failed = 0

    def start(self, arguments):
        return subprocess.Popen([self.program, *arguments], cwd=self.folder, stdin=subprocess.DEVNULL,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def run(self, *arguments):
        done = self.start(arguments)
        done.out, done.err = done.communicate(timeout=HANGS)
        return done

    def expect(self, holds, what, done=None):
        self.tried += 1
        if not holds:
            self.failed += 1
            print(f"FAIL {what}" + (f": exit code {done.returncode}: {done.err[:300]!r}" if done else ""), flush=True)

    def ends(self, code, what, done):
        self.expect(done.returncode == code, f"{what}: exit code {code} is expected", done)

    def same(self, what, file, whole):
        self.expect(self.bytes(file) == self.bytes(whole), f"{what}: {file} is not {whole}")

    def bytes(self, file):
        path = self.folder / file
        return path.read_bytes() if path.exists() else None

    def whole(self, job):
        """Runs the job in one piece. Returns how long it took."""
        begin = time.monotonic()
        self.ends(0, job.name, self.run(*job.command, "--save", "whole"))
        return time.monotonic() - begin

    def killed(self, arguments, file, seconds, how=signal.SIGKILL):
        """Runs the job with `file` and ends it by a signal after some seconds."""
        child = self.start(arguments)
        try:
            child.out, child.err = child.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            child.send_signal(how)
            child.out, child.err = child.communicate(timeout=HANGS)
        return child

    def on(self, job, file, *more):
        """The job that saves `file`, and begins with it if it is there."""
        resume = [job.resume, file] if (self.folder / file).exists() else []
        return [*job.command, "--save", file, *resume, *more]


def shards(tester):
    for job in SHARED:
        usual = tester.whole(job)
        for of in range(1, 6):
            files = [f"part{number}" for number in range(1, of + 1)]
            for number, file in enumerate(files, 1):
                (tester.folder / file).unlink(missing_ok=True)
                shard = ["--shard", f"{number}/{of}"]
                if number == 2:
                    tester.killed(tester.on(job, file, *shard), file, tester.rng.uniform(0, usual))
                tester.ends(0, f"{job.name}: shard {number} of {of}", tester.run(*tester.on(job, file, *shard)))
            tester.rng.shuffle(files)
            tester.ends(0, f"{job.name}: merge", tester.run("merge", *files, files[0], "--save", "merged"))
            tester.same(f"{job.name} in {of} shards", "merged", "whole")
        tester.ends(2, f"{job.name}: a part is missing", tester.run("merge", *files[1:], "--save", "partly"))
        tester.ends(0, f"{job.name}: goes on from a part", tester.run(*job.command, "--resume", "partly", "--save", "partly"))
        tester.same(job.name, "partly", "whole")


def kills(tester, count):
    for job in LONG:
        usual = tester.whole(job)
        file = "killed"
        (tester.folder / file).unlink(missing_ok=True)
        for _ in range(count):
            tester.killed(tester.on(job, file), file, tester.rng.uniform(0, 1.2 * usual))
        tester.ends(0, f"{job.name}: refused after kills", tester.run(*tester.on(job, file)))
        tester.same(f"{job.name} after kills", file, "whole")


def stops(tester):
    for job in LONG:
        usual = tester.whole(job)
        file = "stopped"
        (tester.folder / file).unlink(missing_ok=True)
        stopped = 0
        for share in (0.6, 0.8):
            begin = time.monotonic()
            done = tester.killed(tester.on(job, file), file, share * usual, signal.SIGTERM)
            late = time.monotonic() - begin - share * usual
            if done.returncode == 0:
                continue  # it was faster this time
            stopped += 1
            tester.ends(2, f"{job.name}: SIGTERM", done)
            tester.expect(b"interrupted" in done.err, f"{job.name}: SIGTERM is told", done)
            if tester.measure:
                tester.expect(late < 2, f"{job.name}: ends {late:.2f} s after SIGTERM")
        tester.expect(stopped == 0 or (tester.folder / file).exists(), f"{job.name}: SIGTERM keeps what is finished")
        done = tester.run(*tester.on(job, file, "--time", f"{usual / 2:.3f}s"))
        tester.expect(done.returncode in (0, 2), f"{job.name}: --time", done)
        tester.ends(0, f"{job.name}: resume", tester.run(*tester.on(job, file)))
        tester.same(f"{job.name} after stops", file, "whole")


def refusal(tester, what, *arguments):
    begin = time.monotonic()
    done = tester.run(*arguments)
    tester.ends(1, what, done)
    tester.expect(done.err.strip(), f"{what}: a message", done)
    if tester.measure:
        took = time.monotonic() - begin
        tester.expect(took < QUICK, f"{what}: takes {took:.2f} s")


def refused(tester):
    table, search = SHARED[0], SHARED[2]
    for job in (table, search):
        tester.whole(job)
        good = tester.bytes("whole")
        for _ in range(15):
            bad = bytearray(good)
            bad[tester.rng.randrange(len(bad))] ^= 1 << tester.rng.randrange(8)
            (tester.folder / "bad").write_bytes(bad)
            refusal(tester, f"{job.name}: a changed file", *job.command, "--resume", "bad")
            refusal(tester, f"{job.name}: merge of a changed file", "merge", "whole", "bad")
    tester.run(*table.command, "--save", "a table")
    refusal(tester, "merge of a table and a search", "merge", "whole", "a table")
    refusal(tester, "a search from a table", *search.command, "--resume", "a table")
    refusal(tester, "merge of other columns", "merge", "a table", "missing")
    far = 10**18
    hostile = {
        "huge table": b"summand table 1\nexpression r\nshow \nrows r=1..1000\ncolumns c=1..1000\ncells 1000000\n?999999\n=1\n",
        "gaps": b"summand table 1\nexpression r\nshow \nrows r=1..1000\ncolumns c=1..1000\ncells 1000000\n" + b"?1\n=1\n" * 10_000,
        "huge search": (f"summand search 2\nexpression nim(2)\noptions \nrules nim\nbest none\nshard 1/1\nlisted {far}\nlast x\n"
                        f"all {far}\nfound {far}\nhits {far}\n").encode(),
        "many shards": b"summand search 2\nexpression nim(2)\noptions \nrules nim\nbest none\n" +
                       b"".join(b"shard %d/1000000\nlisted %d\nlast x\n" % (i, far - i) for i in range(1, 20_000)) +
                       b"all none\nfound 0\nhits 1\n",
        "empty": b"",
        "text": b"hello\n",
        "zeros": bytes(100_000),
    }
    for name, content in hostile.items():
        (tester.folder / "hostile").write_bytes(content)
        refusal(tester, f"merge: {name}", "merge", "hostile", "hostile")
        refusal(tester, f"table: {name}", "table", "r", "--rows", "1..1000", "--resume", "hostile")
        refusal(tester, f"search: {name}", "search", "nim(2)", "--resume", "hostile")
    for shard in ("0/2", "3/2", "1", "1/0", "-1/2", "1/1000001", ""):
        refusal(tester, f"--shard {shard}", "table", "r", f"--shard={shard}")
    refusal(tester, "--first with --shard", "search", "nim(2)", "--first", "1", "--shard", "1/2")


ICELANDIC = "4x4 a1-b1 b1-c1 c1-d1 d1-e1 a1-a2 a2-a3 a3-a4 a4-a5"
SEARCHES = [
    (Job("dots", ["dots", "solve", ICELANDIC]), b"gets 10 and the other player 6: a win"),
    (Job("dots on threads", ["dots", "solve", ICELANDIC, "--threads", "2"]), b"gets 10 and the other player 6: a win"),
    (Job("board", ["solve", "clobber(4x6)", "--first", "left"]), b"Right wins"),
]


def nodes_in(done):
    return int(re.search(rb"search of (\d+) ", done.out)[1])


def searches(tester, count):
    for job, says in SEARCHES:
        begin = time.monotonic()
        whole = tester.run(*job.command, "--save", "whole")
        usual = time.monotonic() - begin
        tester.ends(0, job.name, whole)
        file = "searched"
        (tester.folder / file).unlink(missing_ok=True)
        for _ in range(count):
            tester.killed(tester.on(job, file), file, tester.rng.uniform(0.3, 0.8) * usual)
        done = tester.run(*tester.on(job, file))
        tester.ends(0, f"{job.name} after kills", done)
        tester.expect(says in done.out, f"{job.name}: the answer after kills", done)
        again = tester.run(*job.command, "--resume", "whole")
        tester.ends(0, f"{job.name} after all", again)
        tester.expect(says in again.out and b"not checked" in again.out, f"{job.name}: the answer after all", again)
        if again.returncode == 0:
            tester.expect(nodes_in(again) * 10 < nodes_in(whole), f"{job.name}: {nodes_in(again)} of {nodes_in(whole)} nodes")
        data = bytearray(tester.bytes("whole"))
        data[len(data) // 2] ^= 1
        (tester.folder / "damaged").write_bytes(data)
        refusal(tester, f"{job.name}: a damaged file", *job.command, "--resume", "damaged")


    # A search of hours is stopped, goes on, and is stopped again.
    sizes = []
    for more in ([], ["--resume", "hours"]):
        done = tester.run("dots", "solve", "4x5", "--time", "1s", "--save", "hours", *more)
        tester.ends(2, "dots solve 4x5", done)
        tester.expect(b"time limit" in done.err and b"--resume continues" in done.err, "dots solve 4x5 is told", done)
        sizes.append(len(tester.bytes("hours")))
    tester.expect(sizes[0] < sizes[1], f"dots solve 4x5 goes on: {sizes}")


def training(tester):
    """Ctrl-C keeps the model of the last round, if there is one."""
    done = tester.killed(["train", "clobber", "--output", "model"], "model", 6, signal.SIGINT)
    tester.ends(2, "train: Ctrl-C", done)
    learned = b"before there was enough to learn from" not in done.err
    tester.expect(learned == (tester.bytes("model") is not None), "train: a model is written if there is one", done)
    if learned:
        tester.expect(tester.bytes("model").startswith(b"summand learned clobber 1\n"), "train: the file is a model", done)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=lambda path: str(pathlib.Path(path).resolve(strict=True)))
    parser.add_argument("--kills", type=int, default=3, help="for each long command")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-measure", dest="measure", action="store_false", help="do not measure times")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="summand-jobs-") as name:
        tester = Tester(options.program, pathlib.Path(name), random.Random(options.seed), options.measure)
        shards(tester)
        kills(tester, options.kills)
        stops(tester)
        searches(tester, options.kills)
        training(tester)
        refused(tester)
    print(f"{tester.tried} tried, {tester.failed} failed")
    return 1 if tester.failed else 0


if __name__ == "__main__":
    sys.exit(main())
