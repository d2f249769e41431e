import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureToolPackage } from "../../dev/install.mjs";

const root = resolve(import.meta.dirname, "../..");
const config = join(root, ".dependency-cruiser.cjs");
const rules = (createRequire(import.meta.url)(config) as { forbidden: { name: string }[] })
  .forbidden;
const folders: string[] = [];

beforeAll(() => ensureToolPackage("checks"), 120_000);
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Report {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

/** The violations in a tree, as "rule: file", and how the check ended. */
function cruise(folder: string, type: "err-long" | "json") {
  const program = join(
    root,
    "dev/checks/node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
  );
  const parts = ["app", "modules", "workers", "prisma", "dev"];
  const args = [program, "--config", config, "--output-type", type, ...parts];
  return spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 200_000_000,
  });
}

function plant(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "boundaries-"));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  copyFileSync(join(root, "tsconfig.json"), join(folder, "tsconfig.json"));
  return folder;
}

const npmPackage = (name: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: "1.0.0",
    main: "index.js",
  }),
  [`node_modules/${name}/index.js`]: "module.exports = {};",
});

const room = (name: string) => ({
  [`modules/${name}/index.server.ts`]: `export const serverOf = "${name}";`,
  [`modules/${name}/contract.ts`]: "export const limit = 3;",
  [`modules/${name}/jobs.ts`]: "export const jobs = [];",
  [`modules/${name}/handlers.server.ts`]: "export const handlers = [];",
  [`modules/${name}/store.server.ts`]: "export const store = 1;",
});

/** A small tree that keeps every rule. */
const clean: Record<string, string> = {
  "package.json": JSON.stringify({
    name: "planted",
    type: "module",
    dependencies: { bullmq: "1.0.0", pino: "1.0.0" },
    devDependencies: { tsx: "1.0.0" },
  }),
  ...npmPackage("bullmq"),
  ...npmPackage("pino"),
  ...npmPackage("tsx"),
  ...["accounts", "billing", "renewal", "bylaws", "contest"].reduce(
    (files, name) => Object.assign(files, room(name)),
    {} as Record<string, string>,
  ),
  "modules/platform/db.server.ts": 'import "pino";\nexport const db = 1;',
  "modules/platform/money.ts": "export type Cents = number;",
  "modules/billing/index.server.ts":
    'import { serverOf as accounts } from "#modules/accounts/index.server";\nexport const serverOf = accounts;',
  "modules/billing/contract.ts":
    'import type { Cents } from "#modules/platform/money";\nexport type Price = Cents;\nexport const limit = 3;',
  "modules/billing/queries/owed.server.ts":
    'import { store } from "../store.server";\nexport const owed = store;\nexport type Owed = typeof owed;',
  "modules/billing/owed/contract.ts": 'export type { Owed } from "../queries/owed.server";',
  "app/root.tsx": "export const root = 1;",
  "app/parts/part.tsx":
    'import { limit } from "#modules/billing/contract";\nexport const part = limit;',
  "app/screens/site/home/route.tsx":
    'import { serverOf } from "#modules/billing/index.server";\nimport { part } from "~/parts/part";\nexport const home = [serverOf, part];',
  "app/screens/site/shared.server.ts":
    'import { serverOf } from "#modules/billing/index.server";\nexport type Shared = typeof serverOf;',
  "app/screens/site/home/home.server.ts":
    'import { serverOf } from "#modules/billing/index.server";\nexport const read = () => serverOf;\nexport type Home = ReturnType<typeof read>;',
  "app/screens/site/home/home-part.tsx":
    'import type { Home } from "./home.server";\nimport type { Shared } from "../shared.server";\nexport type Both = Home | Shared;',
  "workers/main.ts":
    'import { jobs } from "#modules/bylaws/jobs";\nimport { handlers } from "#modules/bylaws/handlers.server";\nimport "bullmq";\nexport const all = [jobs, handlers];',
  "prisma/seed.ts": 'import "#modules/accounts/index.server";\nexport {};',
  "dev/tool.mjs": "export {};",
};

const use = (path: string) => `import "${path}";\nexport {};`;
const typeFrom = (name: string, path: string) =>
  `import type { ${name} } from "${path}";\nexport type Planted = ${name};`;

/** One file a violation: the rule that must see it, where it stands, what is in it. */
const planted: [rule: string, path: string, text: string][] = [
  ["no-cycles", "modules/platform/ring-a.ts", use("./ring-b")],
  ["no-unresolved-import", "modules/platform/lost.ts", use("./nowhere")],
  ["modules-know-no-doors", "modules/bylaws/up-app.ts", use("~/root")],
  ["modules-know-no-doors", "modules/bylaws/up-workers.ts", use("#workers/main")],
  ["modules-know-no-doors", "modules/bylaws/up-dev.ts", use("../../dev/tool.mjs")],
  [
    "platform-is-the-ground-floor",
    "modules/platform/up.ts",
    typeFrom("Price", "#modules/billing/contract"),
  ],
  ["order-of-listings", "modules/listings/up.ts", use("#modules/billing/contract")],
  ["order-of-accounts", "modules/accounts/up.ts", use("#modules/billing/contract")],
  ["order-of-billing", "modules/billing/up.ts", use("#modules/renewal/contract")],
  ["order-of-renewal", "modules/renewal/side.ts", use("#modules/bylaws/contract")],
  ["order-of-applications", "modules/applications/side.ts", use("#modules/bylaws/contract")],
  ["order-of-bylaws", "modules/bylaws/side.ts", use("#modules/billing/contract")],
  ["order-of-contest", "modules/contest/side.ts", use("#modules/renewal/contract")],
  ["order-of-audit", "modules/audit/side.ts", use("#modules/billing/contract")],
  ["order-of-alerts", "modules/alerts/side.ts", use("#modules/accounts/contract")],
  ["order-of-wording", "modules/wording/side.ts", use("#modules/billing/contract")],
  ["order-of-inquiries", "modules/inquiries/side.ts", use("#modules/contest/contract")],
  ["order-of-console", "modules/console/side.ts", use("#modules/wording/side")],
  ["order-of-compliance", "modules/compliance/side.ts", use("#modules/billing/contract")],
  [
    "room-without-a-place",
    "modules/newroom/index.server.ts",
    use("#modules/accounts/index.server"),
  ],
  ["rooms-by-their-doors", "modules/renewal/window.ts", use("#modules/billing/store.server")],
  [
    "rooms-by-their-doors-from-outside",
    "app/screens/site/window/route.tsx",
    use("#modules/billing/store.server"),
  ],
  ["rooms-by-their-doors-from-outside", "prisma/window.ts", use("#modules/billing/store.server")],
  ["workers-enter-by-jobs", "workers/window.ts", use("#modules/billing/store.server")],
  ["workers-know-no-screens", "workers/screen.ts", use("~/root")],
  ["screens-know-no-workers", "app/screens/site/direct/route.tsx", use("#workers/main")],
  ["routes-decide-nothing", "app/screens/site/queue/route.tsx", use("bullmq")],
  [
    "routes-decide-nothing",
    "app/screens/site/database/route.tsx",
    use("#modules/platform/db.server"),
  ],
  ["no-screen-imports-a-screen", "app/screens/site/other/route.tsx", use("../home/route")],
  ["no-area-imports-a-screen", "app/screens/site/shared.ts", use("./home/route")],
  ["parts-know-no-screen", "app/parts/knows.tsx", use("~/screens/site/home/route")],
  ["wording-reads-words-alone", "app/wording/knows.ts", use("~/screens/site/home/route")],
  ["browser-reaches-no-server", "app/parts/leak.tsx", use("#modules/billing/schemas")],
  // What leads on to a server file is refused where it does, or is known to run on servers alone.
  ["browser-reaches-no-server", "modules/contest/between.ts", use("./store.server")],
  ["browser-reaches-no-server", "app/screens/site/home/value.tsx", use("./home.server")],
  ["browser-reaches-no-server", "app/screens/site/home/late.ts", 'void import("./home.server");'],
  ["browser-reaches-no-server", "app/screens/site/home/through.ts", use("./route")],
  ["browser-reaches-no-server", "app/screens/site/package.tsx", use("pino")],
  ["browser-reaches-no-server", "app/entry.client.tsx", use("#modules/platform/db.server")],
  ["browser-reaches-no-server", "app/http/one.client.ts", use("node:fs")],
  ["browser-reaches-no-server", "modules/platform/leaky/contract.ts", use("../db.server")],
  [
    "types-from-ones-own-server",
    "app/screens/other/type.tsx",
    typeFrom("Shared", "~/screens/site/shared.server"),
  ],
  [
    "types-from-ones-own-server",
    "app/screens/site/home/door.tsx",
    typeFrom("Owed", "#modules/billing/index.server"),
  ],
  [
    "types-from-ones-own-server",
    "app/parts/type.tsx",
    typeFrom("Owed", "#modules/billing/index.server"),
  ],
  ["types-from-ones-own-server", "app/screens/site/home/built-in.ts", typeFrom("Stats", "node:fs")],
  [
    "types-from-ones-own-server",
    "modules/renewal/contract.ts",
    typeFrom("Owed", "#modules/billing/index.server"),
  ],
  ["no-development-packages", "modules/platform/tools.ts", use("tsx")],
];
/** No room may import one that has no place in the order. */
for (const { name } of rules.filter((rule) => rule.name.startsWith("order-of-"))) {
  const room = name.slice("order-of-".length);
  planted.push([name, `modules/${room}/stranger.ts`, use("#modules/elsewhere/contract")]);
}
const behind = {
  "modules/elsewhere/contract.ts": "export const limit = 3;",
  "modules/platform/ring-b.ts": use("./ring-a"),
  "modules/billing/schemas.ts": use("./store.server"),
};

describe("import rules", () => {
  // On the tree itself `npm run check` asks them.
  it("find nothing in a small tree that keeps them", { timeout: 300_000 }, () => {
    const { status, stdout } = cruise(plant(clean), "err-long");
    expect([status, stdout]).toEqual([0, expect.stringContaining("no dependency violations")]);
  });

  it("each see the violation planted for them", { timeout: 300_000 }, () => {
    const files = Object.fromEntries(planted.map(([, path, text]) => [path, text]));
    const { stdout } = cruise(plant({ ...clean, ...behind, ...files }), "json");
    const { summary } = JSON.parse(stdout) as Report;
    const found = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
    const missed = planted
      .map(([rule, path]) => `${rule}: ${path}`)
      .filter((violation) => !found.includes(violation));
    expect(missed).toEqual([]);
  });

  it("have each a planted violation", () => {
    const names = new Set(planted.map(([rule]) => rule));
    expect(rules.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });
});
