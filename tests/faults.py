#!/usr/bin/env python3
"""Damages the program's saved files, kills it while it writes them, and gives it places that cannot be written.

    faults.py PROGRAM [--damages N] [--kills N] [--seed S]

damages  In each kind of saved file bits are flipped, bytes are lost, added or exchanged, and numbers are replaced. A
         file with a checksum must be refused with exit code 1. A text must be read or refused. The program must never
         end with exit code 3 or by a signal, or hang.
kills    Runs that save are killed at random moments. After each kill the file must be the old one or a complete new
         one. At the end it must be the file of a run that was not killed.
places   Folders, cycles of links, protected and full places, and names that are too long must give exit code 1 and a
         message. Files that were there must not change. A file that is replaced must keep its permissions. If many
         runs write the same file, it must be the file of one of them.

The last line counts; the exit code is 1 if anything failed. The same seed gives the same damages.
"""
import argparse
import os
import pathlib
import random
import re
import resource
import subprocess
import sys
import tempfile
import time

CODES = {0, 1, 2, 4}
NOBODY = 65534
HANGS = 60  # seconds after which a run counts as a hang
KEPT_LIMIT = 40_000  # bytes: the largest file in a "full" place

HEAPS = ["heaps", "0.16", "--period", "--to"]
BABYLON = ["babylon", "table", "--chips", "11", "--colours", "4"]


class Kind:
    """A kind of saved file, with the command lines that make and read it."""

    def __init__(self, name, make, read, typed=b"", checksum=True):
        self.name, self.make, self.read, self.typed, self.checksum = name, make, read, typed, checksum


KINDS = [
    Kind("heaps", [*HEAPS, "3000", "--save", "F"], [*HEAPS, "3100", "--resume", "F"]),
    Kind("certificate", ["heaps", "kayles", "--period", "--certificate", "F"], ["heaps", "verify", "F", "--time", "10s"]),
    Kind("babylon", ["babylon", "table", "--chips", "8", "--colours", "3", "--save", "F"],
         ["babylon", "table", "--chips", "8", "--colours", "3", "--resume", "F"]),
    Kind("sucker", ["sucker", "tables", "--chips", "4", "--save", "F"], ["sucker", "tables", "--load", "F"]),
    Kind("table", ["table", "domineering(r,c)", "--rows", "r=1..3", "--cols", "c=1..4", "--save", "F"],
         ["table", "domineering(r,c)", "--rows", "r=1..3", "--cols", "c=1..4", "--resume", "F"]),
    Kind("search", ["search", "clobber(2x3)", "--by", "temperature(G)", "--show", "stops(G)", "--save", "F"],
         ["search", "clobber(2x3)", "--by", "temperature(G)", "--show", "stops(G)", "--resume", "F"]),
    Kind("strategy", ["strategy", "domineering(3x3) - nim(2) + 1/2", "--first", "right", "-o", "F"],
         ["strategy", "verify", "F", "--time", "10s"], checksum=False),
    Kind("match", ["play", "nim(3,5) + domineering(3x4)", "--seed", "1"], ["play", "--load", "F", "--replay"],
         b"1\nsave F\nquit\n", checksum=False),
    Kind("sucker match", ["play", "sucker", "--seed", "1", "--nodes", "20"], ["play", "--load", "F"],
         b"1\n1\nsave F\nquit\n", checksum=False),
    Kind("babylon match", ["play", "babylon", "--players", "3", "--seed", "1", "--nodes", "20"],
         ["play", "--load", "F"], b"1\n1\nsave F\nquit\n", checksum=False),
    Kind("babylon rounds", ["play", "babylon", "--seed", "1"], ["play", "--load", "F"],
         b"second\n1\nsave F\nquit\n", checksum=False),
]


class Tester:
    def __init__(self, program, folder, rng):
        self.program, self.folder, self.rng = program, folder, rng
        self.tried = self.failed = 0

    def run(self, arguments, file="", typed=b"", before=None):
        arguments = [file if argument == "F" else argument for argument in arguments]
        return subprocess.run([self.program, *arguments], input=typed.replace(b"save F", b"save " + file.encode()),
                              capture_output=True, cwd=self.folder, timeout=HANGS, preexec_fn=before)

    def expect(self, holds, what, done=None):
        self.tried += 1
        if not holds:
            self.failed += 1
            print(f"FAIL {what}" + (f": exit code {done.returncode}: {done.stderr[:200]!r}" if done else ""), flush=True)

    def refuses(self, what, done):
        self.expect(done.returncode == 1 and done.stderr.strip(), what, done)


# --- damages ---------------------------------------------------------------------------------------------------------

def damaged(data, rng):
    out = bytearray(data)
    at, end = sorted(rng.randrange(len(out)) for _ in range(2))
    kind = rng.choice(["bit", "bits", "lost", "cut", "longer", "empty", "number", "exchanged", "zeros"])
    if kind in ("bit", "bits"):
        for _ in range(1 if kind == "bit" else rng.randint(2, 50)):
            out[rng.randrange(len(out))] ^= 1 << rng.randrange(8)
    elif kind == "lost":
        del out[at:end]
    elif kind == "cut":
        del out[at:]
    elif kind == "longer":
        out[at:at] = rng.randbytes(rng.randint(1, 100))
    elif kind == "empty":
        out.clear()
    elif kind == "number":
        places = [found.span() for found in re.finditer(rb"\d+", bytes(out[:2000]))]
        begin, stop = rng.choice(places or [(0, 0)])
        out[begin:stop] = str(rng.choice([0, 1, 2, 30, 2**31, 2**32, 2**63, 2**64 - 1, 10**30])).encode()
    elif kind == "exchanged":
        out[at], out[end] = out[end], out[at]
    elif kind == "zeros":
        out[at:at + 64] = bytes(len(out[at:at + 64]))
    return kind, bytes(out)


def damages(tester, count):
    made = {}
    for kind in KINDS:
        name = kind.name.replace(" ", "-")
        tester.run(kind.make, name, kind.typed)
        path = tester.folder / name
        tester.expect(path.exists(), f"{kind.name}: nothing is saved")
        if path.exists():
            made[kind] = path.read_bytes()
            good = tester.run(kind.read, name, b"quit\n")
            tester.expect(good.returncode == 0, f"{kind.name}: a good file is refused", good)
    for kind, good in made.items():
        for _ in range(count):
            how, bad = damaged(good, tester.rng)
            (tester.folder / "bad").write_bytes(bad)
            done = tester.run(kind.read, "bad", b"quit\n")
            if bad == good or not kind.checksum:
                tester.expect(done.returncode in CODES, f"{kind.name}: {how}", done)
            else:
                tester.refuses(f"{kind.name}: {how}", done)
        for other in made:
            if other.read[:2] != kind.read[:2]:
                tester.refuses(f"{other.name} reads a file of {kind.name}", tester.run(other.read, kind.name.replace(" ", "-")))


# --- kills -----------------------------------------------------------------------------------------------------------

def killed(tester, arguments, seconds):
    child = subprocess.Popen([tester.program, *arguments], cwd=tester.folder, stdin=subprocess.DEVNULL,
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        child.wait(seconds)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()


def kills(tester, name, steps, resume, count):
    """`steps` are runs that save `F`. The last one does the whole work. `resume` is the option to start from a file."""
    begin = time.monotonic()
    tester.run(steps[-1], f"{name}.whole")
    usual = time.monotonic() - begin
    file = f"{name}.killed"
    for _ in range(count):
        more = [*resume, file] if (tester.folder / file).exists() else []
        step = [file if argument == "F" else argument for argument in tester.rng.choice(steps)]
        killed(tester, step + more, tester.rng.uniform(0, 1.2 * usual))
    more = [*resume, file] if (tester.folder / file).exists() else []
    done = tester.run([*steps[-1], *more], file)
    tester.expect(done.returncode == 0, f"{name}: refused after kills", done)
    same = (tester.folder / file).read_bytes() == (tester.folder / f"{name}.whole").read_bytes()
    tester.expect(same, f"{name}: another file than that of a run in one piece")
    left = [path.name for path in tester.folder.glob(f"{file}.*")]
    tester.expect(len(left) < count, f"{name}: kills leave files behind: {left}")


# --- places ----------------------------------------------------------------------------------------------------------

WRITERS = [["heaps", "0.16", "--to", "3000", "--period", "--save", "F"],
           ["heaps", "kayles", "--period", "--certificate", "F"], ["heaps", "kayles", "--plot", "F"],
           ["babylon", "table", "--chips", "6", "--save", "F"], ["sucker", "tables", "--chips", "3", "--save", "F"],
           ["sucker", "new", "--play", "--record", "F"], ["play", "sucker", "--record", "F"], ["play", "babylon", "--record", "F"],
           ["table", "nim(r)", "--rows", "r=1..2", "--save", "F"], ["draw", "{2|1}", "-o", "F"], ["strategy", "nim(1,2)", "-o", "F"],
           ["search", "nim(2)", "--save", "F"]]
READERS = [["heaps", "0.16", "--resume", "F"], ["heaps", "verify", "F"], ["babylon", "table", "--chips", "6", "--resume", "F"],
           ["table", "nim(r)", "--rows", "r=1..2", "--resume", "F"], ["search", "nim(2)", "--resume", "F"],
           ["sucker", "tables", "--load", "F"], ["sucker", "show", "@F"], ["play", "--load", "F"], ["strategy", "verify", "F"],
           ["eval", "@F"], ["analyze", "@F"]]


def full():
    resource.setrlimit(resource.RLIMIT_FSIZE, (KEPT_LIMIT, KEPT_LIMIT))


def as_nobody():
    if os.geteuid() == 0:
        os.setgid(NOBODY)
        os.setuid(NOBODY)


def places(tester):
    folder = tester.folder
    (folder / "folder.txt").mkdir()
    (folder / "file").write_text("mine")
    for name, target in (("ring.txt", "ring.txt"), ("one.txt", "two.txt"), ("two.txt", "one.txt"), ("dangling.txt", "no/here")):
        (folder / name).symlink_to(target)
    bad = ["folder.txt", "ring.txt", "one.txt", "no/such.txt", "file/below.txt", "n" * 300 + ".txt", "p/" * 3000 + "x.txt", ""]
    for arguments in WRITERS:
        for place in [*bad, "dangling.txt"]:
            tester.refuses(f"{' '.join(arguments)}: writes {place[:30]!r}", tester.run(arguments, place, b"quit\n"))
    for arguments in READERS:
        for place in bad:
            words = [argument.replace("@F", "@" + place) for argument in arguments]
            tester.refuses(f"{' '.join(arguments)}: reads {place[:30]!r}", tester.run(words, place, b"quit\n"))
    tester.run(WRITERS[0], "n" * 250)
    tester.expect((folder / ("n" * 250)).exists(), "a name of 250 characters")

    folder.chmod(0o755)
    for arguments in WRITERS:
        tester.refuses(f"{' '.join(arguments)}: a protected folder", tester.run(arguments, "new.txt", b"quit\n", as_nobody))
    tester.expect({path.name for path in folder.iterdir() if path.name.startswith(("new", "no"))} == set(), "files are left behind")

    for mode in (0o600, 0o640, 0o644, 0o666):
        (folder / "private").write_text("old")
        (folder / "private").chmod(mode)
        if os.geteuid() == 0:
            os.chown(folder / "private", NOBODY, NOBODY)
        tester.run(WRITERS[0], "private")
        now = (folder / "private").stat()
        tester.expect(now.st_mode & 0o777 == mode, f"{mode:04o} became {now.st_mode & 0o777:04o}")
        tester.expect(os.geteuid() != 0 or (now.st_uid, now.st_gid) == (NOBODY, NOBODY), "the owner is not kept")

    tester.run(WRITERS[0], "kept")
    before = (folder / "kept").read_bytes()
    tester.refuses("a file that gets too large", tester.run([*HEAPS, "200000", "--save", "F"], "kept", before=full))
    tester.expect((folder / "kept").read_bytes() == before, "a full place: the old file is not kept")

    (folder / "record").unlink(missing_ok=True)
    tester.run(["play", "sucker", "--record", "F"], "record", b"1\nquit\n", lambda: os.close(1))
    record = (folder / "record").read_bytes() if (folder / "record").exists() else b""
    tester.expect(b"to play" not in record, "with stdout closed the match is told into its record")

    crowd = [subprocess.Popen([tester.program, *HEAPS, str(3000 + 500 * (i % 3)), "--save", "crowd"], cwd=folder,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for i in range(12)]
    tester.expect({writer.wait(HANGS) for writer in crowd} == {0}, "12 writers of one file")
    done = tester.run([*HEAPS, "100", "--resume", "F"], "crowd")
    tester.expect(done.returncode == 0, "12 writers leave a file that is refused", done)
    tester.expect(not list(folder.glob("*.new*")), "files are left behind")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=lambda path: str(pathlib.Path(path).resolve(strict=True)))
    parser.add_argument("--damages", type=int, default=40, help="for each kind of file")
    parser.add_argument("--kills", type=int, default=30, help="for each of two commands")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="summand-faults-") as name:
        folder = pathlib.Path(name)
        tester = Tester(options.program, folder, random.Random(options.seed))
        places(tester)
        damages(tester, options.damages)
        kills(tester, "heaps", [[*HEAPS, str(2000 * i), "--save", "F"] for i in range(1, 31)], ["--resume"], options.kills)
        kills(tester, "babylon", [[*BABYLON, "--save", "F"]], ["--resume"], options.kills)
    print(f"{tester.tried} tried, {tester.failed} failed")
    return 1 if tester.failed else 0


if __name__ == "__main__":
    sys.exit(main())
