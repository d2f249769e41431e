// npm run build: the browser's files and the web server by Remix, the worker and the commands by esbuild.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { fingerprint } from "./install.mjs";
import { writeMailTokens } from "./mail-tokens.mjs";
import { runQuietly } from "./processes.mjs";
import { giveUp, step } from "./progress.mjs";
import { writeRegistry } from "./template-registry.mjs";

const GENERATED = "modules/platform/generated";
const BUILD_STAMP = "build/.inputs";
const GENERATED_STAMP = `${GENERATED}/.inputs`;
const CONFIG = ["package.json", "package-lock.json", "tsconfig.json"];
const BUILD_INPUTS = [
  "app",
  "public",
  "modules",
  "workers",
  "prisma",
  "dev/build.mjs",
  "payment-scripts.json",
  ...CONFIG,
];
const REMIX_CONFIG = ["vite.config.ts", "remix.config.js"];
const COMPRESSIBLE = /\.(js|css|svg|json|txt|map|ico|ttf)$/;

const isFresh = (stamp, print) => fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === print;

/**
 * Generates what is written from other files, unless it fits them already: the registry, the
 * letters' tokens, the database client.
 */
export async function ensureGenerated() {
  writeRegistry();
  writeMailTokens();
  const print = fingerprint(["prisma/schema", "prisma.config.ts", "package-lock.json"]);
  if (isFresh(GENERATED_STAMP, print)) return;
  await step("Generating the database client", async () => {
    await runQuietly(process.execPath, ["dev/generate.mjs"], { what: "prisma generate" });
    fs.writeFileSync(GENERATED_STAMP, print);
  });
}

/** Builds everything into `build/` unless it was made from the same files already. */
export async function ensureBuilt() {
  const print = fingerprint([...BUILD_INPUTS, ...REMIX_CONFIG]);
  if (isFresh(BUILD_STAMP, print)) return;
  fs.rmSync(BUILD_STAMP, { force: true });
  await step("Building the application", async () => {
    const [bundles] = await Promise.all([bundleProcesses(), buildPages()]);
    // Not before: what builds the pages empties build/ first.
    writeAll(bundles);
    writePaymentScripts("build/client/assets");
    await precompress("build/client/assets");
    fs.writeFileSync(BUILD_STAMP, print);
  });
}

async function buildPages() {
  const remix = "node_modules/@remix-run/dev/dist/cli.js";
  const env = { ...process.env, NODE_ENV: "production" };
  await runQuietly(process.execPath, [remix, "vite:build"], { what: "remix vite:build", env });
}

/** The worker's and the commands' bundles, as files to be written. */
async function bundleProcesses() {
  const { build, stop } = await import("esbuild");
  const { outputFiles } = await build({
    write: false,
    entryPoints: {
      "workers/main": "workers/main.ts",
      "workers/pictures": "modules/platform/images/child.server.ts",
      seed: "prisma/seed.ts",
      "import-irs": "prisma/import-irs.ts",
      "check-ledger": "prisma/check-ledger.ts",
      "check-audit": "prisma/check-audit.ts",
      backup: "prisma/backup.ts",
    },
    outdir: "build",
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    sourcemap: true,
    jsx: "automatic",
    logLevel: "error",
  });
  // Its service would live as long as this process, which goes on to run the application.
  await stop();
  return outputFiles;
}

function writeAll(files) {
  for (const { path: file, contents } of files) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, contents);
  }
}

/** Writes what may run on the payments page: payment-scripts.json with each own file's digest. */
function writePaymentScripts(dir) {
  const scripts = fs.readdirSync(dir).filter((name) => name.endsWith(".js"));
  const digest = (name) =>
    createHash("sha256")
      .update(fs.readFileSync(path.join(dir, name)))
      .digest("hex");
  const files = Object.fromEntries(scripts.map((name) => [`/assets/${name}`, digest(name)]));
  const listed = JSON.parse(fs.readFileSync("payment-scripts.json", "utf8"));
  fs.writeFileSync("build/payment-scripts.json", `${JSON.stringify({ ...listed, files })}\n`);
}

/** Writes the brotli and gzip twins of static files, so that no request waits for compression. */
async function precompress(dir) {
  const brotli = promisify(zlib.brotliCompress);
  const gzip = promisify(zlib.gzip);
  const files = fs.readdirSync(dir).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(dir, name);
      const bytes = await fs.promises.readFile(file);
      await fs.promises.writeFile(`${file}.br`, await brotli(bytes));
      await fs.promises.writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }));
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await ensureGenerated();
    await ensureBuilt();
  } catch (error) {
    giveUp(error);
  }
}
