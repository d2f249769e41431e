import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createInvoice } from "#modules/billing/index.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { join, makeClub } from "#tests/modules/accounts/clubs";
import { makePerson, system } from "#tests/modules/accounts/people";
import { type Page, Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => stopFaultless(web));

const plain = (html: string) =>
  html
    .replace(/<svg[\s\S]*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** What is between two marks of a page. */
const between = ({ html }: Page, from: string, to: string) =>
  html.slice(html.indexOf(from)).split(to)[0] ?? "";

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

describe("the header of the public site", () => {
  const wide = (page: Page) => between(page, '<nav class="site-nav"', "</nav>");

  it.each([
    ["en", ["For clubs", "For headquarters", "Free tools", "Pricing", "Sign in", "Start applying"]],
    ["es", ["Para clubes", "Para sedes", "Herramientas gratis", "Precios", "Iniciar sesión"]],
  ])("has six words at most, in %s", async (language, words) => {
    const page = await new Visitor(web.url).open(`/privacy?lang=${language}`);
    const head = wide(page).replace(/<ul class="menu-ways">[\s\S]*?<\/ul>/g, "");
    const shown = [...head.matchAll(/<(summary|a)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(
      ([, , text = ""]) => plain(text),
    );
    expect(shown).toHaveLength(6);
    expect(shown).toEqual(expect.arrayContaining(words));
  });

  it("leads to everything that visitors look for, on the phone too", async () => {
    const visitor = new Visitor(web.url);
    const page = await visitor.open("/privacy");
    const ways = new Set(linksIn(wide(page)));
    const phone = between(page, 'class="nav-menu"', "</details>");
    expect(new Set(linksIn(phone))).toEqual(ways);
    for (const way of [
      "/application/start",
      "/bylaws-generator",
      "/compliance-check",
      "/contact",
      "/greek-collector",
      "/incorporation-and-ein",
      "/irs-form-990",
      "/login",
      "/multi-chapter",
      "/pricing",
      "/state-registration",
      "/verify-501c3",
    ]) {
      expect(ways).toContain(way);
    }
    for (const way of ways) expect((await visitor.open(way)).status, way).toBe(200);
  });
});

describe("the members' way around", () => {
  const nav = (page: Page) => between(page, '<nav class="member-head"', "</nav>");

  it("B-96 names the club and leads to its places, on every page behind the sign-in", async () => {
    const { member } = await makeClub({ name: "Elm Street Boosters" });
    const visitor = await signedIn(web.url, member.email);
    const places = [
      "/app",
      "/app/calendar",
      "/app/finances",
      "/app/files",
      "/app/account/users",
      "/account",
    ];
    for (const place of places) {
      const page = await visitor.open(place);
      expect(plain(nav(page)), place).toContain("Elm Street Boosters");
      expect(linksIn(nav(page))).toEqual(expect.arrayContaining(places));
      const current = nav(page).match(/<a [^>]*aria-current="page"[^>]*>/g) ?? [];
      expect(linksIn(current.join(""))).toEqual([place]);
    }
    expect(plain(nav(await visitor.open("/app")))).not.toContain("Switch");
    expect((await visitor.open("/pricing")).html).not.toContain("member-head");
  });

  it("B-96 lets a person of several switch, and keeps to the one that a page is of", async () => {
    const first = await makeClub({ name: "First Boosters" });
    const second = await makeClub({ name: "Second Boosters" });
    await join(second.id, first.primary);
    const visitor = await signedIn(web.url, first.primary.email);
    const home = await visitor.open("/app");
    expect(plain(nav(home))).toMatch(/^First Boosters Switch organization Second Boosters Home/);
    expect(linksIn(nav(home))).toContain(`/app?account_id=${second.id}`);

    const made = await createInvoice(system, {
      accountId: second.id,
      documentAt: civilDate("2026-11-01"),
      orderDetails: [{ type: "renewal", label: "Renewal", value: cents(195_00) }],
    });
    if (!made.ok) throw new Error("the invoice was refused");
    for (const path of [
      `/app?account_id=${second.id}`,
      `/app/invoices/show/${made.value.id}`,
      `/app/account/update/${second.id}`,
      `/app/account/show/${second.id}`,
      `/app/files?account_id=${second.id}`,
    ]) {
      const page = await visitor.open(path);
      expect(plain(nav(page)), path).toMatch(/^Second Boosters Switch organization First Boosters/);
      expect(linksIn(nav(page)), path).toContain(`/app/finances?account_id=${second.id}`);
    }
  });

  it("B-96 is not there for somebody without an organization", async () => {
    const visitor = await signedIn(web.url, (await makePerson()).email);
    expect((await visitor.open("/app")).html).not.toContain("member-head");
  });
});

describe("the staff's menu", () => {
  it("H-01 has five groups, and says how much waits in each and of each", async () => {
    const staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
    const nav = async () => between(await staff.open("/admin/accounts"), "console-wide", "</nav>");
    const before = await nav();
    // The group of the page lies open, the others open theirs.
    const words = before.replace(/<ul class="menu-ways">[\s\S]*?<\/ul>/g, "");
    expect(plain(words).replace(/ \d+/g, "")).toMatch(
      /Every day Members Money The site Operation$/,
    );
    expect(words.match(/<summary/g)).toHaveLength(4);
    const shown = before.replace(/<details[\s\S]*?<\/details>/g, "");
    expect(linksIn(shown)).toEqual(
      expect.arrayContaining(["/admin/accounts", "/admin/bylaws", "/admin/reminders"]),
    );
    expect(new Set(linksIn(before)).size).toBe(24);

    const count = (html: string, after: RegExp) => Number(after.exec(plain(html))?.[1] ?? 0);
    const everyDay = count(before, /Every day (\d+)/);
    const inquiries = count(before, /Inquiries (\d+)/);
    const now = new Date();
    await db.inquiry.create({
      data: {
        kind: "contact",
        email: "ada@people.example",
        token: randomUUID(),
        isVerified: true,
        locale: "en",
        createdAt: now,
        updatedAt: now,
      },
    });
    const after = await nav();
    expect(count(after, /Every day (\d+)/)).toBe(everyDay + 1);
    expect(count(after, /Inquiries (\d+)/)).toBe(inquiries + 1);
  });
});
