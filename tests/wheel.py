#!/usr/bin/env python3
"""Tests a wheel of Summand: it is installed into a new venv, in which no compiler can be found.

    wheel.py ROOT WHEEL

ROOT is the folder of the project. The wheel has its version. The Python that runs this is that of the venv. scripts/wheel builds the wheel and
calls this.

* pip installs the wheel without any other package.
* The module answers, and so does the program. Both have the version of the wheel.
* The program is hardened and runs the example of README.md.
* All tests of the module pass. They need the packages of bindings/python/requirements/test.txt.
* The module needs no library but those of C and C++, and the program needs none. The licences of the libraries inside
  the wheel are there.
* After pip has removed the package, no file is left.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from packages import Wrong, check_program, expect, only, run  # noqa: E402

COMPILERS = ("cc", "gcc", "g++", "c++", "clang", "clang++", "cmake", "ninja", "make", "ld")
SUM = 'import summand as cgt; print((cgt.domineering("....|....") + cgt.Game("{3|-1}")).analyze())'
ANSWER = ("If Left starts,   Left wins.", "If Right starts,  Right wins.", "mean      1, temperature 2")
NEEDED = re.compile(r"\(NEEDED\) .*\[(.*)\]")
OF_EVERY_SYSTEM = {"libc.so.6", "libm.so.6", "libgcc_s.so.1", "libstdc++.so.6", "ld-linux-x86-64.so.2"}
OF_THE_MODULE = {"nanobind", "robin-map"}


class Venv:
    """A new venv. Its commands find no command outside it."""

    def __init__(self, folder):
        run(sys.executable, "-m", "venv", folder)
        self.folder, self.bin = folder, folder / "bin"
        home = folder.parent / "home"
        home.mkdir()
        self.environment = {"PATH": str(self.bin), "HOME": str(home), "LC_ALL": "C.UTF-8", "TMPDIR": str(folder.parent),
                            "PYTHONDONTWRITEBYTECODE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        found = [name for name in COMPILERS if shutil.which(name, path=self.environment["PATH"])]
        expect(not found, f"{found} can be found")

    def run(self, *command, **more):
        """The output of a command in the venv, which must succeed."""
        return run(self.bin / command[0], *command[1:], env=self.environment, **more)

    def pip(self, *arguments):
        return self.run("python", "-m", "pip", "--quiet", *arguments)

    def files(self):
        return {path.relative_to(self.folder) for path in self.folder.rglob("*") if not path.is_dir()}

    def packages(self):
        """The folder with the installed packages."""
        return only(self.folder.glob("lib/python3*/site-packages"), "folder of packages")


def install(venv, wheel):
    """Installs the wheel, and says how long that took."""
    began = time.monotonic()
    venv.pip("install", "--no-index", wheel)
    print(f"  installed in {time.monotonic() - began:.1f} s")


def check_answers(venv, version):
    """The lines of README.md: the module and the program answer."""
    said = venv.run("python", "-c", SUM)
    for line in ANSWER:
        expect(line in said, f"the analysis has no {line!r}:\n{said}")
    said = venv.run("summand", "eval", "1 + ^")
    expect(said == "1^\n", f"summand eval prints {said!r}")
    said = venv.run("python", "-c", "import importlib.metadata as m, summand; print(m.version('summand-cgt'), "
                                    "summand.__version__)")
    expect(said == f"{version} {version}\n", f"the versions of the package and of the module are {said!r}")
    where = pathlib.Path(venv.run("python", "-c", "import summand; print(summand.__file__)").strip())
    expect(where.is_relative_to(venv.folder), f"{where} is imported")


def check_files(venv, version, root):
    """What is beside the module: types, pages, scripts of shells."""
    packages = venv.packages()
    for name in ("py.typed", "_summand.pyi", "_names.py", "_options.py"):
        expect((packages / "summand" / name).is_file(), f"the module has no {name}")
    share = venv.folder / "share"
    page = share / "man/man1/summand.1"
    expect(page.is_file() and f'"summand {version}"' in page.read_text(encoding="utf-8"), "there is no manual page")
    for name in ("doc/summand/guide/install.md", "bash-completion/completions/summand"):
        expect((share / name).is_file(), f"share/{name} is missing")
    sources = root / "bindings/python/summand"
    for path in sources.rglob("*.py"):
        expect((packages / "summand" / path.relative_to(sources)).is_file(), f"{path.relative_to(root)} is missing")


def check_libraries(venv, root, version):
    """The wheel brings all of its libraries inside, and their licences."""
    packages = venv.packages()
    module = only((packages / "summand").glob("_summand*.so"), "compiled module")
    more = set(NEEDED.findall(run("readelf", "--wide", "--dynamic", module))) - OF_EVERY_SYSTEM
    expect(not more, f"the module needs {more}")
    expect("INTERP" not in run("readelf", "--wide", "--segments", venv.bin / "summand"), "the program needs libraries")
    run(sys.executable, root / "tests/hardening.py", venv.bin / "summand")

    licences = packages / f"summand_cgt-{version}.dist-info/licenses"
    expect((licences / "LICENSE").is_file(), "the licence of Summand is missing")
    source = (root / "scripts/source.sh").read_text(encoding="utf-8")
    wanted = OF_THE_MODULE | set(re.search(r"^libraries=\((.*)\)$", source, re.MULTILINE)[1].split())
    named = {path.name for path in (licences / "libraries").iterdir()}
    expect(named == wanted, f"licences: missing {wanted - named}, of no library {named - wanted}")


def run_tests(venv, root):
    venv.pip("install", "--require-hashes", "--only-binary", ":all:", "-r", root / "bindings/python/requirements/test.txt")
    said = venv.run("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", ".", cwd=root / "bindings/python/tests")
    print(said.rstrip().rpartition("\n")[2])


def check_wheel(root, wheel, folder):
    project = (root / "CMakeLists.txt").read_text(encoding="utf-8")
    version = re.search(r"VERSION (\d+\.\d+\.\d+) LANGUAGES", project)[1]
    expect(wheel.name.startswith(f"summand_cgt-{version}-"), f"the wheel has not version {version}")
    venv = Venv(folder / "venv")
    before = venv.files()
    install(venv, wheel)
    check_answers(venv, version)
    check_files(venv, version, root)
    check_libraries(venv, root, version)
    check_program(venv.bin / "summand", version, "static release")
    venv.pip("uninstall", "--yes", "summand-cgt")
    expect(venv.files() == before, f"pip left files: {venv.files() - before}")
    install(venv, wheel)
    run_tests(venv, root)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    root, wheel = (pathlib.Path(name).resolve(strict=True) for name in sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        try:
            check_wheel(root, wheel, pathlib.Path(folder))
        except Wrong as wrong:
            sys.exit(f"{wheel.name}: {wrong}")
    print(f"  {wheel.name} works")


if __name__ == "__main__":
    main()
