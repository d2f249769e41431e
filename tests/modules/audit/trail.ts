import { checkAudit, sealEntries } from "#modules/audit/index.server";
import { audit } from "#modules/platform/audit.server";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { pool } from "#modules/platform/db.server";
import { ok } from "#modules/platform/result";

export const system = createCtx({ actor: { kind: "system", name: "tests" } });

/** Does what the guards forbid, as somebody with the server's keys could. */
export async function damage(...statements: string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SET session_replication_role = replica");
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.query("SET session_replication_role = origin");
    client.release();
  }
}

/** Begins again with so many entries, numbered from 1, all of them sealed. */
export async function beginTrail(count: number): Promise<void> {
  await damage(
    "TRUNCATE audit_entries, audit_unsealed, audit_seals, audit_checks RESTART IDENTITY",
  );
  await write(count);
  await sealEntries(system);
}

/** Writes entries as the application does. */
export async function write(count: number): Promise<void> {
  await inTransaction(system, async (tx) => {
    for (let n = 1; n <= count; n++) {
      const data = { n, before: "Café", after: { name: 'O"Brien', cents: 19_500 } };
      await audit(tx, { action: "tests.counted", subject: `account:${n}`, data });
    }
    return ok(undefined);
  });
}

/** What the check says, in short: "changed seal 3 entry 3". */
export async function look(known?: { number: number; hash: string }): Promise<string> {
  const { head, fault, waiting } = await checkAudit(system, { known, isTelling: false });
  if (!fault) return `${head?.number ?? 0} hold, ${waiting} wait`;
  const places = [fault.seal && `seal ${fault.seal}`, fault.entry && `entry ${fault.entry}`];
  return [fault.kind, ...places.filter(Boolean)].join(" ");
}

/** The last seal, as an operator keeps it elsewhere. */
export async function headOf() {
  const { head } = await checkAudit(system, { isTelling: false });
  if (!head) throw new Error("nothing is sealed");
  return { number: head.number, hash: head.hash };
}
