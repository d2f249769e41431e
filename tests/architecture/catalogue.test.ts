import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { root, textOf } from "./files";

const catalogueFile = "modules/platform/messages.ts";
const plantedFile = join(root, "tests/architecture/planted-catalogue.ts");

const libraries = new Map<string, ts.SourceFile>();

/** The errors of the compiler for a file that uses the catalogue. */
function errorsOf(lines: string[]): string[] {
  const sources = new Map([
    [
      plantedFile,
      [
        'import { defineMessages, message, type Translation, translator } from "#modules/platform/messages";',
        ...lines,
      ].join("\n"),
    ],
    [join(root, catalogueFile), textOf(catalogueFile)],
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

const define =
  'const words = defineMessages({ name: "words", en: { hello: "Hello {name}", bye: "Bye", both: "{from} to {to}", files: { one: "{count} file", other: "{count} files" } } });';
const whole = {
  hello: '"Hola, {name}"',
  bye: '"Adiós"',
  both: '"hasta {to} desde {from}"',
  files: '{ one: "Un archivo: {count}", other: "{count} archivos" }',
};
const translate = (changes: Partial<Record<keyof typeof whole | "more", string>> = {}) => {
  const words = Object.entries({ ...whole, ...changes }).filter(([, text]) => text !== "");
  const lines = words.map(([key, text]) => `${key}: ${text}`);
  return `export const spanish: Translation<typeof words> = { ${lines.join(", ")} };`;
};

describe("the message catalogue", { timeout: 60_000 }, () => {
  it("compiles when nothing is missing", () => {
    const uses =
      'translator(words, "es")("hello", { name: "Ann" }); message(words, "files", { count: 2 });';
    expect(errorsOf([define, translate(), uses])).toEqual([]);
  });

  it.each([
    ["a key that does not exist", 'translator(words, "en")("helo", { name: "Ann" });', /"helo"/],
    ["a forgotten parameter", 'translator(words, "en")("hello");', /Expected 2 arguments/],
    ["a wrong parameter", 'message(words, "hello", { nome: "Ann" });', /'nome'/],
    ["a plural without its count", 'message(words, "files");', /Expected 3 arguments/],
    ["an unknown language", 'translator(words, "fr");', /"fr"/],
    ["a key that the translation lacks", translate({ bye: "" }), /'bye' is missing/],
    ["a key that the translation invents", translate({ more: '"Más"' }), /'more' does not exist/],
    [
      "a parameter that the translation lacks",
      translate({ both: '"hasta {to}"' }),
      /"hasta \{to\}"' is not assignable/,
    ],
    [
      "a parameter that the translation misspells",
      translate({ hello: '"Hola, {nombre}"' }),
      /nombre/,
    ],
    [
      "a plural translated by one form",
      translate({ files: '"{count} archivos"' }),
      /not assignable/,
    ],
  ])("does not compile with %s", (_, line, expected) => {
    expect(errorsOf([define, line]).join("\n")).toMatch(expected);
  });
});
