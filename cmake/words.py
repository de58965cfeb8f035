"""Writes lang/*.json as sorted C++ tables: words.py OUT_FILE [--cards-only] LANG_FILE...

Each language becomes two tables of (key, text), sorted by the bytes of the key so that a binary
search finds them:
  texts  "refusal.hand_full" -> the message, its {parameters} still inside
  cards  "Delicate" -> the word alone, "Delicate.f" -> its form before a word that asks for "f",
         "Dreams.agree" -> what this word asks of the one before it
With --cards-only the texts are left out, for a face that has lang/ itself.
"""
import json
import pathlib
import sys


def fail_on_double(pairs: list) -> dict:
    table = dict(pairs)
    if len(table) != len(pairs):
        doubles = sorted({key for key, _ in pairs if [k for k, _ in pairs].count(key) > 1})
        raise SystemExit(f"words.py: written twice in one object: {', '.join(doubles)}")
    return table


def load(path: pathlib.Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=fail_on_double)


def literal(text: str) -> str:
    return f'R"~~~({text})~~~"'


def card_entries(cards: dict) -> dict:
    entries = {}
    for word, forms in cards.items():
        for form, text in forms.items():
            entries[word if form == "alone" else f"{word}.{form}"] = text
    return entries


def table(name: str, entries: dict) -> list[str]:
    rows = sorted(entries.items(), key=lambda entry: entry[0].encode())
    if not rows:
        return [f"constexpr std::span<const Wording> {name}{{}};", ""]
    lines = [f"constexpr Wording {name}[] = {{"]
    lines += [f"    {{{literal(key)}, {literal(text)}}}," for key, text in rows]
    return lines + ["};", ""]


def main() -> None:
    out, *files = sys.argv[1:]
    cards_only = "--cards-only" in files
    files = [file for file in files if not file.startswith("--")]
    lines = ["// Made by cmake/words.py from lang/: do not edit.", '#include "words/tables.h"', ""]
    lines += ["namespace velatura::words {", "namespace {", ""]
    codes = []
    for file in files:
        language = load(pathlib.Path(file))
        about = language["language"]
        code = about["code"]
        if code != pathlib.Path(file).stem:
            raise SystemExit(f"words.py: {file} says it is '{code}'")
        lines += table(f"{code}_texts", {} if cards_only else language["texts"])
        lines += table(f"{code}_cards", card_entries(language["cards"]))
        lines += [
            f"constexpr LanguageTable {code}_table{{{literal(code)}, {literal(about['name'])}, "
            f"{literal(about['join'])}, {code}_texts, {code}_cards}};",
            "",
        ]
        codes.append(code)
    lines += ["}  // namespace", "", "const LanguageTable& table_of(Language language) {"]
    lines += ["    switch (language) {"]
    lines += [f"        case Language::{code}: return {code}_table;" for code in codes]
    lines += ["    }", "    __builtin_unreachable();", "}", "", "}  // namespace velatura::words"]
    out_file = pathlib.Path(out)
    out_file.parent.mkdir(parents=True, exist_ok=True)
    out_file.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
