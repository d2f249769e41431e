import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { englishTexts as english } from "./english-texts";

let web: RunningProcess;
/** What levels bring: data, of which the product has the Spanish until staff write something else. */
let ofLevels: readonly string[];
beforeAll(async () => {
  web = await sharedWeb();
  ofLevels = (await db.level.findMany()).flatMap(({ renewalFeatures }) => renewalFeatures);
});
afterAll(() => web.stop());

const pages = [
  "/",
  "/pricing",
  "/privacy",
  "/terms",
  "/refunds",
  "/irs-form-990",
  "/revoked",
  "/revoked?posted_on=2026-08-10&in_group=yes",
  "/incorporation-and-ein",
  "/state-registration",
  "/state-registration/PA",
  "/state-registration/AZ",
  "/bylaws-generator",
  "/bylaws-generator/booster",
  "/bylaws-generator/chapter",
  "/bylaws-generator/school",
  "/contest/photo",
  "/contest/video",
  "/application/start?level=1001",
  "/application/start",
  "/login",
  "/password/email",
  "/password/email/sent",
  "/password/reset/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  "/invitation/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  "/contact",
  "/compliance-check",
  "/multi-chapter",
  "/greek-collector",
  "/verify-501c3",
  "/no-such-page",
];

describe("the public pages in Spanish", () => {
  it("judges by many English texts", () => expect(english.length).toBeGreaterThan(400));

  it.each(pages)("%s shows no English text of a catalogue", async (path) => {
    const visitor = new Visitor(web.url);
    visitor.setCookie("lang", "es");
    const { html, text } = await visitor.open(path);
    expect(html).toContain('<html lang="es"');
    expect([...english, ...ofLevels].filter((words) => text.includes(words))).toEqual([]);
  });

  it("refuses in Spanish, by the Spanish names of the fields", async () => {
    const visitor = new Visitor(web.url);
    await visitor.open("/password/email?lang=es");
    const { status, text } = await visitor.submit("/password/email", { email: "" });
    expect(status).toBe(422);
    expect(text).toContain("El campo «correo electrónico» es obligatorio.");
    expect(text).toContain("Hay un problema");
  });
});
