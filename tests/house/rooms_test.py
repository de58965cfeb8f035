"""Checks for every pair of rooms that one sees the other's headers just where src/README.md says so.

rooms_test.py COMPILER ROOM=FOLDER[,FOLDER...]...: FOLDERs are where the room's sources look for
headers. Runs in the project's root. One run of the preprocessor a room tries all the others.
"""
import pathlib
import re
import subprocess
import sys


def drawing():
    """Whom each room may know, from the lines "room  knows: room, room" of src/README.md."""
    text = pathlib.Path("src/README.md").read_text(encoding="utf-8")
    lines = re.findall(r"^  (\w+) +knows: (.+)$", text, re.M)
    return {room: set() if known == "nothing" else set(known.split(", ")) for room, known in lines}


def seen(compiler, folders, headers):
    """The rooms whose header the preprocessor finds."""
    asked = "".join(f'#if __has_include("{header}")\nseen {room}\n#endif\n' for room, header in headers.items())
    command = [compiler, "-E", "-P", "-x", "c++", *(f"-I{folder}" for folder in folders if folder), "-"]
    output = subprocess.run(command, input=asked, capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"^seen (\w+)$", output, re.M))


def main():
    compiler, *targets = sys.argv[1:]
    allowed = drawing()
    headers = {
        folder.name: f"{folder.name}/{next(folder.rglob('*.h')).relative_to(folder)}"
        for folder in pathlib.Path("src").iterdir()
        if folder.is_dir() and any(folder.rglob("*.h"))
    }
    problems = []
    for target in targets:
        room, _, folders = target.partition("=")
        if room not in allowed:
            problems.append(f"src/README.md does not say whom {room} knows")
            continue
        found = seen(compiler, folders.split(","), headers)
        for other in sorted((allowed[room] | {room}) ^ found):
            verb = "sees" if other in found else "does not see"
            problems.append(f"{room} {verb} {other}/, src/README.md says otherwise")
    if missing := set(allowed) - {target.partition("=")[0] for target in targets}:
        problems.append(f"src/README.md speaks of rooms that are not there: {sorted(missing)}")
    print("\n".join(problems) or f"{len(targets)} rooms, {len(targets) * len(headers)} pairs")
    sys.exit(1 if problems else 0)


main()
