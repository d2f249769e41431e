import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerFacts, readFacts } from "#modules/duties/index.server";
import { sendNudge, sendRoster } from "#modules/headquarters/index.server";
import { renderLetter } from "#modules/letters/file/render-letter.server";
import {
  formOfTemplate,
  readTemplate,
  sendLetters,
  templateSchema,
} from "#modules/letters/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { parseFields } from "#modules/platform/fields";
import { askArchive, freezeSgri, openYear, sendPapers } from "#modules/supervision/index.server";
import { makePerson, system } from "#tests/modules/accounts/people";
import { freshEin } from "#tests/modules/applications/kit";
import { builtRoutes } from "#tests/setup/built-routes";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import {
  giveRole,
  type Headquarters,
  makeHeadquarters,
  must,
} from "../modules/headquarters/headquarters-world";
import { lackBylaws, nudge } from "../modules/headquarters/nudge-world";
import { sentFile } from "../modules/headquarters/sheets";
import { sign } from "../modules/letters/letters-world";
import { enter as enterTerm } from "../modules/officers/officers-world";
import { fileOf, nothing, runJobs } from "../modules/supervision/supervision-world";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const ownerOf = ({ ownerPerson }: Headquarters) => signedIn(web.url, ownerPerson.email);
const otherOf = ({ otherPerson }: Headquarters) => signedIn(web.url, otherPerson.email);

/** What a path of a headquarters shows of chapters, and so must hold back. */
type Shown =
  /** A page or file that names chapters: of the West alone for who has the West. */
  | "chapters"
  /** A page of one chapter, whose address names it. */
  | "chapter"
  /** It names no chapter, or only to who has all of them. */
  | "none"
  /** It is for who has all chapters. */
  | "whole"
  /** One thing of a room, which `makeThings` puts there: of the East, or of all chapters. */
  | "thing";

/** Every address under /app/group. One without a row fails. */
const rows: Readonly<Record<string, { readonly shows: Shown; readonly at?: readonly string[] }>> = {
  "/app/group": {
    shows: "chapters",
    at: ["/app/group", "/app/group?search=Chapter", "/app/group?show=all&page=1"],
  },
  "/app/group/chapters/:id": { shows: "chapter" },
  "/app/group/chapters/new": { shows: "none" },
  "/app/group/duties": { shows: "none" },
  "/app/group/export": {
    shows: "chapters",
    at: [
      "/app/group/export",
      "/app/group/export?format=csv&search=East",
      "/app/group/export?region=none",
    ],
  },
  "/app/group/people": { shows: "none" },
  "/app/group/standing": {
    shows: "chapters",
    at: [
      "/app/group/standing",
      "/app/group/standing?search=East",
      "/app/group/standing?region=none",
      "/app/group/standing?sort=-name&verdict=unknown",
    ],
  },
  "/app/group/standing.json": {
    shows: "chapters",
    at: ["/app/group/standing.json", "/app/group/standing.json?region=none&sort=-name"],
  },
  "/app/group/views": { shows: "none" },
  "/app/group/education": { shows: "none" },
  "/app/group/handover": { shows: "chapters" },
  "/app/group/letters": { shows: "none" },
  "/app/group/letters/:id": { shows: "thing" },
  "/app/group/letters/new": { shows: "chapters", at: ["/app/group/letters/new?kind=consent"] },
  "/app/group/letters/shared/:chapter": { shows: "thing" },
  "/app/group/nudges": { shows: "none" },
  "/app/group/nudges/:id": { shows: "thing" },
  "/app/group/nudges/new": { shows: "none" },
  "/app/group/readiness": { shows: "none" },
  "/app/group/readiness/authorizations": { shows: "chapters" },
  "/app/group/readiness/purpose": { shows: "chapters" },
  "/app/group/roster": { shows: "none" },
  "/app/group/roster/upload": { shows: "whole" },
  "/app/group/roster/upload/:id": { shows: "thing" },
  "/app/group/sgri": { shows: "whole" },
  "/app/group/sgri/:year": { shows: "thing" },
  "/app/group/sgri/:year/:file": { shows: "thing" },
  "/app/group/supervision": { shows: "none" },
  "/app/group/supervision/:file": { shows: "thing" },
  "/app/group/supervision/:year/:chapter": { shows: "thing" },
  "/app/group/supervision/:year/:chapter/papers/:paper": { shows: "thing" },
};

/** Other addresses of what a headquarters reads of one chapter. */
const elsewhere = ["/app/letters/:id", "/app/letters/:id/file"];

/** Puts a thing of the East, or of all chapters, at each address of one. @returns path by pattern */
async function makeThings({ owner, chapters, chapter, centralAccountId }: Headquarters) {
  const east = chapters.east.id;
  for (const accountId of [centralAccountId, east]) {
    const { version } = must(await readFacts(system, accountId));
    const answers = { fiscal_year_month: "6" };
    must(await answerFacts(system, { accountId, version, answers }));
  }
  // In the group long enough for the supervision year that ended last.
  await db.groupMembership.updateMany({
    where: { accountId: east },
    data: { joinedOn: new Date("2020-01-01") },
  });
  await lackBylaws([east]);
  const asked = { centralAccountId, fields: nudge({ chapters: String(east) }) };
  const sent = must(await sendNudge(owner, asked));
  await enterTerm(system, east, { email: chapters.east.primary.email });
  const { template } = must(await readTemplate(owner, centralAccountId, "consent"));
  const fields = must(parseFields(templateSchema, formOfTemplate(template), "en"));
  const act = {
    accountId: centralAccountId,
    kind: "consent",
    fields,
    days: null,
    key: "k",
  } as const;
  must(await sendLetters(owner, { ...act, version: template.version }));
  const letter = await db.letter.findFirstOrThrow({ where: { accountId: east } });
  const { id: userId } = chapters.east.primary;
  const actor = { kind: "user", userId, isStaff: false, accountIds: [east] } as const;
  must(await sign(createCtx({ actor: { ...actor, provedAt: new Date() } }), letter.id));
  await renderLetter(system, letter.id);
  const roster = await sentFile("r.csv", "EIN,Name\r\n12-3456789,Chapter East\r\n");
  const uploaded = must(await sendRoster(owner, { centralAccountId, file: roster }));
  const lastJune = new Date().getFullYear() - (new Date().getMonth() < 6 ? 1 : 0);
  const year = { accountId: centralAccountId, year: lastJune };
  must(await openYear(owner, year));
  const papers = { ...nothing, return_uploads: await fileOf(chapter, east) };
  must(await sendPapers(chapter, { accountId: east, year: year.year, papers }));
  const paper = await db.supervisionPaper.findFirstOrThrow({ where: { accountId: east } });
  must(await askArchive(owner, year));
  await runJobs();
  must(await freezeSgri(owner, { ...year, reason: "A test of who may see it" }));
  const supervision = `/app/group/supervision/${year.year}`;
  return {
    "/app/group/letters/:id": `/app/group/letters/${letter.actId}`,
    "/app/group/letters/shared/:chapter": `/app/group/letters/shared/${east}`,
    "/app/letters/:id": `/app/letters/${letter.id}`,
    "/app/letters/:id/file": `/app/letters/${letter.id}/file`,
    "/app/group/nudges/:id": `/app/group/nudges/${sent.id}`,
    "/app/group/roster/upload/:id": `/app/group/roster/upload/${uploaded.kind === "right" ? uploaded.uploadId : 0}`,
    "/app/group/sgri/:year": `/app/group/sgri/${year.year}`,
    "/app/group/sgri/:year/:file": `/app/group/sgri/${year.year}/report.csv`,
    "/app/group/supervision/:file": `${supervision}.zip`,
    "/app/group/supervision/:year/:chapter": `${supervision}/${east}`,
    "/app/group/supervision/:year/:chapter/papers/:paper": `${supervision}/${east}/papers/${paper.id}`,
  };
}

const roles = ["owner", "editor", "viewer"] as const;

describe("HQ-03 the roles and regions of a headquarters", () => {
  it("HQ-03 every address under /app/group has a row of the matrix", () => {
    const patterns = builtRoutes()
      .map(({ pattern }) => pattern)
      .filter((pattern) => /^\/app\/group(\/|$)/.test(pattern));
    expect(patterns.sort()).toEqual(Object.keys(rows).sort());
  });

  it.each(roles)(
    "HQ-03 a %s for the West sees nothing of other chapters, on any page or file; one for all sees all",
    { timeout: 60_000 },
    async (role) => {
      const world = await makeHeadquarters();
      const { chapters, regions } = world;
      const visitor = await otherOf(world);
      for (const region of [regions.west, null]) {
        must(await giveRole(world, role, region === null ? null : [region]));
        const isWhole = region === null;
        for (const [pattern, { shows, at = [pattern] }] of Object.entries(rows)) {
          if (shows === "chapter") {
            for (const [name, { id }] of Object.entries(chapters)) {
              const page = await visitor.open(pattern.replace(":id", String(id)));
              const isSeen = isWhole || name === "west";
              expect([role, name, page.status]).toEqual([role, name, isSeen ? 200 : 404]);
              if (!isSeen)
                expect(page.html).not.toContain(`Chapter ${name === "east" ? "East" : "apart"}`);
            }
            continue;
          }
          if (shows === "thing") continue;
          for (const path of at) {
            const page = await visitor.open(path);
            // What is for who has all chapters is refused to the others, or not there for them.
            const isRefused = [403, 404].includes(page.status);
            const isSeen = page.status === 200;
            const mayOnlyLook = isWhole && role === "viewer" && path.endsWith("/upload");
            const isRight = shows === "whole" && (!isWhole || mayOnlyLook) ? isRefused : isSeen;
            expect([path, page.status, isRight]).toEqual([path, page.status, true]);
            if (isWhole) continue;
            expect([path, /Chapter (East|apart)/.test(page.html)]).toEqual([path, false]);
          }
          if (shows === "chapters") {
            const whole = await visitor.open(at[0] ?? pattern);
            expect(whole.html).toContain("Chapter West");
            expect(/Chapter East/.test(whole.html)).toBe(isWhole);
          }
        }
      }
    },
  );

  it("HQ-03 a thing of the East, or of all chapters, is there for who has all, and not for who has the West", async () => {
    const world = await makeHeadquarters();
    const things = await makeThings(world);
    const patterns = Object.keys(rows).filter((pattern) => rows[pattern]?.shows === "thing");
    expect(Object.keys(things).sort()).toEqual([...patterns, ...elsewhere].sort());
    const visitor = await otherOf(world);
    for (const role of roles) {
      for (const region of [null, world.regions.west]) {
        must(await giveRole(world, role, region === null ? null : [region]));
        for (const [pattern, path] of Object.entries(things)) {
          const { status, html } = await visitor.open(path);
          // One sending of letters is there for each region with its own chapters.
          const isShared = pattern === "/app/group/letters/:id";
          const isRight = region === null || isShared ? status === 200 : status >= 403;
          expect([role, region, path, isRight]).toEqual([role, region, path, true]);
          if (region !== null) expect(html).not.toContain("Chapter East");
        }
      }
    }
  });

  it.each([
    ["viewer", null],
    ["viewer", "west"],
    ["editor", "west"],
    ["editor", null],
    ["owner", "west"],
  ] as const)("HQ-03 a %s for %s changes what is theirs alone", async (role, of) => {
    const world = await makeHeadquarters();
    const { chapters, regions, ownerPerson } = world;
    must(await giveRole(world, role, of === null ? null : [regions[of]]));
    const visitor = await otherOf(world);
    const mayEdit = role !== "viewer";
    const note = (id: number) =>
      visitor.submit(`/app/group/chapters/${id}`, { decision: "note", note: "Call", version: "0" });
    const at = { west: await note(chapters.west.id), east: await note(chapters.east.id) };
    expect(at.west.status).toBe(mayEdit ? 303 : 403);
    expect(at.east.status).toBe(of === null ? (mayEdit ? 303 : 403) : 404);
    const duty = { title: "Roster", date: "yearly", month: "1", day: "1", role: "secretary" };
    const added = await visitor.submit("/app/group/duties", duty);
    expect(added.status).toBe(mayEdit && of === null ? 303 : 403);
    const region = await visitor.submit("/app/group/people", { name: "South" });
    expect(region.status).toBe(403);
    const taken = await visitor.submit(`/app/group/people?user=${ownerPerson.id}`, {
      role: "viewer",
    });
    expect(taken.status).toBe(403);
    // A view of one's own is everybody's.
    const saved = await visitor.submit("/app/group/views?state=CA", {
      name: "Mine",
      query: "state=CA",
    });
    expect(saved.status).toBe(303);
    expect(await db.headquartersRole.count({ where: { userId: ownerPerson.id } })).toBe(0);
  });

  it("the owner gives and takes roles on the page, and not their own as the last one", async () => {
    const world = await makeHeadquarters();
    const { regions, otherPerson, ownerPerson } = world;
    const owner = await ownerOf(world);
    const list = await owner.open("/app/group/people");
    expect(list.text).toMatch(/East .*West/);
    const at = `/app/group/people?user=${otherPerson.id}`;
    const form = await owner.open(at);
    const none = { role: "viewer", reach: "regions", version: form.hidden("version") };
    // Without a box a browser sends none at all.
    const refused = await owner.submit(at, { ...none, regions: "" });
    expect([refused.status, refused.text.includes("Choose at least one region")]).toEqual([
      422,
      true,
    ]);
    const given = await owner.submit(at, { ...none, regions: [String(regions.west)] });
    expect(given.status).toBe(303);
    expect((await owner.open("/app/group/people")).text).toContain("Viewer West");
    const again = await owner.submit(at, {
      ...none,
      role: "editor",
      regions: [String(regions.west)],
    });
    expect([again.status, again.text.includes("changed this meanwhile")]).toEqual([409, true]);
    const own = `/app/group/people?user=${ownerPerson.id}`;
    const last = await owner.submit(own, { role: "viewer", reach: "all", version: "0" });
    expect([last.status, last.text.includes("the last owner for all chapters")]).toEqual([
      409,
      true,
    ]);
  });
});

describe("the board in the browser", () => {
  it("HQ-12 of two people who edit one chapter's note the second is told, with both texts", async () => {
    const world = await makeHeadquarters();
    const [one, other] = [await ownerOf(world), await otherOf(world)];
    const at = `/app/group/chapters/${world.chapters.west.id}`;
    const first = await one.open(at);
    const second = await other.open(at);
    const note = (version: string, text: string) => ({ decision: "note", note: text, version });
    const saved = await one.submit(at, note(first.hidden("version"), "Call in May"));
    expect(saved.status).toBe(303);
    const told = await other.submit(at, note(second.hidden("version"), "Call in June"));
    expect(told.status).toBe(409);
    for (const text of ["changed this note meanwhile", "Call in May", "Call in June"]) {
      expect(told.text).toContain(text);
    }
    expect(told.html).toMatch(/<textarea[^>]*>\s*Call in June</);
    const kept = await db.chapterNote.findFirstOrThrow({
      where: { accountId: world.chapters.west.id },
    });
    expect([kept.text, kept.version]).toEqual(["Call in May", 1]);
    const over = await other.submit(at, note(told.hidden("version"), "Call in June"));
    expect(over.status).toBe(303);
    expect((await one.open(at)).text).toContain("Call in June");
  });

  it("a chapter without an EIN gets it on its page, refused at the field, kept as typed, once", async () => {
    const world = await makeHeadquarters();
    const { chapters } = world;
    const at = `/app/group/chapters/${chapters.west.id}`;
    const owner = await ownerOf(world);
    expect((await owner.open(at)).html).toContain('id="chapter-ein-ein"');
    const say = (visitor: Visitor, ein: string) => visitor.submit(at, { decision: "ein", ein });
    const short = await say(owner, "12-34567");
    expect([short.status, short.html.includes('value="12-34567"')]).toEqual([422, true]);
    expect(short.text).toContain("Enter the EIN as 9 digits");
    const taken = freshEin();
    await db.account.update({
      where: { id: chapters.east.id },
      data: { ein: taken.replace("-", "") },
    });
    const refused = await say(owner, taken);
    expect([
      refused.status,
      refused.text.includes("Your chapter “Chapter East” has this EIN"),
    ]).toEqual([422, true]);
    const staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
    const as = `${at}?account_id=${world.centralAccountId}`;
    await staff.open(as);
    const led = await staff.submit(as, { decision: "ein", ein: taken });
    expect(led.html).toContain(`href="/admin/accounts/show/${chapters.east.id}"`);
    const ein = freshEin();
    expect((await say(owner, ein)).status).toBe(303);
    const page = await owner.open(at);
    expect(page.text).toContain(ein);
    expect(page.html).not.toContain('id="chapter-ein-ein"');
    const late = await say(owner, freshEin());
    expect([late.status, late.text.includes("This chapter has an EIN by now.")]).toEqual([
      409,
      true,
    ]);
    // Who only looks is told whom to ask.
    must(await giveRole(world, "viewer"));
    const viewer = await otherOf(world);
    const other = `/app/group/chapters/${chapters.apart.id}`;
    const seen = await viewer.open(other);
    expect(seen.text).toContain("Ask the chapter to enter it.");
    expect(seen.html).not.toContain('id="chapter-ein-ein"');
    expect((await viewer.submit(other, { decision: "ein", ein: freshEin() })).status).toBe(403);
  });

  it("HND-14 a chapter's page names its officers, with e-mail and telephone", async () => {
    const world = await makeHeadquarters();
    const accountId = world.chapters.west.id;
    const today = Date.now();
    await db.officerTerm.create({
      data: {
        accountId,
        office: "treasurer",
        name: "Ana Núñez",
        email: "ana@chapter.example",
        emailKey: "ana@chapter.example",
        phone: "(555) 010-0100",
        startsOn: new Date(today - 30 * 86_400_000),
        endsOn: new Date(today + 300 * 86_400_000),
        createdAt: new Date(today),
      },
    });
    const { text } = await (await ownerOf(world)).open(`/app/group/chapters/${accountId}`);
    for (const told of ["Treasurer", "Ana Núñez", "ana@chapter.example", "(555) 010-0100"]) {
      expect(text).toContain(told);
    }
  });

  it("SUP-13 a finding about the central organization's own exemption is first on each page, for everybody", async () => {
    const world = await makeHeadquarters();
    const { centralAccountId, regions, chapters } = world;
    // Pages of things that this group has not are not there, and a file is no page.
    const paths = Object.entries(rows)
      .filter(
        ([path, { shows }]) =>
          shows !== "thing" && shows !== "whole" && !/\/export$|\.json$/.test(path),
      )
      .map(([path, { at }]) => (at?.[0] ?? path).replace(":id", String(chapters.west.id)));
    const open = async () => {
      const visitor = await otherOf(world);
      const pages = await Promise.all(paths.map((path) => visitor.open(path)));
      expect(pages.map(({ status }) => status)).toEqual(paths.map(() => 200));
      return pages.map(({ html }) => html.slice(html.indexOf("<main")));
    };
    must(await giveRole(world, "viewer", [regions.west]));
    const warning = "Your own exemption is in danger";
    for (const html of await open()) {
      expect(html).not.toContain(warning);
      // Whoever has the West reads counts and sentences of the West.
      expect(html).toContain("You see the chapters of your regions alone.");
    }
    const findings = [{ code: "bylaws_missing", evidence: "records" }];
    const standing = { accountId: centralAccountId, verdict: "attention", findings, digest: "d" };
    await db.standing.upsert({
      where: { accountId: centralAccountId },
      create: standing,
      update: standing,
    });
    for (const html of await open()) expect(html).not.toContain(warning);
    for (const code of ["membership_lapsed", "revoked"]) {
      const found = {
        code,
        evidence: "revocations",
        asOf: "2026-11-09",
        days: { revoked: "2026-05-15" },
      };
      await db.standing.update({
        where: { accountId: centralAccountId },
        data: { findings: [found] },
      });
      expect(paths.length).toBeGreaterThan(12);
      for (const html of await open()) {
        expect(html).toContain(warning);
        expect(html.indexOf(warning)).toBeLessThan(html.indexOf("<h1"));
        expect(html.indexOf(warning)).toBeLessThan(html.indexOf('class="tabs"'));
      }
    }
  });

  it("HQ-10 a few chapters need no paging; figures and map have tables that say the same", async () => {
    const world = await makeHeadquarters();
    await db.account.update({ where: { id: world.chapters.west.id }, data: { state: "CA" } });
    await lackBylaws([world.chapters.west.id]);
    const page = await (await ownerOf(world)).open("/app/group/standing");
    expect(page.html).toMatch(/<td[^>]*>(<[^>]+>)*Attention(<[^>]+>)*No adopted bylaws</);
    expect(page.html).not.toContain('class="pager"');
    expect(page.text).toContain("3 chapters");
    const headers = [...page.html.matchAll(/<th[^>]*scope="col"/g)];
    expect(headers.length).toBeGreaterThan(20);
    const sorted = [...page.html.matchAll(/aria-sort="(\w+)"[^>]*>(?:<[^>]+>)*(\w+)/g)];
    expect(sorted.map(([, direction, name]) => [direction, name])).toEqual([
      ["ascending", "Verdict"],
    ]);
    expect(page.text).toMatch(/East .*West .*In no region/);
    expect(page.html).toContain("California: 1 chapter, the gravest is");
    expect(page.html).toContain("Wyoming: no chapter");
    expect(page.text).toContain("By state, as a table");
    // The bars are pictures of the figures beside them.
    for (const [bar] of page.html.matchAll(/<svg[^>]*verdict-bar[^>]*>/g)) {
      expect(bar).toContain('aria-hidden="true"');
    }
  });

  it("saves a view, lists it, and removes it", async () => {
    const world = await makeHeadquarters();
    const owner = await ownerOf(world);
    const board = await owner.open("/app/group/standing?state=CA&sort=-due");
    expect(board.html).toContain('href="/app/group/views?state=CA&amp;sort=-due"');
    const at = "/app/group/views?state=CA&sort=-due";
    await owner.open(at);
    const query = "state=CA&sort=-due&password=x";
    const saved = await owner.submit(at, { name: "California", query });
    expect([saved.status, saved.headers.get("location")]).toEqual([
      303,
      "/app/group/standing?state=CA&sort=-due",
    ]);
    const [view] = await db.boardView.findMany({ where: { groupId: world.groupId } });
    expect([view?.name, view?.query]).toEqual(["California", "state=CA&sort=-due"]);
    const taken = await owner.submit(at, { name: " california", query });
    expect([taken.status, taken.text.includes("a view with this name already")]).toEqual([
      422,
      true,
    ]);
    const other = await otherOf(world);
    expect((await other.open("/app/group/views")).text).not.toContain("California");
    const stolen = await other.submit("/app/group/views", {
      decision: "remove",
      view: String(view?.id),
    });
    expect(stolen.status).toBe(404);
    expect((await owner.open("/app/group/standing")).text).toContain("California");
    const removed = await owner.submit("/app/group/views", {
      decision: "remove",
      view: String(view?.id),
    });
    expect(removed.status).toBe(303);
    expect(await db.boardView.count({ where: { groupId: world.groupId } })).toBe(0);
  });

  it("a view that was saved without an order opens in the board's own, the gravest first", async () => {
    const world = await makeHeadquarters();
    await lackBylaws([world.chapters.west.id]);
    const owner = await ownerOf(world);
    const orders: string[] = [];
    for (const [name, query] of [
      ["Own", ""],
      ["By name", "sort=name"],
    ] as const) {
      const at = `/app/group/views${query && `?${query}`}`;
      await owner.open(at);
      const saved = await owner.submit(at, { name, query });
      const { html } = await owner.open(saved.headers.get("location") ?? "");
      const shown = [...html.matchAll(/\/chapters\/(\d+)/g)].map(([, id]) => id);
      orders.push(`${name}: ${[...new Set(shown)].join(" ")}`);
    }
    const { east, west, apart } = world.chapters;
    expect(orders).toEqual([
      `Own: ${[west.id, apart.id, east.id].join(" ")}`,
      `By name: ${[apart.id, east.id, west.id].join(" ")}`,
    ]);
    expect(
      await db.boardView.findMany({ where: { groupId: world.groupId }, select: { query: true } }),
    ).toEqual(expect.arrayContaining([{ query: "" }, { query: "sort=name" }]));
  });

  it("HQ-02 the export comes as a file in both formats, and the view as JSON with the same chapters and counts", async () => {
    const world = await makeHeadquarters();
    const owner = await ownerOf(world);
    const csv = await owner.request("/app/group/export?format=csv&sort=-name");
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(csv.headers.get("content-disposition")).toContain("chapters.csv");
    const bytes = new Uint8Array(await csv.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const names = new TextDecoder().decode(bytes).split("\r\n").slice(1, 4);
    expect(names.map((line) => line.split(",")[0])).toEqual([
      "Chapter West",
      "Chapter East",
      "Chapter apart",
    ]);
    const json = await owner.request("/app/group/standing.json?sort=-name");
    expect(json.headers.get("cache-control")).toContain("no-store");
    const { as_of: asOf, total, counts, chapters, next } = await json.json();
    expect(Date.now() - Date.parse(asOf)).toBeLessThan(60_000);
    const shown = chapters.map(({ name }: { name: string }) => name);
    expect([total, shown, next]).toEqual([
      3,
      ["Chapter West", "Chapter East", "Chapter apart"],
      null,
    ]);
    expect(Object.values<number>(counts).reduce((sum, count) => sum + count)).toBe(total);
    // The page after a chapter goes on where that one ends, and leads back.
    const { id } = chapters[0];
    const later = await owner.request(
      `/app/group/standing.json?sort=-name&after=${id}:chapter%20west`,
    );
    const second = await later.json();
    expect(second.chapters.map(({ name }: { name: string }) => name)).toEqual(shown.slice(1));
    expect([second.total, second.counts]).toEqual([total, counts]);
    const back = await (await owner.request(second.previous)).json();
    expect(back.chapters.map(({ name }: { name: string }) => name)).toEqual(shown.slice(0, 1));
    const xlsx = await owner.request("/app/group/export?format=xlsx");
    expect(xlsx.headers.get("content-disposition")).toContain("chapters.xlsx");
    expect(new TextDecoder("latin1").decode((await xlsx.arrayBuffer()).slice(0, 2))).toBe("PK");
  });
});
