// Run in a process of its own, so that its memory is nobody else's.
import { entryColumns } from "#modules/audit/chain.server";
import { checkAudit, sealEntries } from "#modules/audit/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb, withLongClient } from "#modules/platform/db.server";
import type { AuditFigures } from "./audit";

const ENTRIES = 1_000_000;
const ctx = createCtx({ actor: { kind: "system", name: "bench" } });

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

/** The entries as a busy year writes them, with some 150 bytes of data each. */
const write = () =>
  withLongClient((client) =>
    client.query(
      `INSERT INTO audit_entries (at, actor_kind, actor_id, action, subject, data, request_id)
       SELECT now() - n * interval '30 seconds', 'user', n % 5000, 'billing.payment-recorded',
         'account:' || n % 20000, jsonb_build_object('paymentId', n, 'before', repeat('b', 40),
           'after', repeat('a', 40), 'cents', n * 7), md5(n::text)
       FROM generate_series(1, $1) n`,
      [ENTRIES],
    ),
  );

const readBare = () =>
  withLongClient(async (client) => {
    await client.query("BEGIN");
    await client.query(
      `DECLARE bare NO SCROLL CURSOR FOR SELECT ${entryColumns} FROM audit_entries e ORDER BY e.id`,
    );
    while ((await client.query("FETCH 5000 FROM bare")).rows.length > 0);
  });

await write();
const sealing = await seconds(() => sealEntries(ctx));
await withLongClient((client) => client.query("VACUUM ANALYZE"));
const reading = await seconds(readBare);
globalThis.gc?.();
const before = process.memoryUsage.rss();
let peak = before;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 20);
let entries = 0;
const checking = await seconds(async () => {
  const { head, fault } = await checkAudit(ctx, { isTelling: false });
  if (fault) throw new Error(`the check found ${fault.kind}`);
  entries = head?.number ?? 0;
});
clearInterval(watch);
const figures: AuditFigures = { entries, sealing, checking, reading, grown: peak - before };
console.log(JSON.stringify(figures));
await closeDb();
