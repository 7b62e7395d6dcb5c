"""Chromium, driven over its debugging pipe: messages are JSON, each ended by a zero byte."""
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"]


class Browser:
    """A browser without windows, for as long as a `with` statement."""

    # How many seconds an answer may take.
    patience = 30

    def __init__(self, density=1):
        # How many pixels a point has.
        self.density = density

    def __enter__(self):
        program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
        if not program:
            raise SystemExit("There is no Chromium; on Debian: apt-get install chromium")
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        (hears, self.out), (self.incoming, says) = os.pipe(), os.pipe()

        def connect():
            # Whatever numbers the pipe has here, in the browser they are 3 and 4.
            ends = os.dup(hears), os.dup(says)
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--no-first-run", "--disable-background-networking", f"--force-device-scale-factor={self.density}",
             f"--user-data-dir={self.folder.name}"],
            preexec_fn=connect, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(hears)
        os.close(says)
        self.count, self.buffer, self.tabs = 0, b"", {}
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            # On a busy machine it sometimes closes its windows and stays.
            self.process.kill()
            self.process.wait()
        self.folder.cleanup()

    def tab(self):
        # In a window of its own it is drawn, whatever other tabs there are.
        target = self.send("Target.createTarget", {"url": "about:blank", "newWindow": True})["targetId"]
        session = self.send("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        self.tabs[session] = Tab(self, session)
        for part in ["Page", "Runtime", "Log", "Network"]:
            self.send(f"{part}.enable", {}, session)
        return self.tabs[session]

    def send(self, method, parameters, session=None):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        number = self.count
        while True:
            answer = self.receive(self.patience)
            if answer is None:
                raise SystemExit(f"The browser does not answer to {method}.")
            if answer.get("id") == number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']}")
                return answer["result"]

    def receive(self, seconds):
        """The next message within so many seconds; what a tab tells of itself goes there, too."""
        end = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            left = max(0, end - time.monotonic())
            if not select.select([self.incoming], [], [], left)[0]:
                return None
            part = os.read(self.incoming, 65536)
            if not part:
                raise SystemExit("The browser has gone.")
            self.buffer += part
        line, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(line)
        if message.get("sessionId") in self.tabs:
            self.tabs[message["sessionId"]].heard(message)
        return message


class Trial:
    """What is expected of the page in a tab, and what did not hold."""

    def __init__(self, tab=None):
        self.tab, self.faults = tab, []

    def expect(self, holds, sentence):
        if not holds:
            self.faults.append(sentence)

    def ask(self, script):
        return self.tab.evaluate(script)


class Tab:
    """One page."""

    def __init__(self, browser, session):
        self.browser, self.session = browser, session
        self.complaints, self.requests, self.is_loaded = [], [], False

    def heard(self, message):
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            self.complaints.append(parameters["exceptionDetails"].get("exception", {}).get("description"))
        elif method == "Runtime.consoleAPICalled":
            self.complaints.append([one.get("value") for one in parameters["args"]])
        elif method == "Log.entryAdded":
            self.complaints.append(parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method == "Page.loadEventFired":
            self.is_loaded = True

    def send(self, method, **parameters):
        return self.browser.send(method, parameters, self.session)

    def open(self, address):
        self.is_loaded = False
        self.send("Page.navigate", url=address)
        end = time.monotonic() + 30
        while not self.is_loaded and time.monotonic() < end:
            self.browser.receive(0.1)

    def evaluate(self, script):
        answer = self.send("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in answer:
            raise SystemExit(f"{script}: {answer['exceptionDetails']['exception'].get('description')}")
        return answer["result"].get("value")

    def pause(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.browser.receive(end - time.monotonic())

    def wait_until(self, condition, seconds=10):
        end = time.monotonic() + seconds
        while not self.evaluate(condition):
            if time.monotonic() > end:
                return
            self.pause(0.02)

    def wait_for_frames(self, count):
        frame = "new Promise(requestAnimationFrame)"
        self.send("Runtime.evaluate", expression=f"(async () => {{ {count * f'await {frame}; '}}})()", awaitPromise=True)

    def box(self, selector):
        return self.evaluate(f"""(() => {{ const one = document.querySelector('{selector}');
          one.scrollIntoView({{ block: 'center' }});
          const {{ left, top, width, height }} = one.getBoundingClientRect();
          return [left, top, width, height]; }})()""")

    def click(self, selector):
        left, top, width, height = self.box(selector)
        self.drag((left + width / 2, top + height / 2), None)

    def drag(self, start, end):
        def mouse(kind, point, buttons):
            self.send("Input.dispatchMouseEvent", type=kind, x=point[0], y=point[1],
                      button="left", buttons=buttons, clickCount=1)
        mouse("mousePressed", start, 1)
        for step in range(1, 11) if end else []:
            mouse("mouseMoved", [a + (b - a) * step / 10 for a, b in zip(start, end)], 1)
        mouse("mouseReleased", end or start, 0)

    def key(self, key, code=None, shift=False):
        numbers = {" ": 32, "Tab": 9, "Enter": 13, "Escape": 27, "End": 35, "Home": 36,
                   "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
        for kind in ["keyDown", "keyUp"]:
            # A button is pressed by the letter that Return types.
            text = {"text": "\r"} if key == "Enter" and kind == "keyDown" else {}
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=code or key,
                      windowsVirtualKeyCode=numbers[key], modifiers=8 if shift else 0, **text)

    def resize(self, width, height, dark):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
