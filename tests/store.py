#!/usr/bin/env python3
"""Kills programs that write to a store, lets several of them use it at once, and damages it.

    store.py PROGRAM WRITER [--kills N] [--damages N] [--seed S]

WRITER is tests/store_writer.cpp: it keeps true rows, and says when a batch is in the file.

kills     A writer is killed at a random moment. Then `store check` must find nothing wrong, and all rows of all batches
          that were reported must be there.
together  Two writers of overlapping rows and two readers use one store. At the end it must have all rows.
full      A writer reaches the end of a full disk. It must say so, and no row that it reported may be lost.
places    Folders, devices, protected files and folders, other databases and a store of a newer version must give exit
          code 1 and a message. A protected file in a protected folder can still be read.
damages   Bits are flipped and the end is cut off. The program must never end by a signal or with exit code 3, and must
          never give a wrong answer. If `store check` finds nothing wrong, all rows must be there.
heaps     A study of heaps is killed at random moments. The next runs read the values that are there, and have the same
          answer as a run without a store.
kinds     `store info` knows each kind of file that the program saves, and sees damage to those with a checksum.

The last line counts; the exit code is 1 if anything failed. The same seed gives the same damages.
"""
import argparse
import json
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

import faults

CODES = {0, 1, 2, 4}
HANGS = 60  # seconds after which a run counts as a hang
MANY = 10_000_000  # rows: a writer that is killed never finishes
READ = re.compile(r"found (\d+) wrong (\d+) missing (\d+)")


class Tester:
    def __init__(self, program, writer, folder, rng):
        self.program, self.writer, self.folder, self.rng = program, writer, folder, rng
        self.tried = self.failed = 0

    def expect(self, holds, what, done=None):
        self.tried += 1
        if holds:
            return
        self.failed += 1
        print(f"FAILED: {what}")
        if done is not None:
            print(f"  exit code {done.returncode}\n  {done.stdout[-600:]}\n  {done.stderr[-600:]}")

    def run(self, arguments, before=None):
        return subprocess.run([str(argument) for argument in arguments], capture_output=True, encoding="utf-8",
                              errors="replace", timeout=HANGS, cwd=self.folder, preexec_fn=before)

    def store(self, *arguments, before=None):
        return self.run([self.program, "store", *arguments], before)

    def write(self, path, first, count, batch, before=None):
        return self.run([self.writer, "write", path, first, count, batch], before)

    def read(self, path, first, count, before=None):
        """The run, and how many rows were found, wrong and missing."""
        done = self.run([self.writer, "read", path, first, count], before)
        counts = READ.search(done.stdout)
        return done, tuple(map(int, counts.groups())) if counts else (0, 0, count)

    def begin(self, *arguments):
        return subprocess.Popen([self.writer, *map(str, arguments)], stdout=subprocess.PIPE, encoding="utf-8",
                                cwd=self.folder)

    def expect_whole(self, path, what):
        done = self.store("check", path)
        self.expect(done.returncode == 0 and "is in order" in done.stdout, f"{what}: the store is in order", done)

    def expect_rows(self, path, first, count, what):
        done, (found, wrong, _) = self.read(path, first, count)
        self.expect(wrong == 0 and found == count, f"{what}: {count} rows from {first} are there", done)


def written_in(output):
    """The number of rows that the last complete line reports."""
    return max([0, *map(int, re.findall(r"^written (\d+)\n", output, re.MULTILINE))])


def test_kills(tester, kills):
    path = tester.folder / "killed.db"
    rows = 0
    for kill in range(kills):
        # Some batches are so small that a kill falls between two of them, others take long.
        writer = tester.begin("write", path, rows, MANY, tester.rng.choice([1, 30, 1000, 9000]))
        time.sleep(tester.rng.uniform(0, 0.12))
        writer.send_signal(signal.SIGKILL)
        output, _ = writer.communicate()
        reported = written_in(output)
        rows += reported
        if rows > 0:
            tester.expect_whole(path, f"kill {kill}")
            tester.expect_rows(path, 0, rows, f"kill {kill}")
        if rows > 60_000:  # reading them again takes longer than the kills
            for file in tester.folder.glob("killed.db*"):
                file.unlink()
            rows = 0
    print(f"{kills} kills")


def test_together(tester):
    path = tester.folder / "shared.db"
    tester.write(path, 0, 1, 1)
    writers = [tester.begin("write", path, first, 12_000, 1000) for first in (0, 6000)]
    readers = [tester.begin("read", path, first, 9000) for first in (0, 9000)]
    for reader in readers:
        output, _ = reader.communicate(timeout=HANGS)
        counts = READ.search(output)
        tester.expect(reader.returncode == 0 and counts and counts[2] == "0", f"a reader beside writers: {output}")
    for writer in writers:
        output, _ = writer.communicate(timeout=HANGS)
        tester.expect(writer.returncode == 0 and written_in(output) == 12_000, f"a writer beside another: {output}")
    tester.expect_whole(path, "together")
    tester.expect_rows(path, 0, 18_000, "together")


def test_full_disk(tester):
    path = tester.folder / "full.db"

    def small():
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, 400_000))

    tester.write(path, 0, 100, 100)
    done = tester.write(path, 100, 50_000, 500, small)
    tester.expect(done.returncode == 1 and "error: cannot use " in done.stdout, "a full disk is reported", done)
    written = written_in(done.stdout)
    tester.expect(0 < written < 50_000, "a part fits on a full disk", done)
    tester.expect_whole(path, "full disk")
    tester.expect_rows(path, 0, 100 + written, "full disk")
    done = tester.write(path, 100 + written, 1000, 500)
    tester.expect(done.returncode == 0, "after the disk has room again", done)
    tester.expect_rows(path, 0, 1100 + written, "after the disk has room again")


def as_nobody():
    if os.geteuid() == 0:
        os.setgid(faults.NOBODY)
        os.setuid(faults.NOBODY)


def test_places(tester):
    folder = tester.folder / "places"
    folder.mkdir()
    folder.chmod(0o755)
    whole = folder / "whole.db"
    tester.write(whole, 0, 100, 100)
    whole.chmod(0o444)
    folder.chmod(0o555)
    done, (found, wrong, _) = tester.read(whole, 0, 100, as_nobody)
    tester.expect((found, wrong) == (100, 0), "a protected store can be read", done)
    for arguments in ([tester.program, "store", "check", whole], [tester.program, "store", "info", whole]):
        done = tester.run(arguments, as_nobody)
        tester.expect(done.returncode == 0, "a protected store can be checked", done)
    content = whole.read_bytes()
    for path in (whole, folder / "new.db"):
        done = tester.write(path, 0, 10, 10, as_nobody)
        tester.expect(done.returncode == 1 and "error: cannot open " in done.stdout, f"{path.name} is protected", done)
    tester.expect(whole.read_bytes() == content, "a protected store is not changed")
    folder.chmod(0o755)

    newer, other, text = (folder / name for name in ("newer.db", "other.db", "text"))
    shutil.copy(whole, newer)
    newer.chmod(0o644)
    with sqlite3.connect(newer) as database:
        database.execute("PRAGMA user_version=2")
    database.close()
    with sqlite3.connect(other) as database:
        database.execute("CREATE TABLE t(x)")
    database.close()
    text.write_text("not a store\n" * 500)
    messages = {newer: "is a store of version 2, but this program knows only stores up to version 1",
                other: "it is the database of another program", folder: "it is a folder",
                pathlib.Path("/dev/full"): "it is not a regular file", text: "is no store",
                folder / "no" / "such": "No such file or directory"}
    for path, message in messages.items():
        before = path.read_bytes() if path.is_file() else None
        for done in (tester.write(path, 0, 10, 10), tester.read(path, 0, 10)[0]):
            tester.expect(done.returncode == 1 and message in done.stdout, f"{path}: {message}", done)
        tester.expect(before is None or path.read_bytes() == before, f"{path} is not changed")
        done = tester.store("check", path)
        tester.expect(done.returncode == 1 and done.stderr, f"check of {path}", done)


def damaged(rng, content):
    changed = bytearray(content)
    what = rng.randrange(4)
    if what == 0:
        return bytes(changed[:rng.randrange(len(changed))])
    if what == 1:  # in a header, where damage matters most
        at = rng.randrange(len(changed) // 4096) * 4096 + rng.randrange(120)
        changed[min(at, len(changed) - 1)] = rng.randrange(256)
        return bytes(changed)
    if what == 2:
        at = rng.randrange(len(changed))
        changed[at:at + 64] = bytes(len(changed[at:at + 64]))
        return bytes(changed)
    changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def test_damages(tester, damages):
    rows = 1500
    whole = tester.folder / "undamaged.db"
    tester.write(whole, 0, rows, rows)
    content = whole.read_bytes()
    path = tester.folder / "damaged.db"
    refused = found_wrong = 0
    for damage in range(damages):
        for file in tester.folder.glob("damaged.db*"):
            file.unlink()
        path.write_bytes(damaged(tester.rng, content))
        done, (found, wrong, _) = tester.read(path, 0, rows)
        tester.expect(done.returncode in CODES and wrong == 0, f"damage {damage}: no wrong answer", done)
        refused += "error: " in done.stdout
        checked = tester.store("check", path)
        tester.expect(checked.returncode in CODES, f"damage {damage}: check ends with a message", checked)
        tester.expect(checked.returncode == 0 or checked.stderr or checked.stdout, f"damage {damage}: check", checked)
        if checked.returncode == 0:
            tester.expect(found == rows, f"damage {damage}: check finds nothing wrong, so all rows are there", done)
        found_wrong += checked.returncode != 0
        if damage % 4 == 0:
            for arguments in (["info", path], ["verify", path, 3], ["export", path, "--csv"],
                              ["revoke", path, "--library", "9"]):
                done = tester.store(*arguments)
                tester.expect(done.returncode in CODES, f"damage {damage}: {arguments[0]}", done)
            # A writer adds rows to it or refuses it, and says nothing wrong afterwards.
            done = tester.write(path, rows, 20, 20)
            tester.expect(done.returncode in CODES, f"damage {damage}: a writer", done)
            done, (_, wrong, _) = tester.read(path, 0, rows + 20)
            tester.expect(done.returncode in CODES and wrong == 0, f"damage {damage}: after a writer", done)
    print(f"{damages} damages: {refused} stores refused, {found_wrong} found to be wrong")


def test_heaps(tester):
    path = tester.folder / "heaps.db"
    study = [tester.program, "heaps", "0.6", "--to", "500000", "--values", "--json"]

    def answer(*more):
        done = tester.run([*study, *more])
        tester.expect(done.returncode == 0, "a study of heaps", done)
        data = json.loads(done.stdout)
        loaded = data.pop("loaded", None)
        data.pop("method", None)  # nothing was computed, if all values are there
        return loaded, data

    _, expected = answer()
    for _ in range(4):
        running = subprocess.Popen([*study, "--store", path], stdout=subprocess.DEVNULL, cwd=tester.folder)
        time.sleep(tester.rng.uniform(0, 0.6))
        running.send_signal(signal.SIGKILL)
        running.wait()
    tester.expect(answer("--store", path)[1] == expected, "heaps after kills")
    loaded, found = answer("--store", path)
    tester.expect(found == expected and loaded["values"] == 7 * 65536, f"heaps again: {loaded}")
    tester.expect_whole(path, "heaps")
    done = tester.store("verify", path, "2", "--time", "50s")
    tester.expect(done.returncode == 0 and "2 agree" in done.stdout, "heaps verified", done)


def test_kinds(tester):
    expected = {"heaps": "nim-sequence", "certificate": "period certificate", "babylon": "babylon table",
                "sucker": "sucker table", "sucker match": "match", "babylon match": "match", "babylon rounds": "match"}
    for kind in faults.KINDS:
        path = tester.folder / f"kind-{kind.name.replace(' ', '-')}"
        made = faults.Tester(tester.program, tester.folder, tester.rng).run(kind.make, str(path), kind.typed)
        tester.expect(path.exists(), f"{kind.name} is saved: {made.stderr}")
        name = expected.get(kind.name, kind.name)
        done = tester.store("info", path, "--json")
        tester.expect(done.returncode == 0 and json.loads(done.stdout)["kind"] == name, f"info of {kind.name}", done)
        content = bytearray(path.read_bytes())
        content[len(content) * 2 // 3] ^= 1
        if kind.checksum:
            path.write_bytes(content)
            for question in ("info", "check"):
                done = tester.store(question, path)
                tester.expect(done.returncode == 4, f"{question} of a damaged {kind.name}", done)
    done = tester.store("info", __file__)
    tester.expect(done.returncode == 1 and "is no file that this program saves" in done.stderr, "another file", done)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("writer")
    parser.add_argument("--kills", type=int, default=12)
    parser.add_argument("--damages", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        folder.chmod(0o755)  # also for nobody
        tester = Tester(os.path.abspath(arguments.program), os.path.abspath(arguments.writer), folder,
                        random.Random(arguments.seed))
        test_kills(tester, arguments.kills)
        test_together(tester)
        test_full_disk(tester)
        test_places(tester)
        test_damages(tester, arguments.damages)
        test_heaps(tester)
        test_kinds(tester)
    print(f"{tester.tried} expectations, {tester.failed} failed")
    sys.exit(tester.failed > 0)


if __name__ == "__main__":
    main()
