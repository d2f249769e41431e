import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { root, textOf } from "./files";

const catalogueFile = "modules/platform/messages.ts";
const plantedFile = join(root, "tests/architecture/planted-catalogue.ts");

const libraries = new Map<string, ts.SourceFile>();

/** The errors of the compiler for a file that uses the catalogue, with the languages given. */
function errorsOf(lines: string[], languages = '["en"]'): string[] {
  const sources = new Map([
    [
      plantedFile,
      [
        'import { defineMessages, message, translator } from "#modules/platform/messages";',
        ...lines,
      ].join("\n"),
    ],
    [
      join(root, catalogueFile),
      textOf(catalogueFile).replace(/locales = \[[^\]]*\]/, `locales = ${languages}`),
    ],
  ]);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts"],
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noUncheckedIndexedAccess: true,
    types: [],
    paths: { "#modules/*": [join(root, "modules/*")] },
  };
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  const exists = host.fileExists.bind(host);
  host.readFile = (path) => sources.get(path) ?? read(path);
  host.fileExists = (path) => sources.has(path) || exists(path);
  host.getSourceFile = (path, target) => {
    const known = sources.has(path) ? undefined : libraries.get(path);
    if (known) return known;
    const text = host.readFile(path);
    if (text === undefined) return undefined;
    const file = ts.createSourceFile(path, text, target);
    if (!sources.has(path)) libraries.set(path, file);
    return file;
  };
  const program = ts.createProgram([plantedFile], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

const english =
  'en: { hello: "Hello {name}", bye: "Bye", files: { one: "{count} file", other: "{count} files" } }';
const define = (languages: string) => `const words = defineMessages({ ${languages} });`;
const both = '["en", "es"]';
const spanish = 'es: { hello: "Hola {name}", bye: "Adiós", files: "Archivos: {count}" }';

describe("the message catalogue", { timeout: 60_000 }, () => {
  it("compiles when nothing is missing", () => {
    const uses =
      'translator(words, "en")("hello", { name: "Ann" }); message(words, "files", { count: 2 });';
    expect(errorsOf([define(english), uses])).toEqual([]);
    expect(errorsOf([define(`${english}, ${spanish}`), uses], both)).toEqual([]);
  });

  it.each([
    [
      "a key that does not exist",
      [define(english), 'translator(words, "en")("helo", { name: "Ann" });'],
      '["en"]',
      /"helo"/,
    ],
    [
      "a forgotten parameter",
      [define(english), 'translator(words, "en")("hello");'],
      '["en"]',
      /Expected 2 arguments/,
    ],
    [
      "a wrong parameter",
      [define(english), 'message(words, "hello", { nome: "Ann" });'],
      '["en"]',
      /'nome'/,
    ],
    [
      "a plural without its count",
      [define(english), 'message(words, "files");'],
      '["en"]',
      /Expected 3 arguments/,
    ],
    ["a missing language", [define(english)], both, /'es' is missing/],
    [
      "a key that one language lacks",
      [define(`${english}, ${spanish.replace('bye: "Adiós", ', "")}`)],
      both,
      /'bye' is missing/,
    ],
    ["an unknown language", [define(english), 'translator(words, "fr");'], '["en"]', /"fr"/],
  ])("does not compile with %s", (_, lines, languages, expected) => {
    expect(errorsOf(lines, languages).join("\n")).toMatch(expected);
  });
});
