import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { routes } from "~/routes";
import { linesMatching, repositoryFiles, root, textOf } from "./files";

const code = repositoryFiles(/\.(ts|tsx|mjs|cjs|js|css)$/);
const product = code.filter((path) => /^(app|modules|workers|prisma)\//.test(path));
const self = "tests/architecture/house-rules.test.ts";
const tests = code.filter((path) => path.startsWith("tests/") && path !== self);
const rooms = readdirSync(join(root, "modules"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "decisions")
  .map((entry) => entry.name);

describe("house rules", () => {
  it("files are named in kebab-case", () => {
    const wrong = product.filter((path) => !/^[a-z0-9./_-]+$/.test(path));
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
      /"resolved": "(?!https:\/\/registry\.npmjs\.org\/|dev\/stand-ins\/)/,
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

  it("test files that share a process leave it as it was", () => {
    const sharing = tests.filter(
      (path) => !/^tests\/(setup|e2e|bench|start|chaos)\/|\.isolated\./.test(path),
    );
    const changed =
      /\bcloseDb\(|process\.env\.\w+ = |delete process\.env|vi\.(mock|resetModules)\(|DISABLE TRIGGER|DROP (TRIGGER|TABLE|INDEX|FUNCTION) \w+[^;]* ON\b/;
    expect(linesMatching(sharing, changed)).toEqual([]);
    // What several files import is loaded once: it would be cleared up after the first of them.
    const imported = sharing.filter((path) => !path.includes(".test."));
    expect(linesMatching(imported, /^(before|after)(All|Each)\(/)).toEqual([]);
  });

  it("no check is silenced and nothing is left to do", () => {
    const checked = code.filter((path) => path !== self);
    expect(linesMatching(checked, /@ts-(ignore|nocheck)|\bas any\b|: any\b/)).toEqual([]);
    expect(linesMatching(checked, /(\/\/|\*|#|<!--).*\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
  });

  it("words that nobody says are gone", () => {
    // Tests read all catalogues by their names, which hides such a file from the check for dead code.
    const said = new Set(
      product.flatMap((path) =>
        [...textOf(path).matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map(([, name = ""]) =>
          name.startsWith(".")
            ? join(dirname(path), name)
            : name.replace(/^#modules\//, "modules/").replace(/^~\//, "app/"),
        ),
      ),
    );
    const catalogues = product.filter((path) => /(words|messages|spanish)(\.es)?\.ts$/.test(path));
    expect(catalogues.filter((path) => !said.has(path.replace(/\.ts$/, "")))).toEqual([]);
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

  it("every screen is in the table of addresses, and every address has its screen", () => {
    const pages = product.filter((path) => /^app\/screens\/.*\/route\.tsx$/.test(path));
    const listed = Object.values(routes).map(({ screen }) => `app/screens/${screen}/route.tsx`);
    const screens = new Set([...listed, "app/screens/console/layout/route.tsx"]);
    expect([...screens].sort()).toEqual(pages.sort());
  });

  it("parts take props: what loads and acts belongs to a screen or to app/http", () => {
    expect(product.filter((path) => /^app\/(parts|ui)\/.*\.server\./.test(path))).toEqual([]);
  });

  it("links come from the table of addresses, and are no strings", () => {
    const tables = /^app\/(routes|http\/(href|([\w-]+-)?paths))\.ts$/;
    const linking = product.filter((path) => path.startsWith("app/") && !tables.test(path));
    const place = /\b(to|href|action|formAction|cancelTo)(=\{?|: )["'`]\/(?!\/)/;
    const call = /\b(redirect|navigate|fetch|load)\(["'`]\//;
    const template = /`\/[a-z-]+[/?]/;
    const written = new RegExp([place, call, template].map(({ source }) => source).join("|"));
    expect(linesMatching(linking, written)).toEqual([]);
    // What search engines are to leave alone begins so, and need be no address.
    const others = linking.filter(
      (path) =>
        /^app\/(screens|parts|ui)\//.test(path) && !path.startsWith("app/screens/site/robots/"),
    );
    expect(linesMatching(others, /(?<!\bhref\()["']\/(app|admin|account)\b/)).toEqual([]);
  });

  it("a screen leaves the database alone", () => {
    const screens = product.filter((path) => /^app\/(screens|parts|ui)\//.test(path));
    expect(linesMatching(screens, /\b(ctx|context)\.db\b/)).toEqual([]);
  });

  it("nothing is packed into a spread of its own", () => {
    const checked = code.filter((path) => path !== self);
    expect(linesMatching(checked, /\.\.\.\{ ?\w/)).toEqual([]);
  });

  it("an EIN is written by one function", () => {
    const others = code.filter(
      (path) => /^(app|modules|workers)\//.test(path) && path !== "modules/platform/ein.ts",
    );
    expect(linesMatching(others, /slice\(0, 2\)\}-\$\{/)).toEqual([]);
  });

  it("words are those of the field, and plain English", () => {
    // Migrations that a release has had and the log of changes stay as they were written.
    const written = repositoryFiles(/\.(ts|tsx|mjs|cjs|md|css|prisma)$/).filter(
      (path) => path !== self && !/^(prisma\/migrations\/|CHANGELOG)/.test(path),
    );
    const odd = /\banew\b|\bof now\b|\bwhat was sent\b|\bthe own\b|\bfarewell\b/i;
    expect(linesMatching(written, odd)).toEqual([]);
    // The wording of bylaws is that of lawyers: what they say stands as they say it.
    const ours = written.filter((path) => !/^modules\/bylaws\/(templates|variants)\//.test(path));
    const place = "(first|last|once|there|here|above|below|under|beside|among|on|at)";
    const inside = 'in (?!for\\b|its\\b|")';
    expect(linesMatching(ours, new RegExp(`\\bstands? (${place}\\b|${inside})`, "i"))).toEqual([]);
  });
});
