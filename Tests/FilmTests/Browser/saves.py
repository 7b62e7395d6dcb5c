#!/usr/bin/env python3
"""Saves sources while Playgrounds/live shows a page, in a package with a compiler and an app that are not real ones.

It needs nothing but Bash and Python.
"""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

repository = pathlib.Path(__file__).resolve().parents[3]

# Compiles what has no error in it.
SWIFT = """#!/usr/bin/env bash
[[ $* == "build --product PhotoMorph" ]] || exit 2
! grep -q error Sources/Some.swift
"""

# Says that it begins and how, and ends when it is told to.
APP = """#!/usr/bin/env python3
import signal, sys
def end(*_):
    print("ended", file=log, flush=True)
    sys.exit(0)
log = open("log", "a")
signal.signal(signal.SIGINT, end)
print("began", *sys.argv[1:], file=log, flush=True)
signal.pause()
"""


def main():
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        package = pathlib.Path(folder)
        for name, text in {"bin/swift": SWIFT, ".build/debug/PhotoMorph": APP, "Sources/Some.swift": "let one = 1",
                           "Package.swift": "", "Tests/None.swift": ""}.items():
            file = package / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
            file.chmod(0o755)
        (package / "Playgrounds").mkdir()
        shutil.copy(repository / "Playgrounds/live", package / "Playgrounds/live")
        source, log = package / "Sources/Some.swift", package / "log"

        def expect(lines, sentence):
            """Waits until that many lines are told; says what they are not."""
            end = time.monotonic() + 10
            while time.monotonic() < end and (not log.exists() or len(log.read_text().splitlines()) < len(lines)):
                time.sleep(0.05)
            # Time enough for one too many.
            time.sleep(0.8)
            told = log.read_text().splitlines() if log.exists() else []
            if told != lines:
                faults.append(f"{sentence}: {told}")

        environment = {**os.environ, "PATH": f"{package / 'bin'}:{os.environ['PATH']}"}
        process = subprocess.Popen([package / "Playgrounds/live", "Photo morph", "--port", "20001"], env=environment,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        first = ["began --live --port 20001"]
        expect(first, "a page is shown")
        source.write_text("let one = 2 // saved")
        second = [*first, "ended", "began --live --port 20001 --script off"]
        expect(second, "saved, it begins anew, and does not play itself again")
        source.write_text("error")
        expect(second, "what does not compile leaves it alone")
        source.write_text("let one = 3")
        third = [*second, *second[1:]]
        expect(third, "mended, it begins anew")
        process.send_signal(signal.SIGINT)
        expect([*third, "ended"], "Ctrl-C ends it")
        if process.wait(timeout=10) != 0:
            faults.append("and the command")
    print("Playgrounds/live: " + ("as it should be" if not faults else "; ".join(faults)))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
