"""The module beside other libraries in Python: the same work, each in a process of its own.

    scripts/venv build/peers bench/python/peers.txt
    PYTHONPATH=build/ci/python build/peers/bin/python bench/python/bench.py --size peers

A library that is not installed is left out, and the line says so.
"""

from __future__ import annotations

import importlib.util
import pathlib
import subprocess
import sys
from functools import partial

from workload import Result, Workload

# What prepares, and what is done so many times. The last result is a value, whose canonical form must be the same in
# all libraries. pycgt remembers results for ever, so an evaluation is measured once in a process.
WORK = {
    "value of domineering 4x4": (
        1,
        "A03E74F7",
        {
            "summand": ("import summand as cgt", "cgt.domineering((4, 4)).value"),
            "pycgt": ("from pycgt.rulesets import domineering", "domineering.rectangle(4, 4)"),
            "cgt_py": (
                "from cgt_py import Domineering",
                "Domineering('....|....|....|....').canonical_form",
            ),
        },
    ),
    "value of the text {7|0}": (
        20_000,
        "F8AD0B73",
        {
            "summand": ("import summand as cgt", "cgt.Game('{7|0}').canonical"),
            "pycgt": ("import pycgt", "pycgt.parse('{7|0}')"),
            "cgt_py": ("import cgt_py", "cgt_py.CanonicalForm('{7|0}')"),
        },
    ),
    "sum of {7|0} and {3|-1} in canonical form": (
        20_000,
        "B7272D04",
        {
            "summand": (
                "import summand as cgt; g = cgt.Game('{7|0}'); h = cgt.Game('{3|-1}')",
                "(g + h).canonical",
            ),
            "pycgt": (
                "import pycgt; g = pycgt.parse('{7|0}'); h = pycgt.parse('{3|-1}')",
                "g + h",
            ),
            "cgt_py": (
                "from cgt_py import CanonicalForm as C; g = C('{7|0}'); h = C('{3|-1}')",
                "g + h",
            ),
        },
    ),
}
PROGRAM = """
import hashlib
from workload import cpu_seconds
{prepare}

def hashed(form):
    left = getattr(form, "left_options", None)
    sides = (form.left, form.right) if left is None else (left, form.right_options)
    text = "|".join("".join(sorted(map(hashed, side))) for side in sides)
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest().upper()

start = cpu_seconds()
for _ in range({times}):
    value = {call}
print(cpu_seconds() - start, hashed(value))
"""


def seconds_in(library: str, work: str) -> tuple[float, str]:
    """The least CPU seconds of one time in three processes, and the digest."""
    times, _, calls = WORK[work]
    prepare, call = calls[library]
    program = PROGRAM.format(prepare=prepare, times=times, call=call)
    runs = [
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=pathlib.Path(__file__).parent,
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        ).stdout.split()
        for _ in range(3)
    ]
    return min(float(seconds) for seconds, _ in runs) / times, runs[0][1]


def beside_peers(work: str) -> Result:
    own, digest = seconds_in("summand", work)
    more = []
    for library in list(WORK[work][2])[1:]:
        if importlib.util.find_spec(library) is None:
            more.append(f"{library} is not installed")
            continue
        seconds, its = seconds_in(library, work)
        more.append(f"{library} {1e6 * seconds:.3g} us, {seconds / own:.3g} times as long")
        if its != digest:
            digest += f", but {its} by {library}"
    return Result(digest, 1e6 * own, ", ".join(more))


WORKLOADS = [
    Workload(work, "peers", "us", digest, partial(beside_peers, work))
    for work, (_, digest, _) in WORK.items()
]
