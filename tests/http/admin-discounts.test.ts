import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
});
afterAll(() => web.stop());

const newCode = () => `DESK-${randomBytes(4).toString("hex").toUpperCase()}`;
const fields = {
  description: "A fifth off for the jubilee",
  percent: "20",
  is_renewals: "1",
  first_day: "2026-01-01",
  last_day: "2099-12-31",
  max_uses: "40",
  max_uses_per_account: "2",
};

describe("staff", () => {
  it("C-64 H-09 make a discount, find it in the list, change it and end it, without a script", async () => {
    const code = newCode();
    const made = await staff.submit("/admin/discounts/new", { ...fields, code });
    expect([made.status, made.headers.get("location")]).toEqual([303, "/admin/discounts"]);
    const { id } = await db.discount.findUniqueOrThrow({ where: { code } });
    const list = await staff.open("/admin/discounts");
    expect(list.html).toContain(`href="/admin/discounts/${id}"`);
    for (const words of [code, "20%", "renewals", "01/01/2026 to 12/31/2099", "0 of 40"]) {
      expect(list.text).toContain(words);
    }

    const form = await staff.open(`/admin/discounts/${id}`);
    expect(form.html).toMatch(/name="max_uses_per_account"[^>]*value="2"/);
    expect(form.html).toMatch(/name="percent"[^>]*value="20"/);
    const version = form.hidden("version");
    const change = {
      description: "A fixed amount",
      percent: "",
      currency_value: "12.34",
      is_upgrades: "1",
      last_day: "",
      _boxes: form.hidden("_boxes"),
    };
    const changed = await staff.submit(`/admin/discounts/${id}`, { ...change, version });
    expect(changed.status).toBe(303);
    expect(await db.discount.findUnique({ where: { id } })).toMatchObject({
      code,
      description: "A fixed amount",
      currencyValueCents: 12_34,
      multiplier: null,
      isRenewals: false,
      isUpgrades: true,
      validUntil: null,
    });
    const late = await staff.submit(`/admin/discounts/${id}`, { ...change, version });
    expect(late.status).toBe(409);
    expect(late.text).toContain("Somebody else changed this discount meanwhile.");

    expect((await staff.open(`/admin/discounts/${id}/end`)).text).toContain(`End ${code}?`);
    expect((await staff.submit(`/admin/discounts/${id}/end`, {})).status).toBe(303);
    expect((await staff.open(`/admin/discounts/${id}`)).text).toContain("Ended");
  });

  it("get every field's error beside it, with what they typed", async () => {
    const page = await staff.submit("/admin/discounts/new", {
      code: "A",
      description: " ",
      percent: "120",
      max_uses: "0",
      first_day: "2027-02-02",
      last_day: "2027-02-01",
    });
    expect(page.status).toBe(422);
    for (const words of [
      "A code is 3 to 40 letters",
      "The description must be 1 to 200 characters.",
      "The share must be more than 0% and at most 100%.",
      "Choose at least one kind of line",
      "The number of uses must be",
      "The period must end after it begins.",
    ]) {
      expect(page.text).toContain(words);
    }
    for (const id of ["percent", "last_day", "is_new_account", "max_uses"]) {
      expect(page.html).toContain(`href="#${id}"`);
    }
    expect(page.html).toMatch(/name="percent"[^>]*value="120"/);
  });

  it("answer a script with JSON", async () => {
    const code = newCode();
    const made = await staff.call("/admin/discounts/new", "POST", { ...fields, code });
    expect(await made.json()).toMatchObject({ code });
    const again = await staff.call("/admin/discounts/new", "POST", { ...fields, code });
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({
      errors: { code: ["There is already a discount with this code."] },
    });
  });
});
