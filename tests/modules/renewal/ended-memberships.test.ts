import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  activateMembership,
  readAccountOverview,
  readPublicProfile,
} from "#modules/accounts/index.server";
import { voidInvoice } from "#modules/billing/index.server";
import { searchListings } from "#modules/listings/index.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cancelRenewal, endMembership, settleRenewal } from "#modules/renewal/index.server";
import { system, visitor } from "../accounts/people";
import { bill, makePair, merge, must, owner, pay } from "../console/merge-kit";

const dueOn = civilDate("2027-03-31");
const reason = "The same club applied twice.";

async function join(accountId: number, name: string, on = dueOn): Promise<void> {
  const membership = { levelId: 1002, name, timeZone: "America/New_York", website: "" };
  const place = { city: "", state: "" };
  must(await activateMembership(system, { accountId, ...membership, renewalDueOn: on, place }));
}

async function makeMember() {
  const { kept, duplicate, pair } = await makePair();
  const name = `Ended ${randomUUID()}`;
  await join(kept.id, name);
  return { id: kept.id, name, duplicate, pair };
}

/** A renewal of an account for its due date, with its invoice. */
async function renew(accountId: number) {
  const invoiceId = await bill(accountId, 20_00);
  const terms = { levelId: 1002, newLevelId: 1002, bonusCents: 0, invoiceId };
  const on = { dueOn: new Date(dueOn), nextDueOn: new Date("2028-03-31"), createdAt: new Date() };
  await db.renewal.create({ data: { accountId, status: "open", ...terms, ...on } });
  return invoiceId;
}

describe("H-02 a membership that staff end", () => {
  it("leaves an account without level, due date and listing, and says why on the record", async () => {
    const { id, name } = await makeMember();
    const found = async () => (await searchListings({ keyword: name, page: 1 }, () => "")).total;
    expect(await found()).toBe(1);
    expect(await readPublicProfile(visitor, id)).toMatchObject({ ok: true });
    must(await endMembership(await owner(), { accountId: id, dueOn, reason }));
    expect(must(await readAccountOverview(system, id))).toMatchObject({
      levelId: null,
      renewalDueOn: null,
      membership: { state: "new" },
    });
    expect(await found()).toBe(0);
    expect(await readPublicProfile(visitor, id)).toMatchObject({ ok: false });
    const ended = { subject: `account:${id}`, action: "accounts.membership-ended" };
    const entry = await db.auditEntry.findFirstOrThrow({ where: ended });
    expect(entry.data).toEqual({ dueOn, reason });
  });

  it("is ended once, by whoever saw the due date that still holds", async () => {
    const { id } = await makeMember();
    const staff = await owner();
    const end = (on = dueOn) => endMembership(staff, { accountId: id, dueOn: on, reason });
    const changed = { refusal: { code: "conflict", message: { key: "suspensionChanged" } } };
    expect(await end(civilDate("2026-03-31"))).toMatchObject(changed);
    const all = await Promise.all([end(), end(), end()]);
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(all.filter(({ ok }) => !ok)).toMatchObject([changed, changed]);
    expect(await endMembership(staff, { accountId: 999_999_999, dueOn, reason })).toMatchObject({
      refusal: { code: "not_found" },
    });
    const ended = { subject: `account:${id}`, action: "accounts.membership-ended" };
    expect(await db.auditEntry.count({ where: ended })).toBe(1);
  });

  it("waits for an open renewal, which would otherwise be paid for nothing", async () => {
    const { id } = await makeMember();
    await renew(id);
    const staff = await owner();
    const end = () => endMembership(staff, { accountId: id, dueOn, reason });
    expect(await end()).toMatchObject({
      refusal: { code: "conflict", message: { key: "renewalOpen" } },
    });
    must(await cancelRenewal(staff, { accountId: id }));
    expect(await end()).toMatchObject({ ok: true });
  });

  it("takes a renewal whose invoice was voided with it", async () => {
    const { id } = await makeMember();
    const staff = await owner();
    must(await voidInvoice(staff, { invoiceId: await renew(id), note: "Sent twice." }));
    must(await endMembership(staff, { accountId: id, dueOn, reason }));
    expect(await db.renewal.findMany({ where: { accountId: id } })).toMatchObject([
      { status: "cancelled" },
    ]);
  });

  it("makes two members of one club one account, also when both were renewed for one date", async () => {
    const { id, duplicate, pair } = await makeMember();
    await join(duplicate.id, "Twice");
    for (const accountId of [id, duplicate.id]) {
      const invoiceId = await renew(accountId);
      await pay(accountId, invoiceId, 20_00);
      must(await settleRenewal(system, invoiceId));
    }
    const staff = await owner();
    expect(await merge(staff, pair)).toMatchObject({
      refusal: { code: "conflict", message: { key: "mergeMembers" } },
    });
    const next = civilDate("2028-03-31");
    must(await endMembership(staff, { accountId: duplicate.id, dueOn: next, reason }));
    must(await merge(staff, pair));
    const kept = must(await readAccountOverview(system, id));
    expect(kept).toMatchObject({ levelId: 1002, renewalDueOn: next });
    const count = (table: "renewal" | "membershipPeriod" | "invoice", accountId: number) =>
      (db[table] as typeof db.renewal).count({ where: { accountId } });
    expect(await count("renewal", id)).toBe(1);
    expect(await count("renewal", duplicate.id)).toBe(1);
    expect(await count("membershipPeriod", id)).toBe(2);
    expect(await count("invoice", id)).toBe(2);
  });
});
