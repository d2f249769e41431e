import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureToolPackage } from "../../dev/install.mjs";
import { repositoryFiles, root } from "../architecture/files";

const name = "board-seats";
const folder = mkdtempSync(join(tmpdir(), "goodstanding-module-"));
const { DATABASE_URL: _, ...env } = process.env;

/** Runs a program of Node in the copy: how it ended and what it said. */
async function run(program: string, ...args: string[]) {
  const options = { cwd: folder, env: { ...env, NO_COLOR: "1" } };
  const child = spawn(process.execPath, [program, ...args], options);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const [status] = await once(child, "close");
  return { status, said };
}
const newModule = (...args: string[]) => run("dev/new-module.mjs", ...args);

/** What a program of a package says that has to end well. */
async function pass(program: string, ...args: string[]): Promise<string> {
  const { status, said } = await run(program, ...args);
  expect(status, `${program}\n${said}`).toBe(0);
  return said;
}

const git = (...args: string[]) => spawnSync("git", args, { cwd: folder, encoding: "utf8" }).stdout;

beforeAll(async () => {
  await ensureToolPackage("checks");
  for (const path of repositoryFiles(/^(?!public\/|dev\/pictures\/)./)) {
    cpSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const checks = "dev/checks/node_modules";
  symlinkSync(join(root, checks), join(folder, checks));
  git("init", "--quiet");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("npm run new:module", () => {
  it.each([
    [[], /^Usage: npm run new:module -- name/],
    [["one", "two"], /^Usage/],
    [["Board"], /“Board” is no name .+ lower-case words joined by hyphens/],
    [["board_seats"], /is no name/],
    [["../board"], /is no name/],
    [["a".repeat(31)], /is no name/],
    [["alerts"], /^modules\/alerts is there already/],
    [["platform"], /^modules\/platform is there already/],
    [["jobs"], /“jobs” is reserved/],
    [["seat-helpers"], /does not say what the module holds/],
    [["ledger"], /^prisma\/schema\/ledger\.prisma is there already/],
  ])("refuses %j, says why and writes nothing", async (args, words) => {
    const files = () => git("status", "--porcelain", "-uall");
    const before = files();
    expect(before).not.toBe("");
    expect(await newModule(...args)).toEqual({ status: 1, said: expect.stringMatching(words) });
    expect(files()).toBe(before);
  });

  it("makes a module that passes the checks, the rules and its own tests", async () => {
    const made = await newModule(name);
    expect(made.said).toContain(`modules/${name}/index.server.ts`);
    expect(made.status).toBe(0);
    expect((await newModule(name)).said).toBe(`modules/${name} is there already.\n`);

    const include = [
      `modules/${name}`,
      `tests/modules/${name}`,
      "app/screens/console/account/audit-actions-words.ts",
    ];
    const types = { extends: "./tsconfig.json", include };
    writeFileSync(join(folder, "tsconfig.module.json"), JSON.stringify(types));
    const places = [...include, ".dependency-cruiser.cjs", "modules/console/domain"];
    const npm = "node_modules";
    const checks = "dev/checks/node_modules";
    const cruiser = `${checks}/dependency-cruiser/bin/dependency-cruise.mjs`;
    await Promise.all([
      pass(`${npm}/typescript/bin/tsc`, "-p", "tsconfig.module.json"),
      pass(`${npm}/@biomejs/biome/bin/biome`, "check", "--error-on-warnings", ...places)
        .then(() => pass(cruiser, "--config", ".dependency-cruiser.cjs", "modules"))
        .then(() => pass(`${checks}/knip/bin/knip.js`, "--no-progress")),
    ]);
    const rules = ["house-rules", "migrations.test", "schema-drift"];
    const tests = [
      ...[`tests/modules/${name}`, "tests/unit/audit-words"],
      ...rules.map((one) => `tests/architecture/${one}`),
    ];
    const projects = ["unit", "database", "isolated"].flatMap((one) => ["--project", one]);
    const said = await pass(
      `${npm}/vitest/vitest.mjs`,
      "run",
      "--maxWorkers=1",
      ...projects,
      ...tests,
    );
    expect(said).toMatch(/Test Files +5 passed \(5\)/);
  });
});
