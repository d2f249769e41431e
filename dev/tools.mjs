// Programs that the tests need and npm does not bring: used where they are, installed where they may be.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { findBrowser } from "./browser.mjs";
import { runQuietly } from "./processes.mjs";
import { Problem, step, yellow } from "./progress.mjs";

const has = (program, ...args) => !spawnSync(program, args, { stdio: "ignore" }).error;
const tools = [
  { program: "redis-server", args: ["--version"], packages: ["redis-server"] },
  { program: "soffice", args: ["--version"], packages: ["libreoffice-writer-nogui"] },
  { program: "ffmpeg", args: ["-version"], packages: ["ffmpeg"] },
  { program: "bwrap", args: ["--version"], packages: ["bubblewrap"] },
  { program: "pdftotext", args: ["-v"], packages: ["poppler-utils"] },
];
const mayInstall = () => process.getuid?.() === 0 && fs.existsSync("/etc/debian_version");

async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await step(`Installing ${packages.join(", ")} (Debian)`, async () => {
    await runQuietly("apt-get", ["update"], { env });
    await runQuietly("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { env });
  });
}

/** Installs what is missing where that is possible, and says in one line what stays missing. */
export async function ensureServers() {
  const missing = () => tools.filter(({ program, args }) => !has(program, ...args));
  if (missing().length > 0 && mayInstall()) {
    await aptInstall(missing().flatMap(({ packages }) => packages)).catch((error) =>
      console.log(yellow(`  ${error.message.split("\n")[0]}`)),
    );
  }
  for (const { program } of missing()) console.log(yellow(`  skipped: no ${program}`));
}

/**
 * A browser: one that is installed, else Playwright's download, else Debian's package.
 * @returns {Promise<string>} its path
 * @throws Problem that says how to get one
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  const cli = "node_modules/playwright/cli.js";
  await step("Downloading a browser", () =>
    runQuietly(process.execPath, [cli, "install", "chromium-headless-shell", "chromium"]),
  ).catch(() => {});
  const downloaded = await findBrowser();
  if (downloaded) return downloaded;
  if (mayInstall()) await aptInstall(["chromium"]).catch(() => {});
  const installed = await findBrowser();
  if (installed) return installed;
  throw new Problem(
    "The browser tests need Chromium, and none could be installed.\n" +
      "Install Chromium or Chrome, or name one: CHROMIUM_BIN=/path/to/chrome npm test",
  );
}
