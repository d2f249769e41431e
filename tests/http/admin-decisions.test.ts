import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount } from "#modules/accounts/index.server";
import {
  markApplicationPaid,
  readApplication,
  reviewApplication,
} from "#modules/applications/index.server";
import { createInvoice } from "#modules/billing/index.server";
import { db } from "#modules/platform/db.server";
import { cents, toAmountText } from "#modules/platform/money";
import { makePerson } from "#tests/modules/accounts/people";
import {
  answerEin,
  freshEin,
  inReview,
  must,
  payJoining,
  submitAt,
  system,
  waiverOf,
} from "#tests/modules/applications/kit";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
let member: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
  member = await signedIn(web.url, (await makePerson()).email);
});
afterAll(() => web.stop());

const addressOf = (id: number) => `/admin/applications/${id}`;
const stateOf = async (id: number) => must(await reviewApplication(system, id)).state;

/** What the form sends that moves on without a payment. */
async function waived(id: number) {
  const { reason, open } = await waiverOf(id);
  return { decision: "paid", reason, open: toAmountText(open) };
}

/** Sends one of the page's forms without script and opens where it leads. */
async function decide(id: number, fields: Record<string, string>) {
  await staff.open(addressOf(id));
  const answer = await staff.submit(addressOf(id), fields);
  expect(answer.status, answer.text.slice(0, 400)).toBe(303);
  expect(answer.headers.get("location")).toBe(addressOf(id));
  return staff.open(addressOf(id));
}

describe("a decision", () => {
  it("B-73 H-06 goes from submitted to paid, in review and approved, each told by a notice", async () => {
    const { id, accountId } = await submitAt(1001);
    const group = await db.group.create({ data: { label: "Band Parents of America" } });
    expect((await decide(id, await waived(id))).text).toContain("Moved on.");
    expect((await decide(id, { decision: "in_review" })).text).toContain("The review has begun.");
    const offered = await staff.open(addressOf(id));
    expect(offered.text).toContain("Band Parents of America");
    const approved = { decision: "approved", is_confirmed: "1", group_id: String(group.id) };
    expect((await decide(id, approved)).text).toContain("The organization is a member now.");
    expect(await db.account.findUnique({ where: { id: accountId } })).toMatchObject({
      levelId: 1002,
      groupId: group.id,
      name: "Lincoln High School Orchestra Boosters, Inc.",
    });
  });

  it("says that the joining invoice is open, and where it is paid or voided", async () => {
    const { id, accountId } = await submitAt(1001);
    const { invoice } = must(await reviewApplication(system, id));
    const submitted = await staff.open(addressOf(id));
    expect(submitted.text).toContain(`The joining invoice ${invoice?.number} is open: $295.00.`);
    const till = `/admin/payments/latest/${accountId}?invoice=${invoice?.id}`;
    expect(submitted.html).toContain(`href="${till}"`);
    // As after a payment that its bank took back.
    await db.application.update({ where: { id }, data: { state: "in_review" } });
    expect((await staff.open(addressOf(id))).text).toContain("is open: $295.00.");
    const declined = await decide(id, { decision: "declined", reason: "For profit." });
    expect(declined.text).toContain("Void it, or the organization is still asked to pay.");
    expect(declined.html).toContain(`href="/admin/invoices/correct/${invoice?.id}"`);
  });

  it("moves on by the payment that is entered for its invoice alone, and leads there and back", async () => {
    const { id, accountId } = await submitAt(1001);
    const { invoice } = must(await reviewApplication(system, id));
    const other = await createInvoice(system, {
      accountId,
      orderDetails: [{ type: "adjustment", label: "Binder", value: cents(20_00) }],
    });
    const till = `/admin/payments/latest/${accountId}?invoice=${invoice?.id}`;
    const form = await staff.open(till);
    expect(form.html).toMatch(new RegExp(`name="invoice_${invoice?.id}"[^>]*checked`));
    expect(form.html).not.toMatch(new RegExp(`name="invoice_${must(other).id}"[^>]*checked`));
    expect(form.html).toMatch(/name="amount"[^>]*value="295\.00"/);
    const [, key = ""] = /name="key" value="([^"]+)"/.exec(form.html) ?? [];
    const sent = { key, amount: "295.00", received_on: "2026-01-02", label: "", method: "check" };
    const answer = await staff.submit(till, { ...sent, [`invoice_${invoice?.id}`]: "1" });
    expect(answer.headers.get("location")).toBe(addressOf(id));
    expect((await staff.open(addressOf(id))).text).toContain(
      "is settled. The application moves on",
    );
  });

  it("voids the open invoice with a decline, and says what is to be paid back, and what waits", async () => {
    const open = await submitAt(1001);
    await db.application.update({ where: { id: open.id }, data: { state: "in_review" } });
    const page = await staff.open(addressOf(open.id));
    expect(page.html).toMatch(/name="close_invoice"[^>]*checked/);
    const closed = await decide(open.id, {
      decision: "declined",
      reason: "For profit.",
      open: "295.00",
      close_invoice: "1",
    });
    expect(closed.text).toContain("There is nothing left to do.");
    const paid = await inReview();
    const sent = { decision: "declined", reason: "For profit.", open: "0.00", pay_back: "1" };
    const declined = await decide(paid.id, sent);
    expect(declined.text).toContain("$295.00 is still to be paid back.");
    expect(declined.html).toMatch(/href="\/admin\/payments\/refund\/\d+\?after=credit"/);
    expect((await staff.open("/admin")).text).toMatch(
      /declined applications? with money to settle/,
    );
    const queue = await staff.open("/admin/applications?state=declined");
    expect(queue.text).toContain("Money to settle");
    // What was ticked by mistake is taken back where it is read, and the other way round.
    const kept = await decide(paid.id, { decision: "keeps" });
    expect(kept.text).toContain("It is not paid back by itself.");
    expect(kept.text).not.toContain("is still to be paid back");
    const again = await decide(paid.id, { decision: "pays_back" });
    expect(again.text).toContain("$295.00 is still to be paid back.");
    const early = await staff.call(addressOf((await inReview()).id), "POST", { decision: "keeps" });
    expect(early.status).toBe(409);
  });

  it("leads to the account that has the EIN, and approves no second one with it", async () => {
    const { id } = await inReview();
    const ein = freshEin();
    await answerEin(id, ein);
    const holder = await createAccount(system, { name: "Holder", ein: ein.replace("-", "") });
    await staff.open(addressOf(id));
    const page = await staff.submit(addressOf(id), { decision: "approved", is_confirmed: "1" });
    expect(page.status).toBe(422);
    expect(page.text).toContain("“Holder” (account");
    expect(page.html).toContain('id="approved-ein"');
    expect(page.html).toContain(`href="/admin/accounts/show/${must(holder).id}"`);
    expect(await stateOf(id)).toBe("in_review");
  });

  it("approves only what was confirmed, into a group that there is", async () => {
    const { id } = await inReview();
    await staff.open(addressOf(id));
    const page = await staff.submit(addressOf(id), { decision: "approved", group_id: "" });
    expect(page.status).toBe(422);
    expect(page.text).toContain("Tick this once you have read every answer.");
    const body = { decision: "approved", is_confirmed: 1, group_id: "999999" };
    const answer = await staff.call(addressOf(id), "POST", body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { group_id: [expect.any(String)] } });
    expect(await stateOf(id)).toBe("in_review");
  });

  it("asks for changes at named answers, and the applicant sees each at its field", async () => {
    const { id, ctx, token } = await inReview();
    const page = await decide(id, {
      decision: "changes_requested",
      ask_ein: "This is the school's number.",
      ask_purpose: "Please say more.",
      ask_legal_name: "  ",
    });
    expect(page.text).toContain("Sent back.");
    expect(page.text).toContain("Asked for: This is the school's number.");
    const { requests } = must(await readApplication(ctx, token));
    expect(requests).toMatchObject([
      { page: 2, field: "ein", message: "This is the school's number." },
      { page: 5, field: "purpose", message: "Please say more." },
    ]);
  });

  it("refuses a request for no change, for a field that is not there and for too long a text", async () => {
    const { id } = await inReview();
    for (const [fields, wrong] of [
      [{}, "requests"],
      [{ ask_no_such_field: "x" }, "ask_no_such_field"],
      [{ ask_ein: "x".repeat(1_001) }, "ask_ein"],
    ] as const) {
      const body = { decision: "changes_requested", ...fields };
      const answer = await staff.call(addressOf(id), "POST", body);
      expect(answer.status).toBe(422);
      const { errors } = (await answer.json()) as { errors: object };
      expect(Object.keys(errors)).toEqual([wrong]);
    }
    await staff.open(addressOf(id));
    const fields = {
      decision: "changes_requested",
      ask_ein: "x".repeat(1_001),
      ask_purpose: "Kept",
    };
    const page = await staff.submit(addressOf(id), fields);
    expect(page.status).toBe(422);
    expect(page.html).toMatch(/<textarea[^>]*name="ask_purpose"[^>]*>\n?Kept<\/textarea>/);
    expect(page.html).toContain('id="changes-ask_ein-error"');
    expect(await stateOf(id)).toBe("in_review");
  });

  it("declines with a reason only, which the history keeps", async () => {
    const { id } = await inReview();
    const empty = await staff.call(addressOf(id), "POST", { decision: "declined", reason: " " });
    expect(empty.status).toBe(422);
    const reason = "The group sells <b>for profit</b>.";
    const page = await decide(id, { decision: "declined", reason });
    expect(page.text).toContain("Declined. The applicant reads your reason by e-mail.");
    expect(page.html).toContain("The group sells &lt;b&gt;for profit&lt;/b&gt;.");
  });

  it("H-06 that comes too late is a conflict and says so on the page", async () => {
    const { id } = await submitAt(1002);
    await staff.open(addressOf(id));
    const sent = await waived(id);
    await payJoining(id);
    must(await markApplicationPaid(system, id));
    const page = await staff.submit(addressOf(id), sent);
    expect(page.status).toBe(409);
    expect(page.text).toContain("This application is now in another state.");
    expect(page.text).toContain("Begin the review");
    const answer = await staff.call(addressOf(id), "POST", {
      decision: "declined",
      reason: "Late",
    });
    expect(answer.status).toBe(409);
  });

  it("B-98 is staff's alone, and there are no others than these", async () => {
    const { id } = await submitAt(1002);
    expect((await member.call(addressOf(id), "POST", { decision: "paid" })).status).toBe(403);
    for (const decision of [undefined, "draft", "deleted", ["paid"], 7]) {
      expect((await staff.call(addressOf(id), "POST", { decision })).status).toBe(422);
    }
    const more = { decision: "paid", state: "approved" };
    expect((await staff.call(addressOf(id), "POST", more)).status).toBe(422);
    expect(await stateOf(id)).toBe("submitted");
  });
});
