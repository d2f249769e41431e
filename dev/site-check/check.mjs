// Judges the pages of a running site: `node check.mjs ORIGIN PATH…` prints one JSON object: what
// Lighthouse gives each (mobile, 0 to 100), the links that lead nowhere, what is no valid HTML.
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { LinkChecker } from "linkinator";
import vnu from "vnu-jar";

const [origin, ...paths] = process.argv.slice(2);
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Scores and, of each category below 100, the audits that cost points. */
async function judge(path, port) {
  const options = { port, onlyCategories: categories, logLevel: "error" };
  let { lhr } = await lighthouse(origin + path, options);
  // A page that a busy browser did not get to judge has no scores at all.
  if (lhr.runtimeError) ({ lhr } = await lighthouse(origin + path, options));
  const scores = categories.map((id) => [id, Math.round(lhr.categories[id].score * 100)]);
  const lost = categories.flatMap((id) =>
    lhr.categories[id].auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (lhr.audits[audit].score ?? 1) < 0.9)
      .map(({ id: audit }) => audit),
  );
  if (lhr.runtimeError) lost.push(lhr.runtimeError.code);
  return { path, scores: Object.fromEntries(scores), lost };
}

async function withLighthouse() {
  const chromeFlags = ["--headless=new", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  const chrome = await launch({ chromePath: process.env.CHROMIUM_BIN, chromeFlags });
  try {
    const judged = [];
    for (const path of paths) judged.push(await judge(path, chrome.port));
    return judged;
  } finally {
    await chrome.kill();
  }
}

/** Follows every link of this site from its home page on; other sites are not asked. */
async function brokenLinks() {
  const elsewhere = `^(?!${origin.replaceAll(/[.?]/g, "\\$&")})`;
  const found = await new LinkChecker().check({
    path: origin,
    recurse: true,
    concurrency: 4,
    timeout: 30_000,
    linksToSkip: [elsewhere, "\\.(docx|pdf|csv|zip)$", "mailto:"],
  });
  const broken = found.links.filter(({ state }) => state === "BROKEN");
  return {
    checked: found.links.filter(({ state }) => state !== "SKIPPED").length,
    broken: broken.map(({ url, status, parent }) => `${status} ${url} on ${parent}`),
  };
}

/** What the Nu HTML checker says; it needs Java. */
async function htmlErrors() {
  const folder = await mkdtemp(join(tmpdir(), "site-check-"));
  try {
    const files = await Promise.all(
      paths.map(async (path, at) => {
        const file = join(folder, `${at}.html`);
        await writeFile(file, await (await fetch(origin + path)).text());
        return file;
      }),
    );
    const report = await run("java", [
      "-jar",
      String(vnu),
      "--format",
      "json",
      "--exit-zero-always",
      ...files,
    ]);
    return JSON.parse(report)
      .messages.filter(({ type }) => type === "error")
      .map(({ url, message, extract }) => {
        const path = paths[Number.parseInt(basename(url), 10)];
        return `${path}: ${message} ${JSON.stringify(extract ?? "")}`;
      });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a program writes to its second output, where this checker reports. */
const run = (program, args) =>
  new Promise((done, fail) => {
    execFile(program, args, { maxBuffer: 50_000_000 }, (error, _, told) =>
      error ? fail(error) : done(told),
    );
  });

const html = await htmlErrors();
const links = await brokenLinks();
console.log(JSON.stringify({ pages: await withLighthouse(), links, html }));
