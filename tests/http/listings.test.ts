import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount } from "#modules/accounts/index.server";
import { addListingGroup } from "#modules/listings/index.server";
import { db } from "#modules/platform/db.server";
import { csvOf, importContent, system } from "#tests/modules/listings/bmf-files";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";

let web: RunningProcess;
let accountId = 0;
/** The menu of the site leads to the page about revocations. */
const revocation = /revoked (its|as)|was revoked/i;
const chapter = {
  ein: "010209784",
  name: "DELTA TAU DELTA FRATERNITY",
  sortName: "GAMMA NU CHAPTER",
};
const meant = [
  { ein: "310000000", name: "ZETTA SISTERS", city: "BOISE", state: "ID" },
  { ein: "320000000", name: "PARENT BOOSTER USA INC", sortName: "BAND" },
  { ein: "320000001", name: "KAPPA ALPHA THETA FRATERNITY" },
  { ein: "320000002", name: "OMEGA LODGE" },
];
const others = Array.from({ length: 40 }, (_, index) => ({
  ein: String(300_000_000 + index),
  name: "ZETA <CLUB>",
  city: "BOISE",
  state: "ID",
}));
const club = {
  ein: "400000001",
  name: "OWN CLUB",
  group: "0000",
  affiliation: "3",
  subsection: "03",
};

/** Rows of one code each, as the IRS's file has them. */
const own = { group: "0000", affiliation: "3", subsection: "03" };
const coded = [
  { ein: "500000001", name: "STATE HEADQUARTERS", affiliation: "7" },
  { ein: "500000002", name: "CENTRAL CHURCH", affiliation: "8" },
  { ein: "500000003", name: "NEW CODE", affiliation: "4" },
  { ein: "500000004", name: "ENDING FOUNDATION", ...own, status: "25" },
  { ein: "500000005", name: "SPLIT TRUST", ...own, status: "12" },
  { ein: "500000006", name: "A CHURCH", ...own, filing: "06" },
  { ein: "500000007", name: "A BANK OF THE STATES", ...own, filing: "07" },
  { ein: "500000008", name: "NOTHING TO FILE", ...own, filing: "00", pfFiling: "0" },
  { ein: "500000009", name: "A FOUNDATION", ...own, filing: "00", pfFiling: "1" },
  { ein: "500000010", name: "ODD FOUNDATION", ...own, filing: "00", pfFiling: "3" },
  { ein: "500000011", name: "IN A GROUP RETURN", filing: "03" },
  { ein: "500000012", name: "MONASTERY", ...own, filing: "13" },
  { ein: "500000013", name: "PORT DISTRICT", ...own, filing: "14" },
];

beforeAll(async () => {
  web = await sharedWeb();
  await addListingGroup(system, { number: "0124", label: "Tests" });
  await importContent(csvOf(chapter, club, ...others, ...meant, ...coded), "2026-11-10");
  const made = await createAccount(system, { name: "Gamma Members", renewalDueOn: "2027-05-03" });
  if (made.ok) accountId = made.value.id;
});
afterAll(async () => {
  await web.stop();
});

const json = async (query: string) => {
  const answer = await fetch(`${web.url}/listings?${query}`);
  return { status: answer.status, body: await answer.json() };
};
const open = (path: string) => new Visitor(web.url).open(path);

describe("GET /listings", () => {
  it("G-38 G-39 G-43 answers a page of the contract's shape", async () => {
    const { status, body } = await json("search=verify-501c3&keyword=gamma&page=1");
    expect(status).toBe(200);
    expect(body).toEqual({
      current_page: 1,
      data: [
        {
          name: "DELTA TAU DELTA FRATERNITY, GAMMA NU CHAPTER",
          city: "ORONO",
          state: "ME",
          url: "/listings/010209784",
        },
        { name: "Gamma Members", city: "", state: "", url: `/app/account/show/${accountId}` },
      ],
      from: 1,
      to: 2,
      last_page: 1,
      next_page_url: null,
      prev_page_url: null,
      per_page: 15,
      total: 2,
    });
  });

  it("G-38 G-42 its addresses lead through all pages", async () => {
    let query: string | undefined = "search=verify-501c3&keyword=zeta+%3C&page=1&state=ID";
    const urls: string[] = [];
    while (query) {
      const { body } = await json(query);
      expect(body.total).toBe(40);
      urls.push(...body.data.map(({ url }: { url: string }) => url));
      query = body.next_page_url?.split("?")[1];
    }
    expect(new Set(urls).size).toBe(40);
  });

  it.each([
    ["search=other&keyword=x&page=1", 404],
    ["keyword=x", 404],
    [`search=verify-501c3&keyword=${"%25".repeat(300)}&page=1`, 200],
    ["search=verify-501c3&keyword=%00%01&page=x&state=%27", 200],
    ["search=verify-501c3&keyword=a&page=99999999999999", 200],
  ])("G-37 %s comes to %i", async (query, status) => {
    expect((await json(query)).status).toBe(status);
  });
});

describe("the pages", () => {
  it("G-36 G-43 /verify-501c3 finds without script, in both languages", async () => {
    const page = await open("/verify-501c3?keyword=gamma");
    expect(page.status).toBe(200);
    expect(page.text).toContain("2 organizations found");
    expect(page.html).toContain('href="/listings/010209784"');
    expect(page.html).toContain(`href="/app/account/show/${accountId}"`);
    expect(page.html).toContain('value="gamma"');
    expect((await open("/verify-501c3?lang=es")).status).toBe(200);
  });

  it("says what it looked for instead of words that are spelled wrong", async () => {
    const wrong = await open("/verify-501c3?keyword=zeta+culb");
    expect(wrong.text).toContain("40 organizations found");
    expect(wrong.text).toContain(
      "Nothing has just these words, so we looked for CLUB instead of CULB",
    );
    const most = await open("/verify-501c3?keyword=zeta+gamma");
    expect(most.text).toContain(
      "What has the most of the words comes first: nothing has all of them.",
    );
    const spanish = await open("/verify-501c3?keyword=zeta+culb&lang=es");
    expect(spanish.text).toContain("buscamos CLUB en lugar de CULB");
  });

  it("says that few have just what was typed, and that it looked for what is near as well", async () => {
    const page = await open("/verify-501c3?keyword=zetta");
    expect(page.text).toContain("41 organizations found");
    expect(page.text).toContain(
      "Few have just these words, so we looked for ZETA as well as ZETTA",
    );
    expect(page.html.indexOf("/listings/310000000")).toBeLessThan(
      page.html.indexOf("/listings/300000000"),
    );
    const spanish = await open("/verify-501c3?keyword=zetta&lang=es");
    expect(spanish.text).toContain("buscamos también ZETA además de ZETTA");
  });

  it.each([
    ["boostr", "so we looked for BOOSTER instead of BOOSTR"],
    ["fraterntiy", "so we looked for FRATERNITY instead of FRATERNTIY"],
    ["kapa alpha teta", "THETA instead of TETA"],
    ["omega booster", "What has the most of the words comes first: nothing has all of them."],
  ])("“%s” finds what a person meant, and says %j", async (keyword, words) => {
    const page = await open(`/verify-501c3?${new URLSearchParams({ keyword })}`);
    expect(page.text).toContain(words);
    expect(page.text).not.toContain("Nothing was found");
  });

  it("the call says it in a header: its body is agreed", async () => {
    const answer = await fetch(`${web.url}/listings?search=verify-501c3&keyword=zeta+culb`);
    expect(JSON.parse(decodeURIComponent(answer.headers.get("Search-Meant") ?? ""))).toEqual({
      corrected: [{ typed: "CULB", taken: "CLUB" }],
      isPartial: false,
    });
    expect(Object.keys(await answer.json())).not.toContain("meant");
    const exact = await fetch(`${web.url}/listings?search=verify-501c3&keyword=gamma`);
    expect(exact.headers.has("Search-Meant")).toBe(false);
  });

  it("G-36 shows what a visitor typed as text, and says of which file nothing was found", async () => {
    const page = await open("/verify-501c3?keyword=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E");
    expect(page.html).not.toContain("<script>alert(1)");
    expect(page.text).toContain("We looked through the groups that we serve: ");
    expect(page.text).toContain(
      "these states only: Idaho and Maine (November 10, 2026). An organization of another state",
    );
    expect(page.text).toContain("is missing here does not say anything about its exemption.");
  });

  it("G-43 a listing says what the file says, as of its date, and no more", async () => {
    const { status, text } = await open("/listings/01-0209784");
    expect(status).toBe(200);
    for (const words of [
      "As of November 10, 2026",
      "Covered by the group ruling, GEN 0124. It has no determination letter of its own.",
      "501(c)(7)",
      "Last day of July",
      "For the year that ended in July 2025",
      "Not deductible: it is a social club",
      "ORONO, ME",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toMatch(/Next 990-series return due \w+ \d+, \d{4}, for the fiscal year/);
    expect(text).not.toMatch(revocation);
  });

  it.each([
    ["500000001", "Intermediate organization of the group ruling, GEN 0124"],
    ["500000002", "Central organization of the group ruling, GEN 0124."],
    ["500000003", "In the IRS's list of exempt organizations, under group exemption number 0124."],
    [
      "500000004",
      "In the IRS's list, and terminating its private-foundation status (section 507(b)(1)(B)).",
    ],
    ["500000005", "In the IRS's list, as a trust described in section 4947(a)(2)."],
    ["500000006", "No return of its own is expected: it is a church."],
    ["500000007", "it is a government organization under section 501(c)(1)."],
    ["500000008", "No return of its own is expected, and no Form 990-PF."],
    ["500000009", "by Form 990-PF"],
    ["500000010", "Next 990-series return due The file does not say"],
    ["500000011", "No return of its own is expected: the file says “group return”."],
    ["500000012", "No return of its own is expected: it is a religious organization."],
    ["500000013", "it is an instrumentality of a state or of a political subdivision."],
  ])("a listing says what the IRS's codes mean: %s is %j", async (ein, words) => {
    expect((await open(`/listings/${ein}`)).text).toContain(words);
    const answer = await new Visitor(web.url).call(`/listings?search=club&keyword=${ein}`);
    const { status, nextReturn } = (await answer.json()) as Record<string, string>;
    expect(`${status} Next 990-series return due ${nextReturn}`).toContain(words);
  });

  it("status 25 and the reasons have their Spanish", async () => {
    const ending = await open("/listings/500000004?lang=es");
    expect(ending.text).toContain(
      "termina su condición de fundación privada (sección 507(b)(1)(B))",
    );
    const church = await open("/listings/500000006?lang=es");
    expect(church.text).toContain("No se espera una declaración propia: es una iglesia.");
  });

  it("G-43 only the revocation list says revoked, and an unknown EIN is not called so", async () => {
    const asOf = new Date("2026-11-10");
    const revokedOn = new Date("2020-05-15");
    await db.irsRevocation.create({ data: { ein: club.ein, revokedOn, asOf } });
    expect((await open(`/listings/${club.ein}`)).text).toContain(
      "revoked its exemption automatically on May 15, 2020",
    );
    const reinstatedOn = new Date("2021-02-01");
    await db.irsRevocation.updateMany({ data: { reinstatedOn } });
    expect((await open(`/listings/${club.ein}`)).text).toContain(
      "reinstated as of February 1, 2021",
    );
    const missing = await open("/listings/990000001");
    expect(missing.status).toBe(404);
    expect(missing.text).toContain("not in what we have loaded, of November 10, 2026");
    expect(missing.text).toContain("these states only: Idaho and Maine (November 10, 2026).");
    expect(missing.text).not.toMatch(revocation);
    expect((await open("/listings/nonsense")).status).toBe(404);
  });

  it("files of several days are named with their states, on every page and in the look-up", async () => {
    await importContent(csvOf({ ein: "600000001", name: "OF TEXAS", state: "TX" }), "2026-10-12");
    const states = "Idaho and Maine (November 10, 2026); Texas (October 12, 2026).";
    const title = "not in what we have loaded, of October 12, 2026 to November 10, 2026";
    const missing = await open("/listings/990000001");
    expect(missing.text).toContain(title);
    expect(missing.text).toContain(states);
    expect((await open("/verify-501c3?keyword=zeta")).text).toContain(states);
    expect((await open("/verify-501c3?keyword=qqqqxxzz")).text).toContain(states);
    const answer = await new Visitor(web.url).call("/listings?search=club&keyword=99-0000001");
    const { status } = (await answer.json()) as { status: string };
    expect(status).toContain(title);
    expect(status).toContain(states);
    const spanish = await open("/listings/990000001?lang=es");
    expect(spanish.text).toContain(
      "lo que hemos cargado, del 12 de octubre de 2026 al 10 de noviembre",
    );
  });

  it("before any list of exempt organizations, what the others say is shown without a date of it", async () => {
    const [regions, imports] = [db.listingRegion, db.listingImport];
    const asOf = new Date("2026-11-10");
    const revokedOn = new Date("2020-05-15");
    await db.irsRevocation.create({ data: { ein: "700000001", revokedOn, asOf } });
    await regions.deleteMany();
    await imports.updateMany({ where: { kind: "bmf" }, data: { state: "failed" } });
    const page = await open("/listings/700000001");
    expect(page.status).toBe(200);
    expect(page.text).toContain("We have not loaded the IRS's list of exempt organizations yet.");
    expect(page.text).toContain("revoked its exemption automatically on May 15, 2020");
    expect((await open("/listings/990000001")).status).toBe(404);
    expect((await open("/verify-501c3?keyword=qqqqxxzz")).text).toContain(
      "No file of the IRS is imported yet.",
    );
  });
});
