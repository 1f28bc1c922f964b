"""Sits at a terminal of 80x24 and answers: python3 pty_player.py <answers.json> <command...>

Answers: {"choices": seed, "patience": n, "lines": [...]}. Lines are typed first, then any number that is offered. What the
terminal showed goes to standard output, the command's exit code is the exit code.
"""

import fcntl, json, os, pty, random, re, select, struct, sys, termios, time

with open(sys.argv[1]) as file:
    answers = json.load(file)
chance = random.Random(answers["choices"])
lines = list(answers["lines"])
patience = answers["patience"]
deadline = time.time() + answers["seconds"]

pid, terminal = pty.fork()
if pid == 0:
    os.execvp(sys.argv[2], sys.argv[2:])
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

PROMPT = re.compile(r"your choice \((?:1-)?(\d+), \? for help\):|press Enter\.")
seen, asked = "", 0


def answer(most):
    global patience
    if lines:
        return lines.pop(0)
    if most is None:
        return ""
    patience -= 1
    return "concede" if patience < 0 else str(chance.randint(1, int(most)))


while True:
    ready, _, _ = select.select([terminal], [], [], 0.02)
    if time.time() > deadline:
        os.kill(pid, 9)
        sys.exit("the terminal has fallen silent")
    if ready:
        try:
            data = os.read(terminal, 65536)
        except OSError:
            break
        if not data:
            break
        text = data.decode("utf-8", "replace")
        seen += text
        sys.stdout.write(text)
        continue
    # Nothing more comes: a prompt is there, or the program thinks.
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", seen)
    prompts = list(PROMPT.finditer(plain))
    if prompts and plain.rstrip().endswith(prompts[-1].group(0)):
        os.write(terminal, answer(prompts[-1].group(1)).encode() + b"\r")
        seen = ""

_, status = os.waitpid(pid, 0)
sys.stdout.flush()
sys.exit(os.waitstatus_to_exitcode(status))
