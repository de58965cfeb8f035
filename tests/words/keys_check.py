"""Checks lang/ against the code and the data: keys_check.py [PROJECT_ROOT]

Every text is there in every language with the same parameters, every key is used, every key used is
there. Every text keeps to the words and forms of its language (forbidden.json). A key is used when a string literal in src/ or web/ spells it out, or when it belongs
to one of the families below, whose members are those of an enum or a data file and nothing else.
"""
import json
import pathlib
import re
import sys

LANGUAGES = ("en", "de", "ja")
SCANNED = ("src", "web/src")
SOURCES = {".h", ".cpp", ".ts", ".svelte", ".js"}
NAME = r"[a-z0-9_-]+"


# ---- Families: keys that the code builds from a name, e.g. "refusal." + name_of(error) ----------


def enum_names(root: pathlib.Path, header: str, enum: str) -> list[str]:
    text = re.sub(r"//.*", "", (root / "src" / header).read_text(encoding="utf-8"))
    body = re.search(rf"enum class {enum}\b[^{{;]*{{([^}}]*)}}", text)
    if not body:
        raise SystemExit(f"keys_check: no enum {enum} in src/{header}")
    return re.findall(rf"({NAME})\s*(?:,|$)", body.group(1).strip())


def data(root: pathlib.Path, file: str) -> dict:
    return json.loads((root / "data" / file).read_text(encoding="utf-8"))


ART_BOXES = ("reflections", "touches", "mini")


def art_cards(root: pathlib.Path) -> list[dict]:
    """Of the base deck and all boxes."""
    boxes = [card for box in ART_BOXES for card in data(root, f"boxes/{box}.json")["art_cards"]]
    return data(root, "art-cards.json")["cards"] + boxes


def families(root: pathlib.Path) -> dict[str, set[str]]:
    """Prefix -> all its keys."""

    def each(prefix: str, names: list[str], endings: tuple[str, ...] = ("",)) -> set[str]:
        return {f"{prefix}{name}{ending}" for name in names for ending in endings}

    elements = enum_names(root, "rules/types.h", "Element")
    conditions = [card["condition"] for card in data(root, "scoring-cards.json")["cards"]]
    boxes = {box: data(root, f"boxes/{box}.json") for box in (*ART_BOXES, "signature", "painters", "automa")}
    of_boxes = [card["condition"] for box in ART_BOXES for card in boxes[box].get("scoring_cards", [])]
    icons = {icon for card in art_cards(root) for swatch in card["swatches"].values() for icon in swatch}
    icons -= {*elements, *(f"bonus-{element}" for element in elements)}
    award_texts = [f"{card['id']}.{text}" for card in boxes["mini"]["award_cards"]
                   for text in ("name", "friendly", "competitive") if text in card or text == "name"]
    grounds = [f"reflections-{ground['number']}" for ground in boxes["reflections"]["backgrounds"]]
    scenarios = data(root, "scenarios.json")["scenarios"]
    achievements = data(root, "achievements.json")["achievements"]
    events = enum_names(root, "rules/effect.h", "Kind")
    members = {
        "achievement.": (ids(achievements), (".name", ".about")),
        "award.": (ids(data(root, "awards.json")["awards"]),),
        "background.": (grounds,),
        "bonus.": (elements,),
        "box.": ([*boxes, "fan-made"],),
        "cli.condition.": (conditions + of_boxes,),
        "element.": (elements,),
        "event.": (events + ["turn"],),  # the line above each turn of a log
        "frame.": ([*elements, "about"],),
        "group.": (sorted({scenario["group"] for scenario in scenarios}),),
        "icon.": ([*icons, "mirror"],),
        "lacks.": (enum_names(root, "rules/kinds/kind.h", "Lack"),),
        "level.": (ids(data(root, "levels.json")["levels"]),),
        "mark.": (enum_names(root, "ai/review.h", "Mark"),),
        "message.": (enum_names(root, "protocol/refusal.h", "MessageError"),),
        "mode.": (enum_names(root, "rules/types.h", "Mode"), ("", ".about")),
        "move.": (enum_names(root, "rules/move.h", "Kind"),),
        "painter.": (ids(boxes["painters"]["painters"]), (".name", ".power")),
        "prize.": (award_texts,),
        "reason.": (enum_names(root, "ai/reasons.h", "ReasonKind"),),
        # Besides the reasons, what they are put together with (describe.cpp).
        "record.": (enum_names(root, "record/error.h", "RecordFault") + ["did_you_mean", "line_end", "place"],),
        "refusal.": (enum_names(root, "rules/refusal.h", "RuleError"),),
        "ribbon.": (enum_names(root, "rules/types.h", "Ribbon") + ["silver", "gold"],),
        "rival.": (ids(boxes["automa"]["rivals"]), (".name", ".about")),
        "scenario.": (ids(scenarios), (".name", ".about")),
        "scoring.": (conditions + of_boxes, (".name", ".rule", ".more")),
        "signature.": ([*(f"{each['id']}.{text}" for each in boxes["signature"]["signatures"]
                          for text in ("name", "motif")), "about"],),
        "store.": (enum_names(root, "store/error.h", "StoreFault"),),
        "swatch.": (enum_names(root, "rules/types.h", "Swatch"),),
    }
    return {prefix: each(prefix, *names) for prefix, names in members.items()}


def ids(entries: list[dict]) -> list[str]:
    return [entry["id"] for entry in entries]


# ---- The checks: each returns what is wrong, in words ---------------------------------------------


def parameters(message: str) -> tuple[set[str], list[str]]:
    """The parameter names of a message, and what is wrong with its braces."""
    problems = []
    names = set()
    rest = message.replace("{{", "").replace("}}", "")
    for field in re.findall(r"{([^{}]*)}", rest):
        name, question, forms = field.partition("?")
        if not re.fullmatch(r"[a-z_]+", name):
            problems.append(f"bad parameter name in {{{field}}}")
        if question and forms.count("|") != 1:
            problems.append(f"{{{field}}} needs two forms, 'one|other'")
        elif question and len(set(forms.split("|"))) == 1:
            problems.append(f"{{{field}}} has twice the same form")
        names.add(name)
    if re.search(r"[{}]", re.sub(r"{[^{}]*}", "", rest)):
        problems.append("unbalanced or nested braces")
    return names, problems


def check_texts(languages: dict[str, dict]) -> list[str]:
    problems = []
    base = languages["en"]["texts"]
    for code, language in languages.items():
        texts = language["texts"]
        problems += [f"{code}: {key} is missing" for key in base if key not in texts]
        problems += [f"{code}: {key} is not in en" for key in texts if key not in base]
        if list(texts) != sorted(texts):
            after = next(b for a, b in zip(texts, sorted(texts)) if a != b)
            problems.append(f"{code}: texts are not sorted by key; {after} stands too late")
        for key, message in texts.items():
            names, wrong = parameters(message)
            problems += [f"{code}: {key}: {problem}" for problem in wrong]
            if not message.strip() or message != message.strip() or "  " in message:
                problems.append(f"{code}: {key}: empty, or with superfluous spaces")
            if key in base and names != parameters(base[key])[0]:
                expected = ", ".join(sorted(parameters(base[key])[0])) or "none"
                problems.append(f"{code}: {key}: parameters differ from en ({expected})")
    return problems


def check_forbidden(languages: dict[str, dict], forbidden: dict[str, list[dict]]) -> list[str]:
    """Words and forms that a language does not use: forbidden.json, with the reason and the keys
    that may use them all the same."""
    problems = []
    for code, rules in forbidden.items():
        texts = languages[code]["texts"]
        for rule in rules:
            form, allowed = re.compile(rule["form"]), rule.get("except", [])
            found = {key: form.search(message) for key, message in texts.items()}
            found = {key: match.group() for key, match in found.items() if match}
            problems += [
                f"{code}: {key}: “{what}”: {rule['why']}"
                for key, what in found.items()
                if key not in allowed
            ]
            problems += [
                f"{code}: {key} is an exception of {rule['form']} and does not need to be"
                for key in allowed
                if key not in found
            ]
    return problems


BUTTON = re.compile(
    r"<(button|Button)\b(?:[^>{\"]|\"[^\"]*\"|{(?:[^{}]|{[^{}]*})*})*>(.*?)</\1\s*>", re.S
)
# What a button says that can't be pressed, small print on one, and lines of a list.
NO_LABELS = {"page.action.too_dear", "page.start.play_about", "page.replay.swing"}
MOST_LETTERS = {"en": 20, "de": 22, "ja": 14}


def check_buttons(languages: dict[str, dict], pages: list[str], most: dict[str, int]) -> list[str]:
    """What a button of the page says is short."""
    shown = {
        key
        for page in pages
        for _, inside in BUTTON.findall(page)
        for key in re.findall(r"[\"'](page\.[a-z0-9_.]+)[\"']", inside)
    } - NO_LABELS
    problems = []
    for code, length in most.items():
        for key in sorted(shown & languages[code]["texts"].keys()):
            text = re.sub(r"{\w+\?[^|}]*\|([^}]*)}", r"\1", languages[code]["texts"][key])
            if len(text) > length:
                problems.append(f"{code}: {key}: a button has at most {length} characters")
    return problems


def check_genders(cards: dict[str, dict], endings: dict[str, str]) -> list[str]:
    """German left words take the strong endings; what does not inflect is the same in all forms."""
    problems = []
    for word, forms in cards.items():
        shown = {gender: forms[gender] for gender in endings if gender in forms}
        if len(set(shown.values())) > 1:
            problems += [
                f"de: card {word}: {gender} {form} does not end in -{endings[gender]}"
                for gender, form in shown.items()
                if not form.endswith(endings[gender])
            ]
    return problems


def check_families(keys: set[str], members: dict[str, set[str]]) -> list[str]:
    problems = []
    for prefix, expected in members.items():
        found = {key for key in keys if key.startswith(prefix)}
        problems += [f"{key} is missing" for key in sorted(expected - found)]
        problems += [f"{key} belongs to nothing in data/ or the enums" for key in sorted(found - expected)]
    return problems


def literals(source: str) -> list[str]:
    """String literals of C++ or TypeScript, comments and includes left out."""
    source = re.sub(r"^\s*#\s*include.*$", "", source, flags=re.M)
    token = r"//[^\n]*|/\*.*?\*/|\"((?:\\.|[^\"\\\n])*)\"|'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`"
    found = ["".join(groups) for groups in re.findall(token, source, flags=re.S) if any(groups)]
    # A template of TypeScript may hold further literals: `${t('page.close')} …`.
    inner = [text for text in found if "${" in text]
    return found + [text for outer in inner for text in re.findall(r"'([^']*)'|\"([^\"]*)\"", outer) for text in text if text]


def check_usage(keys: set[str], members: dict[str, set[str]], used: list[str]) -> list[str]:
    sections = {key.split(".")[0] for key in keys} | {prefix[:-1] for prefix in members}
    sections |= {"cli", "web"}
    section = "|".join(sorted(sections))
    spelled = {text for text in used if re.fullmatch(rf"(?:{section})(?:\.{NAME})+", text)}
    prefixes = {text for text in used if re.fullmatch(rf"(?:{section})\.(?:{NAME}\.)*", text)}

    in_families = set().union(*members.values()) if members else set()
    problems = [f"{key} is used but not in lang/" for key in sorted(spelled - keys)]
    problems += [f"{key} is never used" for key in sorted(keys - in_families - spelled)]
    problems += [
        f'keys are built from "{prefix}": make it a family in keys_check.py'
        for prefix in sorted(prefixes)
        if not any(key.startswith(prefix) for key in in_families)
    ]
    return problems


def check_cards(languages: dict[str, dict], sides: dict[str, str]) -> list[str]:
    """Each card has its word; what the right words ask for is what the left words offer."""
    problems = []
    for code, language in languages.items():
        cards = language["cards"]
        problems += [f"{code}: card {word} is missing" for word in sides if word not in cards]
        problems += [f"{code}: card {word} is not in data/" for word in cards if word not in sides]
        known = {word: forms for word, forms in cards.items() if word in sides}
        wishes = {known[word].get("agree") for word in known if sides[word] == "right"} - {None}
        for word, forms in known.items():
            wanted = {"alone"} | (wishes if sides[word] == "left" else {"agree"} if wishes else set())
            if set(forms) != wanted:
                problems.append(f"{code}: card {word} has {sorted(forms)}, not {sorted(wanted)}")
            if any(text != text.strip() or not text for text in forms.values()):
                problems.append(f"{code}: card {word}: an empty form, or spaces around one")
        words = [forms.get("alone") for forms in cards.values()]
        problems += [f"{code}: two cards are called {w}" for w in sorted({w for w in words if words.count(w) > 1})]
    return problems


def main() -> int:
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2]
    languages = {
        code: json.loads((root / "lang" / f"{code}.json").read_text(encoding="utf-8"))
        for code in LANGUAGES
    }
    used = []
    for folder in SCANNED:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in SOURCES and "node_modules" not in path.parts:
                used += literals(path.read_text(encoding="utf-8"))
    keys = set(languages["en"]["texts"])
    members = families(root)
    sides = {card["word"]: card["side"] for card in art_cards(root)}

    problems = check_texts(languages) + check_families(keys, members)
    problems += check_usage(keys, members, used) + check_cards(languages, sides)
    problems += check_genders(languages["de"]["cards"], {"m": "er", "f": "e", "n": "es", "pl": "e"})
    forbidden = pathlib.Path(__file__).with_name("forbidden.json").read_text(encoding="utf-8")
    problems += check_forbidden(languages, json.loads(forbidden))
    pages = [path.read_text(encoding="utf-8") for path in sorted((root / "web/src").rglob("*.svelte"))]
    problems += check_buttons(languages, pages, MOST_LETTERS)
    for problem in problems:
        print(problem)
    print(f"{len(keys)} keys, {len(sides)} cards, {len(languages)} languages: {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
