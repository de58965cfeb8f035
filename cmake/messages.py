"""The messages' schema in TypeScript: messages.py SCHEMA OUT_FILE [--check]

One type a definition: objects as interfaces, closed lists of words as unions, oneOf as unions that
TypeScript tells apart by `type` or `kind`. cmake/messages_cpp.py does the same for C++.
With --check nothing is written; it fails when the file is not what would be written.
"""
import json
import pathlib
import sys
import textwrap

HEAD = "// Made from src/protocol/messages.schema.json by cmake/messages.py. Do not edit.\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
# What the C++ check understands too (src/protocol/check.cpp); anything else would go unchecked.
KNOWN = {
    "$ref", "description", "type", "const", "enum", "oneOf", "properties", "required",
    "additionalProperties", "maxProperties", "items", "minItems", "maxItems", "minLength",
    "maxLength", "minimum", "maximum",
}


def type_of(schema: dict) -> str:
    if unknown := set(schema) - KNOWN:
        raise SystemExit(f"messages.py: the check does not know {sorted(unknown)}")
    if "$ref" in schema:
        return schema["$ref"].removeprefix("#/$defs/")
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "oneOf" in schema:
        return " | ".join(type_of(branch) for branch in schema["oneOf"])
    if isinstance(schema["type"], list):
        return " | ".join(PLAIN[name] for name in schema["type"])
    if schema["type"] == "array":
        return array_of(schema)
    if schema["type"] == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]]


def array_of(schema: dict) -> str:
    item = type_of(schema["items"])
    least, most = schema.get("minItems", 0), schema["maxItems"]
    if least == most and most <= 5:
        return "[" + ", ".join([item] * most) + "]"
    return f"({item})[]" if " " in item else f"{item}[]"


def comment(schema: dict, indent: str = "") -> str:
    if not (text := schema.get("description")):
        return ""
    if len(text) + len(indent) < 90:
        return f"{indent}/** {text} */\n"
    lines = textwrap.wrap(text, 96 - len(indent))
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


def definition(name: str, schema: dict) -> str:
    if "properties" not in schema:
        text = f"export type {name} = {type_of(schema)};"
        if len(text) > 100 and " | " in text:
            text = text.replace(" = ", " =\n  | ", 1).replace(" | ", "\n  | ").replace("\n \n", "\n")
            text = text.replace("=\n \n  |", "=\n  |")
        return comment(schema) + text + "\n"
    if schema.get("additionalProperties") is not False:
        raise SystemExit(f"messages.py: {name} must be closed")
    for field in schema["required"]:
        if field not in schema["properties"]:
            raise SystemExit(f"messages.py: {name} requires {field} and does not describe it")
    lines = [comment(schema) + f"export interface {name} {{\n"]
    for field, value in schema["properties"].items():
        mark = "" if field in schema["required"] else "?"
        lines.append(comment(value, "  ") + f"  {field}{mark}: {type_of(value)};\n")
    return "".join(lines) + "}\n"


def types(schema: dict) -> str:
    every = type_of({"oneOf": schema["oneOf"]})
    parts = [f"{HEAD}\n{comment(schema)}export type Message = {every};\n"]
    return "\n".join(parts + [definition(name, value) for name, value in schema["$defs"].items()])


def main() -> None:
    source, target, *options = sys.argv[1:]
    schema = json.loads(pathlib.Path(source).read_text(encoding="utf-8"))
    text = types(schema)
    file = pathlib.Path(target)
    if options == ["--check"]:
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            raise SystemExit(f"{target} is stale: run cmake/messages.py {source} {target}")
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
