#!/usr/bin/env python3
"""bench/peers/run with programs that only pretend to be Summand and its peers."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

RUN = pathlib.Path(__file__).resolve().parent.parent / "bench" / "peers" / "run"
PEERS = ("CGT", "OGS", "IGS", "OBSEQUI", "MCGS", "CGSUITE")

PROGRAM = """#!/usr/bin/env python3
import sys, time
with open({log!r}, "a", encoding="utf-8") as log:
    log.write({name!r} + " " + " ".join(sys.argv[1:]) + "\\n")
while time.process_time() < {seconds}:
    sum(range(20_000))
print({text!r})
sys.exit({code})
"""


class Peers(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)
        self.log = self.folder / "log"
        self.peers = {}

    def program(self, name, text, seconds=0.0, code=0):
        path = self.folder / name
        path.write_text(
            PROGRAM.format(log=str(self.log), name=name, seconds=seconds, text=text, code=code), encoding="utf-8"
        )
        path.chmod(0o755)
        return str(path)

    def run_peers(self, *words):
        rest = {name: value for name, value in os.environ.items() if name not in PEERS}
        return subprocess.run(
            [sys.executable, str(RUN), "--programs", str(self.folder), *words],
            env={**rest, **self.peers},
            capture_output=True,
            text=True,
            check=False,
        )

    def test_the_table_has_the_seconds_of_both_and_their_ratio(self):
        self.peers["IGS"] = self.program("igsolve", "Nimber of initial position: 2", seconds=0.4)
        self.program("summand", "2 (84024 questions)", seconds=0.1)
        done = self.run_peers("--only", "cram 5x6", "--best", "1", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        report = json.loads(done.stdout)
        self.assertEqual((report["missing"], report["failures"]), ([], []))
        (row,) = report["rows"]
        self.assertEqual((row["workload"], row["peer"], row["answers"]), ("Cram 5x6, nimber", "igs", "equal"))
        # Part of the time is that of the system.
        self.assertTrue(0.2 < row["peer_seconds"] < 1, row)
        self.assertAlmostEqual(row["times_as_fast"], row["peer_seconds"] / row["summand_seconds"], delta=0.01)
        self.assertGreater(row["times_as_fast"], 1.5)

        done = self.run_peers("--only", "cram 5x6", "--best", "1")
        self.assertRegex(done.stdout, r"\| Cram 5x6, nimber \| igs \| 0\.\d{3} \| 0\.\d{3} \| [\d.]+ \| equal \|")

    def test_programs_run_in_turn_and_the_best_way_of_a_peer_counts(self):
        self.peers["OGS"] = self.program("ogsolve", "checksum: EDC5EDF")
        self.program("bench_nim_sequences", "0.100 s, digest 0EDC5EDF")
        done = self.run_peers("--only", "0.16 ", "--best", "2")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("| equal |", done.stdout)
        turn = [
            "ogsolve 0.16 -m rc -n 4000000",
            "ogsolve 0.16 -m rc2 -n 4000000",
            "bench_nim_sequences --size 0.16",
        ]
        self.assertEqual(self.log.read_text(encoding="utf-8").splitlines(), 2 * turn)

    def test_a_missing_peer_is_said_in_a_line_and_left_out(self):
        done = self.run_peers("--only", "cram", "--best", "1")
        self.assertEqual((done.returncode, done.stdout), (0, ""))
        self.assertEqual(done.stderr, "igs is left out: IGS names no program\n")
        self.assertFalse(self.log.exists())

    def test_a_missing_peer_does_not_stop_the_others(self):
        self.peers["OBSEQUI"] = self.program("Obsequi", "winner V, move (1,2), nodes 908.")
        self.program("summand", "If Left starts,  Left wins.")
        done = self.run_peers("--only", "domineering 6x6", "--best", "1")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr, "MCGS is left out: MCGS names no program\n")
        self.assertEqual(len(done.stdout.splitlines()), 3)
        self.assertIn("| Obsequi |", done.stdout)

    def test_a_peer_may_have_arguments(self):
        self.peers["CGSUITE"] = self.program("java", "2") + " -jar 'my suite.jar'"
        self.program("summand", "2")
        done = self.run_peers("--only", "1+1", "--best", "1")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("java -jar my suite.jar 1+1", self.log.read_text(encoding="utf-8"))

    def test_answers_that_differ_are_a_fault(self):
        self.peers["IGS"] = self.program("igsolve", "Nimber of initial position: 3")
        self.program("summand", "2 (84024 questions)")
        done = self.run_peers("--only", "cram 5x6", "--best", "1")
        self.assertEqual(done.returncode, 1)
        self.assertIn("| differ |", done.stdout)

    def test_so_are_programs_that_fail_or_give_no_answer(self):
        self.program("summand", "2 (84024 questions)")
        for text, code, said in [("no memory", 3, "exit code 3: no memory"), ("3 nodes", 0, "no answer of the form")]:
            self.peers["IGS"] = self.program("igsolve", text, code=code)
            done = self.run_peers("--only", "cram 5x6", "--best", "1")
            self.assertEqual((done.returncode, done.stdout), (1, ""))
            self.assertIn(said, done.stderr)

    def test_a_program_of_summand_that_is_not_built_is_named(self):
        self.peers["IGS"] = self.program("igsolve", "Nimber of initial position: 2")
        done = self.run_peers("--only", "cram 5x6")
        self.assertEqual(done.returncode, 1)
        self.assertIn("no program summand", done.stderr)


if __name__ == "__main__":
    unittest.main()
