import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createDiscount, createInvoice, heldDiscount } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { cents } from "#modules/platform/money";
import { makeClub } from "#tests/modules/accounts/clubs";
import { makePerson } from "#tests/modules/accounts/people";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

const system = createCtx({ actor: { kind: "system", name: "test" } });
const reserve = "/app/discount/reserve";
let web: RunningProcess;
let id: number;
beforeAll(async () => {
  web = await sharedWeb();
  const made = await createDiscount(system, {
    code: "AUTUMN25",
    description: "$25.50 off this autumn's renewal",
    currencyValue: cents(25_50),
    multiplier: null,
    isNewAccount: false,
    isRenewals: true,
    isUpgrades: false,
    isServiceFees: true,
  });
  if (!made.ok) throw new Error("refused");
  id = made.value.id;
});
afterAll(() => web.stop());

async function invoiceOf(accountId: number): Promise<number> {
  const line = { type: "renewal", label: "Renewal", value: cents(60_00) } as const;
  const made = await createInvoice(system, { accountId, orderDetails: [line] });
  if (!made.ok) throw new Error("refused");
  return made.value.id;
}

/** The tag of the first input that has these attributes. */
const inputOf = (page: { html: string }, attributes: string): string =>
  new RegExp(`<input[^>]*${attributes}[^>]*>`).exec(page.html)?.[0] ?? "";
const fieldOf = (page: { html: string }) => inputOf(page, 'id="discount-code"');

let visitor: Visitor;
let accountId: number;
beforeEach(async () => {
  const club = await makeClub();
  accountId = club.id;
  visitor = await signedIn(web.url, club.member.email);
});
const codeHeld = async () => (await heldDiscount(system, accountId))?.code;

describe("a script", () => {
  it("C-53 gets the discount of a code, with its nine fields", async () => {
    const answer = await visitor.call(reserve, "POST", { code: "autumn25" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      id,
      code: "AUTUMN25",
      description: "$25.50 off this autumn's renewal",
      currency_value: 25.5,
      multiplier: null,
      is_new_account: 0,
      is_renewals: 1,
      is_upgrades: 0,
      is_service_fees: 1,
    });
    expect(await codeHeld()).toBe("AUTUMN25");
  });

  it("C-54 removes the discount with an empty code", async () => {
    await visitor.call(reserve, "POST", { code: "AUTUMN25" });
    const answer = await visitor.call(reserve, "POST", { code: "" });
    expect([answer.status, await answer.json()]).toEqual([200, null]);
    expect(await codeHeld()).toBeUndefined();
  });

  it("C-57 C-58 gets 422 on code for one that is unknown, and the discount before is removed", async () => {
    await visitor.call(reserve, "POST", { code: "AUTUMN25" });
    const answer = await visitor.call(reserve, "POST", { code: "NOBODYS" });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { code: ["There is no discount with this code."] },
    });
    expect(await codeHeld()).toBeUndefined();
  });

  it.each([
    ["a number", 5],
    ["a list", ["AUTUMN25"]],
    ["a text of a million characters", "A".repeat(1_000_000)],
    ["a character that cannot be stored", "AUTUMN\u0000"],
  ])("gets 4xx for %s as code", async (_, code) => {
    const { status } = await visitor.call(reserve, "POST", { code });
    expect([413, 422]).toContain(status);
  });

  it("is refused without its anti-forgery token, for another account and an unknown one", async () => {
    const forged = await visitor.call(
      reserve,
      "POST",
      { code: "AUTUMN25" },
      { "X-CSRF-TOKEN": "" },
    );
    expect(forged.status).toBe(403);
    const { id: other } = await makeClub();
    for (const account of [other, 999_999_999, "x"]) {
      const path = `${reserve}?account_id=${account}`;
      expect((await visitor.call(path, "POST", { code: "AUTUMN25" })).status).toBe(404);
      expect((await visitor.open(path)).status).toBe(404);
    }
  });

  it("applies a code on behalf of an account when it is staff's", async () => {
    const staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
    expect((await staff.call(reserve, "POST", { code: "AUTUMN25" })).status).toBe(404);
    const path = `${reserve}?account_id=${accountId}`;
    expect((await staff.call(path, "POST", { code: "AUTUMN25" })).status).toBe(200);
    expect(await codeHeld()).toBe("AUTUMN25");
  });
});

describe("without a script", () => {
  it("C-53 C-54 a code is applied and removed on the way back to the payments", async () => {
    for (const [code, held] of [
      ["autumn25", "AUTUMN25"],
      ["", undefined],
    ] as const) {
      const page = await visitor.submit(reserve, { code });
      expect(page.status).toBe(303);
      expect(page.headers.get("location")).toBe("/app/payments");
      expect(await codeHeld()).toBe(held);
    }
  });

  it("C-57 a refused code is in its field on the payments screen, what is chosen as it was", async () => {
    const [kept, left] = await Promise.all([invoiceOf(accountId), invoiceOf(accountId)]);
    const chosen = `chosen=1&method=bank_account&invoices=${kept}`;
    const screen = await visitor.open(`/app/payments?${chosen}`);
    const [, action = ""] = /action="(\/app\/discount\/reserve[^"]*)"/.exec(screen.html) ?? [];
    const page = await visitor.submit(action.replaceAll("&amp;", "&"), { code: "nobodys" });
    expect(page.status).toBe(422);
    expect(page.html).toMatch(/<title>Error: /);
    expect(page.text).toContain("There is no discount with this code.");
    expect(fieldOf(page)).toMatch(/aria-invalid="true"/);
    expect(fieldOf(page)).toContain('value="NOBODYS"');
    expect(inputOf(page, `type="checkbox"[^>]*value="${kept}"`)).toContain("checked");
    expect(inputOf(page, `type="checkbox"[^>]*value="${left}"`)).not.toContain("checked");
    expect(inputOf(page, 'value="bank_account"')).toContain("checked");
    const done = await visitor.submit(action.replaceAll("&amp;", "&"), { code: "autumn25" });
    expect(done.headers.get("location")).toBe(
      `/app/payments?chosen=1&method=bank_account&invoices=${kept}`,
    );
  });

  it("C-57 a card number that was typed as a code never returns", async () => {
    await invoiceOf(accountId);
    const stray = await visitor.submit(reserve, { code: "4111 1111 1111 1111" });
    expect(stray.status).toBe(422);
    expect(stray.html).not.toMatch(/4111/);
  });
});
