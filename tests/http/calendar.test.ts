import { once } from "node:events";
import http from "node:http";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, type CivilDate, civilDateIn } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { answeredPages, packed } from "#tests/documents/text";
import { makePerson } from "#tests/modules/accounts/people";
import { unescapeHtml } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const today = civilDateIn(new Date(), "America/New_York");
const inDays = (count: number): CivilDate => addDays(today, count);
const yearOf = (day: CivilDate) => day.slice(0, 4);

/** A club that joined so many days ago, and its member's browser. */
async function makeClub(daysHere = 730) {
  const { id: userId, email } = await makePerson();
  const account = await db.account.create({
    data: { name: "Elm Street Boosters", createdAt: new Date(`${inDays(-daysHere)}T12:00:00Z`) },
  });
  await db.accountUser.create({ data: { accountId: account.id, userId, isPrimary: true } });
  const member = await signedIn(web.url, email);
  const at = (path: string, query = "") => `/app/calendar${path}?account_id=${account.id}${query}`;
  return { id: account.id, member, at };
}
type MadeClub = Awaited<ReturnType<typeof makeClub>>;

/** Adds a duty of the club's own by its form. */
async function addOwn({ id, member, at }: MadeClub, title: string, dueOn: CivilDate) {
  await member.open(at("/own"));
  const sent = await member.submit(at("/own"), { title, due_on: dueOn, note: "" });
  expect(sent.status).toBe(303);
  const made = await db.ownDuty.findFirstOrThrow({ where: { accountId: id, title } });
  return { id: made.id, path: at(`/own.${made.id}/once`) };
}

describe("a year of duties without script", () => {
  it("CAL-01 shows what is next, ticks it, and takes that back", async () => {
    const club = await makeClub();
    const { member, at } = club;
    const due = inDays(20);
    const { id } = await addOwn(club, "Bake sale permit", due);
    const year = at("", `&year=${yearOf(due)}`);
    const { status, text } = await member.open(year);
    expect(status).toBe(200);
    expect(text).toContain("Bake sale permit");
    expect(text).toContain("in 20 days");
    const tick = { code: `own.${id}`, period: "once" };
    expect((await member.submit(year, { ...tick, decision: "done" })).status).toBe(303);
    expect((await member.open(`${year}&show=done`)).text).toContain("Done on");
    const again = { ...tick, duty: `own.${id}/once`, decision: "done" };
    const twice = await member.submit(year, again);
    expect([twice.status, twice.text.includes("marked this done on")]).toEqual([409, true]);
    expect((await member.submit(year, { ...tick, decision: "undo" })).status).toBe(303);
    expect((await member.open(`${year}&show=done`)).text).toContain("No duty of");
  });

  it("a year outside 2000 to 2100 is refused at its field, with this year's calendar below", async () => {
    const { member, at } = await makeClub();
    for (const wrong of ["1066", "2101", "next", "2026.5"]) {
      const page = await member.open(at("", `&year=${wrong}`));
      expect(page.status, wrong).toBe(422);
      expect(page.html).toContain(`value="${wrong}"`);
    }
    for (const wrong of ["/us.unknown/2026", "/us.990n/2026-13-41", "/us.990n/%00", "/none.pdf"]) {
      expect((await member.open(at(wrong))).status, wrong).toBe(404);
    }
    expect((await member.open(at("/1999.pdf"))).status).toBe(422);
  });

  it("CAL-07 tomorrow is refused at the field and nothing typed is lost; later and not for us work", async () => {
    const club = await makeClub();
    const { member } = club;
    const { path } = await addOwn(club, "Insurance papers", inDays(10));
    const wrong = await member.submit(path, { decision: "done", done_on: inDays(1) });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain("Enter today or an earlier day: this is still to come.");
    expect(wrong.html).toContain(`value="${inDays(1)}"`);
    const late = await member.submit(path, { decision: "snooze", until: inDays(41) });
    expect([late.status, late.html.includes(`value="${inDays(41)}"`)]).toEqual([422, true]);
    expect((await member.submit(path, { decision: "snooze", until: inDays(5) })).status).toBe(303);
    expect((await member.open(path)).text).toContain("No letters until");
    const empty = await member.submit(path, { decision: "waive", reason: "" });
    expect(empty.status).toBe(422);
    const reason = "We have <none>";
    expect((await member.submit(path, { decision: "waive", reason })).status).toBe(303);
    expect((await member.open(path)).text).toContain(reason);
    expect((await member.submit(path, { decision: "unwaive" })).status).toBe(303);
    expect((await member.open(path)).html).not.toContain('value="unwaive"');
  });

  it("CAL-07 another club's duty, file and pages are not found", async () => {
    const [one, two] = [await makeClub(), await makeClub()];
    const { path } = await addOwn(one, "Ours", inDays(3));
    expect((await two.member.open(path)).status).toBe(404);
    expect((await two.member.submit(path, { decision: "done", done_on: today })).status).toBe(404);
    for (const page of ["", "/facts", "/own", "/feed", "/print", `/${yearOf(today)}.pdf`]) {
      expect((await two.member.open(one.at(page))).status, page).toBe(404);
    }
    const added = await two.member.submit(one.at("/own"), { title: "Theirs", due_on: today });
    expect(added.status).toBe(404);
  });

  it("CAL-20 print and PDF have the duties of the page, page numbers and the day of printing", async () => {
    const club = await makeClub();
    const { member, at } = club;
    const due = inDays(15);
    for (const title of ["Ñandú parade; permit", "Audit by two members", "Keys & locks"]) {
      await addOwn(club, title, due);
    }
    const year = yearOf(due);
    const page = await member.open(at("", `&year=${year}&show=all`));
    const shown = page.html.matchAll(
      /<a[^>]*href="\/app\/calendar\/[^"/]+\/[^"]+"[^>]*>([^<]+)<\/a>/g,
    );
    const titles = new Set([...shown].map(([, title = ""]) => unescapeHtml(title)));
    expect(titles.size).toBeGreaterThanOrEqual(3);
    const printed = await member.open(at("/print", `&year=${year}`));
    expect(printed.text).toContain("printed on");
    const file = await member.request(at(`/${year}.pdf`));
    expect(file.headers.get("content-type")).toBe("application/pdf");
    const text = (await answeredPages(file)).join("");
    for (const title of titles) {
      expect(printed.text).toContain(title);
      expect(text).toContain(packed(title));
    }
    expect(text).toMatch(/Page1of\d/);
    expect(text).toContain("printedon");
  });
});

describe("the club's own duties without script", () => {
  it("CAL-16 one is added, changed, and removed; a second tab loses nothing", async () => {
    const club = await makeClub();
    const { member, at } = club;
    const { id } = await addOwn(club, "Audit", inDays(30));
    const path = at(`/own/${id}`);
    const page = await member.open(path);
    expect(page.hidden("version")).toBe("1");
    const change = (title: string, version: string) =>
      member.submit(path, { version, title, due_on: inDays(31), note: "n", _boxes: "is_yearly" });
    expect((await change("Audit by two members", "1")).status).toBe(303);
    const late = await change("Audit by three", "1");
    expect(late.status).toBe(409);
    expect(late.html).toContain('value="Audit by three"');
    expect(late.text).toContain("Audit by two members");
    expect((await change("Audit by three", late.hidden("version"))).status).toBe(303);
    expect((await member.submit(path, { decision: "remove" })).status).toBe(303);
    expect((await member.open(path)).status).toBe(404);
  });

  it("CAL-16 one of a day before the club joined is shown as overdue", async () => {
    const club = await makeClub(0);
    await addOwn(club, "Permit of last month", inDays(-30));
    const { text } = await club.member.open(club.at(""));
    expect(text).toContain("Permit of last month");
    expect(text).toContain("30 days ago");
  });

  it.each([
    ["a title of 121 characters", { title: "x".repeat(121), due_on: "2027-05-03" }],
    ["a control character in the title", { title: "Au\u0007dit", due_on: "2027-05-03" }],
    ["June 31", { title: "Audit", due_on: "2027-06-31" }],
    ["the year 2101", { title: "Audit", due_on: "2101-01-01" }],
    ["no title", { title: " ", due_on: "2027-05-03" }],
  ])("CAL-16 refuses %s at its field and keeps what was typed", async (_, typed) => {
    const { member, at } = await makeClub();
    await member.open(at("/own"));
    const page = await member.submit(at("/own"), { ...typed, note: "Keep this" });
    expect(page.status).toBe(422);
    expect(page.html).toContain("Keep this");
  });
});

describe("what dates depend on, without script", () => {
  it("CAL-02 an answer moves the dates with the same click; an earlier tab is told", async () => {
    const { member, at } = await makeClub();
    const page = await member.open(at("/facts"));
    const version = page.hidden("version");
    const sent = await member.submit(at("/facts"), { version, fiscal_year_month: "6" });
    expect(sent.status).toBe(303);
    const ends = Number(today.slice(5, 7)) <= 6 ? yearOf(today) : String(Number(yearOf(today)) + 1);
    const { text } = await member.open(at("", `&year=${ends}&show=all`));
    expect(text).toContain(`for the year that ends June 30, ${ends}`);
    const stale = await member.submit(at("/facts"), { version, fiscal_year_month: "12" });
    expect(stale.status).toBe(409);
    expect(stale.text).toContain("Your entries are still here");
    expect(stale.html).toMatch(/<option value="12" selected="">/);
  });

  it("CAL-02 month 13, a state that is none, and words for money are refused at their fields", async () => {
    const { member, at } = await makeClub();
    const version = (await member.open(at("/facts"))).hidden("version");
    const typed = { fiscal_year_month: "13", state: "ZZ", assets: "a lot" };
    const page = await member.submit(at("/facts"), { version, ...typed });
    expect(page.status).toBe(422);
    for (const words of ["Choose a month.", "Choose a state.", "Enter an amount in dollars"]) {
      expect(page.text).toContain(words);
    }
    expect(page.html).toContain('value="a lot"');
  });

  it("CAL-01 what happened is entered with its day, makes a duty, and is taken back", async () => {
    const { member, at } = await makeClub();
    const version = (await member.open(at("/facts"))).hidden("version");
    const event = { decision: "event", event: "responsible_party_changed", on: today, version };
    expect((await member.submit(at("/facts"), event)).status).toBe(303);
    const due = inDays(60);
    const year = at("", `&year=${yearOf(due)}&show=all`);
    expect((await member.open(year)).html).toContain("/app/calendar/us.8822b/");
    const next = (await member.open(at("/facts"))).hidden("version");
    const gone = { decision: "no-event", field: `responsible_party_changed-${today}` };
    expect((await member.submit(at("/facts"), { ...gone, version: next })).status).toBe(303);
    expect((await member.open(year)).html).not.toContain("/app/calendar/us.8822b/");
  });
});

describe("the private calendar's address", () => {
  /** A feed made by its form; the address is shown once. */
  async function makeFeed() {
    const club = await makeClub();
    await addOwn(club, "Bake sale permit", inDays(20));
    await club.member.open(club.at("/feed"));
    const made = await club.member.submit(club.at("/feed"), { decision: "make" });
    const path = /\/calendar\/[\w-]{43}\.ics/.exec(made.html)?.[0] ?? "";
    return { ...club, path };
  }

  it("CAL-13 is shown once, read without a cookie, replaced, and ended", async () => {
    const { member, at, path } = await makeFeed();
    expect((await member.open(at("/feed"))).html).not.toContain(path);
    const read = await fetch(web.url + path);
    expect(read.status).toBe(200);
    expect(await read.text()).toContain("SUMMARY:Bake sale permit");
    expect(read.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(read.headers.get("cache-control")).toBe("private, max-age=3600");
    expect(read.headers.get("x-robots-tag")).toBe("noindex");
    expect(read.headers.getSetCookie()).toEqual([]);
    expect(read.headers.get("content-disposition")).toBeNull();
    expect((await member.open(at("/feed"))).text).toMatch(/last read|read by/i);
    await member.submit(at("/feed"), { decision: "make" });
    expect((await fetch(web.url + path)).status).toBe(404);
    expect((await member.submit(at("/feed"), { decision: "revoke" })).status).toBe(303);
  });

  it("CAL-15 HEAD, a known version and gzip are answered as calendar apps ask", async () => {
    const { path, ...club } = await makeFeed();
    // A few lines alone are sent as they are.
    await addOwn(club, "Order the programs for the spring concert", inDays(40));
    await addOwn(club, "Ask the school for the gym in the second week of May", inDays(60));
    const read = await fetch(web.url + path, { headers: { "Accept-Encoding": "identity" } });
    const text = await read.text();
    const etag = read.headers.get("etag") ?? "";
    const head = await fetch(web.url + path, { method: "HEAD" });
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
    const known = await fetch(web.url + path, { headers: { "If-None-Match": etag } });
    expect([known.status, await known.text()]).toEqual([304, ""]);
    // `fetch` would unpack it by itself.
    const [zipped] = await once(
      http.get(web.url + path, { headers: { "Accept-Encoding": "gzip" } }),
      "response",
    );
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(Buffer.concat(await zipped.toArray())).toString()).toBe(text);
    expect((await fetch(web.url + path, { method: "POST" })).status).toBe(405);
  });

  it("CAL-15 a wrong value, an ended one and nonsense are answered alike", async () => {
    const { member, at, path } = await makeFeed();
    await member.submit(at("/feed"), { decision: "revoke" });
    const wrong = [
      path,
      `/calendar/${"A".repeat(43)}.ics`,
      "/calendar/x.ics",
      `/calendar/${"B".repeat(4096)}.ics`,
      "/calendar/%0a%0d.ics",
      "/calendar/",
    ];
    const answers = await Promise.all(
      wrong.map(async (one) => {
        const answer = await fetch(web.url + one, { redirect: "manual" });
        const { status, headers } = answer;
        return [status, await answer.text(), headers.get("cache-control"), headers.get("etag")];
      }),
    );
    expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify([404, "Not found\n", "no-store", null])]),
    );
  });
});

describe("how often the list comes", () => {
  it("CAL-10 is chosen with its language, and nonsense is refused at its field", async () => {
    const { member } = await makeClub();
    await member.open("/account/digest");
    const chosen = { rhythm: "monthly", locale: "es" };
    expect((await member.submit("/account/digest", chosen)).status).toBe(303);
    const { html } = await member.open("/account/digest");
    expect(html).toMatch(/value="monthly"[^>]*checked|checked=""[^>]*value="monthly"/);
    const odd = await member.submit("/account/digest", { rhythm: "hourly", locale: "es" });
    expect(odd.status).toBe(422);
  });
});
