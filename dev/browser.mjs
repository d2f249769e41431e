import { spawnSync } from "node:child_process";
import fs from "node:fs";

// The shell without windows does the same for a third less of the processor.
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

const runs = (file) => spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0;

/**
 * The browser for tests: the one that CHROMIUM_BIN names, an installed one, or Playwright's own.
 * @returns {Promise<string | undefined>} what to start, undefined when there is none
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_BIN;
  if (named) return named;
  const installed = [...NAMES, MAC].find(runs);
  if (installed) return installed.startsWith("/") ? installed : pathOf(installed);
  const { chromium } = await import("playwright");
  const own = chromium.executablePath();
  return fs.existsSync(own) ? own : undefined;
}

function pathOf(name) {
  const folder = (process.env.PATH ?? "").split(":").find((at) => fs.existsSync(`${at}/${name}`));
  return `${folder}/${name}`;
}
