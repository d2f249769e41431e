import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { printTable, type Row } from "./report";

type Bench = () => Promise<{ run(): Promise<Row[]> }>;

/** Every figure of the project, by the name that selects it. */
const benches: Record<string, Bench> = {
  weight: () => import("./page-weight"),
  pages: () => import("./pages"),
  web: () => import("./web"),
  idle: () => import("./idle"),
  traces: () => import("./traces"),
  memory: () => import("./web-memory"),
  storm: () => import("./sign-in-storm"),
  password: () => import("./password"),
  passkeys: () => import("./passkeys"),
  enumeration: () => import("./enumeration"),
  jobs: () => import("./jobs"),
  documents: () => import("./documents"),
  "document-page": () => import("./document-page"),
  "document-memory": () => import("./document-memory"),
  images: () => import("./images"),
  media: () => import("./media"),
  upload: () => import("./upload"),
  journey: () => import("./journey"),
  wizard: () => import("./wizard"),
  reconciliation: () => import("./reconciliation"),
  payments: () => import("./payments"),
  renewal: () => import("./renewal"),
  invoices: () => import("./invoices"),
  reminders: () => import("./reminders"),
  duties: () => import("./duties"),
  feed: () => import("./feed"),
  standing: () => import("./standing"),
  roster: () => import("./roster"),
  packet: () => import("./packet"),
  vault: () => import("./vault"),
  treasury: () => import("./treasury"),
  headquarters: () => import("./headquarters"),
  supervision: () => import("./supervision"),
  audit: () => import("./audit"),
  console: () => import("./console"),
  import: () => import("./listing-import"),
  search: () => import("./listing-search"),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `No such figures: ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}.`,
  );
  process.exit(2);
}

/** What this process was started for: one of them, whose rows its parent waits for. */
async function measureHere(name: string): Promise<void> {
  const { run } = await (benches[name] as Bench)();
  const rows = await run();
  process.send?.(rows, () => process.exit(0));
}

/** Gives work the address of a copy of the seeded database, which is gone afterwards. */
async function onCopy<T>(name: string, work: (url: string) => Promise<T>): Promise<T> {
  const at = (database: string) => {
    const url = new URL(process.env.DATABASE_URL ?? "");
    url.pathname = database;
    return url.href;
  };
  const seeded = decodeURIComponent(new URL(process.env.DATABASE_URL ?? "").pathname.slice(1));
  const copy = `${seeded}_${name}`;
  const admin = new pg.Client({ connectionString: at("postgres") });
  await admin.connect();
  try {
    await admin.query(
      `CREATE DATABASE ${pg.escapeIdentifier(copy)} TEMPLATE ${pg.escapeIdentifier(seeded)}`,
    );
    return await work(at(copy));
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(copy)} WITH (FORCE)`);
    await admin.end();
  }
}

/** In a process and a database of its own: what one leaves behind is nothing to the next. */
async function measureApart(name: string, url: string): Promise<Row[]> {
  const child = fork(fileURLToPath(import.meta.url), [name], {
    serialization: "advanced",
    env: { ...process.env, DATABASE_URL: url },
  });
  let rows: Row[] | undefined;
  child.on("message", (sent) => {
    rows = sent as Row[];
  });
  await once(child, "close");
  const nothing = { ours: Number.NaN, unit: "", target: "a figure", ok: false };
  return rows ?? [{ name: `${name}: broke off`, ...nothing }];
}

async function measureAll(names: readonly string[]): Promise<void> {
  const rows: Row[] = [];
  for (const name of names) {
    console.log(`measuring: ${name}`);
    rows.push(...(await onCopy(name, (url) => measureApart(name, url))));
    writeFileSync("build/bench.json", JSON.stringify(rows, null, 2));
  }
  console.log("");
  printTable(rows);
  process.exit(rows.every((row) => row.ok) ? 0 : 1);
}

const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
if (process.send) await measureHere(wanted[0] ?? "");
else await measureAll(Object.keys(benches).filter(isWanted));
