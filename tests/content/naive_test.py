"""The naive reader does what the rules say: naive_test.py [PROGRAM]

With the program, a share of all base paintings must earn the same in both.
"""
import csv
import itertools
import pathlib
import subprocess
import sys
import unittest

import boxes_check
import naive

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 and pathlib.Path(sys.argv[1]).exists() else None
BOXES = boxes_check.load(boxes_check.ROOT)
SCORING = [card["name"] for name in ("base", *boxes_check.ART) for card in BOXES[name].get("scoring_cards", [])]


def layers(*cards):
    return [(card, False) for card in cards]


def seen(text: str) -> list[list[str]]:
    """A painting from its swatches, red to violet: "hue tone | - | hue | - | -"."""
    return [[] if part.strip() == "-" else part.split() for part in text.split("|")]


class Reading(unittest.TestCase):
    def test_the_topmost_card_with_anything_in_a_swatch_covers_all_below(self):
        painting = naive.read(layers({"red": ["hue", "tone"], "green": ["hue"]}, {"red": ["bonus"]}))
        self.assertEqual(painting, seen("bonus | - | hue | - | -"))

    def test_a_flipped_card_shows_its_icons_at_the_mirrored_swatches(self):
        flipped = naive.read([({"red": ["hue"], "green": ["tone"], "blue": ["shape"]}, True)])
        self.assertEqual(flipped, seen("- | shape | tone | - | hue"))

    def test_a_flipped_x2_from_red_to_yellow_is_violet_to_blue(self):
        painting = naive.read([({"blue": ["hue"]}, False), ({"red": ["x2-to-right"]}, True)])
        self.assertEqual(painting, seen("- | - | - | hue hue | x2-to-left"))

    def test_x2_doubles_before_blend_reads(self):
        painting = naive.read(layers({"red": ["x2-to-right"]}, {"yellow": ["hue"]}, {"green": ["blend-from-left"]}))
        self.assertEqual(painting, seen("x2-to-right | hue hue | blend-from-left hue hue | - | -"))

    def test_x2_does_not_double_what_a_blend_brings(self):
        painting = naive.read(layers({"red": ["x2-to-right"]}, {"green": ["hue"]}, {"yellow": ["blend-from-right"]}))
        self.assertEqual(naive.count(painting, "hue"), 2)

    def test_two_x2_at_one_swatch_make_four_of_each(self):
        painting = naive.read(layers({"red": ["x2-to-right"]}, {"yellow": ["hue", "tone"]}, {"green": ["x2-to-left"]}))
        self.assertEqual((naive.count(painting, "hue"), naive.count(painting, "tone")), (4, 4))

    def test_x2_doubles_neither_x2_nor_blend(self):
        painting = naive.read(layers({"red": ["x2-to-right"], "green": ["hue"]}, {"yellow": ["x2-to-right"]}))
        self.assertEqual(painting[1:3], [["x2-to-right"], ["hue", "hue"]])

    def test_two_blends_that_read_each_other_copy_nothing(self):
        painting = naive.read(layers({"red": ["blend-from-right"]}, {"yellow": ["blend-from-left"]}))
        self.assertEqual(painting, seen("blend-from-right | blend-from-left | - | - | -"))

    def test_no_blend_copies_what_another_copied(self):
        painting = naive.read(layers({"red": ["hue"]}, {"yellow": ["blend-from-left"]}, {"green": ["blend-from-left"]}))
        self.assertEqual(naive.count(painting, "hue"), 2)

    def test_a_copied_gold_icon_acts_from_its_new_swatch(self):
        painting = naive.read(layers({"yellow": ["hue", "gold-hue"]}, {"green": ["blend-from-left"]}))
        self.assertEqual(naive.gold(painting), 2)

    def test_stars_are_named_from_red_to_violet_and_within_a_swatch_in_the_order_of_the_elements(self):
        two = layers({"red": ["x2-to-right"]}, {"yellow": ["creativity"]})
        self.assertEqual(naive.read(two, ("hue", "tone"))[1], ["hue", "tone"])
        for wrong in (("tone", "hue"), ("hue",), ("hue", "hue", "hue")):
            with self.assertRaises(ValueError):
                naive.read(two, wrong)
        self.assertEqual(len(naive.choices(naive.blend(naive.double(naive.cover(two))))), 10)

    def test_a_painting_of_the_boxes_has_at_most_four_stars(self):
        special = [(card["swatches"], flip) for name in boxes_check.ART for card in BOXES[name]["art_cards"]
                   for flip in (False, True)
                   if boxes_check.special(card) and boxes_check.special(card)[1].startswith(("creat", "blend", "x2"))]
        most = max(sum(icons.count("creativity") for icons in naive.blend(naive.double(naive.cover(three))))
                   for three in itertools.permutations(special, 3) if not any(a[0] is b[0] for a, b in itertools.combinations(three, 2)))
        self.assertEqual(most, 4)


class Scoring(unittest.TestCase):
    def met(self, name, text, times):
        self.assertEqual(naive.times_met(name, seen(text)), times, f"{name}: {text}")

    def test_silver_gold_and_plain_bonus(self):
        painting = seen("hue | bonus-hue | hue gold-hue | hue | bonus")
        self.assertEqual(naive.silver(painting), 3 + 1)
        self.assertEqual(naive.gold(painting), 1)  # not its own swatch, and only its neighbors

    def test_x2_blend_and_mirror_alone_do_not_fill_a_swatch(self):
        self.met("Composition", "hue | tone | bonus | bonus-hue | gold-hue", 1)
        self.met("Composition", "hue | tone | bonus | hue | x2-to-left", 0)
        self.met("Composition", "hue | tone | bonus | hue | blend-from-left", 0)
        self.met("Composition", "hue | tone | bonus | hue | blend-from-left hue", 1)

    def test_several_of_one_element_in_a_swatch(self):
        self.met("Symmetry", "hue hue hue | - | - | - | hue hue", 2)
        self.met("Movement", "hue hue | hue hue | hue hue | - | -", 1)
        self.met("Space", "hue hue | - | - | shape shape | -", 2)
        self.met("Variety", "hue hue shape shape texture texture tone tone | - | - | - | -", 2)

    def test_balance(self):
        self.met("Balance", "hue | tone | - | shape shape | -", 1)
        self.met("Balance", "hue | - | hue hue | - | hue", 0)
        self.met("Balance", "hue | bonus | - | tone | shape", 0)

    def test_contrast(self):
        self.met("Contrast", "hue tone | - | - | - | shape", 1)
        self.met("Contrast", "hue tone | - | - | - | shape tone", 0)
        self.met("Contrast", "hue | - | - | - | bonus-shape", 0)

    def test_direction(self):
        self.met("Direction", "hue | hue hue | tone | tone | tone", 2)
        self.met("Direction", "tone | - | hue | hue | -", 0)

    def test_gradation(self):
        self.met("Gradation", "- | hue | hue | hue | hue tone", 1)
        self.met("Gradation", "hue tone | hue | bonus | - | -", 1)
        self.met("Gradation", "hue | hue | tone | hue | hue", 0)
        self.met("Gradation", "- | hue tone | hue | hue | hue tone", 0)

    def test_rhythm(self):
        self.met("Rhythm", "hue | tone | hue | tone | hue", 3)
        self.met("Rhythm", "hue | - | hue | - | -", 0)
        self.met("Rhythm", "hue tone | hue | hue tone | - | -", 1)
        self.met("Rhythm", "hue | hue tone | hue | - | -", 0)

    def test_accent(self):
        self.met("Accent", "hue | - | tone tone shape | hue | shape", 1)
        self.met("Accent", "- | - | hue tone | - | -", 2)
        self.met("Accent", "bonus-hue | - | hue | - | -", 1)

    def test_harmony(self):
        self.met("Harmony", "shape | texture texture | - | - | shape", 1)
        self.met("Harmony", "hue | tone | - | - | -", 0)

    def test_alternation(self):
        self.met("Alternation", "hue tone | shape | hue hue | - | -", 1)
        self.met("Alternation", "hue | shape | hue | shape | -", 0)
        self.met("Alternation", "hue tone | shape | hue shape | - | -", 0)

    def test_dominance(self):
        self.met("Dominance", "hue hue | - | - | - | -", 1)
        self.met("Dominance", "hue hue hue | tone | - | - | -", 1)
        self.met("Dominance", "hue hue | tone | - | - | -", 0)

    def test_pattern(self):
        self.met("Pattern", "hue hue | tone tone | shape | - | -", 1)
        self.met("Pattern", "hue hue | tone tone | shape shape | texture texture | -", 2)
        self.met("Pattern", "hue hue | tone tone tone | - | - | -", 0)

    def test_juxtaposition(self):
        self.met("Juxtaposition", "hue tone | - | shape tone | hue hue | -", 1)
        self.met("Juxtaposition", "hue tone | hue tone | shape tone | hue tone | bonus", 2)

    def test_unity(self):
        self.met("Unity", "hue | hue | tone | - | bonus-shape", 1)
        self.met("Unity", "hue | - | - | - | -", 0)
        self.met("Unity", "hue | shape | tone | - | -", 0)

    def test_every_scoring_card_of_the_data_can_be_counted(self):
        for name in SCORING:
            self.assertEqual(naive.times_met(name, seen("- | - | - | - | -")), 0, name)

    @unittest.skipUnless(PROGRAM, "no program to compare with")
    def test_base_paintings_earn_the_same_in_the_program(self):
        cards = {card["word"]: card["swatches"] for card in BOXES["base"]["art_cards"]}
        table = subprocess.run([PROGRAM, "paintings", "--csv"], capture_output=True, text=True, check=True).stdout
        rows = list(csv.DictReader(table.splitlines()))
        self.assertEqual(len(rows), 205320)
        for row in rows[::29]:
            painting = naive.read(layers(*(cards[row[place]] for place in ("bottom", "middle", "top"))))
            earned = {name: naive.times_met(name, painting) for name in row if name in SCORING}
            earned["silver"] = naive.silver(painting)
            self.assertEqual(earned, {name: int(row[name]) for name in earned}, row)


if __name__ == "__main__":
    unittest.main()
