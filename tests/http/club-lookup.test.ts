import { afterAll, beforeAll, expect, it } from "vitest";
import { addListingGroup } from "#modules/listings/index.server";
import { civilDate, toUtcDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { csvOf, importContent, system } from "#tests/modules/listings/bmf-files";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";

let web: RunningProcess;
const chapter = { ein: "010209784", name: "DELTA TAU DELTA", sortName: "GAMMA NU" };
const lost = { ein: "400000001", name: "LOST CLUB", group: "0000" };
const many = Array.from({ length: 6 }, (_, index) => ({
  ein: String(300_000_000 + index),
  name: `ZETA CLUB ${index}`,
  city: "BOISE",
  state: "ID",
}));

beforeAll(async () => {
  web = await sharedWeb();
  await addListingGroup(system, { number: "0124", label: "Tests" });
  await importContent(csvOf(chapter, lost, ...many), "2026-11-10");
  const asOf = toUtcDate(civilDate("2026-11-10"));
  const revokedOn = toUtcDate(civilDate("2024-05-15"));
  await db.irsRevocation.create({ data: { ein: lost.ein, revokedOn, asOf } });
});
afterAll(() => stopFaultless(web));

const path = (keyword: string) => `/listings?${new URLSearchParams({ search: "club", keyword })}`;
const ask = async (keyword: string) => {
  const answer = await new Visitor(web.url).call(path(keyword));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  return await answer.json();
};

it("says of an EIN what the IRS's file says, however it is typed", async () => {
  for (const typed of ["010209784", "01-0209784", " 01 0209784 "]) {
    expect(await ask(typed)).toMatchObject({
      kind: "club",
      state: "current",
      ein: "01-0209784",
      name: "DELTA TAU DELTA, GAMMA NU",
      place: "ORONO, ME",
      status: expect.stringContaining("group ruling, GEN 0124"),
      nextReturn: expect.stringMatching(/^[A-Z][a-z]+ \d+, \d{4}, for the fiscal year that ends /),
      url: "/listings/01-0209784",
    });
  }
});

it("says that an exemption was revoked, and that a number is in no file", async () => {
  expect(await ask("400000001")).toMatchObject({
    state: "revoked",
    name: "LOST CLUB",
    status: expect.stringContaining("revoked its exemption automatically on May 15, 2024"),
  });
  expect(await ask("55-5555555")).toMatchObject({
    kind: "club",
    state: "missing",
    name: "",
    status: expect.stringContaining("55-5555555"),
    nextReturn: "",
  });
});

it("shows the first of many names with the way to all of them, and none of none", async () => {
  const found = await ask("zeta club");
  expect(found).toMatchObject({ kind: "names", total: 6, url: "/verify-501c3?keyword=zeta+club" });
  expect(found.rows).toHaveLength(4);
  expect(found.rows[0]).toEqual({
    name: expect.stringMatching(/^ZETA CLUB/),
    place: "BOISE, ID",
    url: expect.stringMatching(/^\/listings\/30000000\d$/),
  });
  expect(await ask("qqqqxxzz")).toMatchObject({ kind: "names", total: 0, rows: [] });
});

it("leads whoever has no script to the page with the answer and with what comes next", async () => {
  const visitor = new Visitor(web.url);
  /** What the page itself leads to next; the header leads to everything. */
  const nextOn = ({ html }: { html: string }) => {
    const [section = ""] = /<section class="next-steps".*?<\/section>/s.exec(html) ?? [];
    return [...section.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
  };
  const home = await visitor.open("/");
  expect(home.html).toMatch(/<form[^>]* action="\/listings"[^>]* method="get"/);
  const one = await visitor.follow(path("01-0209784"));
  expect([one.path, one.status]).toEqual(["/listings/01-0209784", 200]);
  expect(one.text).toContain("What to do next");
  expect(nextOn(one)).toEqual(["/irs-form-990", "/bylaws-generator", "/application/start"]);
  const none = await visitor.follow(path("55-5555555"));
  expect([none.path, none.status]).toEqual(["/listings/55-5555555", 404]);
  expect(nextOn(none)).toEqual([
    "/incorporation-and-ein",
    "/application/start",
    "/bylaws-generator",
  ]);
  const named = await visitor.follow(path("zeta club"));
  expect(named.path).toBe("/verify-501c3?keyword=zeta+club");
  expect(named.text).toContain("6 organizations found");
});

it("shows a club in order as an example, with its standing and a date that is still to come", async () => {
  const { text } = await new Visitor(web.url).open("/");
  expect(text).toMatch(/An example Lincoln High School Band Boosters Good standing /);
  const [, date = ""] = /Next IRS return ([A-Z][a-z]+ \d+, \d{4}), for the year/.exec(text) ?? [];
  expect(new Date(date).getTime()).toBeGreaterThan(Date.now() - 86_400_000);
  const spanish = await new Visitor(web.url).open("/?lang=es");
  expect(spanish.text).toMatch(/Próxima declaración \d+ de [a-z]+ de \d{4}, por el año/);
});
