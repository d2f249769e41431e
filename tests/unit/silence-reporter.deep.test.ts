import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";

it.each([
  ["a test blocks its process", 'it("never ends", () => { for (;;); });'],
  ["a file waits while it is loaded", "await new Promise(() => setInterval(() => {}, 1_000));"],
])("a run in which nothing happens any more ends and names its file: %s", (_, source) => {
  const root = mkdtempSync(join(tmpdir(), "goodstanding-silence-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, "hangs.test.mjs"), source);
  const reporter = `--reporter=${resolve("dev/silence-reporter.mjs")}`;
  const args = ["node_modules/vitest/vitest.mjs", "run", "--root", root, "--globals", reporter];
  const run = spawnSync(process.execPath, args, {
    encoding: "utf8",
    timeout: 50_000,
    env: { ...process.env, TESTS_SILENCE_MS: "4000" },
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain("What was running:\n  hangs.test.mjs");
});
