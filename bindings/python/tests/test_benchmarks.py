"""The small benchmarks of the module: what they compute, not how fast."""

import pathlib
import subprocess
import sys

BENCH = pathlib.Path(__file__).parents[3] / "bench/python/bench.py"


def test_small_benchmarks_compute_what_they_should():
    run = subprocess.run(
        [sys.executable, BENCH, "--size", "small"], capture_output=True, text=True, timeout=300
    )
    assert run.returncode == 0, run.stdout + run.stderr
    for benchmark in ("lazy add", "Ctrl-C", "memory kept", "values of quick clobber", "outcome of own clobber"):
        assert benchmark in run.stdout
    assert "WRONG" not in run.stdout
