import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { env } from "#modules/platform/env.server";
import { makePerson } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => stopFaultless(web));

const open = (path: string) => new Visitor(web.url).open(path);

describe.each([
  ["/terms", "Terms of service", "Condiciones del servicio", "What we are not", "adviceTitle"],
  ["/refunds", "Refund policy", "Política de reembolsos", "Paid by mistake", "mistakeTitle"],
])("%s", (path, title, titleEs, says, key) => {
  it("says in plain words what it says, with where to write to, in both languages", async () => {
    const { status, html, text } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${title}`);
    expect(text).toContain(says);
    expect(text).toContain(env.POSTAL_ADDRESS);
    expect(text).toContain(env.SUPPORT_EMAIL);
    expect(text).not.toMatch(/\{\w+\}/);
    const spanish = await open(`${path}?lang=es`);
    expect(spanish.html).toContain(`<title>${titleEs}`);
    expect(spanish.text).not.toContain(says);
  });

  it("promises no term and no sum, because nobody has decided on one", async () => {
    const { text } = await open(path);
    expect(text).not.toMatch(
      /\b(\d+|five|twelve|thirty) (business )?(day|month)s?\b|\$\d|in full/i,
    );
  });

  it("is at the foot of every page and in the sitemap", async () => {
    const foot = (await open("/")).html.split("<footer")[1] ?? "";
    expect(foot).toContain(`href="${path}"`);
    const sitemap = await fetch(`${web.url}/sitemap.xml`);
    expect(await sitemap.text()).toContain(`${path}</loc>`);
  });

  it("is words that staff change, and that visitors read at once", async () => {
    const { email } = await makePerson({ isStaff: true });
    const staff = await signedIn(web.url, email);
    const editor = `/admin/texts${path}/${key}`;
    expect((await staff.open(editor)).text).toContain(says);
    const fields = { en: "Our own words", es: "Nuestras palabras", en_version: 0, es_version: 0 };
    expect((await staff.call(editor, "POST", fields)).status).toBe(200);
    expect((await open(path)).text).toContain("Our own words");
    expect((await open(`${path}?lang=es`)).text).toContain("Nuestras palabras");
  });
});
