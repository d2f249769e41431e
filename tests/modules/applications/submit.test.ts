import { describe, expect, it } from "vitest";
import { UNNAMED_ACCOUNT } from "#modules/accounts/index.server";
import {
  beginReview,
  deleteApplication,
  markApplicationPaid,
  readApplication,
  requestChanges,
  saveDraft,
  savePage,
  submitApplication,
  switchApplication,
} from "#modules/applications/index.server";
import { openInvoices } from "#modules/billing/index.server";
import {
  answersOf,
  fillIn,
  idOf,
  makeApplicant,
  makeStaff,
  must,
  payJoining,
  startAt,
  submitAt,
  system,
} from "./kit";

const all = (schema: "start-up" | "maintain") => Object.assign({}, ...answersOf(schema));
const invoicesOf = async (accountId: number) => must(await openInvoices(system, accountId));

describe("the submit of an application", () => {
  it("B-72 moves it from draft to submitted, makes the invoice of the joining price and leads to it", async () => {
    const { ctx, token, accountId } = await startAt(1001);
    await fillIn(ctx, token, "start-up");
    const fields = { ...all("start-up"), purpose: "Changed on the last page." };
    const sent = await submitApplication(ctx, { token, fields, version: 6 });
    expect(sent).toEqual({ ok: true, value: { redirect: "/app/payments" } });
    expect(await invoicesOf(accountId)).toMatchObject([
      { balance: 295_00, orderDetails: [{ type: "new_account", label: "Start-Up: joining" }] },
    ]);
    expect(must(await readApplication(ctx, token))).toMatchObject({
      state: "submitted",
      isEditable: false,
      answers: { purpose: "Changed on the last page." },
      history: [{ state: "draft" }, { state: "submitted", by: "Ada Byrd" }],
    });
  });

  it("B-72 sent many times at once makes one invoice and answers every time alike", async () => {
    const { ctx, token, accountId } = await startAt(1002);
    await fillIn(ctx, token, "maintain");
    const fields = all("maintain");
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => submitApplication(ctx, { token, fields })),
    );
    expect(sent.map(must)).toEqual(sent.map(() => ({ redirect: "/app/payments" })));
    expect(await invoicesOf(accountId)).toHaveLength(1);
    expect(must(await readApplication(ctx, token)).history).toHaveLength(2);
  });

  it("names an account without a name, so that its invoice is made out to it, and follows a correction", async () => {
    const { ctx, token, accountId } = await startAt(1001);
    const account = { where: { id: accountId } };
    const nameOf = async () => (await system.db.account.findUniqueOrThrow(account)).name;
    await system.db.account.update({ ...account, data: { name: UNNAMED_ACCOUNT } });
    must(await submitApplication(ctx, { token, fields: all("start-up") }));
    expect(await nameOf()).toBe("Lincoln High School Orchestra Boosters, Inc.");

    const staff = await makeStaff();
    const id = await idOf(token);
    await payJoining(id);
    must(await markApplicationPaid(staff, id));
    must(await beginReview(staff, id));
    const requests = [{ page: 1, field: "legal_name", message: "As on your articles." }];
    must(await requestChanges(staff, { id, requests }));
    const fields = { ...all("start-up"), legal_name: "Lincoln Orchestra Boosters, Inc." };
    must(await submitApplication(ctx, { token, fields }));
    expect(await nameOf()).toBe("Lincoln Orchestra Boosters, Inc.");
  });

  it("leaves the name of an account that has one", async () => {
    const { ctx, token, accountId } = await startAt(1001);
    const name = "Orchestra Parents";
    await system.db.account.update({ where: { id: accountId }, data: { name } });
    must(await submitApplication(ctx, { token, fields: all("start-up") }));
    const account = await system.db.account.findUniqueOrThrow({ where: { id: accountId } });
    expect(account.name).toBe(name);
  });

  it("a joining price of 0 makes no invoice and goes straight to review", async () => {
    const { ctx, token, accountId, redirect } = await submitAt(3001);
    expect(redirect).toBe("/app");
    expect(await invoicesOf(accountId)).toEqual([]);
    expect(must(await readApplication(ctx, token)).state).toBe("in_review");
  });

  it("with a page missing names page and field, and changes nothing", async () => {
    const { ctx, token, accountId } = await startAt(1001);
    const [organization = {}, legal = {}] = answersOf("start-up");
    must(await savePage(ctx, { token, page: 1, fields: organization }));
    const agreement = answersOf("start-up")[5] ?? {};
    const fields = { ...legal, ...agreement, signer_name: "", no_such_field: "x" };
    const sent = await submitApplication(ctx, { token, fields });
    if (sent.ok || sent.refusal.code !== "invalid") throw new Error("expected errors");
    const { errors } = sent.refusal;
    const at = (page: number, label: string) => [{ key: "onPage", values: { page, label } }];
    expect(errors).toMatchObject({
      fiscal_year_end: at(3, "Finances"),
      president_name: at(4, "People"),
      attests_purpose: at(5, "Activities and purpose"),
      signer_name: at(6, "Agreement"),
      no_such_field: [{ key: "unknown" }],
    });
    expect(errors).not.toHaveProperty("legal_name");
    expect(errors).not.toHaveProperty("ein");
    expect(must(await readApplication(ctx, token))).toMatchObject({
      state: "draft",
      completePages: [1],
    });
    expect(await invoicesOf(accountId)).toEqual([]);
  });

  it("B-61 is refused for the wrong type of application, whatever the page said before", async () => {
    const { ctx, token } = await startAt(1001);
    await fillIn(ctx, token, "start-up");
    const fields = { ...all("start-up"), has_501c: "1" };
    expect(await submitApplication(ctx, { token, fields })).toMatchObject({
      refusal: { errors: { has_501c: [{ key: "onPage" }] } },
    });
  });

  it("that did not see a colleague's save is told, and nothing of it is lost", async () => {
    const { ctx, token } = await startAt(1001);
    await fillIn(ctx, token, "start-up");
    const { version } = must(await readApplication(ctx, token));
    const [organization = {}] = answersOf("start-up");
    const renamed = { ...organization, legal_name: "Renamed" };
    must(await savePage(ctx, { token, page: 1, fields: renamed, version }));
    const stale = await submitApplication(ctx, { token, fields: all("start-up"), version });
    expect(stale).toMatchObject({
      refusal: { code: "conflict", stored: { fields: { legal_name: "Renamed" } } },
    });
    const seen = { token, fields: { ...all("start-up"), ...renamed }, version };
    expect(await submitApplication(ctx, seen)).toMatchObject({ ok: true });
  });

  it("locks it: no page, no draft, no other answers", async () => {
    const { ctx, token } = await submitAt(1001);
    const [organization = {}] = answersOf("start-up");
    const locked = { refusal: { code: "conflict", message: { key: "locked" } } };
    expect(await savePage(ctx, { token, page: 1, fields: organization })).toMatchObject(locked);
    expect(await saveDraft(ctx, { token, page: 1, fields: {}, version: 9 })).toMatchObject(locked);
    const fields = { ...all("start-up"), purpose: "Another" };
    expect(await submitApplication(ctx, { token, fields })).toMatchObject(locked);
  });

  it("of somebody else's application is not there", async () => {
    const { ctx, token } = await startAt(1001);
    await fillIn(ctx, token, "start-up");
    const stranger = await makeApplicant();
    const gone = { ok: false, refusal: { code: "not_found" } };
    expect(await submitApplication(stranger.ctx, { token, fields: {} })).toEqual(gone);
    expect(await deleteApplication(stranger.ctx, token)).toEqual(gone);
    expect(await switchApplication(stranger.ctx, token)).toEqual(gone);
  });
});

describe("deleting an application", () => {
  it("B-69 is possible in draft, and the account stays", async () => {
    const { ctx, token, accountId } = await startAt(1001);
    const id = await idOf(token);
    must(await deleteApplication(ctx, token));
    expect(await readApplication(ctx, token)).toMatchObject({ refusal: { code: "not_found" } });
    expect(await system.db.account.count({ where: { id: accountId } })).toBe(1);
    expect(
      await system.db.auditEntry.count({
        where: { subject: `application:${id}`, action: "applications.deleted" },
      }),
    ).toBe(1);
  });

  it.each(["submitted", "paid", "in_review", "changes_requested", "approved", "declined"])(
    "B-69 is refused when it is %s",
    async (state) => {
      const { ctx, token } = await startAt(1001);
      await system.db.application.update({ where: { token }, data: { state } });
      expect(await deleteApplication(ctx, token)).toMatchObject({
        refusal: { code: "conflict", message: { key: "deleteDraftOnly" } },
      });
      expect(await switchApplication(ctx, token)).toMatchObject({
        refusal: { code: "conflict", message: { key: "switchDraftOnly" } },
      });
      expect(must(await readApplication(ctx, token)).state).toBe(state);
    },
  );
});

describe("switching the type of an application", () => {
  it.each([
    [1001, 1002],
    [1003, 235636],
    [2001, 2002],
    [2003, 93772],
  ])("B-46 turns %i into %i and back", async (startUp, maintain) => {
    const { ctx, token } = await startAt(startUp);
    expect(must(await switchApplication(ctx, token))).toEqual({ levelId: maintain });
    expect(must(await readApplication(ctx, token))).toMatchObject({
      levelId: maintain,
      schema: "maintain",
    });
    expect(must(await switchApplication(ctx, token))).toEqual({ levelId: startUp });
  });

  it("B-47 keeps the answers, and asks again for what is not right", async () => {
    const { ctx, token } = await startAt(1001);
    await fillIn(ctx, token, "start-up");
    const typed = { last_return_year: "20", receipts_estimate: "1" };
    must(await saveDraft(ctx, { token, page: 3, fields: typed, version: 6 }));
    must(await switchApplication(ctx, token));
    const view = must(await readApplication(ctx, token));
    expect(view.answers).toMatchObject({
      ...all("start-up"),
      receipts_year_1: "18400.00",
      receipts_estimate: "20000.00",
      president_phone: "+14045550143",
      treasurer_phone: "+14045550143",
      secretary_phone: "+14045550143",
    });
    expect(view.drafts[3]?.fields).toEqual(typed);
    // The exemption is not ticked, and its section is not chosen.
    expect(view.completePages).toEqual([3, 4, 5, 6]);
    expect(view.firstIncompletePage).toBe(1);
  });

  it("B-47 after two switches every answer and draft is there again, and the submit keeps only what is asked", async () => {
    const { ctx, token } = await startAt(1001);
    await fillIn(ctx, token, "start-up");
    const { answers } = must(await readApplication(ctx, token));
    const typed = { receipts_estimate: "90000", receipts_year_1: "18000" };
    must(await saveDraft(ctx, { token, page: 3, fields: typed, version: 6 }));
    must(await switchApplication(ctx, token));
    const [organization = {}, legal = {}] = answersOf("maintain");
    must(await savePage(ctx, { token, page: 1, fields: organization }));
    must(await savePage(ctx, { token, page: 2, fields: legal }));
    must(await switchApplication(ctx, token));
    const back = must(await readApplication(ctx, token));
    expect(back.answers).toMatchObject({ ...answers, has_501c: "1" });
    expect(back.drafts[3]?.fields).toEqual(typed);

    const sent = await submitApplication(ctx, { token, fields: all("start-up") });
    expect(sent).toMatchObject({ ok: true });
    const { answers: kept } = must(await readApplication(ctx, token));
    expect(kept).toEqual({ ...answers, has_501c: "0" });
    expect(kept).not.toHaveProperty("exemption_section");
  });

  it("there is none for group-billed members", async () => {
    const { ctx, token } = await startAt(3001);
    expect(await switchApplication(ctx, token)).toMatchObject({
      refusal: { code: "conflict", message: { key: "switchNone" } },
    });
  });
});
