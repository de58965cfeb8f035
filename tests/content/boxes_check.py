"""Counts what makes the boxes fair, and compares their words: boxes_check.py [PROJECT_DIR]

The shape of each file is the schemas' affair (schema_check.py); here are the counts between cards,
files and languages that docs/expansions.md promises.
"""
import collections
import itertools
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "words"))
import keys_check  # noqa: E402

SWATCHES = ["red", "yellow", "green", "blue", "violet"]
ELEMENTS = ["hue", "shape", "texture", "tone"]
PAIRS = [frozenset(pair) for pair in itertools.combinations(range(5), 2)]
ART = ("reflections", "touches", "mini")

# Of each box: cards, times a pair of swatches may occur, icons of each element, special icons.
PLAN = {
    "reflections": (30, (3, 3), 16, {"gold": 12}),
    "touches": (24, (2, 3), 10, {"creativity": 10, "blend": 10}),
    "mini": (12, (1, 2), 5, {"x2": 6, "bonus": 6}),
}
# Japanese words that may stand before a noun as they are.
ATTRIBUTIVE = re.compile(r"(の|な|い|た|る|う|く|ぬ|き|し)$")


def load(root: pathlib.Path) -> dict:
    def read(path):
        return json.loads((root / path).read_text(encoding="utf-8"))

    names = (*ART, "signature", "painters", "automa")
    boxes = {name: read(f"data/boxes/{name}.json") for name in names}
    boxes["base"] = {"art_cards": read("data/art-cards.json")["cards"],
                     "scoring_cards": read("data/scoring-cards.json")["cards"]}
    boxes["lang"] = {code: read(f"lang/{code}.json") for code in keys_check.LANGUAGES}
    return boxes


# ---- An art card ----------------------------------------------------------------------------------


def places(card: dict) -> list[tuple[int, str]]:
    return [(SWATCHES.index(swatch), icon) for swatch, icons in card["swatches"].items() for icon in icons]


def pair_of(card: dict) -> frozenset:
    return frozenset(SWATCHES.index(swatch) for swatch in card["swatches"])


def mirrored_pair(pair: frozenset) -> frozenset:
    return frozenset(4 - swatch for swatch in pair)


def mirrored(places_: frozenset) -> frozenset:
    turn = {"left": "right", "right": "left"}
    return frozenset((4 - swatch, re.sub(r"left|right", lambda m: turn[m[0]], icon)) for swatch, icon in places_)


def special(card: dict) -> tuple[int, str] | None:
    found = [(swatch, icon) for swatch, icon in places(card) if icon not in ELEMENTS]
    return found[0] if found else None


def reach(swatch: int, icon: str) -> int:
    """The swatch a Blend reads from or an X2 points to."""
    return swatch + (-1 if icon.endswith("left") else 1)


def check_card(card: dict):
    word, icons = card["word"], places(card)
    if not 2 <= len(icons) <= 3:
        yield f"{word}: {len(icons)} icons, not two or three"
    if sum(icon not in ELEMENTS for _, icon in icons) > 1:
        yield f"{word}: more than one special icon"
    for names in card["swatches"].values():
        if names != sorted(names, key=lambda icon: ELEMENTS.index(icon) if icon in ELEMENTS else 9):
            yield f"{word}: icons out of order"
        if len(names) > 1 and any(icon not in ELEMENTS for icon in names):
            yield f"{word}: a special icon is not alone in its swatch"
    if (found := special(card)) is None:
        return
    swatch, icon = found
    if icon.startswith("gold-") and any(other == icon[5:] for _, other in icons):
        yield f"{word}: {icon} on a card with its own element"
    if icon.startswith(("blend-", "x2-")):
        if not 0 <= reach(swatch, icon) < 5:
            yield f"{word}: {icon} reaches over the edge"
        elif reach(swatch, icon) in pair_of(card):
            yield f"{word}: {icon} serves itself on its own card"


# ---- The art cards of a box -----------------------------------------------------------------------


def check_art(name: str, box: dict):
    cards = box["art_cards"]
    size, (fewest, most), of_each, specials = PLAN[name]
    for card in cards:
        yield from check_card(card)
    if [card["number"] for card in cards] != list(range(1, size + 1)):
        yield f"{name}: cards are not numbered from 1 to {size}"

    pairs = collections.Counter(pair_of(card) for card in cards)
    if any(not fewest <= pairs[pair] <= most for pair in PAIRS):
        yield f"{name}: a pair of swatches not {fewest} to {most} times"
    if any(pairs[pair] != pairs[mirrored_pair(pair)] for pair in PAIRS):
        yield f"{name}: the pairs that occur more often are not mirror images"

    on_side = {side: [card for card in cards if card["side"] == side] for side in ("left", "right")}
    count = {side: collections.Counter(icon for card in on_side[side] for _, icon in places(card)) for side in on_side}
    if len(on_side["left"]) != len(on_side["right"]):
        yield f"{name}: left and right are not even"
    for element in ELEMENTS:
        left, right = count["left"][element], count["right"][element]
        if left + right != of_each:
            yield f"{name}: {left + right} {element}, not {of_each}"
        if abs(left - right) > of_each % 2:
            yield f"{name}: {element} is not even between left and right"
        by_swatch = [sum((swatch, element) in places(card) for card in cards) for swatch in range(5)]
        if max(by_swatch) - min(by_swatch) > (1 if of_each % 5 else 0):
            yield f"{name}: {element} is not even between the swatches"
    found = collections.Counter()
    for side in on_side:
        for icon, times in count[side].items():
            if icon not in ELEMENTS:
                found[icon.split("-")[0], side] += times
    for family, times in specials.items():
        if found[family, "left"] != times / 2 or found[family, "right"] != times / 2:
            yield f"{name}: not {times} {family}, half of them left"
    if sum(found.values()) != sum(specials.values()):
        yield f"{name}: a special icon that belongs to another box"
    threes = [sum(len(places(card)) == 3 for card in on_side[side]) for side in on_side]
    if threes[0] != threes[1]:
        yield f"{name}: cards with three icons are not even between left and right"

    special_places = collections.Counter(special(card) for card in cards if special(card))
    if name == "reflections":
        for element in ELEMENTS:
            if count["left"][f"gold-{element}"] + count["right"][f"gold-{element}"] != 3:
                yield f"{name}: gold of {element} is not there three times"
    if name == "touches":
        for swatch in range(5):
            if special_places[swatch, "creativity"] != 2:
                yield f"{name}: not two Creativity on {SWATCHES[swatch]}"
            if special_places[swatch, "blend-from-left"] + special_places[swatch, "blend-from-right"] != 2:
                yield f"{name}: not two Blend on {SWATCHES[swatch]}"
    for arrow in ("blend-from-", "x2-to-"):
        if count["left"][arrow + "left"] + count["right"][arrow + "left"] != \
                count["left"][arrow + "right"] + count["right"][arrow + "right"]:
            yield f"{name}: {arrow}left and {arrow}right are not even"
    if any(special_places[swatch, icon] != special_places[next(iter(mirrored(frozenset({(swatch, icon)}))))]
           for swatch, icon in special_places if icon.startswith(("blend-", "x2-"))):
        yield f"{name}: arrows are not mirror images"
    yield from check_pictures(name, cards)


def check_pictures(name: str, cards: list[dict]):
    planes = collections.Counter(card["picture"]["plane"] for card in cards)
    if len(planes) != 5 or max(planes.values()) - min(planes.values()) > 1:
        yield f"{name}: the planes are not even"
    for what, values in (("scale", {"giant", "tiny"}), ("mood", {"dark", "lonely"})):
        if 3 * sum(card["picture"][what] in values for card in cards) < len(cards):
            yield f"{name}: less than a third with {what} {' or '.join(sorted(values))}"
    for card in cards:
        if ("back" in card["picture"]) != (name == "reflections"):
            yield f"{card['word']}: exactly the cards of Reflections have a back"


def check_all_art(boxes: dict):
    seen, words = {}, collections.Counter()
    for name in ("base", *ART):
        for card in boxes[name]["art_cards"]:
            words[card["word"].lower()] += 1
            icons = frozenset(places(card))
            faces = {icons, mirrored(icons)} if name == "reflections" else {icons}
            if name == "reflections" and len(faces) == 1:
                yield f"{card['word']}: reads the same when flipped"
            for face in faces:
                # The published deck prints some cards twice; ours prints none.
                if name != "base" and face in seen:
                    yield f"{card['word']} prints what {seen[face]} prints"
            for face in faces:
                seen[face] = card["word"]
    yield from (f"{word} is on two cards" for word, times in words.items() if times > 1)


# ---- Everything else ------------------------------------------------------------------------------


def check_signatures(boxes: dict):
    signatures = boxes["signature"]["signatures"]
    if len({signature["id"] for signature in signatures}) != len(signatures):
        yield "two signatures share an id"
    for signature in signatures:
        for name, listed in signature["cards"].items():
            cards = boxes[name]["art_cards"]
            if len(listed) != round(len(cards) / 5):
                yield f"signature {signature['id']} lists {len(listed)} of {len(cards)} cards in {name}"
            shown = [card["word"] for card in cards
                     if (card["word"] in listed if name == "base" else signature["id"] in card["motifs"])]
            if listed != shown:
                yield f"signature {signature['id']} does not list the cards of {name} that show it, in their order"
    for name in ("base", *ART):
        listed = {word for signature in signatures for word in signature["cards"][name]}
        for card in boxes[name]["art_cards"]:
            if card["word"] not in listed:
                yield f"{card['word']} is on no signature"


def scoring_names(boxes: dict) -> dict[str, list[str]]:
    return {name: [card["name"] for card in boxes[name].get("scoring_cards", [])] for name in ("base", *ART)}


def check_scoring(boxes: dict):
    names = [name for listed in scoring_names(boxes).values() for name in listed]
    yield from (f"two scoring cards are called {name}" for name in set(names) if names.count(name) > 1)
    for name in ART:
        for card in boxes[name].get("scoring_cards", []):
            points = card["points"]
            if any(later <= before for before, later in zip([0] + points, points)):
                yield f"{card['name']}: the points do not rise"
            if card["condition"] != card["name"].lower():
                yield f"{card['name']}: its condition is called {card['condition']}"
    sizes = {name: len(listed) for name, listed in scoring_names(boxes).items()}
    if sizes != {"base": 12, "reflections": 8, "touches": 4, "mini": 0}:
        yield f"scoring cards by box: {sizes}"
    for name, par in boxes["automa"]["par"].items():
        if sorted(par) != sorted(scoring_names(boxes)[name]):
            yield f"automa: par is not given for exactly the scoring cards of {name}"


def check_components(boxes: dict):
    if [frame["element"] for frame in boxes["touches"]["frames"]] != ELEMENTS:
        yield "touches: not a frame for each element"
    if [ground["number"] for ground in boxes["reflections"]["backgrounds"]] != list(range(1, 11)):
        yield "reflections: backgrounds are not numbered from 1 to 10"
    awards = boxes["mini"]["award_cards"]
    if len({award["friendly"]["measure"] for award in awards}) != 6 or len(awards) != 6:
        yield "mini: not six award cards with six measures"
    if [award["id"] for award in awards if "competitive" not in award] != ["swatches"]:
        yield "mini: exactly the award for swatches is friendly only"
    for award in awards:
        if award.get("competitive", award["friendly"])["measure"] != award["friendly"]["measure"]:
            yield f"award card {award['id']}: its sides measure different things"
    painters = boxes["painters"]["painters"]
    if len({painter["id"] for painter in painters}) != 12:
        yield "painters: not twelve of them"
    if len({json.dumps(painter["power"], sort_keys=True) for painter in painters}) != 12:
        yield "painters: two have the same power"
    rivals = boxes["automa"]["rivals"]
    if sorted(rival["artist_wins"] for rival in rivals) != [25, 50, 75]:
        yield "automa: not one rival for each of 75, 50 and 25 percent"
    if sorted(rivals, key=lambda rival: rival["handicap"]) != sorted(rivals, key=lambda rival: -rival["artist_wins"]):
        yield "automa: a harder rival has not the higher handicap"
    for rival in rivals:
        elements = collections.Counter(card["element"] for card in rival["cards"])
        rows = collections.Counter(card["row"] for card in rival["cards"])
        if set(elements.values()) != {3} or set(rows.values()) != {6} or len(elements) != 4:
            yield f"rival {rival['id']}: not three cards an element and six a row"


# ---- Words ----------------------------------------------------------------------------------------


def check_words(boxes: dict):
    """What tests/words does not ask: names are told apart, and the forms of a word follow from it."""
    lang = boxes["lang"]
    families = "frame|painter|prize|rival|scoring|signature"
    for code in lang:
        names = [text for key, text in lang[code]["texts"].items()
                 if re.fullmatch(rf"(?:{families})\.[\w-]+\.name", key)]
        yield from (f"{code}: two things are called {name}" for name in sorted(set(names)) if names.count(name) > 1)

    sides = {card["word"]: card["side"] for name in ("base", *ART) for card in boxes[name]["art_cards"]}
    yield from keys_check.check_cards(lang, sides)
    for word, forms in lang["en"]["cards"].items():
        if forms["alone"] != word:
            yield f"en: {word} reads {forms['alone']}"
    for word, forms in lang["de"]["cards"].items():
        ends = {"m": "er", "f": "e", "n": "es", "pl": "e"}
        if sides.get(word) == "left" and any(forms.get(form) != forms["alone"] + end for form, end in ends.items()):
            yield f"de: {word}: forms that do not follow from {forms['alone']}"
        if sides.get(word) == "right" and forms.get("agree") not in ends:
            yield f"de: {word} has no gender"
    for word, forms in lang["ja"]["cards"].items():
        if sides.get(word) == "left" and not ATTRIBUTIVE.search(forms.get("before", "")):
            yield f"ja: {word}: {forms.get('before')} cannot stand before a noun"


def check(boxes: dict) -> list[str]:
    problems = [problem for name in ART for problem in check_art(name, boxes[name])]
    for part in (check_all_art, check_signatures, check_scoring, check_components, check_words):
        problems += part(boxes)
    return problems


def main() -> int:
    problems = check(load(pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT))
    print("\n".join(problems) or "the boxes are balanced, and every word is there")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
