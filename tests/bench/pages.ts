import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { violationsOf } from "#tests/e2e/axe";
import { startWeb } from "#tests/setup/web";
import { findBrowser } from "../../dev/browser.mjs";
import type { Row } from "./report";

/** Public pages as visitors of the demonstration see them. */
const paths = [
  "/",
  "/pricing",
  "/privacy",
  "/irs-form-990",
  "/state-registration",
  "/state-registration/CA",
  "/incorporation-and-ein",
  "/contact",
  "/compliance-check",
  "/multi-chapter",
  "/greek-collector",
  "/verify-501c3",
  "/verify-501c3?keyword=chi+omega",
  "/bylaws-generator",
  "/bylaws-generator/school",
  "/bylaws-generator/chapter",
  "/contest/photo",
  "/contest/video",
  "/application/start?level=1001",
  "/login",
  "/password/email",
  "/pricing?lang=es",
];

const tools = "dev/site-check";
const lighthouse = [
  ["performance", 98],
  ["accessibility", 100],
  ["best-practices", 100],
  ["seo", 100],
] as const;

interface Judged {
  readonly pages: readonly {
    readonly path: string;
    readonly scores: Readonly<Record<string, number>>;
    readonly lost: readonly string[];
  }[];
  readonly links: { readonly checked: number; readonly broken: readonly string[] };
  readonly html: readonly string[];
}

/**
 * Every public page by Lighthouse (as a phone), axe, the Nu HTML checker and linkinator, which are
 * installed when this is first asked for. What costs a page points is said before the table.
 */
export async function run(): Promise<Row[]> {
  const browser = await findBrowser();
  if (!browser) throw new Error("no browser is here: install Chromium");
  install();
  const web = await startWeb({ LOG_LEVEL: "warn" });
  try {
    const origin = web.url.replace("127.0.0.1", "localhost");
    const violations = await axe(browser, origin);
    const env = { ...process.env, CHROMIUM_BIN: browser };
    const options = { env, maxBuffer: 50_000_000 };
    const args = [`${tools}/check.mjs`, origin, ...paths];
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    const judged: Judged = JSON.parse(stdout);
    for (const line of [...violations, ...judged.links.broken, ...judged.html]) console.log(line);
    const none = (name: string, ours: number): Row => ({
      name,
      ours,
      unit: "",
      target: "none",
      ok: ours === 0,
    });
    return [
      ...judged.pages.flatMap(rowsOf),
      none(`axe: violations on ${paths.length} pages`, violations.length),
      none(`links that lead nowhere, of ${judged.links.checked}`, judged.links.broken.length),
      none("Nu HTML checker: errors", judged.html.length),
    ];
  } finally {
    await web.stop();
  }
}

function install(): void {
  if (existsSync(`${tools}/node_modules/lighthouse`)) return;
  const done = spawnSync("npm", ["ci", "--ignore-scripts", "--prefix", tools], {
    stdio: "inherit",
  });
  if (done.status !== 0) throw new Error(`the tools of ${tools} could not be installed`);
}

async function axe(executablePath: string, origin: string): Promise<string[]> {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
    const page = await context.newPage();
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: "load" });
      const violations = await violationsOf(page);
      found.push(...violations.map(({ id, help }) => `${path}: axe ${id}: ${help}`));
    }
    return found;
  } finally {
    await browser.close();
  }
}

const rowsOf = ({ path, scores, lost }: Judged["pages"][number]): Row[] => {
  if (lost.length > 0) console.log(`${path}: Lighthouse takes points for ${lost.join(", ")}`);
  return lighthouse.map(([category, least]) => {
    const ours = scores[category] ?? 0;
    return {
      name: `Lighthouse ${category} of ${path}`,
      ours,
      unit: "of 100",
      target: `at least ${least}`,
      ok: ours >= least,
    };
  });
};
