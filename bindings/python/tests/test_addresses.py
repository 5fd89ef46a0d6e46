"""The module in a process whose address space is limited, as by `ulimit -v`."""
import os
import subprocess
import sys

import pytest

WORK = """
import resource, sys
limit = int(float(sys.argv[1]) * 1e9)
{before}
import summand as cgt
{after}
assert cgt.outcome("clobber(3x5)") == cgt.Game("clobber(3x5)").outcome
print(cgt.analyze("domineering(4x4)")["value"], cgt.Game("domineering(4x5)").temperature)
print(cgt.solve("cram(4x4)", threads=2).outcome, cgt.heaps("kayles").values(2000)[-1])
"""
SET = "resource.setrlimit(resource.RLIMIT_AS, (limit, limit))"


def answer(gigabytes, before="", after=""):
    ran = subprocess.run([sys.executable, "-c", WORK.format(before=before, after=after), str(gigabytes)],
                         capture_output=True, text=True, check=False,
                         env={**os.environ, "OPENBLAS_NUM_THREADS": "1"})  # NumPy's own threads take addresses
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit addresses")
@pytest.mark.parametrize("gigabytes", [1, 2, 8])
def test_a_limit_of_the_address_space_does_not_change_answers(gigabytes):
    assert answer(gigabytes, before=SET) == answer(gigabytes)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit addresses")
def test_the_limit_may_come_when_values_exist():
    assert answer(1, after="cgt.Game('domineering(3x3)').canonical; " + SET) == answer(1)
