import { writeFileSync } from "node:fs";
import { printTable, type Row } from "./report";

type Bench = () => Promise<{ run(): Promise<Row[]> }>;

/** Every figure of the project, by the name that selects it. */
const benches: Record<string, Bench> = {
  weight: () => import("./page-weight"),
  pages: () => import("./pages"),
  web: () => import("./web"),
  traces: () => import("./traces"),
  memory: () => import("./web-memory"),
  storm: () => import("./sign-in-storm"),
  password: () => import("./password"),
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

const rows: Row[] = [];
for (const [name, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`measuring: ${name}`);
  const { run } = await load();
  rows.push(...(await run()));
}
console.log("");
printTable(rows);
writeFileSync("build/bench.json", JSON.stringify(rows, null, 2));
process.exit(rows.every((row) => row.ok) ? 0 : 1);
