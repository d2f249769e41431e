import "../modules/billing/payments-provider";

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { join } from "#tests/modules/accounts/clubs";
import { password } from "#tests/modules/accounts/people";
import { makeOddCharge } from "#tests/modules/billing/odd-charges";
import { balancesFor, cashFrom } from "#tests/modules/billing/payments-support";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { staffVisitor } from "./payments-kit";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  staff = await staffVisitor(web.url);
});
afterAll(async () => {
  await web.stop();
});

const unmatched = "/admin/payments/unmatched";
const addressOf = (findingId: number) => `/admin/payments/decide/${findingId}`;
const note = "Looked up at the provider.";
const locationOf = (page: { headers: Headers }) => page.headers.get("location");
/** $10.00 were charged for invoices over $25.00 and $10.00. */
const tooLittle = async () => {
  const odd = await makeOddCharge([25_00, 10_00]);
  return { ...odd, path: addressOf(odd.findingId) };
};

describe("GET and POST /admin/payments/decide/:id", () => {
  it("C-39 C-67 leads from what does not match to the end, by plain forms", async () => {
    const { path, accountId } = await tooLittle();
    expect((await staff.open(unmatched)).html).toContain(`href="${path}"`);
    const page = await staff.open(path);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/was asked for \$35\.00\. The card provider charged \$10\.00\./);
    const empty = await staff.submit(path, { note: "Kept words" });
    expect(empty.status).toBe(422);
    expect(empty.text).toContain("There is a problem The decision field is required.");
    expect(empty.html).toContain("Kept words");
    expect((await staff.submit(path, { decision: "burn", note })).status).toBe(422);
    expect((await staff.submit(path, { decision: "record", note: " " })).status).toBe(422);
    expect(await cashFrom(accountId)).toBe(0);
    const sent = await staff.submit(path, { decision: "record", note });
    expect([sent.status, locationOf(sent)]).toEqual([303, unmatched]);
    expect(await balancesFor(accountId)).toEqual([15_00, 10_00]);
    expect((await staff.open(`${unmatched}?show=closed`)).text).toContain(note);
    // Sent again, or opened from an old tab: what was decided holds.
    expect((await staff.submit(path, { decision: "refunded", note })).status).toBe(409);
    const late = await staff.open(path);
    expect([late.status, late.text]).toEqual([409, expect.stringContaining("closed this one")]);
    expect(await cashFrom(accountId)).toBe(10_00);
  });

  it("C-39 C-67 answers a script with JSON, and tells it what is wrong by field", async () => {
    const { path, accountId } = await tooLittle();
    const post = async (fields: object) => {
      const answer = await staff.call(path, "POST", fields);
      return { status: answer.status, body: await answer.json() };
    };
    expect(await post({ decision: "burn", note: "" })).toMatchObject({
      status: 422,
      body: { errors: { decision: [expect.any(String)], note: [expect.any(String)] } },
    });
    expect(await post({ decision: "refunded", note, amount: "1" })).toMatchObject({ status: 422 });
    expect(await post({ decision: "refunded", note })).toEqual({
      status: 200,
      body: { status: "closed" },
    });
    expect(await post({ decision: "refunded", note })).toMatchObject({ status: 409 });
    expect([await cashFrom(accountId), await balancesFor(accountId)]).toEqual([0, [25_00, 10_00]]);
  });

  it("C-67 refuses to enter more than was asked for, and serves the application's own pages", async () => {
    const { findingId, accountId } = await makeOddCharge([25_00], 24_00);
    const send = (fields: Record<string, string>) =>
      staff.request(`${addressOf(findingId)}.data`, {
        method: "POST",
        headers: { Origin: web.url, "Sec-Fetch-Site": "same-origin" },
        body: new URLSearchParams({ ...fields, note, _token: staff.csrfToken }),
      });
    const refused = await send({ decision: "record" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("More was charged than the invoices come to.");
    const done = await send({ decision: "refunded" });
    expect([done.status, await done.text()]).toEqual([202, expect.stringContaining(unmatched)]);
    expect([await cashFrom(accountId), await balancesFor(accountId)]).toEqual([0, [25_00]]);
  });
});

describe("who may decide about another amount", () => {
  it("C-67 nobody but staff who gave the password in the last 15 minutes", async () => {
    const { path, accountId } = await tooLittle();
    const visitor = await signedIn(web.url, (await join(accountId)).email);
    const form = { decision: "record", note };
    expect((await visitor.open(path)).status).toBe(403);
    expect((await visitor.call(path, "POST", form)).status).toBe(403);
    expect((await visitor.submit(path, form)).status).toBe(403);
    const old = await staffVisitor(web.url);
    await db.$executeRaw`UPDATE sessions SET created_at = created_at - interval '16 minutes',
      confirmed_at = confirmed_at - interval '16 minutes'`;
    expect((await old.call(path, "POST", form)).status).toBe(403);
    const asked = locationOf(await old.submit(path, form)) ?? "";
    expect(asked).toBe(`/account/confirm?next=${encodeURIComponent(path)}`);
    expect(await cashFrom(accountId)).toBe(0);
    await old.open(asked);
    expect(locationOf(await old.submit(asked, { current_password: password }))).toBe(path);
    expect((await old.open(path)).html).toContain(note);
    expect(locationOf(await old.submit(path, form))).toBe(unmatched);
    expect(await cashFrom(accountId)).toBe(10_00);
  });

  it("C-67 a finding of another kind, or none, cannot be decided about", async () => {
    const fresh = await staffVisitor(web.url);
    const row = { kind: "unrecorded_charge", gatewayTransId: "4712", foundAt: new Date() };
    const { id } = await db.reconciliationFinding.create({ data: row });
    for (const path of [addressOf(id), addressOf(999_999_999), "/admin/payments/decide/x"]) {
      expect((await fresh.open(path)).status).toBe(404);
      expect((await fresh.call(path, "POST", { decision: "refunded", note })).status).toBe(404);
    }
  });
});
