import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  activateMembership,
  addAccountFile,
  readAccountOverview,
  readPublicProfile,
  suspendAccount,
} from "#modules/accounts/index.server";
import { savePage, startApplication } from "#modules/applications/index.server";
import { createInvoice, openInvoices } from "#modules/billing/index.server";
import { listAccounts } from "#modules/console/index.server";
import { submitEntry } from "#modules/contest/index.server";
import { searchListings } from "#modules/listings/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { submitRenewal } from "#modules/renewal/index.server";
import { smallPdf } from "#tests/setup/files";
import { makeClub } from "../accounts/clubs";
import { as, makePerson, system, visitor } from "../accounts/people";

const reason = "A payment was taken back by the bank.";

async function club() {
  const name = `Suspended ${randomUUID()}`;
  const made = await makeClub({ members: 0, name });
  const membership = { levelId: 1002, name, timeZone: "America/New_York", website: "" };
  const place = { city: "", state: "" };
  const renewalDueOn = civilDate("2026-12-31");
  await activateMembership(system, { accountId: made.id, ...membership, renewalDueOn, place });
  const actor = { ...as(made.primary).actor, accountIds: [made.id] } as const;
  return { ...made, name, own: createCtx({ actor: actor as never }) };
}

const suspended = {
  refusal: { code: "conflict", message: { key: "accountSuspended", values: { reason } } },
};

const folder = mkdtempSync(join(tmpdir(), "goodstanding-suspended-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function upload(ctx: Ctx, accountId: number) {
  const path = join(folder, randomUUID());
  writeFileSync(path, smallPdf);
  const file = {
    field: "file",
    name: "letter.pdf",
    declaredType: "application/pdf",
    sha256: "00",
    size: smallPdf.length,
    path,
  };
  return addAccountFile(ctx, { file, accountId, params: {} });
}

describe("H-02 a suspended account", () => {
  it("starts no renewal, application, upload or contest entry, and is let again", async () => {
    const { id, own } = await club();
    const renew = () =>
      submitRenewal(own, {
        accountId: id,
        currentLevelId: 1002,
        newLevelId: 1002,
        bonusBalance: cents(0),
        isUpgradeSelected: false,
        isIncorporationSelected: false,
        totals: {
          subtotal: cents(195_00),
          discountTotal: cents(20_00),
          bonusTotal: cents(0),
          orderTotal: cents(175_00),
        },
      });
    const apply = () => startApplication(own, { accountId: id, levelId: 1001, schema: "start-up" });
    const enter = () => submitEntry(own, { kind: "photo", fields: {} as never, file: undefined });
    expect(await suspendAccount(system, { accountId: id, reason })).toMatchObject({ ok: true });
    expect(await renew()).toMatchObject(suspended);
    expect(await apply()).toMatchObject(suspended);
    expect(await enter()).toMatchObject(suspended);
    expect(await upload(own, id)).toMatchObject(suspended);
    expect(await upload(as(await makePerson({ isStaff: true })), id)).toMatchObject({ ok: true });
    expect(await db.application.count({ where: { accountId: id } })).toBe(0);
    expect(await db.invoice.count({ where: { accountId: id } })).toBe(0);
    await suspendAccount(system, { accountId: id, reason: undefined });
    expect(await apply()).toMatchObject({ ok: true });
    expect(await renew()).not.toMatchObject(suspended);
  });

  it("saves no page of an application that is open, and is let again", async () => {
    const { id, own } = await club();
    const begun = await startApplication(own, { accountId: id, levelId: 1001, schema: "start-up" });
    if (!begun.ok) throw new Error("the application was refused");
    const save = () => savePage(own, { token: begun.value.token, page: 1, fields: {} });
    expect(await save()).toMatchObject({ refusal: { code: "invalid" } });
    await suspendAccount(system, { accountId: id, reason });
    expect(await save()).toMatchObject(suspended);
    await suspendAccount(system, { accountId: id, reason: undefined });
    expect(await save()).toMatchObject({ refusal: { code: "invalid" } });
  });

  it("sees why, and what it owes can be paid", async () => {
    const { id, own } = await club();
    const line = { type: "renewal", label: "Renewal", value: cents(50_00) } as const;
    await createInvoice(system, { accountId: id, orderDetails: [line] });
    await suspendAccount(system, { accountId: id, reason });
    const overview = await readAccountOverview(own, id);
    expect(overview).toMatchObject({ value: { suspendedReason: reason } });
    expect(await openInvoices(own, id)).toMatchObject({ value: [{ balance: 50_00 }] });
  });

  it("has no public profile and is not found by the public; staff find it", async () => {
    const { id, name, own } = await club();
    const found = async () => (await searchListings({ keyword: name, page: 1 }, () => "")).total;
    expect(await found()).toBe(1);
    expect(await readPublicProfile(visitor, id)).toMatchObject({ ok: true });
    await suspendAccount(system, { accountId: id, reason });
    expect(await readPublicProfile(visitor, id)).toMatchObject({ refusal: { code: "not_found" } });
    expect(await readPublicProfile(own, id)).toMatchObject({ value: { isPublic: false } });
    expect(await found()).toBe(0);
    const asked = { search: name, isSuspended: true, page: 1 };
    const listed = await listAccounts(system, asked);
    expect(listed).toMatchObject({ value: { rows: [{ id, isSuspended: true }] } });
    await suspendAccount(system, { accountId: id, reason: undefined });
    expect(await found()).toBe(1);
    expect(await listAccounts(system, asked)).toMatchObject({ value: { total: 0 } });
  });

  it("is suspended once by whoever comes first, by staff alone, and audited", async () => {
    const { id, own } = await club();
    const staff = as(await makePerson({ isStaff: true }));
    const all = await Promise.all(
      [1, 2, 3].map(() => suspendAccount(staff, { accountId: id, reason })),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(all.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "conflict" } });
    expect(await suspendAccount(own, { accountId: id, reason: undefined })).toMatchObject({
      refusal: { code: "forbidden" },
    });
    expect(await suspendAccount(staff, { accountId: 999_999_999, reason })).toMatchObject({
      refusal: { code: "not_found" },
    });
    const audited = { subject: `account:${id}`, action: "accounts.account-suspended" };
    expect(await db.auditEntry.findMany({ where: audited })).toMatchObject([{ data: { reason } }]);
  });
});
