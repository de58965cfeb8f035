"""One noun, one thing: no two types of src/ have the same name.

A type inside a class bears its class's name too (Move::Kind), so it is only compared with those of
the same class. What a single file keeps to itself may be called Options: those of its command."""

import pathlib
import re
import sys

DEFINITION = re.compile(r"(?:struct|class|enum class) ((?:\w+::)*\w+)(?: final)?(?:\s*:[^;(){}=]*)?\s*\{")
OF_ITS_FILE = {"Options"}


def definitions(text):
    """The types a file defines, each with the classes around it."""
    text = re.sub(r"//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])'", "", text)
    around = []  # for each open brace the type it belongs to, if any
    start = 0
    for brace in re.finditer(r"[{}]", text):
        if brace.group() == "}":
            if around:
                around.pop()
        else:
            begin = max(text.rfind(sign, 0, brace.start()) for sign in ";{}") + 1
            found = DEFINITION.search(text, max(begin, start), brace.end())
            if found:
                yield "::".join([name for name in around if name] + [found.group(1)])
            around.append(found.group(1) if found else None)
        start = brace.end()


def main():
    where = {}
    for file in sorted(pathlib.Path("src").rglob("*")):
        if file.suffix in (".h", ".cpp"):
            for name in definitions(file.read_text(encoding="utf-8")):
                where.setdefault(name, []).append(str(file))
    if len(where) < 400:
        sys.exit(f"only {len(where)} types found: this test no longer reads what it should")
    twice = {name: files for name, files in where.items() if len(files) > 1 and name not in OF_ITS_FILE}
    for name, files in sorted(twice.items()):
        print(f"{name} is the name of {len(files)} types: {', '.join(files)}")
    sys.exit(1 if twice else 0)


main()
