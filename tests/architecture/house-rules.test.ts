import { readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { linesMatching, repositoryFiles, root, textOf } from "./files";

const code = repositoryFiles(/\.(ts|tsx|mjs|cjs|js|css)$/);
const product = code.filter((path) => /^(app|modules|workers|prisma)\//.test(path));
const self = "tests/architecture/house-rules.test.ts";
const tests = code.filter((path) => path.startsWith("tests/") && path !== self);
const rooms = readdirSync(join(root, "modules"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "decisions")
  .map((entry) => entry.name);

const parse = (path: string, text: string) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** The length in lines of a route's exported action, as function or as arrow. */
function actionLines(path: string, text: string): number {
  const file = parse(path, text);
  const lines = (node: ts.Node | undefined) =>
    node
      ? file.getLineAndCharacterOfPosition(node.end).line -
        file.getLineAndCharacterOfPosition(node.getStart()).line +
        1
      : 0;
  const sizes = file.statements.map((statement) => {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === "action") {
      return lines(statement);
    }
    if (!ts.isVariableStatement(statement)) return 0;
    const found = statement.declarationList.declarations.find(
      ({ name }) => ts.isIdentifier(name) && name.text === "action",
    );
    return lines(found);
  });
  return Math.max(0, ...sizes);
}

describe("house rules", () => {
  it("a file has at most 250 lines", () => {
    const long = code
      .map((path) => [path, textOf(path).trimEnd().split("\n").length] as const)
      .filter(([path, count]) => count > 250 && !path.includes("/generated/"));
    expect(long).toEqual([]);
  });

  it("files are named in kebab-case", () => {
    const named = product.filter((path) => !path.startsWith("app/routes/"));
    const wrong = named.filter((path) => !/^[a-z0-9./_-]+$/.test(path));
    expect(wrong).toEqual([]);
    const vague = /(^|[/-])(utils?|helpers?|manager|service)[./-]/;
    expect(code.filter((path) => vague.test(path))).toEqual([]);
  });

  it("the product reads its environment in one place", () => {
    const others = product.filter((path) => path !== "modules/platform/env.server.ts");
    expect(linesMatching(others, /process\.env|import\.meta\.env\.(?!(DEV|PROD|SSR)\b)/)).toEqual(
      [],
    );
  });

  it("no file names a registry or a place on somebody's machine", () => {
    const all = repositoryFiles(
      /\.(ts|tsx|mjs|cjs|js|css|json|md|yml|yaml|prisma|sql|html)$/,
    ).filter((path) => path !== self);
    const machine =
      /"\/(home|root|work|Users)\/|(^|[\s("'`])\/(work|root|Users)\/\w|[A-Z]:\\\\Users/;
    expect(linesMatching(all, machine)).toEqual([]);
    const locked = linesMatching(
      ["package-lock.json"],
      /"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/,
    );
    expect(locked).toEqual([]);
    const others = all.filter((path) => path !== "package-lock.json");
    expect(linesMatching(others, /registry\.npmjs|npmmirror|verdaccio|artifactory/i)).toEqual([]);
  });

  it("no test is focused, and a skipped one says why", () => {
    expect(linesMatching(tests, /\b(it|test|describe)\.only\b|\b(fit|fdescribe)\(/)).toEqual([]);
    const skipped = tests.flatMap((path) => {
      const lines = textOf(path).split("\n");
      return lines.flatMap((line, index) => {
        const isSkip = /\b(it|test|describe)\.(skip|todo|fixme|fails)\b/.test(line);
        const isExplained =
          /\/\/ \w+/.test(`${lines[index - 1]} ${line}`) || /skip\(.+["'`]/.test(line);
        return isSkip && !isExplained ? [`${path}:${index + 1}`] : [];
      });
    });
    expect(skipped).toEqual([]);
  });

  it("no check is silenced and nothing is left to do", () => {
    const checked = code.filter((path) => path !== self);
    expect(linesMatching(checked, /@ts-(ignore|nocheck)|\bas any\b|: any\b/)).toEqual([]);
    expect(linesMatching(checked, /(\/\/|\*|#|<!--).*\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
  });

  it("every room has a README of its own", () => {
    const files = repositoryFiles(/^modules\/[^/]+\/README\.md$/);
    expect(rooms.filter((name) => !files.includes(`modules/${name}/README.md`))).toEqual([]);
  });

  it("one room writes its imports of another as an alias", () => {
    const inRooms = product.filter((path) => /^modules\/(?!platform\/)/.test(path));
    const climbing = inRooms.flatMap((path) => {
      const ups = "../".repeat(path.split("/").length - 2);
      return linesMatching([path], new RegExp(`from "${ups.replaceAll(".", "\\.")}[a-z]`));
    });
    expect(climbing).toEqual([]);
  });

  it("an action has at most 20 lines", () => {
    const routes = product.filter((path) => path.startsWith("app/routes/"));
    const long = routes
      .map((path) => [path, actionLines(path, textOf(path))] as const)
      .filter(([, count]) => count > 20);
    expect(long).toEqual([]);
    const sample = `export const action = () => {${"\n".repeat(30)}};`;
    expect(actionLines("x.ts", sample)).toBe(31);
  });

  it("a screen leaves the database alone", () => {
    const screens = product.filter((path) => /^app\/(routes|components)\//.test(path));
    expect(linesMatching(screens, /\b(ctx|context)\.db\b/)).toEqual([]);
  });
});
