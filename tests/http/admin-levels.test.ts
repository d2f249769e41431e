import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  staff = await signedIn(web.url, (await makePerson({ isStaff: true, firstName: "Ada" })).email);
});
afterAll(() => web.stop());

const features = "One line\r\nA second\r\n\r\nA third\r\nA fourth";

/** What the form of level 1002 sends, with some fields changed. */
async function typed(changed: Record<string, string>) {
  const page = await staff.open("/admin/levels/1002");
  return {
    joining_price: "195.00",
    renewal_price: "195.00",
    price_discount: "20.00",
    upgrade_to: "235636",
    upgrade: "300",
    upgrade_discount: "50",
    inc_package: "195",
    inc_package_discount: "75",
    renewal_features: features,
    version: page.hidden("version"),
    ...changed,
  };
}

const priceOf = async (id: number) =>
  (await db.level.findUniqueOrThrow({ where: { id } })).renewalPriceCents;

describe("the staff's levels", () => {
  it("H-10 lists all nine with their prices", async () => {
    const { status, text, html } = await staff.open("/admin/levels");
    expect(status).toBe(200);
    for (const words of ["Maintain", "Chapter Full Service", "Renews as Full Service", "$495.00"]) {
      expect(text).toContain(words);
    }
    expect(html.match(/href="\/admin\/levels\/\d+"/g)).toHaveLength(9);
  });

  it("H-10 shows a renewal before anything is saved, without a script", async () => {
    const before = await priceOf(1002);
    const fields = await typed({ renewal_price: "205", step: "preview" });
    const page = await staff.submit("/admin/levels/1002", fields);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Preview, not saved yet");
    for (const total of ["$185.00", "$205.00", "$435.00", "$455.00", "$555.00", "$575.00"]) {
      expect(page.text).toContain(total);
    }
    expect(page.html).toMatch(/name="renewal_price"[^>]*value="205.00"/);
    expect(await priceOf(1002)).toBe(before);
  });

  it("H-10 saves, and keeps who changed what", async () => {
    const fields = await typed({ renewal_price: "199", step: "save" });
    const saved = await staff.submit("/admin/levels/1002", fields);
    expect([saved.status, saved.headers.get("location")]).toEqual([303, "/admin/levels/1002"]);
    expect(await priceOf(1002)).toBe(199_00);
    const { text } = await staff.open("/admin/levels/1002");
    expect(text).toContain("Ada");
    expect(text).toMatch(/Price of a renewal: [\d.]+ → 199\.00/);
    const row = await db.level.findUniqueOrThrow({ where: { id: 1002 } });
    expect(row.renewalFeatures).toEqual(["One line", "A second", "A third", "A fourth"]);
    expect((await new Visitor(web.url).open("/pricing")).text).toContain("$199");
  });

  it("keeps both when somebody else saved meanwhile, and the second may go on", async () => {
    const mine = await typed({ renewal_price: "211", step: "save" });
    const theirs = await typed({ renewal_price: "212", step: "save" });
    expect((await staff.submit("/admin/levels/1002", theirs)).status).toBe(303);
    const page = await staff.submit("/admin/levels/1002", mine);
    expect(page.status).toBe(409);
    expect(page.text).toContain("Somebody else saved this level meanwhile.");
    expect(page.text).toContain("Price of a renewal 212.00 211");
    expect(page.html).toMatch(/name="renewal_price"[^>]*value="211"/);
    expect(await priceOf(1002)).toBe(212_00);
    const again = { ...mine, version: page.hidden("version") };
    expect((await staff.submit("/admin/levels/1002", again)).status).toBe(303);
    expect(await priceOf(1002)).toBe(211_00);
  });

  it.each([
    ["price_discount", "500", "The discount can be at most the price."],
    ["renewal_price", "12e3", "Enter an amount with digits only"],
    ["renewal_price", "", "Enter an amount; 0 is an amount too."],
    ["upgrade_to", "1001", "Choose a full-service level of the same kind, or no upgrade."],
    ["renewal_features", "Only one", "Enter four to eight lines."],
  ])("refuses %s %j with words at its field, for preview and save", async (field, value, words) => {
    for (const step of ["preview", "save"]) {
      const fields = await typed({ [field]: value, step });
      const page = await staff.submit("/admin/levels/1002", fields);
      expect(page.status).toBe(422);
      expect(page.text).toContain(words);
      expect(page.html).toMatch(new RegExp(`id="${field}-error"`));
    }
  });

  it("answers scripts with JSON", async () => {
    const fields = await typed({ renewal_price: "220", step: "preview" });
    const preview = await staff.call("/admin/levels/1002", "POST", fields);
    expect(preview.status).toBe(200);
    expect(await preview.json()).toMatchObject({ ok: true, rows: [{ way: "join" }, {}, {}, {}] });
    const stale = await staff.call("/admin/levels/1002", "POST", {
      ...fields,
      step: "save",
      version: "0",
    });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ stored: { fields: { joining_price: "195.00" } } });
  });

  it("offers no renewal and no upgrade where there is none", async () => {
    const { html, text } = await staff.open("/admin/levels/1001");
    expect(html).not.toMatch(/name="(renewal_price|upgrade_to)"/);
    expect(text).toContain("Nobody renews at this level: it renews as Maintain.");
    expect((await staff.open("/admin/levels/7")).status).toBe(404);
  });
});
