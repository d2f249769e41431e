import { beforeEach, describe, expect, it } from "vitest";
import { createBylaws, listDocuments, retryFailed } from "#modules/bylaws/index.server";
import { markFailed } from "#modules/bylaws/store.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import type { Result } from "#modules/platform/result";
import { makeAccount } from "../../factories/account";
import { chapterFields } from "../../factories/bylaws";
import { accepted } from "./worker";

const visitor = createCtx();
const personOf = (accountIds: readonly number[], isStaff = false) =>
  createCtx({
    actor: { kind: "user", userId: 7, isStaff, role: isStaff ? "owner" : undefined, accountIds },
  });
const staff = personOf([], true);
const code = (result: Result<unknown>) => (result.ok ? "ok" : result.refusal.code);

async function makeFailed(ctx = visitor, name = "Sigma Chapter") {
  const made = await createBylaws(ctx, { variant: "chapter", fields: chapterFields({ name }) });
  const { hash } = accepted(made);
  const { id } = await db.bylawsVersion.findFirstOrThrow({ where: { bylaws: { hash } } });
  await markFailed(ctx, id, "storageFailure");
  return { id, hash };
}

beforeEach(async () => {
  await db.bylaws.deleteMany();
  await db.outboxJob.deleteMany();
});

describe("what staff see of documents that could not be made", () => {
  it("whose they are, which, when and why, and never the hash", async () => {
    const { id: accountId, name } = await makeAccount(visitor);
    const own = await makeFailed(personOf([accountId]), "Tau Chapter");
    const other = await makeFailed();
    await createBylaws(visitor, { variant: "chapter", fields: chapterFields() });
    const list = accepted(await listDocuments(staff, { state: "failed" }));
    expect(list).toMatchObject({ total: 2, counts: { failed: 2, preparing: 1 } });
    expect(list.rows).toHaveLength(2);
    expect(list.rows.find(({ id }) => id === own.id)).toEqual({
      id: own.id,
      number: 1,
      variant: "chapter",
      name: "Tau Chapter",
      account: { id: accountId, name },
      createdAt: expect.any(Date),
      failure: "storageFailure",
    });
    expect(list.rows.find(({ id }) => id === other.id)).toMatchObject({ account: null });
    expect(JSON.stringify(list)).not.toContain(own.hash);
    expect(accepted(await listDocuments(staff, { state: "preparing" })).rows).toHaveLength(1);
  });

  it("is theirs alone, and so is trying again", async () => {
    const { id } = await makeFailed();
    const state = "failed";
    expect(code(await listDocuments(visitor, { state }))).toBe("unauthenticated");
    expect(code(await listDocuments(personOf([1]), { state }))).toBe("forbidden");
    expect(code(await retryFailed(visitor, id))).toBe("unauthenticated");
    expect(code(await retryFailed(personOf([1]), id))).toBe("forbidden");
    for (const unknown of ["", "1", id.toUpperCase(), "0".repeat(36), crypto.randomUUID()]) {
      expect(code(await retryFailed(staff, unknown))).toBe("not_found");
    }
    expect(accepted(await listDocuments(staff, { state })).total).toBe(1);
  });

  it("is asked for again once, however many ask, and the trail says by whom", async () => {
    const { id, hash } = await makeFailed();
    await db.outboxJob.deleteMany();
    const answers = await Promise.all([1, 2, 3].map(() => retryFailed(staff, id)));
    expect(answers.map(code)).toEqual(["ok", "ok", "ok"]);
    expect(await db.outboxJob.findMany()).toMatchObject([
      { jobName: "bylaws.render", payload: { versionId: id } },
    ]);
    const { id: bylawsId } = await db.bylaws.findUniqueOrThrow({ where: { hash } });
    const where = { subject: `bylaws:${bylawsId}` };
    expect(await db.auditEntry.findMany({ where })).toMatchObject([
      { action: "bylaws.retried", actorId: 7, data: { version: 1 } },
    ]);
    expect(accepted(await listDocuments(staff, { state: "failed" })).total).toBe(0);
  });
});
