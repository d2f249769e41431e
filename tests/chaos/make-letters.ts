// Makes a headquarters with so many chapters, each with one person, and sends them a letter in one act.
import { randomUUID } from "node:crypto";
import { createGroup } from "#modules/accounts/index.server";
import { formOfTemplate, readTemplate, sendLetters } from "#modules/letters/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb, db, pool } from "#modules/platform/db.server";

const [wanted = 0] = process.argv.slice(2).map(Number);
const ctx = createCtx({ actor: { kind: "system", name: "chaos" } });

const central = await db.account.create({ data: { name: "Delta Rho Omega" } });
const group = await createGroup(ctx, { label: "Delta Rho Omega", centralAccountId: central.id });
if (!group.ok) throw new Error("the group was refused");
await pool.query(
  `WITH person AS (INSERT INTO users (email, email_key)
     SELECT 'chapter' || n || '@example.org', 'chapter' || n || '@example.org'
     FROM generate_series(1, $2) n RETURNING id),
   numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM person),
   club AS (INSERT INTO accounts (name, group_id)
     SELECT 'Chapter ' || n, $1 FROM generate_series(1, $2) n RETURNING id),
   counted AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM club)
   INSERT INTO account_users (account_id, user_id)
   SELECT counted.id, numbered.id FROM counted JOIN numbered USING (n)`,
  [group.value.id, wanted],
);
const found = await readTemplate(ctx, central.id, "inclusion");
if (!found.ok) throw new Error("the template was refused");
const { title = "", text = "" } = formOfTemplate(found.value.template);
const fields = { title, text, needs_two: false, thing_signers: false, thing_papers: false };
const act = { accountId: central.id, kind: "inclusion", version: 0, fields, days: null } as const;
const sent = await sendLetters(ctx, { ...act, key: randomUUID() });
if (!sent.ok) throw new Error(`refused: ${JSON.stringify(sent.refusal)}`);
await closeDb();
