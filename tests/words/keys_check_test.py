"""keys_check.py finds what it is there to find."""
import unittest

import keys_check as check


def languages(**texts: dict) -> dict:
    return {code: {"texts": table} for code, table in texts.items()}


class Texts(unittest.TestCase):
    def test_equal_languages_pass(self):
        pair = languages(en={"a.b": "{n} {n?card|cards}"}, de={"a.b": "{n} Karten"})
        self.assertEqual(check.check_texts(pair), [])

    def test_a_missing_and_a_surplus_key_are_found(self):
        problems = check.check_texts(languages(en={"a.b": "x"}, de={"a.c": "x"}))
        self.assertEqual(problems, ["de: a.b is missing", "de: a.c is not in en"])

    def test_different_parameters_are_found(self):
        problems = check.check_texts(languages(en={"a.b": "{n}"}, de={"a.b": "{m}"}))
        self.assertEqual(problems, ["de: a.b: parameters differ from en (n)"])

    def test_broken_braces_are_found(self):
        for message in ("{n", "n}", "{a{b}}", "{n?one}", "{n?a|b|c}", "{N}", "{}"):
            self.assertNotEqual(check.parameters(message)[1], [], message)
        self.assertEqual(check.parameters("{{}} {n?a|b}"), ({"n"}, []))

    def test_disorder_and_empty_texts_are_found(self):
        self.assertEqual(len(check.check_texts(languages(en={"b.b": "x", "a.a": "x"}))), 1)
        self.assertEqual(len(check.check_texts(languages(en={"a.a": ""}))), 1)


class Forbidden(unittest.TestCase):
    rule = {"form": "\\bis no\\b", "why": "is not a", "except": ["a.b"]}

    def test_a_forbidden_form_is_found_with_its_reason(self):
        texts = languages(en={"a.b": "it is no use", "a.c": "“x” is no date"})
        self.assertEqual(
            check.check_forbidden(texts, {"en": [self.rule]}), ["en: a.c: “is no”: is not a"]
        )

    def test_an_exception_that_is_not_needed_is_found(self):
        problems = check.check_forbidden(languages(en={"a.b": "fine"}), {"en": [self.rule]})
        self.assertEqual(len(problems), 1)

    def test_equal_plural_forms_are_found(self):
        self.assertNotEqual(check.parameters("{n?card|card}")[1], [])

    def test_wrong_endings_are_found(self):
        endings = {"m": "er", "n": "es"}
        self.assertEqual(check.check_genders({"Deep": {"m": "Tiefer", "n": "Tiefes"}}, endings), [])
        self.assertEqual(check.check_genders({"Deep": {"m": "Rosa", "n": "Rosa"}}, endings), [])
        self.assertEqual(
            len(check.check_genders({"Deep": {"m": "Tiefer", "n": "Tiefe"}}, endings)), 1
        )


class Buttons(unittest.TestCase):
    page = """<Button onclick={() => { a > b ? go("x") : stop(); }} aria-label="a > b">{t("page.go")}</Button>"""

    def found(self, text: str, page: str = page) -> list[str]:
        return check.check_buttons(languages(en={"page.go": text}), [page], {"en": 8})

    def test_a_short_text_passes(self):
        self.assertEqual(self.found("Go {n?a|b} 12"), [])

    def test_a_long_text_is_found(self):
        self.assertEqual(self.found("Go further"), ["en: page.go: a button has at most 8 characters"])

    def test_other_texts_may_be_long(self):
        self.assertEqual(self.found("Go further", '<p>{t("page.go")}</p>'), [])


class Usage(unittest.TestCase):
    families = {"swatch.": {"swatch.red", "swatch.blue"}}

    def test_members_of_a_family_are_exactly_those_of_the_data(self):
        problems = check.check_families({"swatch.red", "swatch.pink"}, self.families)
        self.assertEqual(
            problems,
            ["swatch.blue is missing", "swatch.pink belongs to nothing in data/ or the enums"],
        )

    def test_unused_and_unknown_keys_are_found(self):
        keys = {"swatch.red", "swatch.blue", "cli.known", "cli.unused"}
        problems = check.check_usage(keys, self.families, ["cli.known", "cli.typo", "swatch."])
        self.assertEqual(
            problems, ["cli.typo is used but not in lang/", "cli.unused is never used"]
        )

    def test_a_prefix_outside_the_families_is_found(self):
        self.assertEqual(len(check.check_usage({"cli.a"}, self.families, ["cli.a", "cli."])), 1)

    def test_literals_leave_comments_and_includes_out(self):
        source = '#include "cli.h"\nf("cli.a"); // "cli.b"\n/* "cli.c" */ g(\'cli.d\', "x\\"y");'
        self.assertEqual(check.literals(source), ["cli.a", "cli.d", 'x\\"y'])


class Cards(unittest.TestCase):
    sides = {"Deep": "left", "Game": "right"}

    def problems(self, cards: dict) -> list:
        return check.check_cards({"de": {"cards": cards}}, self.sides)

    def test_forms_match_what_is_asked_for(self):
        game = {"alone": "Spiel", "agree": "n"}
        self.assertEqual(self.problems({"Deep": {"alone": "Tief", "n": "Tiefes"}, "Game": game}), [])
        self.assertEqual(len(self.problems({"Deep": {"alone": "Tief"}, "Game": game})), 1)
        self.assertEqual(len(self.problems({"Game": game})), 1)

    def test_two_cards_of_one_name_are_found(self):
        self.assertEqual(len(self.problems({"Deep": {"alone": "X"}, "Game": {"alone": "X"}})), 1)


if __name__ == "__main__":
    unittest.main()
