import { describe, expect, it } from "vitest";
import { createAccount, createGroup, readAccountOverview } from "#modules/accounts/index.server";
import {
  approveApplication,
  beginReview,
  declineApplication,
  markApplicationPaid,
  readApplication,
  requestChanges,
  reviewApplication,
  submitApplication,
} from "#modules/applications/index.server";
import { openInvoices } from "#modules/billing/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { createCtx } from "#modules/platform/ctx.server";
import { answerEin, freshEin, inReview, makeStaff, must, startAt, submitAt, system } from "./kit";

const ask = [{ page: 2, field: "ein", message: "This is the school's number." }];

/** What staff can do, by the state that it leads to. */
const commands: Record<string, (ctx: Ctx, id: number) => Promise<{ ok: boolean }>> = {
  paid: (ctx, id) => markApplicationPaid(ctx, id),
  in_review: (ctx, id) => beginReview(ctx, id),
  changes_requested: (ctx, id) => requestChanges(ctx, { id, requests: ask }),
  approved: (ctx, id) => approveApplication(ctx, { id }),
  declined: (ctx, id) => declineApplication(ctx, { id, reason: "Not a nonprofit." }),
};
const states = [
  "draft",
  "submitted",
  "paid",
  "in_review",
  "changes_requested",
  "approved",
  "declined",
];
const allowed = new Set([
  "submitted>paid",
  "paid>in_review",
  "in_review>changes_requested",
  "in_review>approved",
  "in_review>declined",
]);
const moves = states.flatMap((from) => Object.keys(commands).map((to) => [from, to] as const));

describe("the moves that staff make", () => {
  it.each(moves)("B-73 H-06 from %s to %s", async (from, to) => {
    const { token, ctx } = await startAt(1001);
    const { id } = await system.db.application.update({
      where: { token },
      data: { state: from, answers: { legal_name: "Club", address_state: "GA" } },
    });
    const staff = await makeStaff();
    const result = await commands[to]?.(staff, id);
    const isAllowed = allowed.has(`${from}>${to}`);
    if (isAllowed) expect(result).toEqual({ ok: true, value: undefined });
    else
      expect(result).toMatchObject({
        refusal: { code: "conflict", message: { key: "wrongState" } },
      });
    const view = must(await readApplication(ctx, token));
    expect(view.state).toBe(isAllowed ? to : from);
    // A refused move leaves neither history nor a letter behind.
    expect(view.history).toHaveLength(isAllowed ? 2 : 1);
  });

  it.each(Object.keys(commands))("B-73 nobody else moves one to %s", async (to) => {
    const { ctx, id } = await submitAt(1001);
    expect(await commands[to]?.(ctx, id)).toMatchObject({ refusal: { code: "forbidden" } });
    expect(await commands[to]?.(createCtx(), id)).toMatchObject({
      refusal: { code: "unauthenticated" },
    });
    const staff = await makeStaff();
    for (const unknown of [2_000_000_000, 2 ** 40, -1, 1.5]) {
      expect(await commands[to]?.(staff, unknown)).toMatchObject({
        refusal: { code: "not_found" },
      });
    }
  });

  it("B-73 of many staff who decide at once, one is heard", async () => {
    const { id, token, ctx, staff } = await inReview();
    const others = await Promise.all(Array.from({ length: 5 }, () => makeStaff()));
    const decided = await Promise.all(
      [staff, ...others].flatMap((who) => [
        approveApplication(who, { id }),
        declineApplication(who, { id, reason: "No." }),
      ]),
    );
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
    const view = must(await readApplication(ctx, token));
    expect(view.history.map(({ state }) => state)).toEqual([
      "draft",
      "submitted",
      "paid",
      "in_review",
      view.state,
    ]);
  });

  it("B-74 H-06 each is kept with who did it, when and why, and is in the audit trail", async () => {
    const now = () => new Date("2026-11-21T15:42:00Z");
    const { id, token, ctx, staff } = await inReview(now);
    must(await declineApplication(staff, { id, reason: " This is not a nonprofit. " }));
    const { history } = must(await readApplication(ctx, token));
    const by = ["Ada Byrd", "Ada Byrd", "Sam Lee", "Sam Lee", "Sam Lee"];
    expect(history.map((move) => move.by)).toEqual(by);
    expect(history.at(-1)).toEqual({
      state: "declined",
      at: now(),
      by: "Sam Lee",
      note: "This is not a nonprofit.",
    });
    const entries = await system.db.auditEntry.findMany({
      where: { subject: `application:${id}`, action: "applications.moved" },
      orderBy: { id: "asc" },
    });
    expect(entries.at(-1)).toMatchObject({ data: { from: "in_review", to: "declined" } });
    expect(entries).toHaveLength(4);
  });

  it("needs words for the applicant", async () => {
    const { id, staff } = await inReview();
    for (const reason of ["", "  \n", "x".repeat(1_001), "a\0b"]) {
      expect(await declineApplication(staff, { id, reason })).toMatchObject({
        refusal: { errors: { reason: [{ key: "words" }] } },
      });
    }
    const asked = (page: number, field: string, message: string) =>
      requestChanges(staff, { id, requests: [{ page, field, message }] });
    expect(await asked(2, "ein", " ")).toMatchObject({ refusal: { errors: { ein: [{}] } } });
    expect(await asked(1, "ein", "x")).toMatchObject({ refusal: { errors: { ein: [{}] } } });
    expect(await asked(2, "irs_heading", "x")).toMatchObject({ refusal: { code: "invalid" } });
    expect(await requestChanges(staff, { id, requests: [] })).toMatchObject({
      refusal: { errors: { requests: [{}] } },
    });
  });
});

describe("changes that are asked for", () => {
  it("B-73 are seen at their field, vanish when it is changed and submitted, and cost nothing more", async () => {
    const { id, token, ctx, accountId, staff } = await inReview();
    const requests = [...ask, { page: 3, field: "total_assets", message: "Is this everything?" }];
    must(await requestChanges(staff, { id, requests }));
    const view = must(await readApplication(ctx, token));
    expect(view).toMatchObject({
      state: "changes_requested",
      isEditable: true,
      requests: [
        { page: 2, field: "ein", message: "This is the school's number." },
        { page: 3, field: "total_assets", message: "Is this everything?" },
      ],
    });
    const fields = { ...view.answers, ein: "58-7654321" };
    const again = await submitApplication(ctx, { token, fields, version: view.version });
    expect(again).toEqual({ ok: true, value: { redirect: "/app" } });
    const sent = must(await readApplication(ctx, token));
    expect(sent).toMatchObject({ state: "submitted", requests: [{ field: "total_assets" }] });
    expect(await system.db.invoice.count({ where: { accountId } })).toBe(1);
    expect(must(await openInvoices(system, accountId))).toEqual([]);
    // It was paid: it is not to be paid again, and can be read at once.
    expect(await markApplicationPaid(staff, id)).toMatchObject({ refusal: { code: "conflict" } });
    must(await beginReview(staff, id));
    must(await approveApplication(staff, { id }));
  });
});

describe("an approval", () => {
  it.each([
    [1001, 1002],
    [2003, 93772],
    [1002, 1002],
  ])(
    "B-75 of an application at %i makes the account a member at %i for a year",
    async (level, renewsAs) => {
      // Evening in Texas, the next day already in UTC.
      const now = () => new Date("2028-03-01T02:30:00Z");
      const { accountId, token } = await startAt(level, now);
      const { id } = await system.db.application.update({
        where: { token },
        data: { state: "in_review", answers: { legal_name: "Club, Inc.", address_state: "TX" } },
      });
      const staff = await makeStaff(now);
      must(await approveApplication(staff, { id }));
      expect(must(await readAccountOverview(system, accountId))).toMatchObject({
        name: "Club, Inc.",
        levelId: renewsAs,
        timeZone: "America/Chicago",
        // 29 February goes to 28 February.
        renewalDueOn: "2029-02-28",
        groupLabel: null,
      });
    },
  );

  it("B-75 puts the account into the group that staff pick, and refuses one that is not there", async () => {
    const { id, accountId, staff } = await inReview();
    await answerEin(id, freshEin());
    expect(await approveApplication(staff, { id, groupId: 999_999 })).toMatchObject({
      refusal: { errors: { group_id: [{ key: "groupUnknown" }] } },
    });
    expect(must(await reviewApplication(staff, id)).state).toBe("in_review");
    const group = must(await createGroup(system, { label: "Delta Rho" }));
    must(await approveApplication(staff, { id, groupId: group.id }));
    expect(must(await readAccountOverview(system, accountId)).groupLabel).toBe("Delta Rho");
  });

  it("is refused at the EIN that another account has, and nothing is half done; a duplicate gives it on", async () => {
    const ein = freshEin();
    const digits = ein.replace("-", "");
    const holder = must(await createAccount(system, { name: "Holder", ein: digits }));
    const { id, accountId, staff } = await inReview();
    await answerEin(id, ein);
    expect(await approveApplication(staff, { id })).toMatchObject({
      refusal: {
        code: "invalid",
        errors: { ein: [{ values: { id: holder.id, name: "Holder" } }] },
      },
    });
    expect(must(await reviewApplication(staff, id)).state).toBe("in_review");
    const one = () => system.db.account.findUniqueOrThrow({ where: { id: accountId } });
    expect(await one()).toMatchObject({ ein: null, levelId: null });
    // A duplicate that was merged keeps its number and counts no more.
    await system.db.account.update({
      where: { id: holder.id },
      data: { mergedIntoId: accountId, mergedAt: new Date() },
    });
    must(await approveApplication(staff, { id }));
    expect(await one()).toMatchObject({ ein: digits, levelId: 1002 });
  });

  it("gives one EIN to one of two that say it and are approved at once", async () => {
    const ein = freshEin();
    const both = [await inReview(), await inReview()];
    for (const { id } of both) await answerEin(id, ein);
    const done = await Promise.all(both.map(({ id, staff }) => approveApplication(staff, { id })));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const have = { ein: ein.replace("-", ""), mergedIntoId: null };
    expect(await system.db.account.count({ where: have })).toBe(1);
  });
});
