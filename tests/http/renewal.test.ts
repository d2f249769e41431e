import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addYears } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { formatLongDate } from "#modules/platform/format";
import { makePerson } from "#tests/modules/accounts/people";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb } from "#tests/setup/web";
import { read } from "./payments-kit";
import { asJson, inDays, renewing, sendForm, ticked } from "./renewal-kit";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
beforeAll(async () => {
  web = await startWeb({ RATE_LIMIT_FACTOR: "1000" });
  staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
});
afterAll(() => web.stop());

const inEnglish = { locale: "en", formatLocale: "en-US" } as const;
const long = (date: Parameters<typeof formatLongDate>[0]) => formatLongDate(date, inEnglish);
const invoicesOf = (accountId: number) => db.invoice.findMany({ where: { accountId } });

describe("the renewal page", () => {
  it("D-12 D-13 D-14 D-16 D-25 shows level, options, features, totals, dates and where to read on", async () => {
    const { member, dueOn } = await renewing(web.url, { bonus: 25_00, state: "GA" });
    const page = await member.open("/app/renewal");
    const { renewalFeatures } = await db.level.findUniqueOrThrow({ where: { id: 1002 } });
    expect(page.status).toBe(200);
    for (const feature of renewalFeatures) expect(page.text).toContain(feature);
    expect(page.text).toContain(`Due date ${long(dueOn)}`);
    expect(page.text).toContain(`Next due date ${long(addYears(dueOn, 1))}, once`);
    expect(page.text).toContain(`$20.00 off through ${long(inDays(34))}, that day included`);
    expect(ticked(page)).toEqual({ is_upgrade_selected: "1" });
    expect(page.text).toContain("Upgrade to Full Service $300.00, less $50.00: $250.00");
    expect(page.text).toContain("Subtotal $495.00 Discounts -$70.00 Referral bonus -$25.00");
    expect(page.text).toContain("Total $400.00");
    for (const link of ["/irs-form-990", "/state-registration#us_map", "/incorporation-and-ein"]) {
      expect(page.html).toContain(`href="${link}"`);
    }
    expect(page.text).toContain(
      "State fees in Georgia To stay registered, a year Check with the state",
    );
  });

  it("D-15 D-17 has no upgrade rows at a level without a target, and D-21 free incorporation comes ticked", async () => {
    const full = await renewing(web.url, { levelId: 235636 });
    const page = await full.member.open("/app/renewal");
    expect(page.html).not.toContain("is_upgrade_selected");
    expect(page.text).toContain("Total $445.00");
    const chapter = await renewing(web.url, { levelId: 2002 });
    expect(ticked(await chapter.member.open("/app/renewal"))).toEqual({
      is_upgrade_selected: "1",
      is_incorporation_selected: "1",
    });
  });

  it("D-13 says so where nothing can be renewed yet", async () => {
    const { member, accountId } = await renewing(web.url);
    await db.account.update({ where: { id: accountId }, data: { renewalDueAt: null } });
    const { status, text } = await member.open("/app/renewal");
    expect(status).toBe(200);
    expect(text).toContain("There is no membership to renew yet");
  });
});

describe("a form without script", () => {
  it("D-18 D-19 recomputes: the upgrade off clears incorporation, incorporation brings the upgrade", async () => {
    const { member, accountId } = await renewing(web.url);
    const first = await member.open("/app/renewal");
    const ask = { _recompute: "1" };
    const off = await sendForm(member, first, ask, {});
    expect(off.status).toBe(200);
    expect(ticked(off)).toEqual({});
    expect(off.text).toContain("Total $175.00");
    const both = await sendForm(member, off, ask, { is_incorporation_selected: "1" });
    expect(ticked(both)).toEqual({ is_upgrade_selected: "1", is_incorporation_selected: "1" });
    expect(both.text).toContain("Total $545.00");
    const none = await sendForm(member, both, ask, { is_incorporation_selected: "1" });
    expect(ticked(none)).toEqual({});
    expect(await invoicesOf(accountId)).toEqual([]);
  });

  it("D-26 D-34 makes the invoice and leads to the payments", async () => {
    const { member, accountId } = await renewing(web.url);
    const page = await member.open("/app/renewal");
    const basic = await sendForm(member, page, { _recompute: "1" }, {});
    const sent = await sendForm(member, basic, {}, {});
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/app/payments"]);
    expect(await invoicesOf(accountId)).toHaveLength(1);
    const paying = await member.open("/app/payments");
    expect(paying.text).toContain("The renewal is in. Its invoice is ready.");
    expect(paying.text).toContain("$175.00");
  });

  it("D-27 D-36 says Oops with the new total when the boxes were changed, and keeps them", async () => {
    const { member, accountId } = await renewing(web.url);
    const page = await member.open("/app/renewal");
    const refused = await sendForm(member, page, {}, {});
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("Oops... The renewal has changed.");
    expect(refused.text).toContain("The total is now $175.00. Your choices are kept.");
    expect(refused.html).toMatch(/<dialog open=""/);
    expect(ticked(refused)).toEqual({});
    expect(await invoicesOf(accountId)).toEqual([]);
    expect((await sendForm(member, refused, {}, {})).status).toBe(303);
  });

  it("D-41 D-42 asks for the tax return first; I understand sends, cancelling sends nothing", async () => {
    const { member, accountId } = await renewing(web.url, { levelId: 235636 });
    const page = await member.open("/app/renewal");
    const asked = await sendForm(member, page);
    expect(asked.status).toBe(200);
    expect(asked.text).toContain("the latest 990-series tax return");
    expect(asked.html).toMatch(/<dialog open=""/);
    expect(await invoicesOf(accountId)).toEqual([]);
    const kept = await sendForm(member, asked, { _understood: "1", _recompute: "1" });
    expect(kept.text).not.toContain("I understand");
    expect(await invoicesOf(accountId)).toEqual([]);
    const sent = await sendForm(member, asked, { _understood: "1" });
    expect(sent.headers.get("location")).toBe("/app/payments");
    expect(await invoicesOf(accountId)).toHaveLength(1);
  });

  it("D-38 D-39 D-40 warns a group-billed account first, then about the return", async () => {
    const { member, accountId } = await renewing(web.url, { levelId: 2002, group: "Alpha & Beta" });
    const warned = await member.open("/app/renewal");
    expect(warned.text).toContain("Are you sure?");
    expect(warned.text).toContain(
      "belongs to Alpha & Beta. Please make sure that Alpha & Beta is not billed",
    );
    expect(warned.html).toMatch(/href="\/account"[^>]*>Cancel/);
    expect(warned.html).not.toContain("Renew membership");
    const at = /href="(\/app\/renewal[^"]*individually=1)"/.exec(warned.html)?.[1] ?? "";
    const page = await member.open(at);
    expect(page.text).not.toContain("Are you sure?");
    const asked = await sendForm(member, page, {}, ticked(page), at);
    expect(asked.text).toContain("I understand");
    expect(asked.text).not.toContain("Are you sure?");
    const sent = await sendForm(member, page, { _understood: "1" }, ticked(page), at);
    expect(sent.status).toBe(303);
    expect(await invoicesOf(accountId)).toHaveLength(1);
  });

  it("D-20 keeps the upgrade of a suspended account, whatever is ticked", async () => {
    const { member, accountId } = await renewing(web.url, { isSuspended: true });
    const page = await member.open("/app/renewal");
    expect(page.html).toMatch(/<input[^>]*id="is_upgrade_selected"[^>]*disabled=""/);
    expect(page.hidden("is_upgrade_selected")).toBe("1");
    const sneaked = await sendForm(member, page, { _understood: "1" }, {});
    expect(sneaked.status).toBe(409);
    const sent = await sendForm(member, page, { _understood: "1", is_upgrade_selected: "1" }, {});
    expect(sent.status).toBe(303);
    const renewal = await db.renewal.findFirstOrThrow({ where: { accountId } });
    expect(renewal.newLevelId).toBe(235636);
  });
});

describe("a script", () => {
  it("D-26 D-34 gets the address to go to and the invoice; sending again makes no second", async () => {
    const { member, accountId } = await renewing(web.url);
    const page = await member.open("/app/renewal");
    const first = await read(await member.call("/app/renewal", "POST", asJson(page)));
    const [invoice] = await invoicesOf(accountId);
    expect(first).toEqual({
      status: 200,
      body: { redirect: "/app/payments", invoice: { id: invoice?.id, number: invoice?.number } },
    });
    const again = await read(await member.call("/app/renewal", "POST", asJson(page)));
    expect(again).toEqual(first);
    expect(await invoicesOf(accountId)).toHaveLength(1);
  });

  it("D-27 D-36 gets 409 with the new totals for stale ones, and the first error for wrong fields", async () => {
    const { member } = await renewing(web.url);
    const form = asJson(await member.open("/app/renewal"));
    const stale = { ...form, totals: { ...form.totals, order_total: 1 } };
    expect(await read(await member.call("/app/renewal", "POST", stale))).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining("has changed"),
        totals: { subtotal: 495, discount_total: 70, bonus_total: 0, order_total: 425 },
      },
    });
    const wrong = { ...form, totals: "a lot", surprise: 1 };
    expect(await read(await member.call("/app/renewal", "POST", wrong))).toMatchObject({
      status: 422,
      body: { errors: { totals: [expect.any(String)], surprise: [expect.any(String)] } },
    });
  });

  it("D-35 H-03 staff renew as the member would and are led to the account, at either address; somebody else's does not exist", async () => {
    const { member, accountId } = await renewing(web.url);
    const other = await renewing(web.url);
    const page = await staff.open(`/admin/accounts/${accountId}/renewal`);
    expect(page.text).toContain("Renew for Elm Street Boosters");
    const form = asJson(page);
    expect((await other.member.call("/app/renewal", "POST", form)).status).toBe(404);
    const sent = await read(await staff.call("/app/renewal", "POST", form));
    expect(sent.body.redirect).toBe(`/admin/accounts/show/${accountId}`);
    const plain = await sendForm(
      staff,
      page,
      { _understood: "1" },
      ticked(page),
      `/admin/accounts/${accountId}/renewal`,
    );
    expect(plain.headers.get("location")).toBe(`/admin/accounts/show/${accountId}`);
    expect(await invoicesOf(accountId)).toHaveLength(1);
    expect((await member.open(`/admin/accounts/${accountId}/renewal`)).status).toBe(403);
  });
});
