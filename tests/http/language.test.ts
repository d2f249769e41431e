import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];

async function open(path: string, acceptLanguage?: string, visitor = new Visitor(web.url)) {
  const response = await visitor.request(path, {
    headers: { Accept: "text/html", ...(acceptLanguage && { "Accept-Language": acceptLanguage }) },
  });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, language: languageOf(html) };
}

describe("the language of a page", () => {
  it.each([
    ["nothing asked", "/pricing", undefined, "en"],
    ["Spanish by Accept-Language", "/pricing", "es-MX,en;q=0.5", "es"],
    ["Spanish after an unknown language", "/pricing", "de,es;q=0.5,en;q=0.2", "es"],
    ["English before Spanish", "/pricing", "en-US,es;q=0.5", "en"],
    ["Spanish by address", "/pricing?lang=es", "en-US", "es"],
    ["English by address", "/pricing?lang=en", "es-MX", "en"],
    ["a language that there is not", "/pricing?lang=fr", "es-MX", "es"],
    ["a page that does not exist", "/nothing-here?lang=es", undefined, "es"],
    ["the dev mailbox, which is English for everybody", "/dev/mailbox?lang=es", "es-MX", "en"],
  ])("%s: %s with %s is %s", async (_, path, header, expected) => {
    expect((await open(path, header)).language).toBe(expected);
  });

  it("stays what was chosen by address, on every page of this browser", async () => {
    const visitor = new Visitor(web.url);
    await open("/pricing?lang=es", "en-US", visitor);
    expect(visitor.cookie("lang")).toBe("es");
    expect((await open("/", "en-US", visitor)).language).toBe("es");
    await open("/?lang=en", "en-US", visitor);
    expect((await open("/pricing", "es-MX", visitor)).language).toBe("en");
  });

  it("varies by what it is chosen by", async () => {
    const { headers } = await open("/pricing");
    expect(headers.get("vary")).toMatch(/Accept-Language/i);
    expect(headers.get("vary")).toMatch(/Cookie/i);
  });

  it("can be switched on each page without leaving it", async () => {
    const english = await open("/pricing?from=mail");
    expect(english.html).toMatch(
      /href="\/pricing\?from=mail&amp;lang=es" [^>]*lang="es"[^>]*>Español</i,
    );
    const spanish = await open("/pricing?lang=es");
    expect(spanish.html).toMatch(/href="\/pricing\?lang=en"[^>]*lang="en"[^>]*>English</i);
  });

  it("is loaded by those alone who read it", async () => {
    expect((await open("/pricing")).html).not.toContain("data-words");
    expect((await open("/pricing", "es")).html).toContain('data-words="{&quot;es&quot;:{}}"');
    const member = await open("/dev/mailbox", "es");
    expect(member.html).toMatch(/<html lang="en" data-words="[^"]*es/);
    expect(member.html).not.toContain("Español");
  });

  it("is Spanish on some of a member's pages and what is below them, and English on the others", async () => {
    const { id: userId, email } = await makePerson();
    const account = await db.account.create({ data: { name: "Elm Street Boosters" } });
    await db.accountUser.create({ data: { accountId: account.id, userId, isPrimary: true } });
    const member = await signedIn(web.url, email);
    for (const path of [
      "/app",
      "/app/calendar",
      "/app/calendar/own",
      "/app/finances",
      "/account",
    ]) {
      const { status, html, language } = await open(path, "es-MX", member);
      expect([path, status, language]).toEqual([path, 200, "es"]);
      expect(html).toContain(`href="${path}?lang=en"`);
    }
    for (const path of ["/app/bylaws", "/app/group"]) {
      expect([path, (await open(path, "es-MX", member)).language]).toEqual([path, "en"]);
    }
    await open("/app/calendar?lang=en", "es-MX", member);
    expect((await open("/app/calendar", "es-MX", member)).language).toBe("en");
  });
});
