// Programs that the tests need and npm does not bring: used where they are, installed where they may be.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { findBrowser } from "./browser.mjs";
import { runQuietly } from "./processes.mjs";
import { Problem, step, yellow } from "./progress.mjs";

const has = (program, ...args) => !spawnSync(program, args, { stdio: "ignore" }).error;
/** Letter for letter as wide as Times New Roman: in another type LibreOffice makes more pages. */
const hasFont = () => Boolean(spawnSync("fc-list", ["Liberation Serif"]).stdout?.length);
/** Docker's own plugin, or the program that came before it. */
const hasCompose = () =>
  spawnSync("docker", ["compose", "version"]).status === 0 || has("docker-compose", "version");
/** Debian has LibreOffice in parts; elsewhere it is there as a whole. */
const DEBIAN_OFFICE = "/usr/lib/libreoffice/program";
const hasCalc = () =>
  has("soffice", "--version") &&
  (!fs.existsSync(DEBIAN_OFFICE) || fs.existsSync(`${DEBIAN_OFFICE}/libsclo.so`));
const tools = [
  { name: "redis-server", isThere: () => has("redis-server", "--version") },
  {
    name: "soffice",
    isThere: () => has("soffice", "--version"),
    packages: ["libreoffice-writer-nogui"],
  },
  { name: "LibreOffice Calc", isThere: hasCalc, packages: ["libreoffice-calc-nogui"] },
  { name: "Liberation Serif", isThere: hasFont, packages: ["fontconfig", "fonts-liberation"] },
  { name: "ffmpeg", isThere: () => has("ffmpeg", "-version") },
  { name: "bwrap", isThere: () => has("bwrap", "--version"), packages: ["bubblewrap"] },
  { name: "caddy", isThere: () => has("caddy", "version") },
  { name: "docker-compose", isThere: hasCompose },
  { name: "promtool", isThere: () => has("promtool", "--version"), packages: ["prometheus"] },
  { name: "unzip", isThere: () => has("unzip", "-v") },
  { name: "7zz", isThere: () => has("7zz", "i"), packages: ["7zip"] },
  { name: "pdftotext", isThere: () => has("pdftotext", "-v"), packages: ["poppler-utils"] },
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
  const missing = () => tools.filter(({ isThere }) => !isThere());
  if (missing().length > 0 && mayInstall()) {
    await aptInstall(missing().flatMap(({ name, packages = [name] }) => packages)).catch((error) =>
      console.log(yellow(`  ${error.message.split("\n")[0]}`)),
    );
  }
  for (const { name } of missing()) console.log(yellow(`  skipped: no ${name}`));
}

/**
 * Programs of the names of their packages.
 * @throws Problem that names those which are missing and could not be installed
 */
export async function ensurePrograms(names) {
  const missing = () => names.filter((name) => !has(name, "--version"));
  if (missing().length > 0 && mayInstall()) await aptInstall(missing());
  if (missing().length > 0) throw new Problem(`Please install ${missing().join(", ")} first.`);
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
  if (mayInstall()) await aptInstall(["chromium-headless-shell"]).catch(() => {});
  const installed = await findBrowser();
  if (installed) return installed;
  throw new Problem(
    "The browser tests need Chromium, and none could be installed.\n" +
      "Install Chromium or Chrome, or name one: CHROMIUM_BIN=/path/to/chrome npm test",
  );
}
