import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { formatLongDate } from "#modules/platform/format";
import { makePerson } from "#tests/modules/accounts/people";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb } from "#tests/setup/web";
import { inDays, renewing, sendForm } from "./renewal-kit";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
beforeAll(async () => {
  web = await startWeb({ RATE_LIMIT_FACTOR: "1000", RENEWAL_GRACE_DAYS: "40" });
  staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
});
afterAll(() => web.stop());

const long = (count: number) =>
  formatLongDate(inDays(count), { locale: "en", formatLocale: "en-US" });

/** A member account whose renewal was submitted. */
async function submitted(bonus = 0) {
  const account = await renewing(web.url, { levelId: 235636, bonus });
  const page = await account.member.open("/app/renewal");
  const sent = await sendForm(account.member, page, { _understood: "1" });
  expect(sent.status).toBe(303);
  return account;
}

/** A file of an account, as if it was uploaded. */
const addFile = (accountId: number) =>
  db.accountFile.create({
    data: {
      accountId,
      fileName: "Form 990.pdf",
      contentType: "application/pdf",
      size: 4,
      sha256: "00",
      storageKey: `return-${accountId}`,
      createdAt: new Date(),
    },
  });

describe("an unpaid renewal", () => {
  it("D-30 is shown with its invoice, to be paid or cancelled", async () => {
    const { member } = await submitted(25_00);
    const { text, html } = await member.open("/app/renewal");
    expect(text).toContain("Your renewal is waiting for its payment");
    expect(text).toContain("Referral bonus -$25.00");
    expect(html).toMatch(/href="\/app\/payments"[^>]*>Pay \$420\.00/);
    expect(html).toContain('href="/app/renewal/cancel"');
    expect(text).not.toContain("Renew membership");
  });

  it("D-29 D-30 is cancelled after a question: the invoice is void, the bonus back", async () => {
    const { member, accountId } = await submitted(25_00);
    const asked = await member.open("/app/renewal/cancel");
    expect(asked.text).toContain("$25.00 of referral bonus goes back to the balance.");
    const done = await member.submit("/app/renewal/cancel", {});
    expect([done.status, done.headers.get("location")]).toEqual([303, "/app/renewal"]);
    const account = await db.account.findUniqueOrThrow({ where: { id: accountId } });
    expect(account.bonusBalanceCents).toBe(25_00);
    const page = await member.open("/app/renewal");
    expect(page.text).toContain("The renewal is cancelled. Its invoice is void.");
    expect(page.text).toContain("Renew membership");
    const again = await member.submit("/app/renewal/cancel", {});
    expect(again.status).toBe(409);
    expect(again.text).toContain("There is no unpaid renewal");
  });
});

describe("the tax return", () => {
  it("D-41 is asked for on the home page until it is handed in", async () => {
    const { member, accountId } = await submitted();
    const address = `/app/renewal/return?account_id=${accountId}`;
    const home = await member.open("/app");
    expect(home.text).toContain("We still need your latest 990-series tax return");
    expect(home.html).toContain(`href="${address}"`);
    const empty = await member.submit(address, { file_uploads: "" });
    expect(empty.status).toBe(422);
    const other = await addFile((await renewing(web.url)).accountId);
    expect((await member.submit(address, { file_uploads: String(other.id) })).status).toBe(422);
    const { id } = await addFile(accountId);
    expect((await member.submit(address, { file_uploads: String(id) })).status).toBe(303);
    expect((await member.open("/app")).text).not.toContain("We still need");
    expect((await member.submit(address, { file_uploads: String(id) })).status).toBe(409);
  });

  it("D-41 may come with the renewal itself", async () => {
    const { member, accountId } = await renewing(web.url, { levelId: 235636 });
    const { id } = await addFile(accountId);
    const page = await member.open("/app/renewal");
    await sendForm(member, page, { _understood: "1", file_uploads: String(id) });
    const renewal = await db.renewal.findFirstOrThrow({ where: { accountId } });
    expect(renewal.returnFileIds).toEqual([id]);
    expect((await member.open("/app")).text).not.toContain("We still need");
  });
});

describe("a late membership", () => {
  it("D-13 is told until when everything goes on, by the grace period that is set", async () => {
    const { member } = await renewing(web.url, { dueIn: -35 });
    for (const path of ["/app", "/app/renewal"]) {
      const { text } = await member.open(path);
      expect(text).toContain("The renewal is late");
      expect(text).toContain(`everything goes on through ${long(5)}`);
    }
  });

  it("D-13 D-32 is told what it lost and how to return once it has lapsed", async () => {
    const { member } = await renewing(web.url, { dueIn: -41 });
    const level = await db.level.findUniqueOrThrow({ where: { id: 1002 } });
    for (const path of ["/app", "/app/renewal"]) {
      const { text } = await member.open(path);
      expect(text).toContain("The membership has lapsed");
      expect(text).toContain(`the time to renew late ended on ${long(-1)}`);
      expect(text).toContain(level.renewalFeatures[0]);
      expect(text).toContain("counted from the due date, not from the day you pay");
    }
  });

  it("D-13 the home page links to the renewal when it is time", async () => {
    const soon = await renewing(web.url, { dueIn: 90 });
    expect((await soon.member.open("/app")).html).toContain('href="/app/renewal"');
    const later = await renewing(web.url, { dueIn: 91 });
    expect((await later.member.open("/app")).html).not.toContain('href="/app/renewal"');
  });
});

describe("the staff's page of an account", () => {
  it("D-20 suspends from basic renewal with a reason, audited, and lets it again", async () => {
    const { accountId, member } = await renewing(web.url);
    const path = `/admin/accounts/show/${accountId}`;
    const page = await staff.open(path);
    expect(page.text).toContain("Elm Street Boosters");
    expect(page.text).toContain(`Due date ${long(20)}`);
    expect((await staff.submit(path, { decision: "suspend", reason: "" })).status).toBe(422);
    const reason = "Three returns are missing.";
    expect((await staff.submit(path, { decision: "suspend", reason })).status).toBe(303);
    expect((await staff.open(path)).text).toContain(reason);
    const form = await member.open("/app/renewal");
    expect(form.html).toMatch(/<input[^>]*id="is_upgrade_selected"[^>]*disabled=""/);
    expect(form.html).not.toContain(reason);
    expect((await staff.submit(path, { decision: "suspend", reason })).status).toBe(409);
    expect((await staff.submit(path, { decision: "restore" })).status).toBe(303);
    const entries = await db.auditEntry.findMany({
      where: { subject: `account:${accountId}` },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ action }) => action)).toEqual([
      "accounts.basic-renewal-suspended",
      "accounts.basic-renewal-restored",
    ]);
    expect((await member.open("/app/renewal")).html).not.toMatch(
      /is_upgrade_selected"[^>]*disabled/,
    );
  });
});

describe("analytics", () => {
  it("D-37 the event waits for the first page without payment fields, once", async () => {
    const { member } = await submitted();
    expect((await member.open("/app/payments")).html).not.toContain("fire-renewal-submitted");
    expect((await member.open("/app/finances")).html).toContain("fire-renewal-submitted");
    expect((await member.open("/app/finances")).html).not.toContain("fire-renewal-submitted");
  });
});
