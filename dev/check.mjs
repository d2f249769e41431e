// `npm run check`: everything that needs no server. One line a check, what failed below its line.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureGenerated } from "./build.mjs";
import { ensureToolPackage } from "./install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (path) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));
const tool = (path) => fileURLToPath(new URL(`checks/node_modules/${path}`, import.meta.url));
const productFolders = ["app", "modules", "workers", "prisma", "dev"];

const checks = [
  // The compiler in native code: a third of the time. Remix and the tests use the one in JavaScript.
  ["types", [tool("typescript-native/bin/tsc"), "-p", "."]],
  ["format and lint", [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."]],
  [
    "boundaries",
    [
      tool("dependency-cruiser/bin/dependency-cruise.mjs"),
      "--config",
      ".dependency-cruiser.cjs",
      ...productFolders,
    ],
  ],
  ["dead code", [tool("knip/bin/knip.js"), "--no-progress"]],
  ["unit", [bin("vitest/vitest.mjs"), "run", "--project=unit*"]],
];

/** Runs a program of Node to its end; its output is kept until it is known whether it matters. */
function run(args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", (error) => done({ isGood: false, output: String(error) }));
    child.on("close", (status) => done({ isGood: status === 0, output }));
  });
}

if (!existsSync(bin("typescript/package.json"))) {
  console.error("The packages are not installed. Run npm ci first.");
  process.exit(1);
}
await ensureGenerated();
await ensureToolPackage("checks");
const wanted = checks.filter(([name]) => !process.argv.includes(`--without=${name}`));
let failures = 0;

async function perform([name, args]) {
  const started = performance.now();
  const { isGood, output } = await run(args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${isGood ? "ok    " : "FAILED"} ${name.padEnd(16)} ${seconds.padStart(6)} s`);
  if (isGood) return;
  failures += 1;
  console.log(output.trimEnd());
}

// The compiler takes one core for as long as the other checks take another.
const [longest, ...others] = wanted;
const beside = longest ? perform(longest) : undefined;
for (const check of others) await perform(check);
await beside;
process.exit(failures === 0 ? 0 : 1);
