#!/usr/bin/env python3
"""Tests the packages in dist/: each is unpacked into an empty folder, and its program runs the example of README.md.

    packages.py ROOT [deb] [static] [source] [--slow]

ROOT is the folder of the project. scripts/package builds the packages and calls this.

* deb: both packages depend on what they need and have no file in common. The program is hardened. A project outside
  this tree uses the library. lintian finds no error.
* static: the program works without other threads if the system refuses them. It runs in a folder where no other file
  is (chroot), and also in the folder that the Containerfile of the package describes. There it edits lines as on any
  terminal. Without the right to call chroot these two are left out, with a message.
* source: it carries its commit, and CMake accepts it. With --slow the program is built.
"""
import argparse
import gzip
import os
import pathlib
import pty
import re
import resource
import select
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
NEEDED = {
    "summand": {"libc6", "libedit2", "libfmt9", "libsqlite3-0", "libstdc++6", "libtbb12"},
    "libsummand-dev": {"libfmt-dev", "libsqlite3-dev", "libtbb-dev"},
}
NOBODY = 65534
# The maintainer has no address.
LEFT_OUT = "bogus-mail-host,bogus-mail-host-in-debian-changelog"


class Wrong(Exception):
    """What is wrong with a package."""


def run(*command, **more):
    """The output of a command that must succeed."""
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          check=False, **more)
    if done.returncode != 0:
        raise Wrong(f"{shlex.join(map(str, command))} failed ({done.returncode}):\n{done.stdout}")
    return done.stdout


def expect(truth, sentence):
    if not truth:
        raise Wrong(sentence)


def check_program(program, version, kind):
    """The program says what it is, and runs the example of README.md."""
    said = run(program, "--version")
    expect(re.fullmatch(rf"summand {re.escape(version)} \(.*commit.*, {kind} build\)\n", said),
           f"--version prints {said!r}")
    run(sys.executable, TESTS / "transcripts.py", program, ROOT / "README.md")


def only(paths, what):
    paths = sorted(paths)
    expect(len(paths) == 1, f"expected one {what}: {', '.join(map(str, paths)) or 'none'}")
    return paths[0]


# --- Debian packages ---------------------------------------------------------------------------------------------------


def names_in(field):
    """The names of packages in a field of dependencies."""
    return {word.split()[0] for word in field.split(",") if word.strip()}


def files_below(folder):
    return {path.relative_to(folder) for path in folder.rglob("*") if not path.is_dir()}


def check_field(package, field, wanted):
    said = run("dpkg-deb", "--field", package, field).strip()
    expect(said == wanted, f"{package.name}: {field} is {said}, not {wanted}")


def check_deb(dist, version, folder, _):
    files = {}
    packages = {name: only(dist.glob(f"{name}_{version}_*.deb"), name + " package") for name in NEEDED}
    for name, package in packages.items():
        check_field(package, "Package", name)
        check_field(package, "Version", version)
        needed = names_in(run("dpkg-deb", "--field", package, "Depends"))
        expect(NEEDED[name] <= needed, f"{name} does not depend on {', '.join(NEEDED[name] - needed)}")
        run("dpkg-deb", "-x", package, folder / name)
        files[name] = files_below(folder / name)
        documents = pathlib.Path("usr/share/doc") / name
        wanted = {documents / document for document in ("copyright", "changelog.gz", "CHANGELOG.md.gz")}
        expect(wanted <= files[name], f"{name}: a document is missing")
        expect(all(path.parts[0] == "usr" for path in files[name]), f"{name} has files outside /usr")
    both = files["summand"] & files["libsummand-dev"]
    expect(not both, f"files of both packages: {both}")

    program = folder / "summand/usr/bin/summand"
    check_program(program, version, "release")
    run(sys.executable, TESTS / "hardening.py", program)
    with gzip.open(folder / "summand/usr/share/man/man1/summand.1.gz", "rt", encoding="utf-8") as page:
        expect(f'"summand {version}"' in page.readline(), "the manual page has another version")
    expect((folder / "summand/usr/share/doc/summand/guide/install.md").is_file(), "summand has no guide")

    run("cmake", "-D", f"PREFIX={folder}/libsummand-dev/usr", "-D", f"SOURCE={TESTS}/install", "-D", f"WORK={folder}/use",
        "-D", f"VERSION={version}", "-D", "COMPILER=g++", "-D", "LAUNCHER=ccache", "-D", "PROGRAM=0", "-P",
        TESTS / "install/run.cmake")
    if shutil.which("lintian"):
        run("lintian", "--allow-root", "--suppress-tags", LEFT_OUT, *packages.values())
    else:
        print("  lintian is not installed, so it was not asked")


# --- the static program ------------------------------------------------------------------------------------------------


def steps_of(containerfile):
    """The (instruction, words) of a Containerfile."""
    lines = containerfile.read_text(encoding="utf-8").split("\n")
    for line in lines:
        if line and not line.startswith("#"):
            instruction, rest = line.split(" ", 1)
            yield instruction, [word.strip('",') for word in rest.strip("[]").split()]


def copy_into(context, root, words):
    *sources, target = words
    for source in sources:
        path, goal = context / source, root / target.lstrip("/")
        if path.is_dir():
            shutil.copytree(path, goal, dirs_exist_ok=True)
        else:
            goal = goal / path.name if target.endswith("/") else goal
            goal.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, goal)


def carry_out(containerfile, context, root):
    """Does in a folder what a Containerfile says. Returns the command and the environment of the container."""
    root.mkdir()
    command, environment = [], {}
    for instruction, words in steps_of(containerfile):
        if instruction == "FROM":
            expect(words == ["scratch"], f"the image begins with {words}, not with an empty folder")
        elif instruction == "COPY":
            copy_into(context, root, words)
        elif instruction == "ENV":
            environment.update(word.split("=", 1) for word in words)
        elif instruction == "WORKDIR":
            (root / words[0].lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif instruction == "ENTRYPOINT":
            command = words
        else:
            raise Wrong(f"{instruction} in a Containerfile is not known here")
    return command, environment


def chroot_command(root):
    """The words before a command that runs it with `root` as its whole file system; None if that is not allowed."""
    chroot = shutil.which("chroot", path="/usr/sbin:/usr/bin:/sbin:/bin")
    for words in ([chroot], ["unshare", "--user", "--map-root-user", chroot]):
        done = subprocess.run([*words, root, "/nothing"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        if done.returncode == 127:  # the folder was entered, and there is no such command
            return [*words, str(root)]
    return None


def wrapper(path, words):
    """A script that runs a command with its own arguments."""
    path.write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$@"\n', encoding="utf-8")
    path.chmod(0o755)
    return path


def dialogue(program, environment, typed):
    """What the program shows on a terminal, on which a line is typed."""
    child, terminal = pty.fork()
    if child == 0:
        os.execve(program, [str(program)], {**environment, "TERM": "xterm", "PATH": "/usr/bin:/bin"})
    os.write(terminal, typed.encode())
    shown, end = b"", time.monotonic() + 20
    while time.monotonic() < end and select.select([terminal], [], [], 20)[0]:
        try:
            part = os.read(terminal, 4096)
        except OSError:  # the program has ended
            break
        if not part:
            break
        shown += part
    os.close(terminal)
    os.waitpid(child, 0)
    return shown.decode(errors="replace")


def check_refused_threads(program):
    """The program goes on if the system allows it no other thread."""
    def allow_one():
        resource.setrlimit(resource.RLIMIT_NPROC, (1, 1))

    # The limit does not count for root.
    other = {"user": NOBODY} if os.geteuid() == 0 else {}
    said = run(program, "solve", "--threads", "3", "clobber(4x4)", preexec_fn=allow_one, **other)
    expect("If Left starts,   Left wins." in said, f"without other threads the program says {said}")


def check_static(dist, version, folder, _):
    archive = only(dist.glob(f"summand-{version}-linux-*.tar.gz"), "static package")
    run("tar", "-xf", archive, "-C", folder)
    tree = only(folder.iterdir(), "folder in the static package")
    expect(tree.name == archive.name.removesuffix(".tar.gz"), f"the folder in {archive.name} is {tree.name}")
    for name in ("LICENSE", "README.txt", "Containerfile", "licences/libc6", "share/man/man1/summand.1",
                 "share/doc/summand/guide/install.md", "share/terminfo/x/xterm"):
        expect((tree / name).is_file(), f"{archive.name} has no {name}")
    program = tree / "bin/summand"
    check_program(program, version, "static release")
    run(sys.executable, TESTS / "hardening.py", program)
    segments = run("readelf", "--wide", "--segments", program)
    expect("INTERP" not in segments, "the static program asks for shared libraries")

    folder.chmod(0o755)
    check_refused_threads(program)

    image = folder / "image"
    command, environment = carry_out(tree / "Containerfile", tree, image)
    alone = folder / "alone"
    alone.mkdir()
    shutil.copy2(program, alone / "summand")
    for root, words, more in ((alone, ["/summand"], {}), (image, command, environment)):
        entered = chroot_command(root)
        if entered is None:
            print("  chroot is not allowed here, so the static program was not run without all other files (needs root)")
            return
        # transcripts.py sets the environment of the container, but for TERM.
        expect(more.items() <= {"LC_ALL": "C.UTF-8"}.items(), f"the test does not have the environment {more}")
        inside = wrapper(folder / f"in-{root.name}", entered + words)
        check_program(inside, version, "static release")
    shown = dialogue(folder / "in-image", environment, "1/2 + 1/2\rquit\r")
    expect("termcap" not in shown and "terminal" not in shown and re.search(r"^1\r?$", shown, re.MULTILINE),
           f"on a terminal the container shows {shown!r}")


# --- the source --------------------------------------------------------------------------------------------------------


def check_source(dist, version, folder, slow):
    run("tar", "-xf", dist / f"summand-{version}.tar.gz", "-C", folder)
    tree = only(folder.iterdir(), "folder in the source package")
    expect(tree.name == f"summand-{version}", f"the folder in the source package is {tree.name}")
    commit = (tree / "packaging/commit").read_text(encoding="utf-8").strip()
    expect(re.fullmatch(r"[0-9a-f]{40,64}", commit), f"the source package does not carry its commit: {commit}")
    environment = {**os.environ, "CCACHE_BASEDIR": str(tree)}
    run("cmake", "--preset", "release", cwd=tree, env=environment)
    build = (tree / "build/release/apps/summand/build.cpp").read_text(encoding="utf-8")
    expect(commit in build, "the program does not get the commit of the source package")
    if slow:
        run("cmake", "--build", "--preset", "release", "--target", "summand_program", cwd=tree, env=environment)
        program = tree / "build/release/apps/summand/summand"
        check_program(program, version, "release")
        expect(commit[:7] in run(program, "--version"), "--version does not name the commit of the source package")


CHECKS = {"deb": check_deb, "static": check_static, "source": check_source}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("kinds", nargs="*", choices=list(CHECKS), default=list(CHECKS))
    parser.add_argument("--slow", action="store_true")
    arguments = parser.parse_args()
    project = (arguments.root / "CMakeLists.txt").read_text(encoding="utf-8")
    version = re.search(r"VERSION (\d+\.\d+\.\d+) LANGUAGES", project)[1]
    for kind in arguments.kinds:
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix=f"summand-{kind}-") as folder:
            try:
                CHECKS[kind](arguments.root.resolve() / "dist", version, pathlib.Path(folder), arguments.slow)
            except Wrong as wrong:
                sys.exit(f"{kind}: {wrong}")
        print(f"{kind}: the package works ({time.monotonic() - began:.1f} s)", flush=True)


if __name__ == "__main__":
    main()
