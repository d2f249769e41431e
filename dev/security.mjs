// Lets known attackers' programs loose on the running application, with data of its own and rate
// limits that do not stop them: npm run security [-- observatory sqlmap wapiti]. Any finding fails.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./postgres.mjs";
import { runQuietly, waitUntil } from "./processes.mjs";
import { bold, giveUp, green, Problem, red, step } from "./progress.mjs";
import { ensurePrograms } from "./tools.mjs";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "goodstanding-security-"));
const started = [];

/** Starts something that goes on; what it says can be asked for. */
function start(command, args, env) {
  const file = path.join(folder, `process-${started.length}-${Date.now()}.log`);
  const log = fs.openSync(file, "a");
  const child = spawn(command, args, { stdio: ["ignore", log, log], env });
  fs.closeSync(log);
  const ended = new Promise((resolve) => child.once("close", resolve));
  started.push({ child, ended });
  return () => fs.readFileSync(file, "utf8");
}

/** The demonstration, at the address that people would type. */
async function startSite(more = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const said = start(process.execPath, ["dev/start.mjs"], {
    ...process.env,
    NODE_ENV: "",
    DATABASE_URL: "",
    REDIS_URL: "",
    ANET_ENV: "",
    ANET_SIMULATOR_URL: "",
    PORT: String(port),
    DATA_DIR: path.join(folder, `data-${port}`),
    RATE_LIMIT_FACTOR: "100000",
    ...more,
  });
  await step("Starting the application", async () => {
    // Its people are there by then too.
    const isReady = () => said().includes("Ready after");
    if (!(await waitUntil(isReady, 300_000))) throw new Problem(said().slice(-3_000));
  });
  return { url, port };
}

/** The cookie of somebody who is signed in. */
async function signIn(url, email) {
  const headers = { Accept: "text/html" };
  const page = await fetch(`${url}/login`, { headers });
  const [, token] = /name="csrf-token" content="([^"]+)"/.exec(await page.text());
  const [cookie] = page.headers.getSetCookie().flatMap((line) => /^sid=[^;]+/.exec(line) ?? []);
  const answer = await fetch(`${url}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { ...headers, Cookie: cookie, Origin: url },
    body: new URLSearchParams({ _token: token, email, password: "booster-club-2026" }),
  });
  const [own] = answer.headers.getSetCookie().filter((line) => line.startsWith("sid=s."));
  if (answer.status !== 303 || !own) throw new Problem(`${email} could not sign in`);
  return own.split(";")[0];
}

/** Mozilla's HTTP Observatory over TLS: nothing less than A+. */
async function observatory() {
  const at = "dev/observatory";
  if (!fs.existsSync(`${at}/node_modules`)) {
    await step("Installing the observatory", () =>
      runQuietly("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: at }),
    );
  }
  await ensurePrograms(["caddy"]);
  const port = await freePort();
  const host = `localhost:${port}`;
  const site = await startSite({ PUBLIC_URL: `https://${host}`, TRUST_PROXY: "1" });
  const config = path.join(folder, "Caddyfile");
  // One port for both, because the observatory asks by HTTP and HTTPS at the same.
  fs.writeFileSync(
    config,
    `{
      admin off
      skip_install_trust
      auto_https disable_redirects
      servers {
        listener_wrappers {
          http_redirect
          tls
        }
      }
    }
    https://${host} {
      reverse_proxy 127.0.0.1:${site.port}
    }`,
  );
  const own = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  start("caddy", ["run", "--config", config, "--adapter", "caddyfile"], own);
  const ca = path.join(folder, "caddy/pki/authorities/local/root.crt");
  if (!(await waitUntil(() => fs.existsSync(ca), 15_000))) throw new Problem("No TLS");
  await sleep(1_000);
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: ca };
  const said = await runQuietly(process.execPath, [`${at}/scan.mjs`, host], { env });
  const { grade, score, lost } = JSON.parse(said);
  return { summary: `${grade}, ${score} points`, findings: grade === "A+" ? [] : lost };
}

/** Addresses whose parameters reach the database, each tried with every technique but sleeping. */
const searched = [
  "/listings?search=verify-501c3&keyword=band&page=1",
  "/verify-501c3?keyword=band&page=1",
  "/routing-number?rn=021000021",
  "/greek-collector/campuses?q=kansas",
  "/contest/places?kind=photo",
  "/app/finances?show=all&from=2026-01-01&to=2026-12-31&page=1",
  "/admin/accounts?search=band&page=1",
  "/admin/applications?state=submitted&search=band&page=1",
  "/admin/inquiries?kind=contact&state=new&search=a&page=1",
  "/admin/audit?who=1&from=2026-01-01&to=2026-12-31",
  "/admin/jobs/failed?queue=mail",
  "/admin/search?search=band",
];

async function sqlmap() {
  await ensurePrograms(["sqlmap"]);
  const { url } = await startSite();
  const cookie = await signIn(url, "admin@goodstanding.example");
  const targets = path.join(folder, "targets.txt");
  fs.writeFileSync(targets, searched.map((one) => `${url}${one}`).join("\n"));
  const results = path.join(folder, "sqlmap.csv");
  const usual = ["--batch", "--disable-coloring", "--flush-session", "--dbms=postgresql"];
  const force = [
    "--level=2",
    "--risk=1",
    "--skip=sid",
    "--technique=BEU",
    "--threads=4",
    "--answers=follow=N",
  ];
  const where = [`--output-dir=${folder}`, `--results-file=${results}`, "--random-agent"];
  const said = await step("sqlmap", () =>
    runQuietly("sqlmap", ["-m", targets, `--cookie=${cookie}`, ...usual, ...force, ...where]),
  );
  const lines = fs.existsSync(results) ? fs.readFileSync(results, "utf8").trim().split("\n") : [];
  // What sqlmap suspected first and then took back itself is no finding.
  const isNone = /,,|no parameter|not injectable|false positive or unexploitable/i;
  const found = lines.slice(1).filter((line) => !isNone.test(line));
  const tested = new Set(said.match(/testing (?:if )?\w+ parameter '[^']+'/g)).size;
  return { summary: `${searched.length} addresses, ${tested} parameters`, findings: found };
}

/** Whoever signs the scanner out, or changes what it signs in with, ends the scan. */
const notThese = ["/logout", "/account/sessions", "/account/password", "/account/two-step"];

/** Who sees fewer addresses and forms than this was shut out and has proved nothing. */
const FEWEST_SEEN = 100;

/** Debian's wapiti leaves out addresses by an expression that Debian's Python refuses. */
const wapitiProgram = `
import fnmatch, re
from wapitiCore.net import crawler
crawler.wildcard_translate = lambda pattern: re.compile(fnmatch.translate(pattern))
from wapitiCore.main.wapiti import wapiti_main
wapiti_main()`;

async function wapiti() {
  await ensurePrograms(["wapiti"]);
  const { url } = await startSite();
  const findings = [];
  const names = [];
  for (const email of [undefined, "treasurer@goodstanding.example", "admin@goodstanding.example"]) {
    const report = path.join(folder, `wapiti-${names.length}.json`);
    // It asks for Brotli and cannot read it where Python has no package for that.
    const cookie = email ? ["-H", `Cookie: ${await signIn(url, email)}`] : [];
    const header = ["-H", "Accept-Encoding: gzip", ...cookie];
    // Headers are the observatory's affair; what would ask a server of the scanner's makers is left out.
    const modules = "backup,blindsql,crlf,exec,file,permanentxss,redirect,sql,xss";
    const limits = ["--max-scan-time", "120", "--max-attack-time", "30", "-d", "4"];
    const out = ["-f", "json", "-o", report, "--flush-session", "--no-bugreport", "-v", "1"];
    const without = notThese.flatMap((one) => ["-x", `${url}${one}`]);
    const args = ["-u", `${url}/`, "-m", modules, ...limits, ...out, ...without, ...header];
    const said = await step(`wapiti as ${email ?? "a visitor"}`, () =>
      runQuietly("/usr/bin/python3", ["-c", wapitiProgram, ...args], {
        env: { ...process.env, HOME: folder },
      }),
    );
    const seen = Number(/found (\d+) URLs and forms/.exec(said)?.[1] ?? 0);
    if (seen < FEWEST_SEEN)
      throw new Problem(`wapiti saw ${seen} addresses only\n${said.slice(-2_000)}`);
    const { vulnerabilities, anomalies } = JSON.parse(fs.readFileSync(report, "utf8"));
    for (const [kind, list] of Object.entries({ ...vulnerabilities, ...anomalies })) {
      for (const { method, path: at, parameter, info } of list) {
        findings.push(`${kind}: ${method} ${at} ${parameter ?? ""} ${info}`);
      }
    }
    names.push(`${email ?? "a visitor"} (${seen} addresses and forms)`);
  }
  return { summary: `as ${names.join(", ")}`, findings };
}

const programs = { observatory, sqlmap, wapiti };
const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in programs));
let failed = 0;
let trouble;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void stopAll().then(() => process.exit(1)));
}
try {
  if (unknown) throw new Problem(`There is no ${unknown}: ${Object.keys(programs).join(", ")}`);
  for (const name of names.length > 0 ? names : Object.keys(programs)) {
    const { summary, findings } = await programs[name]();
    const mark = findings.length > 0 ? red("✗") : green("✓");
    console.log(`\n  ${mark} ${bold(name)}: ${summary}; ${findings.length} findings`);
    for (const finding of findings) console.log(`    ${finding}`);
    failed += findings.length;
    await stopAll();
  }
} catch (error) {
  trouble = error;
} finally {
  await stopAll();
  fs.rmSync(folder, { recursive: true, force: true });
}
if (trouble) giveUp(trouble);
process.exitCode = failed > 0 ? 1 : 0;

/** The last that was started stops first. */
async function stopAll() {
  for (const { child, ended } of started.splice(0).reverse()) {
    child.kill("SIGTERM");
    await ended;
  }
}
