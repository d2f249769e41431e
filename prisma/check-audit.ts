// npm run audit:check [-- --head=NUMBER:HASH]: looks through the whole audit and names the first
// place that is wrong. A head that an earlier run printed, and that was kept elsewhere, shows whether
// the chain was cut off or rewritten since. Ends with 1 when something is wrong.
import { parseArgs } from "node:util";
import { checkAudit } from "#modules/audit/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb } from "#modules/platform/db.server";

function readHead(): { number: number; hash: string } | undefined {
  const { values } = parseArgs({ options: { head: { type: "string" } } });
  if (values.head === undefined) return undefined;
  const [, number, hash] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(values.head) ?? [];
  if (number && hash) return { number: Number(number), hash };
  throw new Error(`"${values.head}" is no head`);
}

function readKnown() {
  try {
    return readHead();
  } catch (error) {
    const why = error instanceof Error ? error.message : "";
    process.stderr.write(`${why}\nUsage: npm run audit:check [-- --head=NUMBER:HASH]\n`);
    process.exit(2);
  }
}

const known = readKnown();
const ctx = createCtx({ actor: { kind: "system", name: "audit-check" } });
const print = (line: string) => process.stdout.write(`${line}\n`);
try {
  const began = performance.now();
  const { head, waiting, fault } = await checkAudit(ctx, { known, isTelling: false });
  const seconds = (performance.now() - began) / 1_000;
  const entries = head?.number ?? 0;
  const rate = Math.round(entries / seconds);
  print(`${entries} entries hold, checked in ${seconds.toFixed(1)} s (${rate} a second)`);
  print(`${waiting} entries wait to be sealed`);
  print(head ? `head ${head.number}:${head.hash}` : "no head yet");
  if (fault) {
    const places = Object.entries(fault).filter(([name]) => name !== "kind");
    print(`FAULT  ${fault.kind}  ${places.map(([name, id]) => `${name} ${id}`).join("  ")}`);
  }
  process.exitCode = fault ? 1 : 0;
} finally {
  await closeDb();
}
