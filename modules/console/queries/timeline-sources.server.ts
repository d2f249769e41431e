import { Prisma } from "#modules/platform/db.server";
import type { TimelineKind } from "../domain/audit-kinds";

/** A table that tells of an account: (at, id, code, data, subject, actor kind, id and name). */
export interface Source {
  /** Orders what happened at one instant. */
  readonly number: number;
  readonly query: Prisma.Sql;
}

interface Asked {
  readonly accountId: number;
  readonly recipients: readonly string[];
  /** A condition on the entries `a` of the record of changes. */
  readonly action: Prisma.Sql;
}

const numbered = (column: string) => Prisma.raw(`lpad(${column}::text, 20, '0')`);
const byUser = (column: string) =>
  Prisma.raw(`CASE WHEN ${column} IS NULL THEN 'system' ELSE 'user' END, ${column}, NULL::text`);
const bySystem = Prisma.raw("'system', NULL::int, NULL::text");
const byVisitor = Prisma.raw("'visitor', NULL::int, NULL::text");

/** What the record of changes calls everything that is an account's. */
const subjects = (accountId: number) => Prisma.sql`
  SELECT ${`account:${accountId}`}
  UNION ALL SELECT 'account:' || id FROM accounts WHERE merged_into_id = ${accountId}
  UNION ALL SELECT 'user:' || user_id FROM account_users WHERE account_id = ${accountId}
  UNION ALL SELECT 'application:' || id FROM applications WHERE account_id = ${accountId}
  UNION ALL SELECT 'renewal:' || id FROM renewals WHERE account_id = ${accountId}
  UNION ALL SELECT 'invoice:' || id FROM invoices WHERE account_id = ${accountId}
  UNION ALL SELECT 'payment:' || id FROM payments WHERE account_id = ${accountId}
  UNION ALL SELECT 'attempt:' || ref FROM payment_attempts WHERE account_id = ${accountId}
  UNION ALL SELECT 'bylaws:' || id FROM bylaws WHERE account_id = ${accountId}
  UNION ALL SELECT 'bylaws-version:' || v.id FROM bylaws_versions v
    JOIN bylaws b ON b.id = v.bylaws_id WHERE b.account_id = ${accountId}
  UNION ALL SELECT 'inquiry:' || q.id FROM inquiries q
    JOIN (${addresses(accountId)}) p ON p.email = lower(q.email)
  UNION ALL SELECT 'contest-entry:' || c.id FROM contest_entries c
    JOIN (${addresses(accountId)}) p ON p.email = c.email_key`;

/** The folded addresses of an account's people. */
export const addresses = (accountId: number): Prisma.Sql => Prisma.sql`
  SELECT u.email_key AS email FROM account_users m JOIN users u ON u.id = m.user_id
  WHERE m.account_id = ${accountId}`;

const audit = ({ accountId, action }: Asked) => Prisma.sql`
  SELECT a.at, ${numbered("a.id")}, a.action, a.data, a.subject, a.actor_kind, a.actor_id,
    a.actor_name
  FROM audit_entries a WHERE a.subject IN (${subjects(accountId)}) AND ${action}`;

const notes = ({ accountId }: Asked) => Prisma.sql`
  SELECT n.created_at, ${numbered("n.id")}, 'note', jsonb_build_object('text', n.text),
    'account:' || n.account_id, ${byUser("n.author_id")}
  FROM account_notes n WHERE n.account_id = ${accountId}`;

const moves = ({ accountId }: Asked) => Prisma.sql`
  SELECT e.at, ${numbered("e.id")}, 'application.' || e.state,
    jsonb_build_object('note', e.note), 'application:' || p.id, ${byUser("e.user_id")}
  FROM applications p JOIN application_events e ON e.application_id = p.id
  WHERE p.account_id = ${accountId}`;

const invoices = ({ accountId }: Asked) => Prisma.sql`
  SELECT i.created_at, ${numbered("i.id")}, 'invoice', jsonb_build_object('number', i.number,
    'cents', (SELECT sum(d.value_cents) FROM order_details d WHERE d.invoice_id = i.id)),
    'invoice:' || i.id, ${bySystem}
  FROM invoices i WHERE i.account_id = ${accountId}`;

const payments = ({ accountId }: Asked) => Prisma.sql`
  SELECT p.created_at, ${numbered("p.id")}, 'payment', jsonb_build_object('cents', p.amount_cents,
    'label', p.label, 'method', p.method),
    'payment:' || p.id, ${byUser("p.user_id")}
  FROM payments p WHERE p.account_id = ${accountId}`;

const refunds = ({ accountId }: Asked) => Prisma.sql`
  SELECT r.created_at, ${numbered("r.id")}, 'refund.' || r.status,
    jsonb_build_object('cents', r.amount_cents, 'note', r.note),
    'payment:' || p.id, ${byUser("r.user_id")}
  FROM payments p JOIN refunds r ON r.payment_id = p.id WHERE p.account_id = ${accountId}`;

const letters = ({ recipients }: Asked) => Prisma.sql`
  SELECT d.created_at, d.message_key, 'letter.' || d.mail,
    jsonb_build_object('status', d.status), '', ${bySystem}
  FROM mail_deliveries d WHERE d.recipient_hash = ANY(${recipients})`;

const inquiries = ({ accountId }: Asked) => Prisma.sql`
  SELECT q.created_at, ${numbered("q.id")}, 'inquiry.' || q.kind,
    jsonb_build_object('text', left(q.message, 200)), 'inquiry:' || q.id, ${byVisitor}
  FROM inquiries q JOIN (${addresses(accountId)}) p ON p.email = lower(q.email)`;

const entries = ({ accountId }: Asked) => Prisma.sql`
  SELECT c.created_at, ${numbered("c.id")}, 'contest-entry',
    jsonb_build_object('text', o.title), 'contest-entry:' || c.id, ${byVisitor}
  FROM contest_entries c JOIN contests o ON o.id = c.contest_id
    JOIN (${addresses(accountId)}) p ON p.email = c.email_key`;

/** In the order of things that happen at one instant; what is not of a kind is in all. */
const all: readonly { kind?: TimelineKind; of: (asked: Asked) => Prisma.Sql }[] = [
  { of: audit },
  { kind: "note", of: notes },
  { kind: "application", of: moves },
  { kind: "money", of: invoices },
  { kind: "money", of: payments },
  { kind: "money", of: refunds },
  { kind: "letter", of: letters },
  { kind: "contact", of: inquiries },
  { kind: "contact", of: entries },
];

/** The sources that can have something of a kind; all of them when it is left out. */
export const sourcesOf = (kind: TimelineKind | undefined, asked: Asked): readonly Source[] =>
  all.flatMap(({ kind: own, of }, number) =>
    !kind || !own || own === kind ? [{ number, query: of(asked) }] : [],
  );
