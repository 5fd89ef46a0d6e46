"""Runs notebooks as Jupyter does, in a shell of IPython.

    notebooks.py FILE...             prints each cell whose outputs are not those in the file, and fails
    notebooks.py --approve FILE...   writes the outputs into the files

An output that differs between two runs does not belong into a notebook.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TEXTS = ("text/", "image/svg+xml")
TRACE_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def read(path):
    return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))


def lines_of(text):
    """A text as notebooks keep it: a list of lines with their ends."""
    return text.splitlines(keepends=True)


def code_cells(notebook):
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def executed(notebook):
    """The outputs of all code cells, which a new process computes."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"IPYTHONDIR": folder, "MPLBACKEND": "Agg", "PYTHONHASHSEED": "0"}
        done = subprocess.run(
            [sys.executable, __file__, "--run"],
            input=json.dumps(["".join(cell["source"]) for cell in code_cells(notebook)]),
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=folder,
            env=environment,
            check=False,
        )
    if done.returncode != 0:
        raise RuntimeError(done.stderr or done.stdout)
    return json.loads(done.stdout)


def outputs_of_cells(sources):
    """The outputs of the sources, one after another. An error ends the run."""
    from IPython.core.displayhook import DisplayHook
    from IPython.core.interactiveshell import InteractiveShell
    from IPython.utils.capture import capture_output

    class Kept(DisplayHook):
        def __call__(self, result=None):
            self.fill_exec_result(result)

    shell = InteractiveShell.instance(displayhook_class=Kept, colors="nocolor")
    all_outputs = []
    for number, source in enumerate(sources, 1):
        with capture_output() as captured:
            result = shell.run_cell(source, store_history=True)
        if not result.success:
            raise SystemExit(f"cell {number}:\n{source}\n{TRACE_COLOUR.sub('', captured.stdout)}")
        outputs = [
            {"name": name, "output_type": "stream", "text": lines_of(text)}
            for name, text in (("stdout", captured.stdout), ("stderr", captured.stderr))
            if text
        ]
        for rich in captured.outputs:
            outputs.append(output_of(rich.data) | {"output_type": "display_data"})
        if result.result is not None:
            data, _ = shell.display_formatter.format(result.result)
            kind = {"execution_count": number, "output_type": "execute_result"}
            outputs.append(output_of(data) | kind)
        all_outputs.append(outputs)
    return all_outputs


def output_of(data):
    """An output with these forms, where texts are lists of lines."""
    forms = {
        kind: lines_of(value) if kind.startswith(TEXTS) else value
        for kind, value in sorted(data.items())
    }
    return {"data": forms, "metadata": {}}


def differences(notebook):
    """Each cell whose outputs are not those in the notebook, with both."""
    for number, (cell, outputs) in enumerate(
        zip(code_cells(notebook), executed(notebook), strict=True), 1
    ):
        if cell["outputs"] != outputs or cell["execution_count"] != number:
            yield (
                f"cell {number}:\n{''.join(cell['source'])}\n"
                f"in the file: {short(cell['outputs'])}\nnow: {short(outputs)}"
            )


def short(outputs):
    return json.dumps(outputs, ensure_ascii=False)[:4000]


def approved(notebook):
    """The notebook with the outputs of today."""
    for number, (cell, outputs) in enumerate(
        zip(code_cells(notebook), executed(notebook), strict=True), 1
    ):
        cell |= {"outputs": outputs, "execution_count": number}
    return notebook


def main(words):
    if words == ["--run"]:
        json.dump(outputs_of_cells(json.load(sys.stdin)), sys.stdout)
        return
    approve = words[:1] == ["--approve"]
    faults = []
    for path in words[approve:]:
        if approve:
            text = json.dumps(approved(read(path)), indent=1, ensure_ascii=False) + "\n"
            pathlib.Path(path).write_text(text, encoding="utf-8")
        else:
            faults += [f"{path}, {fault}" for fault in differences(read(path))]
    if faults:
        sys.exit("\n\n".join(faults))


if __name__ == "__main__":
    main(sys.argv[1:])
