import { randomInt } from "node:crypto";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./dev/browser.mjs";
import { beginScratchFolder } from "./dev/scratch.mjs";

await beginScratchFolder();

// Playwright reads this file in every worker process: what is drawn once is handed on.
process.env.E2E_PORT ??= String(randomInt(20_000, 32_000));
process.env.CHROMIUM_BIN ??= await findBrowser();

const port = process.env.E2E_PORT;
// An application that runs already can be named, such as the one of a fresh clone.
const running = process.env.E2E_URL;
// One web process and one worker, or the topology of docker-compose.yml, and what it says when the
// demonstration is whole: the web server answers before that.
const serve = process.env.E2E_TOPOLOGY
  ? { command: "node --import tsx tests/e2e/serve-topology.ts", ready: /web processes and/ }
  : { command: "node tests/e2e/serve.mjs", ready: /Ready after/ };
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };

// Every behavior runs once with script, wide. Without script, on a phone, run the journeys and what
// then stands in for script. Screens as such (width, themes, Spanish) are the sweep's. `TESTS_DEEP=1`
// adds what takes long and seldom changes (`@deep`), and both kinds of test in the other width.
const isDeep = process.env.TESTS_DEEP === "1";
// `@script`: tests of the page's script; `@plain`: of what stands in for it. `@http`: tests/http show
// the same without script. `@once`: they change a person of the demonstration, so one project with
// script and one without run them.
const left = (...tags: string[]) => new RegExp([...tags, ...(isDeep ? [] : ["@deep"])].join("|"));
const leftOfPlain = isDeep ? left("@script") : left("@script", "@http");
/** A slow run beside the usual one takes nothing of it away. */
const results = `test-results/${process.env.E2E_SLOW ?? "e2e"}`;
const sweep = /sweep\.spec/;
const ofScript = [/ui\.spec/, sweep];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: results,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine of CI may be slow and busy: limits find what hangs, not what is slow, and what passes
  // only at a second try is named in the summary of `npm test`.
  retries: process.env.CI ? 1 : 0,
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [["line"], ["json", { outputFile: `${results}.json` }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: running ?? `http://localhost:${port}`,
    // Drawing every test takes a third of the run: CI draws the second try.
    trace: process.env.CI ? "on-first-retry" : "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_BIN,
      // There is no graphics card to ask, and no need of a process that stands in for it.
      args: [
        "--disable-gpu",
        "--in-process-gpu",
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    },
  },
  projects: [
    { name: "script-1280", use: desktop, grepInvert: left("@plain"), testIgnore: sweep },
    {
      name: "plain-360",
      use: { ...phone, javaScriptEnabled: false },
      grepInvert: leftOfPlain,
      testIgnore: ofScript,
    },
    { name: "sweep", use: desktop, testMatch: sweep },
    ...(isDeep
      ? [
          {
            name: "script-360",
            use: phone,
            grepInvert: left("@once", "@plain"),
            testIgnore: sweep,
          },
          {
            name: "plain-1280",
            use: { ...desktop, javaScriptEnabled: false },
            grepInvert: left("@script", "@once"),
            testIgnore: ofScript,
          },
        ]
      : []),
  ],
  ...(running === undefined && {
    webServer: {
      command: serve.command,
      wait: { stdout: serve.ready },
      timeout: 240_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
      // What ends or complains in the application shows in the run's log.
      stdout: "pipe",
      env: { PORT: port },
    },
  }),
});
