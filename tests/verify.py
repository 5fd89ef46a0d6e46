#!/usr/bin/env python3
"""Tests the programs in scripts/verify: they accept files of the program, and refuse files with a false claim.

    verify.py PROGRAM

Each forged file has a right checksum, so that only the mathematics can refuse it (exit code 4). Files that are damaged
or of another kind are refused as such (exit code 1).
"""
import importlib
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import types
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
VERIFIERS = ROOT / "scripts/verify"
sys.dont_write_bytecode = True
sys.path.insert(0, str(VERIFIERS))
common = importlib.import_module("common")
babylon_table = importlib.import_module("babylon_table")
OPTIONS = {"most": 20_000, "all": 100_000, "random": 200, "seed": 1, "squares": 8, "search": 4}
HEAPS = ["heaps", "C", "--period", "--certificate", "F"]
QUOTIENT = ["heaps", "C", "--misere", "--quotient", "--certificate", "F"]
SUCKER = ["sucker", "tables", "--chips", "4", "--save", "F"]
BABYLON = ["babylon", "table", "--chips", "8", "--colours", "3", "--save", "F"]


def made(command, code=""):
    """The file that the program saves as F."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "file"
        words = [str(path) if word == "F" else code if word == "C" else word for word in command]
        subprocess.run([PROGRAM, *words], check=True, capture_output=True, timeout=60)
        return path.read_bytes()


def with_checksum(data):
    """The file with the checksum that its kind has for what stands before it."""
    if data.startswith(b"summand babylon-table"):
        head, _, rest = data.partition(b"\n\n")
        values = rest[:-len("\nchecksum 0123456789abcdef\n")]
        state = babylon_table.checksum(values, babylon_table.checksum(head + b"\n\n", 0))
        return head + b"\n\n" + values + b"\nchecksum %016x\n" % state
    if data.startswith(b"summand table of So Long Sucker"):
        return data[:-17] + b"%016x\n" % common.checksum(data[:-17])
    end = data.rfind(b"checksum ")
    if end < 0:
        return data
    text = data[:end]
    return text + b"checksum %016x\n" % common.checksum(text, len(text) if b"certificate" in text[:30] else 0)


class Verifiers(unittest.TestCase):
    def verdict(self, name, data, **options):
        """What the verifier says: right, wrong, or not such a file."""
        try:
            importlib.import_module(name).check(data, types.SimpleNamespace(**(OPTIONS | options)))
            return "right"
        except common.Wrong:
            return "wrong"
        except common.NotSuchAFile:
            return "not such a file"

    def accepts(self, name, data, **options):
        self.assertEqual(with_checksum(data), data, "the test knows the checksum")
        self.assertEqual(self.verdict(name, data, **options), "right")

    def refuses(self, name, data, *changes):
        """Each change is a line of the file and what stands in its place."""
        forged = data
        for old, new in changes:
            self.assertIn(b"\n" + old + b"\n", forged)
            forged = forged.replace(b"\n" + old + b"\n", b"\n" + new + b"\n", 1)
        self.assertEqual(self.verdict(name, with_checksum(forged)), "wrong", changes)

    def test_periods(self):
        for code in ("0.77", "0.137", "4.344", "0.3[31]", "0.05u", "0.F"):
            self.accepts("period", made(HEAPS, code))

    def test_false_periods(self):
        kayles = made(HEAPS, "0.77")
        digest = re.search(rb"digest \w+", kayles)[0]
        bound, values = (b"bound 156", b"bound 155"), (b"values 168", b"values 167")
        for changes in ([(b"code 0.77", b"code 0.75")], [bound, values], [(b"saltus 0", b"saltus 1")],
                        [(b"preperiod 71", b"preperiod 70")], [(b"preperiod 71", b"preperiod 72")],
                        [(b"period 12", b"period 24")], [(b"period 12", b"period 11"), (b"values 168", b"values 167")],
                        [values], [(digest, b"digest 0123456789abcdef")],
                        [(b"theorem octal-periodicity", b"theorem taking-periodicity")],
                        [(b"theorem octal-periodicity", b"theorem unequal-periodicity")]):
            self.refuses("period", kayles, *changes)
        for code in ("0.3[31]", "0.05u"):
            text = made(HEAPS, code)
            period, saltus = (re.search(rb"\n(%s (\d+))\n" % word, text) for word in (b"period", b"saltus"))
            self.refuses("period", text, (saltus[1], b"saltus %d" % (int(saltus[2]) + 1)))
            self.refuses("period", text, (period[1], b"period %d" % (int(period[2]) + 1)))

    def test_a_multiple_of_a_period_is_not_the_least(self):
        """Everything fits in this forged certificate, also the digest, but 24 is not the least period of Kayles."""
        period = importlib.import_module("period")
        code = importlib.import_module("heap_code").Code("0.77")
        for preperiod, length, right in ((71, 12, True), (71, 24, False), (72, 12, False)):
            bound = 2 * preperiod + length + 2
            digest = period.digest(period.values_by_definition(code, bound + length))
            text = (f"{period.TITLE}\ncode 0.77\npreperiod {preperiod}\nperiod {length}\nsaltus 0\ntheorem "
                    f"octal-periodicity\nbound {bound}\nvalues {bound + length}\ndigest {digest:016x}\nchecksum ")
            verdict = self.verdict("period", with_checksum(text.encode()))
            self.assertEqual(verdict, "right" if right else "wrong", (preperiod, length))

    def test_quotients(self):
        for code in ("0.123", "0.75", "0.0"):
            self.accepts("quotient", made(QUOTIENT, code))
        self.accepts("quotient", made([*QUOTIENT, "--to", "8"], "0.6"))

    def test_false_quotients(self):
        text = made(QUOTIENT, "0.123")
        lines = text.split(b"\n")
        portion = next(line for line in lines if line.startswith(b"portion "))
        elements = next(line for line in lines if line.startswith(b"elements ")).split(b" ")
        repeats = next(line for line in lines if line.startswith(b"repeats "))
        self.refuses("quotient", text, (repeats, b"repeats none"))
        self.refuses("quotient", text, (repeats, b"repeats 6 5"))
        self.refuses("quotient", text, (b"code 0.123", b"code 0.121"))
        first, *rest = portion.split(b" ")[1:]
        self.refuses("quotient", text, (portion, b" ".join([b"portion", b"0", *rest])))
        other = next(b"%d" % n for n in range(1, 20) if b"%d" % n not in (first, *rest))
        swapped = sorted([other, *rest], key=int)
        self.refuses("quotient", text, (portion, b" ".join([b"portion", *swapped])))
        for heap in range(1, len(elements) - 1):
            forged = list(elements)
            forged[heap + 1] = b"%d" % ((int(forged[heap + 1]) + 1) % 20)
            self.refuses("quotient", text, (b" ".join(elements), b" ".join(forged)))
        products = [line for line in lines if line.startswith(b"products ")]
        for x, y in ((1, 2), (3, 3), (5, 7), (0, 4)):
            forged = [line.split(b" ") for line in products]
            for a, b in {(x, y), (y, x)}:
                forged[a][b + 1] = b"%d" % ((int(forged[a][b + 1]) + 1) % 20)
            self.refuses("quotient", text, (b"\n".join(products), b"\n".join(b" ".join(row) for row in forged)))

    def test_two_elements_must_have_different_outcomes(self):
        """In 0.3 the parity of all counters decides. Here they are counted modulo 4, and all else is right."""
        quotient = importlib.import_module("quotient")
        rows = "".join(f"products {' '.join(str((x + y) % 4) for y in range(4))}\n" for x in range(4))
        text = (f"{quotient.TITLE}\ncode 0.3\nheaps 4\norder 4\nrepeats none\np-elements 2\nportion 1 3\n"
                f"elements 0 1 2 3 0\n{rows}checksum ")
        with self.assertRaisesRegex(common.Wrong, "the elements 0 and 2 have the same outcomes"):
            quotient.check(with_checksum(text.encode()), None)

    def test_tables_of_babylon(self):
        for command in (BABYLON, ["babylon", "table", "--chips", "9", "--save", "F"]):
            data = made(command)
            self.accepts("babylon_table", data)
            begin, end = data.find(b"\n\n") + 2, data.rfind(b"\nchecksum")
            rng = random.Random(1)
            for at in [begin, end - 1, *(rng.randrange(begin, end) for _ in range(25))]:
                for value in {data[at] ^ 1, 255} - {data[at]}:
                    forged = with_checksum(data[:at] + bytes([value]) + data[at + 1:])
                    self.assertEqual(self.verdict("babylon_table", forged), "wrong", at - begin)
            self.refuses("babylon_table", data, (re.search(rb"layers \d+", data)[0], b"layers 3"))
            shifted = data[:begin] + bytes(value + 1 for value in data[begin:end]) + data[end:]
            self.assertEqual(self.verdict("babylon_table", with_checksum(shifted), all=0), "wrong")
            self.accepts("babylon_table", data, all=0)

    def test_tables_of_so_long_sucker(self):
        for options in ([], ["--rebound", "L"], ["--rebound", "P", "--givers", "other"], ["--colours", "4", "--chips", "3"],
                        ["--rows", "2"]):
            data = made([*SUCKER, *options] if "--chips" not in options else [*SUCKER[:2], *options, *SUCKER[4:]])
            self.accepts("sucker_table", data)
            self.accepts("sucker_table", data, all=0, random=20)
            if options == []:
                begin, rng = data.find(b"rows 0\n") + 7, random.Random(1)
                for _ in range(12):
                    at = rng.randrange(begin, len(data) - 17)
                    forged = data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1:]
                    self.assertEqual(self.verdict("sucker_table", with_checksum(forged)), "wrong", at - begin)

    def test_tables_of_other_rules(self):
        data = made([*SUCKER[:2], "--chips", "6", *SUCKER[4:]])
        for rebound in (b"P givers 0 0", b"P givers 1 1", b"L givers 0 0"):
            forged = with_checksum(data.replace(b"R givers 0 0", rebound, 1))
            self.assertEqual(self.verdict("sucker_hands", forged), "wrong", rebound)
        self.assertEqual(self.verdict("sucker_hands", data), "right")

    def test_states_without_a_formula(self):
        name, data = "sucker_no_formula", (ROOT / "docs/results/sucker-no-formula.txt").read_bytes()
        blocks = data.split(b"\n\n")
        text = b"\n\n".join([blocks[0], blocks[1], blocks[6]])
        self.assertEqual(self.verdict(name, text), "right")
        for old, new in ((b"piles: brb", b"piles: bgb"), (b"piles: bgb", b"piles: brb"), (b"b1; red: r1;", b"b2; red: r1;"),
                         (b"lost blue: b1 g2; red: g3", b"lost blue: b1 g2; red: g4"), (b"won  blue: g2", b"won  blue: g1"),
                         (b"same", b"balance"), (b"balance", b"same")):
            forged = text.replace(old, new, 1)
            self.assertNotEqual(forged, text)
            wanted = "right" if old == b"same" else "wrong"  # two such states are a balance, too
            self.assertEqual(self.verdict(name, forged), wanted, old)

    def test_tables_of_values(self):
        for game, forgeries in (("domineering", [(b"={2|-1/2}", b"={2|-1}"), (b"=+-1", b"=0"), (b"=-2", b"=-2*")]),
                                ("clobber", [(b"=*", b"=0"), (b"=+-(*,^)", b"=+-(0,^)"), (b"=+-(*,^)", b"=1000")])):
            data = made(["table", game, "--rows", "1..2", "--cols", "1..4", "--save", "F"])
            self.accepts("value_table", data)
            for old, new in forgeries:
                self.refuses("value_table", data, (old, new))

    def test_other_names_of_a_value_are_right(self):
        data = made(["table", "domineering", "--rows", "1..2", "--cols", "1..4", "--save", "F"])
        for old, new in ((b"=+-1", b"={1|-1}"), (b"=miny(2)", b"={2|0||0}"), (b"=0", b"=*2 + *2")):
            self.assertEqual(self.verdict("value_table", with_checksum(data.replace(old, new, 1))), "right", old)

    def test_names_of_values_are_read_as_the_program_writes_them(self):
        games = importlib.import_module("short_games").Games()
        reader = importlib.import_module("value_text").Reader
        rng = random.Random(1)
        pool = [games.zero, games.star, games.up, games.integer(1), games.integer(-1), games.nimber(2),
                games.negative(games.up), games.number(1, 2), games.nimber(3)]
        values = [*pool, *(games.of(rng.sample(pool, rng.randint(0, 2)), rng.sample(pool, rng.randint(0, 2)))
                           for _ in range(150))]
        for _ in range(100):
            values.append(games.of(rng.sample(values, rng.randint(0, 2)), rng.sample(values, rng.randint(0, 2))))
            values.append(games.add(rng.choice(values), rng.choice(pool)))
        values += [games.uptimal(n) for n in (2, 3)]
        values += [games.of([games.zero, games.star], [games.nimber(a), games.nimber(b)]) for a in range(4) for b in range(a)]

        def braces(g):
            return "{" + "|".join(",".join(map(braces, sorted(side))) for side in games.forms[g]) + "}"

        values = [g for g in set(values) if len(braces(g)) < 2000]
        done = subprocess.run([PROGRAM, "eval", *map(braces, values)], capture_output=True, text=True, timeout=60)
        names = done.stdout.splitlines()
        self.assertEqual(len(names), len(values))
        for name, value in zip(names, values):
            self.assertEqual(reader(games, name).whole(), value, name)

    def test_nets_of_dots_and_boxes(self):
        for position in ("1x2", "2x2", "1x5 a1-b1 b1-b2", "2x3 a1-b1 b2-c2", "2x3 a1-b1 a1-a2 a2-b2"):
            text = subprocess.run([PROGRAM, "dots", position, "--json"], capture_output=True, check=True).stdout
            self.assertEqual(self.verdict("dots_nets", text), "right", position)
            answer = json.loads(text)
            for change in ({"net": answer["net"] + 2}, {"best": answer["best"][1:]}, {"lines": answer["lines"][1:]},
                           {"lines": [{**its, "net": -its["net"] - 1} for its in answer["lines"]]}):
                self.assertEqual(self.verdict("dots_nets", json.dumps({**answer, **change}).encode()), "wrong", change)
        for bad in (b"", b"{}", b"[1]", text[:50], b'{"position": "2x2 a9-b9", "lines": [], "net": 0, "best": []}'):
            self.assertEqual(self.verdict("dots_nets", bad), "not such a file", bad)

    def test_damaged_files_and_other_kinds(self):
        files = {"period": made(HEAPS, "0.7"), "quotient": made(QUOTIENT, "0.1"), "babylon_table": made(BABYLON),
                 "sucker_table": made(SUCKER), "value_table": made(["table", "domineering", "--rows", "1..2", "--cols", "1..2",
                                                                   "--save", "F"])}
        rng = random.Random(1)
        for name, data in files.items():
            for other, text in files.items():
                self.assertEqual(self.verdict(name, text) == "right", name == other, other)
            for _ in range(20):
                at = rng.randrange(len(data))
                bad = rng.choice([data[:at], data + b"\n", data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1:],
                                  rng.randbytes(50), b""])
                self.assertEqual(self.verdict(name, bad), "not such a file", bad[:50])

    def test_exit_codes_and_help(self):
        files = {"period": (made(HEAPS, "0.7"), (b"saltus 0", b"saltus 1"))}
        with tempfile.TemporaryDirectory() as folder:
            for name, (data, (old, new)) in files.items():
                path = pathlib.Path(folder) / name
                for content, code in ((data, 0), (with_checksum(data.replace(old, new)), 4), (data[:9], 1), (None, 1)):
                    path.unlink(missing_ok=True)
                    if content is not None:
                        path.write_bytes(content)
                    done = subprocess.run([sys.executable, VERIFIERS / f"{name}.py", path], capture_output=True)
                    self.assertEqual(done.returncode, code, done)
        for name in ("period", "quotient", "babylon_table", "sucker_table", "sucker_hands", "sucker_no_formula", "value_table",
                     "dots_nets"):
            done = subprocess.run([sys.executable, VERIFIERS / f"{name}.py", "--help"], capture_output=True, text=True)
            self.assertIn("exit codes: 0 right, 4 wrong", done.stdout)

    def test_they_share_no_code_with_the_library(self):
        allowed = {path.stem for path in VERIFIERS.glob("*.py")} | set(sys.stdlib_module_names)
        for path in VERIFIERS.glob("*.py"):
            text = path.read_text(encoding="utf-8")
            for module in re.findall(r"^(?:from (\w+) import .*|import (\w+))$", text, re.MULTILINE):
                self.assertIn(module[0] or module[1], allowed, path.name)
            self.assertNotIn("subprocess", text, path.name)
            self.assertLessEqual(text.count("\n"), 200, path.name)


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    PROGRAM = str(pathlib.Path(sys.argv.pop(1)).resolve(strict=True))
    sys.setrecursionlimit(20_000)
    unittest.main()
