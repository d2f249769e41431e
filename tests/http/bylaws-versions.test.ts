import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { civilDateIn } from "#modules/platform/dates";
import { redlineParagraphs } from "#tests/documents/redline";
import { boosterFields } from "#tests/factories/bylaws";
import { adoptionFields } from "#tests/factories/bylaws-adoption";
import { makeOlderWording } from "#tests/modules/bylaws/older-wording";
import { weighPage } from "#tests/setup/page-weight";
import { unescapeHtml, type Visitor } from "#tests/setup/visitor";
import { bylawsServers } from "./bylaws-kit";

const servers = bylawsServers();
beforeAll(servers.startWorker);

/** Where the day of the United States begins; members may have adopted bylaws on it. */
const today = () => civilDateIn(new Date(), "America/New_York");

/** Waits until the worker has written a version's file. */
async function fileOf(visitor: Visitor, hash: string, query = "") {
  const path = `/bylaws-generator/download/${hash}${query}`;
  for (;;) {
    const answer = await visitor.call(path);
    if (answer.status === 200) return answer;
    expect([answer.status, await answer.json()]).toEqual([202, { status: "preparing" }]);
    await sleep(100);
  }
}

async function create() {
  const { visitor, saved } = await servers.create("booster", boosterFields());
  const { hash } = saved.bylaw;
  await fileOf(visitor, hash);
  return { visitor, action: saved.action, hash };
}

describe("versions of bylaws", () => {
  it("E-19 the edit page lists all of them with what changed, and leads to older ones", async () => {
    const { visitor, action, hash } = await create();
    const changed = boosterFields({ meeting_attendee_minimum: "1/10" });
    expect((await visitor.call(action, "PUT", changed)).status).toBe(200);
    const page = await visitor.open(action);
    expect(page.text).toContain("First version");
    expect(page.text).toContain("Quorum changed from 10 members to one-tenth of the members");
    for (const version of [1, 2]) {
      const file = await fileOf(visitor, hash, `?version=${version}`);
      expect(file.headers.get("content-disposition")).toContain(`v${version}.docx`);
    }
    expect(unescapeHtml(page.html)).toContain(`/bylaws-generator/compare/${hash}?from=1&to=2`);
    expect(page.html).not.toContain(`/bylaws-generator/compare/${hash}?from=0`);
    expect(page.html).toContain(`/bylaws-generator/adopt/${hash}?version=1`);
  });

  it("E-19 compares any two, as a page without script and as a Word file", async () => {
    const { visitor, action, hash } = await create();
    for (const name of ["Second & <b>", "Third"]) {
      await visitor.call(action, "PUT", boosterFields({ name }));
    }
    const compare = `/bylaws-generator/compare/${hash}`;
    const page = await visitor.open(`${compare}?from=1&to=3`);
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/<form[^>]*method="get"[^>]*>/);
    expect(page.html).toMatch(/<select[^>]*name="from"/);
    expect(page.text).toContain("Name changed from “Lincoln High School Band Boosters” to “Third”");
    expect(page.html).toMatch(/<del>Lincoln High School Band Boosters<\/del><ins>Third<\/ins>/);
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    expect(weighPage(page.html).script).toBeLessThanOrEqual(116_000);
    const escaped = await visitor.open(`${compare}?from=1&to=2`);
    expect(escaped.html).not.toContain("<b>");

    const file = await visitor.request(`/bylaws-generator/redline/${hash}?from=1&to=3`);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; .*v1-to-v3\.docx/);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(redlineParagraphs(bytes, "accept")).toContain("Third");
    expect(redlineParagraphs(bytes, "reject")).toContain("Lincoln High School Band Boosters");

    for (const query of ["from=0&to=1", "from=1&to=9", "from=x", "to=newer", "from=1e3", "to=-1"]) {
      expect((await visitor.open(`${compare}?${query}`)).status).toBe(404);
      const redline = await visitor.call(`/bylaws-generator/redline/${hash}?${query}`);
      expect(redline.status).toBe(404);
    }
    expect((await visitor.open(`/bylaws-generator/compare/${"A".repeat(43)}`)).status).toBe(404);
  });

  it("offers an improved wording, shows what it changes, and takes it with the same answers", async () => {
    const { visitor, action, hash } = await create();
    await makeOlderWording(hash);
    const page = await visitor.open(action);
    expect(page.text).toContain("The wording has been improved");
    const shown = await visitor.open(`/bylaws-generator/compare/${hash}?from=1&to=new`);
    expect(shown.text).toContain("An older wording of this clause.");
    expect(shown.text).toContain("Our wording brought up to date, from edition 0 to edition 2");

    const upgrade = /<form[^>]*id="upgrade".*?<\/form>/s.exec(page.html)?.[0] ?? "";
    const fields = Object.fromEntries(
      [...upgrade.matchAll(/<input[^>]*>/g)].map(([tag]) => {
        const part = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
        return [part("name"), unescapeHtml(part("value"))];
      }),
    );
    expect(fields._method).toBe("PUT");
    expect((await visitor.submit(action, fields)).status).toBe(303);
    const after = await visitor.open(action);
    expect(after.text).not.toContain("The wording has been improved");
    expect(after.text).toContain("Our wording brought up to date, from edition 0 to edition 2");
  });

  it("E-19 compares and asks for the adoption in Spanish too, with the document's own words", async () => {
    const { visitor, action, hash } = await create();
    await visitor.call(action, "PUT", boosterFields({ name: "Second" }));
    await fileOf(visitor, hash);
    visitor.setCookie("lang", "es");
    const compared = await visitor.open(`/bylaws-generator/compare/${hash}?from=1&to=2`);
    expect(compared.html).toContain('<html lang="es"');
    expect(compared.text).toContain("Lo que cambió de la versión 1 a la versión 2.");
    expect(compared.html).toMatch(/class="compared" lang="en"/);
    const page = await visitor.open(`/bylaws-generator/adopt/${hash}?version=2`);
    expect(page.text).toContain("Registrar la adopción de la versión 2");
    const refused = await visitor.submit(`/bylaws-generator/adopt/${hash}`, { version: "2" });
    expect([refused.status, refused.text.includes("Hay un problema")]).toEqual([422, true]);
    expect(refused.text).not.toMatch(/This field|is required/);
  });
});

describe("the adoption of a version", () => {
  it("A-06 A-07 A-08 is recorded by a plain form, which comes back with what was typed", async () => {
    const { visitor, action, hash } = await create();
    const adopt = `/bylaws-generator/adopt/${hash}?version=1`;
    const page = await visitor.open(adopt);
    expect(page.text).toContain("Record the adoption of version 1");
    expect(weighPage(page.html).script).toBeLessThanOrEqual(116_000);
    const typed = adoptionFields({ version: "1", date: "2999-01-01", votes_for: "1" });
    const sent = Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, `${value}`]));
    const refused = await visitor.submit(adopt, sent);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("There is a problem");
    expect(refused.text).toContain("More members must vote for bylaws than against them.");
    expect(refused.html).toMatch(/name="secretary"[^>]*value="José Díaz"/);
    const late = await visitor.submit(adopt, { ...sent, votes_for: "12" });
    expect(late.text).toContain("The date of adoption cannot be later than today");

    const right = { ...sent, votes_for: "12", date: today() };
    const done = await visitor.submit(adopt, right);
    expect([done.status, done.headers.get("location")]).toEqual([303, adopt]);
    const record = await visitor.open(adopt);
    expect(record.text).toContain("Version 1 is adopted");
    expect(record.text).toMatch(
      /Adopted on \w+ \d+, \d{4} by a vote of 12 to 1, with 2 abstaining\./,
    );
    await fileOf(visitor, hash, "?version=1");
    const view = await visitor.open(`/bylaws-generator/view/${hash}?version=1`);
    expect(view.text).toContain("by a vote of 12 to 1, with 2 abstaining.");
    expect((await visitor.open(action)).text).toMatch(/Version 1 .*Adopted \w+ \d+, \d{4}/);

    const again = await visitor.submit(adopt, right);
    expect(again.status).toBe(409);
    expect(again.text).toContain("The adoption of this version is recorded already");
  });

  it("A-09 A-10 answers a script with JSON: 422, 200, then 409; 404 without the hash", async () => {
    const { visitor, hash } = await create();
    const adopt = `/bylaws-generator/adopt/${hash}`;
    const fields = adoptionFields({ version: 1, date: today(), votes_for: 12 });
    const wrong = await visitor.call(adopt, "POST", { ...fields, date: "" });
    expect(wrong.status).toBe(422);
    expect(Object.keys(Object((await wrong.json()).errors))).toEqual(["date"]);
    const right = await visitor.call(adopt, "POST", fields);
    expect(await right.json()).toEqual({
      url: `${adopt}?version=1`,
      bylaw: { hash, version: 1 },
    });
    expect((await visitor.call(adopt, "POST", fields)).status).toBe(409);
    for (const path of [`/bylaws-generator/adopt/${"A".repeat(43)}`, "/bylaws-generator/adopt/1"]) {
      expect((await visitor.call(path, "POST", fields)).status).toBe(404);
      expect((await visitor.open(path)).status).toBe(404);
    }
    expect((await visitor.open(`${adopt}?version=2`)).status).toBe(404);
  });
});
