// npm run pictures: takes the pictures of the README of the built demonstration, which it starts with data of
// its own on a port of its own.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import sharp from "sharp";
import { freePort } from "./postgres.mjs";
import { waitUntil } from "./processes.mjs";
import { giveUp, Problem, step } from "./progress.mjs";
import { ensureBrowser } from "./tools.mjs";

const FOLDER = "docs/pictures";
const LIMIT_BYTES = 150_000;
const START_LIMIT_MS = 15 * 60_000;

/** What is shown of which page, and who sees it. */
const pictures = [
  { name: "home", address: "/", height: 840 },
  { name: "account", address: "/app", height: 725, as: "treasurer@goodstanding.example" },
];

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "goodstanding-pictures-"));
fs.chmodSync(folder, 0o755);
process.once("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
try {
  const executablePath = await ensureBrowser();
  await withDemonstration(async (url) => {
    const browser = await chromium.launch({
      executablePath,
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    });
    try {
      for (const picture of pictures) {
        await step(`Taking ${picture.name}.png`, () => take(browser, url, picture));
      }
    } finally {
      await browser.close();
    }
  });
} catch (error) {
  giveUp(error);
}

/** Starts the demonstration as `npm start` does, and ends it afterwards. */
async function withDemonstration(work) {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder };
  for (const name of ["NODE_ENV", "DATABASE_URL", "REDIS_URL", "PUBLIC_URL"]) delete env[name];
  const launcher = spawn(process.execPath, ["dev/start.mjs"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  const hasEnded = () => launcher.exitCode !== null || launcher.signalCode !== null;
  const isReady = () => said.includes("Ready after");
  try {
    await step("Starting the demonstration", async () => {
      await waitUntil(() => isReady() || hasEnded(), START_LIMIT_MS);
      if (!isReady()) throw new Problem(`The demonstration was never ready.\n${said}`);
    });
    await work(`http://localhost:${port}`);
  } finally {
    launcher.kill("SIGTERM");
    await waitUntil(hasEnded, 60_000);
  }
}

/** Takes one picture and writes it with as few colours as it can do with. */
async function take(browser, url, { name, address, height, as }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height },
    locale: "en-US",
    timezoneId: "America/New_York",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  if (as) await signIn(page, url, as);
  await page.goto(url + address, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const file = path.join(FOLDER, `${name}.png`);
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, dither: 0, compressionLevel: 9, effort: 10 })
    .toFile(file);
  await context.close();
  if (size >= LIMIT_BYTES) throw new Problem(`${file} has ${size} bytes; show less of the page.`);
}

async function signIn(page, url, email) {
  await page.goto(`${url}/login`);
  await page.getByLabel("E-mail address").fill(email);
  await page.locator("input[name=password]").fill("booster-club-2026");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((address) => address.pathname !== "/login");
}
