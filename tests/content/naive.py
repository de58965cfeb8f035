"""Reads and scores a painting of base and box cards, slowly and to the letter of the rules.

It shares nothing with the engine: it is there to be compared with it. A layer is a pair of the card's
swatches as in data/ ({"red": ["hue"], …}) and whether it lies flipped; layers are named bottom first.
A swatch is a list of icon names; a painting is five such lists, red to violet.
"""
import itertools

SWATCHES = ["red", "yellow", "green", "blue", "violet"]
ELEMENTS = ["hue", "shape", "texture", "tone"]


# ---- Reading, step by step: each sees only what the one before left -------------------------------


def flipped(swatches: dict) -> dict:
    arrows = {"blend-from-left": "blend-from-right", "blend-from-right": "blend-from-left",
              "x2-to-left": "x2-to-right", "x2-to-right": "x2-to-left"}
    return {SWATCHES[4 - SWATCHES.index(name)]: [arrows.get(icon, icon) for icon in icons]
            for name, icons in swatches.items()}


def cover(layers) -> list[list[str]]:
    shown = [[] for _ in SWATCHES]
    for swatches, flip in layers:
        for name, icons in (flipped(swatches) if flip else swatches).items():
            if icons:
                shown[SWATCHES.index(name)] = list(icons)
    return shown


def copies(icon: str) -> bool:
    """Whether X2 doubles and Blend copies it: all but X2 and Blend themselves."""
    return not icon.startswith(("x2-", "blend-"))


def double(shown: list[list[str]]) -> list[list[str]]:
    result = [list(icons) for icons in shown]
    for swatch, icons in enumerate(shown):
        for icon in icons:
            if icon.startswith("x2-"):
                target = swatch + (-1 if icon == "x2-to-left" else 1)
                if 0 <= target < 5:
                    # Twice what is there by now, so two X2 at one swatch make four of each.
                    result[target] += [other for other in result[target] if copies(other)]
    return result


def blend(doubled: list[list[str]]) -> list[list[str]]:
    result = [list(icons) for icons in doubled]
    for swatch, icons in enumerate(doubled):
        for icon in icons:
            if icon.startswith("blend-"):
                source = swatch + (-1 if icon == "blend-from-left" else 1)
                if 0 <= source < 5:
                    result[swatch] += [other for other in doubled[source] if copies(other)]
    return result


def choices(blended: list[list[str]]) -> list[tuple[str, ...]]:
    """Every legal way to name the ★: red to violet, within a swatch in the order of the elements."""
    by_swatch = [itertools.combinations_with_replacement(ELEMENTS, icons.count("creativity")) for icons in blended]
    return [tuple(itertools.chain(*names)) for names in itertools.product(*by_swatch)]


def choose(blended: list[list[str]], chosen: tuple[str, ...]) -> list[list[str]]:
    if tuple(chosen) not in choices(blended):
        raise ValueError(f"{chosen} is not a legal choice")
    left = list(chosen)
    return [[left.pop(0) if icon == "creativity" else icon for icon in icons] for icons in blended]


def read(layers, chosen: tuple[str, ...] = ()) -> list[list[str]]:
    return choose(blend(double(cover(layers))), chosen)


# ---- Scoring --------------------------------------------------------------------------------------


def elements(icons: list[str]) -> list[str]:
    return [icon for icon in icons if icon in ELEMENTS]


def count(painting, element: str) -> int:
    return sum(icons.count(element) for icons in painting)


def silver(painting) -> int:
    ribbons = 0
    for icon in itertools.chain(*painting):
        if icon == "bonus":
            ribbons += 1
        elif icon.startswith("bonus-"):
            ribbons += count(painting, icon.removeprefix("bonus-"))
    return ribbons


def gold(painting) -> int:
    ribbons = 0
    for swatch, icons in enumerate(painting):
        for icon in icons:
            if icon.startswith("gold-"):
                for beside in (swatch - 1, swatch + 1):
                    if 0 <= beside < 5:
                        ribbons += painting[beside].count(icon.removeprefix("gold-"))
    return ribbons


def most_pairs(painting, one: str, other: str, fits) -> int:
    """The largest number of disjoint pairs whose swatches fit, by trying every partner of the first."""
    ones = [swatch for swatch, icons in enumerate(painting) for icon in icons if icon == one]
    others = [swatch for swatch, icons in enumerate(painting) for icon in icons if icon == other]

    def best(first: int, free: tuple[int, ...]) -> int:
        if first == len(ones):
            return 0
        result = best(first + 1, free)
        for partner in set(free):
            if fits(ones[first], partner):
                rest = list(free)
                rest.remove(partner)
                result = max(result, 1 + best(first + 1, tuple(rest)))
        return result

    return best(0, tuple(others))


def times_met(name: str, painting) -> int:
    """How often the painting meets the scoring card of that name, whatever its table gives."""
    on = [elements(icons) for icons in painting]
    of = {element: count(painting, element) for element in ELEMENTS}
    kinds = [element for element in ELEMENTS if of[element] > 0]
    numbers = [len(icons) for icons in on]
    total = sum(numbers)
    red, yellow, green, blue, violet = on
    match name:
        case "Composition":
            return int(all(any(copies(icon) for icon in icons) for icons in painting))
        case "Consistency":
            return int(total == 6)
        case "Emphasis":
            return int(of["hue"] == 1)
        case "Hierarchy":
            return int(of["tone"] >= 1 and all(of["tone"] >= of[element] for element in ELEMENTS))
        case "Movement":
            return sum(any(all(element in on[start + step] for step in range(3)) for start in range(3))
                       for element in ELEMENTS)
        case "Proportion":
            three_and_two = any(of[a] >= 3 and of[b] >= 2 for a in ELEMENTS for b in ELEMENTS if a != b)
            return int(three_and_two or any(of[element] >= 5 for element in ELEMENTS))
        case "Proximity":
            return most_pairs(painting, "texture", "tone", lambda a, b: abs(a - b) == 1)
        case "Repetition":
            return of["shape"] // 2
        case "Space":
            return most_pairs(painting, "hue", "shape", lambda a, b: abs(a - b) >= 2)
        case "Style":
            return of["texture"] // 3
        case "Symmetry":
            return sum(min(left.count(element), right.count(element))
                       for element in ELEMENTS for left, right in ((red, violet), (yellow, blue)))
        case "Variety":
            return min(of.values())
        case "Balance":
            left, right = len(red + yellow), len(blue + violet)
            return int(left == right and left >= 2)
        case "Contrast":
            return int(bool(red) and bool(violet) and not set(red) & set(violet))
        case "Direction":
            return min((red + yellow).count("hue"), (blue + violet).count("tone"))
        case "Gradation":
            def rises(row):
                return all(b >= a for a, b in zip(row, row[1:])) and row[-1] > row[0]
            return int(rises(numbers) or rises(numbers[::-1]))
        case "Rhythm":
            return sum(any(element in on[middle - 1] and element in on[middle + 1] and on[middle]
                           and element not in on[middle] for element in ELEMENTS) for middle in (1, 2, 3))
        case "Accent":
            return sum(element in green and green.count(element) == of[element] for element in ELEMENTS)
        case "Harmony":
            return int(of["shape"] == of["texture"] >= 1)
        case "Alternation":
            return int(total >= 5 and not any(set(a) & set(b) for a, b in zip(on, on[1:])))
        case "Dominance":
            return int(any(all(of[a] >= of[b] + 2 for b in ELEMENTS if b != a) for a in ELEMENTS))
        case "Pattern":
            return sum(of[element] == 2 for element in ELEMENTS) // 2
        case "Juxtaposition":
            return sum(len(set(icons)) >= 2 for icons in on) // 2
        case "Unity":
            return int(len(kinds) == 2)
    raise ValueError(f"no scoring card {name}")
