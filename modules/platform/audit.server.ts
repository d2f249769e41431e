import type pg from "pg";
import type { Actor, Ctx, TxCtx } from "./ctx.server";
import type { Prisma } from "./db.server";

export interface AuditEntry {
  /** What happened, as `<module>.<verb in the past>`: `accounts.signed-in`. */
  readonly action: string;
  /** What it happened to, as `<kind>:<id>`: `account:12`. */
  readonly subject: string;
  /** Before and after, or whatever explains it. Never passwords, tokens or card data. */
  readonly data?: Prisma.InputJsonObject;
}

/** Who really acts, also when staff see as somebody else. */
const actorId = (actor: Actor): number | null =>
  actor.kind === "user" ? (actor.seenBy ?? actor.userId) : null;

/**
 * Writes who did what in the transaction of the change itself, so that neither exists without the
 * other. Entries can be added only: the database refuses to change, delete or truncate them.
 */
export async function audit(tx: TxCtx, entry: AuditEntry): Promise<void> {
  const { actor } = tx;
  await tx.tx.auditEntry.create({
    data: {
      at: tx.now(),
      actorKind: actor.kind,
      actorId: actorId(actor),
      actorName: actor.kind === "system" ? actor.name : null,
      action: entry.action,
      subject: entry.subject,
      data: entry.data ?? {},
      requestId: tx.requestId,
    },
  });
}

/** The same in a transaction of work that has a connection of its own (`withLongClient`). */
export async function auditOn(client: pg.Client, ctx: Ctx, entry: AuditEntry): Promise<void> {
  const { actor } = ctx;
  await client.query(
    `INSERT INTO audit_entries (at, actor_kind, actor_id, actor_name, action, subject, data,
       request_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ctx.now(),
      actor.kind,
      actorId(actor),
      actor.kind === "system" ? actor.name : null,
      entry.action,
      entry.subject,
      JSON.stringify(entry.data ?? {}),
      ctx.requestId,
    ],
  );
}
