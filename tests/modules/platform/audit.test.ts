import { expect, it } from "vitest";
import { audit } from "#modules/platform/audit.server";
import { botCheckMessages } from "#modules/platform/captcha/contract";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { message } from "#modules/platform/messages";
import { ok, refuse } from "#modules/platform/result";

const at = new Date("2026-11-21T10:00:00Z");
const ctx = createCtx({
  requestId: "ABCD-EFGH",
  now: () => at,
  actor: { kind: "user", userId: 7, isStaff: true, role: "owner", accountIds: [] },
});
const entry = {
  action: "accounts.renamed",
  subject: "account:12",
  data: { before: "A", after: "B" },
};

it("an audit entry says who did what to whom, when, and before and after", async () => {
  await inTransaction(ctx, async (tx) => {
    await audit(tx, entry);
    return ok(undefined);
  });
  const found = await db.auditEntry.findMany({ where: { subject: "account:12" } });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    ...entry,
    at,
    actorKind: "user",
    actorId: 7,
    actorName: null,
    requestId: "ABCD-EFGH",
  });
});

it("the system's entries carry its name", async () => {
  const system = createCtx({ actor: { kind: "system", name: "reminders" } });
  await inTransaction(system, async (tx) => {
    await audit(tx, { action: "renewal.reminded", subject: "account:13" });
    return ok(undefined);
  });
  const found = await db.auditEntry.findFirstOrThrow({ where: { subject: "account:13" } });
  expect(found).toMatchObject({
    actorKind: "system",
    actorId: null,
    actorName: "reminders",
    data: {},
  });
});

it("an entry goes with its change when that is refused", async () => {
  await inTransaction(ctx, async (tx) => {
    await audit(tx, { ...entry, subject: "account:14" });
    return refuse({ code: "conflict", message: message(botCheckMessages, "refused") });
  });
  expect(await db.auditEntry.count({ where: { subject: "account:14" } })).toBe(0);
});

it("the database refuses to change, remove or truncate entries", async () => {
  const before = await db.auditEntry.count();
  const changing = db.auditEntry.updateMany({ data: { action: "x" } });
  await expect(changing).rejects.toThrow("append-only");
  await expect(db.auditEntry.deleteMany()).rejects.toThrow("append-only");
  await expect(db.$executeRaw`TRUNCATE audit_entries CASCADE`).rejects.toThrow("append-only");
  expect(await db.auditEntry.count()).toBe(before);
  expect(before).toBeGreaterThan(0);
});
