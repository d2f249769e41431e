import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { approveApplication, startApplication } from "#modules/applications/index.server";
import { createInvoice, enterPayment, refundPayment } from "#modules/billing/index.server";
import { type TimelineKind, timelineKinds } from "#modules/console/contract";
import {
  accountLinks,
  accountTimeline,
  addAccountNote,
  type TimelineAsked,
} from "#modules/console/index.server";
import { sendInquiry } from "#modules/inquiries/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { recipientHash } from "#modules/platform/mail/index.server";
import { cents } from "#modules/platform/money";
import { makeClub } from "../accounts/clubs";
import { as, makePerson, signInAs, system } from "../accounts/people";

async function must<T>(result: Promise<{ ok: true; value: T } | { ok: false; refusal: unknown }>) {
  const done = await result;
  if (!done.ok) throw new Error(`refused: ${JSON.stringify(done.refusal)}`);
  return done.value;
}

/** Every entry of an account, page by page. */
async function everything(accountId: number, kind?: TimelineKind) {
  const entries = [];
  let before: TimelineAsked["before"];
  do {
    const page = await must(accountTimeline(system, { accountId, kind, before }));
    entries.push(...page.entries);
    before = page.next;
  } while (before !== undefined);
  return entries;
}
const codes = async (accountId: number, kind?: TimelineKind) =>
  (await everything(accountId, kind)).map(({ code }) => code);

const noted = (accountId: number, text: string, ctx = system) =>
  addAccountNote(ctx, { accountId, text, key: randomUUID() });

async function paidInvoice(accountId: number) {
  const line = { type: "renewal", label: "Renewal", value: cents(50_00) } as const;
  const invoice = await must(createInvoice(system, { accountId, orderDetails: [line] }));
  const check = { accountId, method: "check", label: "Check 204", amount: cents(50_00) } as const;
  return must(enterPayment(system, { ...check, invoiceIds: [invoice.id] }));
}

describe("H-02 the timeline of an account", () => {
  it("tells of every room once, the newest first, each under its kind", async () => {
    const { id, primary } = await makeClub({ members: 0 });
    const started = await must(
      startApplication(system, { accountId: id, levelId: 1001, schema: "start-up" }),
    );
    const application = await db.application.findFirstOrThrow({ where: { accountId: id } });
    expect(started).toBeDefined();
    await db.application.update({ where: { id: application.id }, data: { state: "in_review" } });
    await must(approveApplication(system, { id: application.id }));
    const payment = await paidInvoice(id);
    const refund = { note: "Paid twice", after: "reopen", key: randomUUID() } as const;
    await must(refundPayment(system, { paymentId: payment.id, amount: cents(10_00), ...refund }));
    const fields = { email: primary.email.toUpperCase(), organization: "University of Kansas" };
    await must(sendInquiry(system, { kind: "greek_collector", fields, isVerified: true }));
    const recipient = recipientHash(primary.email);
    await db.mailDelivery.create({
      data: {
        messageKey: randomUUID(),
        mail: "billing.receipt",
        recipientHash: recipient,
        status: "sent",
        lockedUntil: new Date(),
        createdAt: new Date(),
      },
    });
    await must(noted(id, "Called about the 990."));
    await signInAs(primary);

    expect((await codes(id))[0]).toBe("note");
    expect(await codes(id, "money")).toEqual(
      expect.arrayContaining(["refund.succeeded", "payment", "invoice"]),
    );
    expect(await codes(id, "application")).toEqual(
      expect.arrayContaining(["application.approved", "applications.started"]),
    );
    expect(await codes(id, "letter")).toEqual(["letter.billing.receipt"]);
    expect(await codes(id, "contact")).toEqual(["inquiry.greek_collector"]);
    expect(await codes(id, "membership")).toContain("accounts.membership-activated");
    expect(await codes(id, "people")).toContain("accounts.person-added");
    expect(await codes(id, "sign_in")).toContain("accounts.signed-in");
    const all = await codes(id);
    expect(all).not.toContain("accounts.signed-in");
    expect(all).not.toContain("billing.payment-recorded");
    const apart = await Promise.all(
      timelineKinds.filter((kind) => kind !== "sign_in").map((kind) => codes(id, kind)),
    );
    expect(apart.flat().sort()).toEqual(all.sort());
    const instants = (await everything(id)).map(({ at }) => at.getTime());
    expect(instants).toEqual(instants.toSorted((one, other) => other - one));
    expect(await must(accountLinks(system, id))).toMatchObject({
      applications: [{ state: "approved" }],
      inquiries: [{ kind: "greek_collector" }],
    });
  });

  it("pages by a cursor that loses and repeats nothing of one instant", async () => {
    const { id } = await makeClub({ members: 0 });
    const now = () => new Date("2026-11-22T12:00:00.123Z");
    const frozen = createCtx({ actor: system.actor, now });
    for (let at = 0; at < 60; at++) await must(noted(id, `Note ${at}`, frozen));
    const notes = await everything(id, "note");
    expect(notes.map(({ data }) => data.text)).toEqual(
      Array.from({ length: 60 }, (_, at) => `Note ${59 - at}`),
    );
    for (const before of ["", "x", "1.2", "99999999999999999.1.a", "\0"]) {
      expect((await must(accountTimeline(system, { accountId: id, before }))).entries.length).toBe(
        25,
      );
    }
  });

  it("is for staff alone, and tells nothing of another account", async () => {
    const { id, primary } = await makeClub({ members: 0 });
    const other = await makeClub({ members: 0 });
    await must(noted(id, "A secret."));
    expect(await accountTimeline(as(primary), { accountId: id })).toMatchObject({
      refusal: { code: "forbidden" },
    });
    expect(await accountLinks(as(primary), id)).toMatchObject({ refusal: { code: "forbidden" } });
    expect(await codes(other.id)).not.toContain("note");
  });
});

describe("H-02 notes of staff", () => {
  it("are kept with who wrote them and when, once however often the form is sent", async () => {
    const { id } = await makeClub({ members: 0 });
    const staff = await makePerson({ isStaff: true, firstName: "Ida", lastName: "Wells" });
    const key = randomUUID();
    const send = () => addAccountNote(as(staff), { accountId: id, text: "Called.", key });
    await Promise.all([must(send()), must(send()), must(send())]);
    const [note, ...more] = await everything(id, "note");
    expect(note).toMatchObject({ code: "note", actor: "Ida Wells", data: { text: "Called." } });
    expect(more).toEqual([]);
    const subject = `account:${id}`;
    const audited = { where: { subject, action: "console.note-added" } };
    expect(await db.auditEntry.count(audited)).toBe(1);
  });

  it("are refused from others and for no account, and never change", async () => {
    const { id, primary } = await makeClub({ members: 0 });
    expect(await noted(id, "Hi", as(primary))).toMatchObject({ refusal: { code: "forbidden" } });
    expect(await noted(999_999_999, "Hi")).toMatchObject({ refusal: { code: "not_found" } });
    await must(noted(id, "Stays."));
    const change = db.accountNote.updateMany({ where: { accountId: id }, data: { text: "Gone" } });
    await expect(change).rejects.toThrow("never changed");
    await expect(db.accountNote.deleteMany({ where: { accountId: id } })).rejects.toThrow();
  });
});
