"""The messages' schema in C++: messages_cpp.py SCHEMA OUT_FILE

OUT_FILE *.h: an enum for each direction with a name for every message that goes that way, so that a
`switch` over it that forgets a message does not compile; and a small struct for each message that
comes in, with every object it is made of.
OUT_FILE *.cpp: the enums' words, how the structs are filled, and the schema itself, without its
descriptions, as a string constant for the check.
"""
import json
import pathlib
import sys

HEAD = "// Made from src/protocol/messages.schema.json by cmake/messages_cpp.py. Do not edit.\n"
DIRECTIONS = {  # the name of the enum: what it is for
    "ToTable": "What a page says to a local table.",
    "FromTable": "What a local table says to a page.",
    "ToThinker": "What a page says to the thinker.",
    "FromThinker": "What the thinker says to a page.",
    "ToServer": "What a page says to the server itself.",
    "OnlineQuestion": "What a page asks an online table. It changes nothing.",
    "OnlineCommand": "What a page wants to happen at an online table.",
    "FromOnline": "What an online table or the server says to a page.",
}
INWARD = ("ToTable", "ToThinker", "ToServer", "OnlineQuestion", "OnlineCommand")
# Definitions with a C++ type of their own (src/protocol/read.h); the others follow their JSON type.
OWN = {
    "EventNumber": "std::size_t", "Iterations": "std::uint64_t", "ThinkSeed": "std::uint64_t",
    "Seat": "rules::Seat", "Viewer": "std::optional<rules::Seat>", "ArtCardNumber": "rules::ArtCardId",
    "ScoringCardNumber": "rules::ScoringCardId", "Mode": "rules::Mode", "Language": "words::Language",
    "Element": "rules::Element",
}
MOVES = {"Take", "Paint", "Pass", "Judge", "Toss", "Keep", "RevealRival"}
ENVELOPE = ("type", "kind", "id")  # told by the enum, by the struct, by Answers


class Schema:
    def __init__(self, text: str):
        self.definitions = json.loads(text)["$defs"]
        self.structs: dict[str, list[tuple[str, str]]] = {}  # in the order they need each other

    def messages(self, name: str) -> list[str]:
        """The messages of a direction, directions within it included."""
        if "oneOf" not in (definition := self.definitions[name]):
            return [name]
        found = [self.messages(name_of(branch)) for branch in definition["oneOf"]]
        return list(dict.fromkeys(message for messages in found for message in messages))

    def words(self, direction: str) -> list[str]:
        types = [self.definitions[message]["properties"]["type"]["const"] for message in self.messages(direction)]
        if len(set(types)) < len(types):
            raise SystemExit(f"messages_cpp.py: two messages of {direction} have the same type")
        return types

    def add_struct(self, name: str) -> None:
        if name in self.structs:
            return
        definition = self.definitions[name]
        fields = []
        for field, value in definition["properties"].items():
            if field not in ENVELOPE:
                fields.append((field, self.field_type(value, field in definition["required"])))
        self.structs[name] = fields

    def field_type(self, value: dict, required: bool) -> str:
        type_ = self.type_of(value)
        # Missing is false, and empty: no text of a message may be empty.
        plain = required or type_ in ("bool", "std::string_view") or type_.startswith("std::optional<")
        return type_ if plain else f"std::optional<{type_}>"

    def type_of(self, value: dict) -> str:
        if "$ref" in value:
            name = name_of(value)
            if name in OWN:
                return OWN[name]
            definition = self.definitions[name]
            if "properties" not in definition:
                return self.type_of(definition)
            self.add_struct(name)
            return name
        if "oneOf" in value:
            return self.union_of(value["oneOf"])
        if value.get("const") is True or value.get("type") == "boolean":
            return "bool"
        if value["type"] == "array":
            return f"std::vector<{self.type_of(value['items'])}>"
        return {"string": "std::string_view", "integer": "std::int64_t"}[value["type"]]

    def union_of(self, branches: list[dict]) -> str:
        if {"type": "null"} in branches:
            (branch,) = [one for one in branches if one != {"type": "null"}]
            type_ = self.type_of(branch)
            return type_ if type_ == "std::string_view" else f"std::optional<{type_}>"
        if set(map(name_of, branches)) <= MOVES:
            return "SaidMove"
        return f"std::variant<{', '.join(self.type_of(branch) for branch in branches)}>"


def name_of(reference: dict) -> str:
    return reference["$ref"].removeprefix("#/$defs/")


def enumerator(word: str) -> str:
    return word + "_" if word in ("return",) else word


def wrapped(items: list[str], indent: str = "    ") -> str:
    lines = [""]
    for item in items:
        if len(lines[-1]) + len(item) > 90:
            lines.append("")
        lines[-1] += (" " if lines[-1] else indent) + item + ","
    return "\n".join(lines)


def header(schema: Schema) -> str:
    parts = [
        HEAD,
        "#pragma once\n",
        '#include "protocol/read.h"\n',
        "namespace velatura::protocol {\n",
    ]
    for direction, what in DIRECTIONS.items():
        words = schema.words(direction)
        parts.append(f"// {what}\nenum class {direction} : std::uint8_t {{\n{wrapped(list(map(enumerator, words)))}\n}};")
        parts.append(f"std::string_view name_of({direction} type);")
        if direction in INWARD:
            parts.append(f"// None: it is not one of them.\nstd::optional<{direction}> read_type(const Json& message, {direction});")
        parts.append("")
    parts.append("// What comes in, field by field. Texts are the message's own: it must outlive them.\nnamespace messages {\n")
    for name, fields in schema.structs.items():
        lines = [f"struct {name} {{"]
        const = schema.definitions[name]["properties"]
        for tag in ("type", "kind"):
            if tag in const:
                lines.append(f'    static constexpr std::string_view {tag} = "{const[tag]["const"]}";')
        lines += [f"    {type_} {field}{{}};" for field, type_ in fields]
        parts.append("\n".join(lines) + "\n};")
        parts.append(f"void fill(const Json& json, {name}& out);\n")
    parts.append("}  // namespace messages\n\n}  // namespace velatura::protocol\n")
    return "\n".join(parts)


def without_descriptions(value):
    if isinstance(value, list):
        return [without_descriptions(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        key: without_descriptions(item)
        for key, item in value.items()
        if not (key == "description" and isinstance(item, str))
    }


def source(schema: Schema) -> str:
    parts = [HEAD, '#include "protocol/messages.h"\n\n#include "protocol/check.h"\n', "namespace velatura::protocol {\n"]
    for direction in DIRECTIONS:
        words = schema.words(direction)
        names = direction[0].lower() + direction[1:] + "_names"
        listed = wrapped([json.dumps(word) for word in words])
        parts.append(f"constexpr std::array<std::string_view, {len(words)}> {names}{{\n{listed}\n}};")
        parts.append(f"std::string_view name_of({direction} type) {{\n    return {names}[rules::index(type)];\n}}")
        if direction in INWARD:
            parts.append(
                f"std::optional<{direction}> read_type(const Json& message, {direction}) {{\n"
                f"    return type_among<{direction}>(message, {names});\n}}"
            )
    parts.append("\nnamespace messages {\n")
    for name, fields in schema.structs.items():
        lines = [f'    fill_field(json, "{field}", out.{field});' for field, _ in fields]
        unused = "" if fields else "[[maybe_unused]] "
        parts.append(f"void fill({unused}const Json& json, {unused}{name}& out) {{\n" + "\n".join(lines) + "\n}")
    parts.append("\n}  // namespace messages\n")
    text = json.dumps(without_descriptions(schema.definitions), separators=(",", ":"))
    pieces = [text[at : at + 8000] for at in range(0, len(text), 8000)]
    literal = "\n".join(f'    R"~~~({piece})~~~"' for piece in pieces)
    parts.append(f"const std::string_view schema_text =\n{literal};\n\n}}  // namespace velatura::protocol\n")
    return "\n".join(parts)


def main() -> None:
    origin, target = sys.argv[1:]
    schema = Schema(pathlib.Path(origin).read_text(encoding="utf-8"))
    for direction in INWARD:
        for message in schema.messages(direction):
            schema.add_struct(message)
    file = pathlib.Path(target)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(header(schema) if target.endswith(".h") else source(schema), encoding="utf-8")


if __name__ == "__main__":
    main()
