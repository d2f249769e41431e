import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, civilDateIn } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { makePerson, newAddress } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  const { email } = await makePerson({ isStaff: true });
  staff = await signedIn(web.url, email);
});
afterAll(() => stopFaultless(web));
beforeEach(() => {
  visitor = new Visitor(web.url);
});

const today = civilDateIn(new Date(), "America/New_York");
const inDays = (count: number): string => addDays(today, count);

/** Makes an alert as staff do; its words are like no other's. */
async function made(changes: Record<string, string> = {}) {
  const text = `Closed (for) a holiday, 50% off; ${newAddress().slice(0, 8)} ñ`;
  const fields = {
    kind: "holiday",
    text_en: text,
    text_es: "",
    starts_on: inDays(-1),
    ends_on: inDays(1),
    ...changes,
  };
  const answer = await staff.call("/admin/alerts/new", "POST", fields);
  const { id } = await answer.json();
  return { id: id as number, text: fields.text_en, fields };
}
const shows = async (text: string, path = "/privacy") =>
  (await visitor.open(path)).text.includes(text);
const nameOf = (text: string) =>
  `alert_${encodeURIComponent(text).replaceAll("(", "%28").replaceAll(")", "%29")}`;

describe("banners", () => {
  it("G-29 H-11 one of today shows on public pages at once; of yesterday, tomorrow and ended none", async () => {
    const { id, text } = await made();
    expect(await shows(text)).toBe(true);
    expect(await shows(text, "/contact")).toBe(true);
    expect((await staff.open("/app/payments")).text).not.toContain(text);
    const past = await made({ starts_on: inDays(-9), ends_on: inDays(-1) });
    const coming = await made({ starts_on: inDays(1), ends_on: inDays(9) });
    expect([await shows(past.text), await shows(coming.text)]).toEqual([false, false]);
    expect((await staff.call(`/admin/alerts/${id}`, "POST", { _end: "1" })).status).toBe(200);
    expect(await shows(text)).toBe(false);
    expect((await staff.call(`/admin/alerts/${id}`, "POST", { _end: "1" })).status).toBe(409);
    expect(await db.auditEntry.count({ where: { subject: `alert:${id}` } })).toBe(2);
  });

  it("G-29 shows when the cookie is above 0 and not when it is 0", async () => {
    const { id, text } = await made();
    for (const [value, isShown] of [
      ["1", true],
      ["0.5", true],
      ["0", false],
      ["-1", false],
    ] as const) {
      visitor.setCookie(nameOf(text), value);
      expect([value, await shows(text)]).toEqual([value, isShown]);
    }
    await staff.call(`/admin/alerts/${id}`, "POST", { _end: "1" });
  });

  it("G-30 G-31 closing sets 0 for a day by the encoded text; changed words show again", async () => {
    const { id, text, fields } = await made();
    await visitor.open("/privacy");
    const answer = await visitor.submit("/alerts/close", { alert: String(id), back: "/privacy" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/privacy"]);
    const cookies = answer.headers.getSetCookie().join("\n");
    expect(cookies).toContain(`${nameOf(text)}=0; Max-Age=86400`);
    expect(await shows(text)).toBe(false);
    const changed = { ...fields, text_en: `${text}!`, version: "1" };
    expect((await staff.call(`/admin/alerts/${id}`, "PUT", changed)).status).toBe(200);
    expect(await shows(`${text}!`)).toBe(true);
    expect((await staff.call(`/admin/alerts/${id}`, "PUT", changed)).status).toBe(409);
    const away = await visitor.submit("/alerts/close", {
      alert: String(id),
      back: "//evil.example/",
    });
    expect(away.headers.get("location")).toBe("/");
    await staff.call(`/admin/alerts/${id}`, "POST", { _end: "1" });
  });

  it("G-29 the preview saves nothing, wrong fields are refused, Spanish readers get Spanish words", async () => {
    await staff.open("/admin/alerts/new");
    const text = `Preview ${newAddress().slice(0, 8)}`;
    const days = { starts_on: inDays(0), ends_on: inDays(0) };
    const fields = { kind: "urgent", text_en: text, text_es: "", ...days };
    const preview = await staff.submit("/admin/alerts/new", { ...fields, _preview: "1" });
    expect(preview.status).toBe(200);
    expect(preview.text).toContain("This is how it looks");
    expect(preview.html).toContain(`value="${text}"`);
    expect(await db.alert.count({ where: { textEn: text } })).toBe(0);
    const wrong = { kind: "party", text_en: " ", starts_on: inDays(3), ends_on: "soon" };
    const refused = await staff.call("/admin/alerts/new", "POST", wrong);
    expect(Object.keys((await refused.json()).errors)).toEqual(["kind", "text_en", "ends_on"]);
    const order = { ...fields, ends_on: inDays(-1) };
    const turned = await staff.call("/admin/alerts/new", "POST", order);
    expect(Object.keys((await turned.json()).errors)).toEqual(["ends_on"]);

    const { id } = await made({ text_en: text, text_es: "Cerrado por feriado" });
    expect(await shows("Cerrado por feriado", "/privacy?lang=es")).toBe(true);
    await staff.call(`/admin/alerts/${id}`, "POST", { _end: "1" });
  });
});
