import type { TxCtx } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";

/** What can be wrong with the books; those of `repairs.server.ts` can be put right by machine. */
export type FaultKind =
  | "posting_unbalanced"
  | "guard_missing"
  | "guard_disabled"
  | "invoice_not_posted"
  | "invoice_wrong_value"
  | "invoice_overpaid"
  | "payment_not_posted"
  | "payment_wrong_amount"
  | "attempt_not_recorded"
  | "attempt_not_ended"
  | "attempt_blocks"
  | "attempt_blocks_nothing"
  | "discount_not_used"
  | "refund_not_posted";

export interface LedgerFault {
  readonly kind: FaultKind;
  /** The row's key: an id, a reference, a trigger's name. */
  readonly key: string;
  readonly detail: string;
}

/** The triggers that keep the books from being changed; without one, anything could have been. */
const guards = ["postings", "ledger_entries", "payments", "payment_invoices", "payment_events"]
  .flatMap((table) => [
    [table, `${table}_append_only`],
    [table, `${table}_not_truncated`],
  ])
  .concat([
    ["postings", "postings_balanced"],
    ["ledger_entries", "ledger_entries_balanced"],
  ])
  .map(([table = "", name = ""]) => `${table}.${name}`);

const finalStatuses = `('succeeded', 'declined', 'failed', 'cancelled')`;

/** Each gives the key and a detail of the rows at fault. */
const queries: readonly (readonly [FaultKind, string])[] = [
  [
    "posting_unbalanced",
    `SELECT p.id::text AS key, coalesce(sum(e.cents), 0) || ' cents in ' || count(e.id) || ' entries' AS detail
     FROM postings p LEFT JOIN ledger_entries e ON e.posting_id = p.id
     GROUP BY p.id HAVING coalesce(sum(e.cents), 0) <> 0 OR count(e.id) < 2`,
  ],
  [
    "invoice_not_posted",
    `SELECT i.id::text AS key, sum(d.value_cents) || ' cents' AS detail
     FROM invoices i JOIN order_details d ON d.invoice_id = i.id
     WHERE NOT EXISTS (SELECT FROM postings p WHERE p.reference = 'invoice:' || i.id)
     GROUP BY i.id HAVING sum(d.value_cents) <> 0`,
  ],
  [
    "invoice_wrong_value",
    `SELECT i.id::text AS key, 'lines ' || lines.cents || ', posted ' || coalesce(e.cents, 0) AS detail
     FROM invoices i
     JOIN postings p ON p.reference = 'invoice:' || i.id
     CROSS JOIN LATERAL (SELECT coalesce(sum(value_cents), 0) AS cents FROM order_details WHERE invoice_id = i.id) lines
     LEFT JOIN ledger_entries e ON e.posting_id = p.id AND e.ledger = 'receivable' AND e.invoice_id = i.id
     WHERE coalesce(e.cents, 0) <> lines.cents`,
  ],
  [
    "invoice_overpaid",
    `SELECT invoice_id::text AS key, sum(cents) || ' cents open' AS detail
     FROM ledger_entries WHERE ledger = 'receivable' GROUP BY invoice_id HAVING sum(cents) < 0`,
  ],
  [
    "payment_not_posted",
    `SELECT id::text AS key, amount_cents || ' cents, discount ' || discount_cents AS detail FROM payments p
     WHERE (amount_cents > 0 AND NOT EXISTS (SELECT FROM postings WHERE reference = 'payment:' || p.id))
        OR (discount_cents > 0 AND NOT EXISTS (SELECT FROM postings WHERE reference = 'payment:' || p.id || ':discount'))`,
  ],
  [
    "payment_wrong_amount",
    `SELECT p.id::text AS key, 'payment ' || p.amount_cents || ', invoices ' || parts.cents || ', posted ' || coalesce(e.cents, 0) AS detail
     FROM payments p
     CROSS JOIN LATERAL (SELECT coalesce(sum(amount_cents), 0) AS cents, coalesce(sum(discount_cents), 0) AS off
                         FROM payment_invoices WHERE payment_id = p.id) parts
     LEFT JOIN postings o ON o.reference = 'payment:' || p.id
     LEFT JOIN ledger_entries e ON e.posting_id = o.id AND e.ledger IN ('cash', 'bonus')
     WHERE parts.cents <> p.amount_cents OR parts.off <> p.discount_cents
        OR (o.id IS NOT NULL AND coalesce(e.cents, 0) <> p.amount_cents)`,
  ],
  [
    "attempt_not_recorded",
    `SELECT ref AS key, amount_cents || ' cents' AS detail FROM payment_attempts a
     WHERE status = 'succeeded' AND NOT EXISTS (SELECT FROM payments WHERE attempt_ref = a.ref)`,
  ],
  [
    "attempt_not_ended",
    `SELECT a.ref AS key, a.status AS detail FROM payment_attempts a
     JOIN payments p ON p.attempt_ref = a.ref WHERE a.status <> 'succeeded'`,
  ],
  [
    "attempt_blocks",
    `SELECT DISTINCT a.ref AS key, a.status AS detail FROM payment_attempts a
     JOIN attempt_invoices l ON l.attempt_ref = a.ref AND l.is_active WHERE a.status IN ${finalStatuses}`,
  ],
  [
    "attempt_blocks_nothing",
    `SELECT a.ref AS key, a.status AS detail FROM payment_attempts a
     WHERE a.status NOT IN ${finalStatuses}
       AND NOT EXISTS (SELECT FROM payments WHERE attempt_ref = a.ref)
       AND EXISTS (SELECT FROM attempt_invoices l WHERE l.attempt_ref = a.ref AND NOT l.is_active)`,
  ],
  [
    "discount_not_used",
    `SELECT r.id::text AS key, p.attempt_ref AS detail FROM payments p
     JOIN discount_reservations r ON r.attempt_ref = p.attempt_ref
     WHERE p.discount_cents > 0 AND r.used_at IS NULL`,
  ],
  [
    "refund_not_posted",
    `SELECT ref AS key, amount_cents || ' cents' AS detail FROM refunds r
     WHERE status = 'succeeded' AND NOT EXISTS (SELECT FROM postings WHERE reference = 'refund:' || r.ref)`,
  ],
];

/** Everything that is wrong with the books now, kind by kind. */
export async function findFaults({ tx }: TxCtx): Promise<LedgerFault[]> {
  const faults = await guardFaults(tx);
  for (const [kind, query] of queries) {
    const rows = await tx.$queryRawUnsafe<{ key: string; detail: string }[]>(
      `SELECT * FROM (${query}) found ORDER BY key`,
    );
    faults.push(...rows.map(({ key, detail }) => ({ kind, key, detail })));
  }
  return faults;
}

async function guardFaults(tx: Prisma.TransactionClient): Promise<LedgerFault[]> {
  const rows = await tx.$queryRaw<{ name: string; state: string }[]>`
    SELECT tgrelid::regclass::text || '.' || tgname AS "name", tgenabled::text AS "state"
    FROM pg_trigger WHERE NOT tgisinternal`;
  const states = new Map(rows.map(({ name, state }) => [name, state]));
  return guards.flatMap((key): LedgerFault[] => {
    const state = states.get(key);
    if (state === undefined) return [{ kind: "guard_missing", key, detail: "" }];
    return state === "O" || state === "A" ? [] : [{ kind: "guard_disabled", key, detail: state }];
  });
}
