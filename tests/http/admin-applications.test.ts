import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import { inReview, startAt, submitAt } from "#tests/modules/applications/kit";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
let member: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
  member = await signedIn(web.url, (await makePerson()).email);
});
afterAll(() => web.stop());

const addressOf = (id: number) => `/admin/applications/${id}`;

describe("the queue", () => {
  it("B-98 is for staff: a member gets 403, a visitor goes to the sign-in page", async () => {
    const { id } = await submitAt(1001);
    for (const path of ["/admin/applications", addressOf(id)]) {
      expect((await member.open(path)).status).toBe(403);
      expect((await member.call(path)).status).toBe(403);
      const visitor = new Visitor(web.url);
      const page = await visitor.open(path);
      expect(page.headers.get("location")).toBe(`/login?next=${encodeURIComponent(path)}`);
      expect((await visitor.call(path)).status).toBe(401);
    }
    expect((await staff.open("/admin")).html).toContain('href="/admin/applications"');
  });

  it("shows who waits longest first, filtered by state and search in the address", async () => {
    const early = await submitAt(1002, () => new Date("2026-10-01T12:00:00Z"));
    const late = await submitAt(1001, () => new Date("2026-11-01T12:00:00Z"));
    const all = await staff.open("/admin/applications?state=submitted");
    expect(all.status).toBe(200);
    const order = [early, late].map(({ id }) => all.html.indexOf(`"${addressOf(id)}"`));
    expect(order[0]).toBeGreaterThan(0);
    expect(order[1]).toBeGreaterThan(order[0] ?? 0);
    expect(all.text).toContain("Start-Up");

    const found = await staff.open(`/admin/applications?search=${late.email}`);
    expect(found.html).toContain(addressOf(late.id));
    expect(found.html).not.toContain(`"${addressOf(early.id)}"`);
    expect(found.html).toMatch(new RegExp(`<input[^>]*value="${late.email}"`));
    const none = await staff.open("/admin/applications?state=declined&search=no-such-club");
    expect(none.text).toContain("Nothing found");
    expect(none.text).toContain("Declined (0)");
  });

  it("is paged, and takes whatever is in the address", async () => {
    const accounts = await db.account.createManyAndReturn({
      data: Array.from({ length: 60 }, (_, index) => ({ name: `Paged club ${index}` })),
    });
    const createdAt = new Date("2026-11-01T12:00:00Z");
    await db.application.createMany({
      data: accounts.map(({ id }) => ({
        token: `paged-${id}`,
        accountId: id,
        levelId: 1001,
        createdAt,
        touchedAt: createdAt,
      })),
    });
    const first = await staff.open("/admin/applications?search=Paged+club");
    expect(first.text).toContain("60 applications");
    expect(first.text).toContain("1 to 25 of 60");
    expect(first.html).toContain("/admin/applications?search=Paged+club&amp;page=2");
    const last = await staff.open("/admin/applications?search=Paged+club&page=3");
    expect(last.text).toContain("51 to 60 of 60");
    for (const query of [
      "page=0",
      "page=x",
      "page=99",
      "state=none",
      "search=%25_%5C",
      "search=%00",
    ]) {
      expect((await staff.open(`/admin/applications?${query}`)).status).toBe(200);
    }
  });
});

describe("the review", () => {
  it("shows every answer by page with its label, the invoice and the history", async () => {
    const { id, email } = await inReview();
    const page = await staff.open(addressOf(id));
    for (const words of [
      "Lincoln High School Orchestra Boosters, Inc.",
      "Legal status",
      "58-1234567",
      "Georgia",
      "August 1, 2019",
      "Luis Okafor",
      email,
    ]) {
      expect(page.text).toContain(words);
    }
    expect(page.text).toMatch(/Joining invoice \S+, settled/);
    const unpaid = await submitAt(1001);
    const open = await staff.open(addressOf(unpaid.id));
    expect(open.text).toMatch(/Joining invoice \S+, \$295\.00 open/);
    for (const state of ["Submitted", "Paid", "In review"]) expect(page.text).toContain(state);
  });

  it("leads from a decided one to who waits longest, so that nobody goes back to the queue", async () => {
    const { id } = await inReview();
    const { id: other } = await inReview();
    const nextOn = async () =>
      /href="(\/admin\/applications\/\d+)"[^>]*>Next: /.exec(
        (await staff.open(addressOf(id))).html,
      )?.[1];
    expect(await nextOn()).toBeUndefined();
    const declined = { decision: "declined", reason: "It is a business." };
    expect((await staff.call(addressOf(id), "POST", declined)).status).toBe(200);
    const longest = await db.application.findFirstOrThrow({
      where: { state: "in_review", id: { lte: other } },
      orderBy: { id: "asc" },
    });
    expect(await nextOn()).toBe(addressOf(longest.id));
  });

  it("shows HTML in an answer as text", async () => {
    const { token } = await startAt(1001);
    const answers = { legal_name: "<img src=x onerror=alert(1)>" };
    const { id } = await db.application.update({ where: { token }, data: { answers } });
    const page = await staff.open(addressOf(id));
    expect(page.html).toContain("&lt;img src=x");
    expect(page.html).not.toContain("<img src=x");
  });

  it("links the uploaded papers", async () => {
    const { token } = await startAt(1001);
    const files = JSON.stringify([{ id: "7", file_name: "articles.pdf" }]);
    const answers = { is_incorporated: "1", articles_files: files };
    const { id } = await db.application.update({ where: { token }, data: { answers } });
    const page = await staff.open(addressOf(id));
    expect(page.html).toMatch(/<a[^>]*href="\/app\/files\/7"[^>]*>articles\.pdf/);
  });

  it.each(["0", "999999999", "x", "1e3", "-1"])("knows no application %s", async (id) => {
    const page = await staff.open(`/admin/applications/${id}`);
    expect(page.status).toBe(404);
    expect(
      (await staff.call(`/admin/applications/${id}`, "POST", { decision: "paid" })).status,
    ).toBe(404);
  });
});
