import "../modules/accounts/own-folder";

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  beginReview,
  markApplicationPaid,
  readApplication,
  reviewApplication,
} from "#modules/applications/index.server";
import { db } from "#modules/platform/db.server";
import { makePerson, password } from "#tests/modules/accounts/people";
import { must, startAt, submitAt, system } from "#tests/modules/applications/kit";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb } from "#tests/setup/web";

let web: RunningProcess;
let staff: Visitor;
let member: Visitor;
beforeAll(async () => {
  web = await startWeb();
  staff = await signedIn(true);
  member = await signedIn(false);
});
afterAll(() => web.stop());

async function signedIn(isStaff: boolean) {
  const { email } = await makePerson({ isStaff });
  const visitor = new Visitor(web.url);
  await visitor.open("/login");
  expect((await visitor.submit("/login", { email, password })).status).toBe(303);
  return visitor;
}

const addressOf = (id: number) => `/admin/applications/${id}`;
const stateOf = async (id: number) => must(await reviewApplication(system, id)).state;

/** An application in review, as it stands once it is paid and taken up. */
async function inReview(levelId = 1002) {
  const applicant = await submitAt(levelId);
  must(await markApplicationPaid(system, applicant.id));
  must(await beginReview(system, applicant.id));
  return applicant;
}

/** Sends one of the page's forms without script and opens where it leads. */
async function decide(id: number, fields: Record<string, string>) {
  await staff.open(addressOf(id));
  const answer = await staff.submit(addressOf(id), fields);
  expect(answer.status, answer.text.slice(0, 400)).toBe(303);
  expect(answer.headers.get("location")).toBe(addressOf(id));
  return staff.open(addressOf(id));
}

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

  it("is paged, and takes whatever stands in the address", async () => {
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
    expect(page.text).toMatch(/Joining invoice \S+, \$195\.00 open/);
    for (const state of ["Submitted", "Paid", "In review"]) expect(page.text).toContain(state);
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

describe("a decision", () => {
  it("B-73 goes from submitted to paid, in review and approved, each told by a notice", async () => {
    const { id, accountId } = await submitAt(1001);
    const group = await db.group.create({ data: { label: "Band Parents of America" } });
    expect((await decide(id, { decision: "paid" })).text).toContain("Noted as paid.");
    expect((await decide(id, { decision: "in_review" })).text).toContain("The review has begun.");
    const offered = await staff.open(addressOf(id));
    expect(offered.text).toContain("Band Parents of America");
    const approved = { decision: "approved", is_confirmed: "1", group_id: String(group.id) };
    expect((await decide(id, approved)).text).toContain("The organization is a member now.");
    expect(await db.account.findUnique({ where: { id: accountId } })).toMatchObject({
      levelId: 1002,
      groupId: group.id,
      name: "Lincoln High School Orchestra Boosters, Inc.",
    });
  });

  it("approves only what was confirmed, into a group that there is", async () => {
    const { id } = await inReview();
    await staff.open(addressOf(id));
    const page = await staff.submit(addressOf(id), { decision: "approved", group_id: "" });
    expect(page.status).toBe(422);
    expect(page.text).toContain("Tick this once you have read every answer.");
    const body = { decision: "approved", is_confirmed: 1, group_id: "999999" };
    const answer = await staff.call(addressOf(id), "POST", body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { group_id: [expect.any(String)] } });
    expect(await stateOf(id)).toBe("in_review");
  });

  it("asks for changes at named answers, and the applicant sees each at its field", async () => {
    const { id, ctx, token } = await inReview();
    const page = await decide(id, {
      decision: "changes_requested",
      ask_ein: "This is the school's number.",
      ask_purpose: "Please say more.",
      ask_legal_name: "  ",
    });
    expect(page.text).toContain("Sent back.");
    expect(page.text).toContain("Asked for: This is the school's number.");
    const { requests } = must(await readApplication(ctx, token));
    expect(requests).toMatchObject([
      { page: 2, field: "ein", message: "This is the school's number." },
      { page: 5, field: "purpose", message: "Please say more." },
    ]);
  });

  it("refuses a request for no change, for a field that is not there and for too long a text", async () => {
    const { id } = await inReview();
    for (const [fields, wrong] of [
      [{}, "requests"],
      [{ ask_no_such_field: "x" }, "ask_no_such_field"],
      [{ ask_ein: "x".repeat(1_001) }, "ask_ein"],
    ] as const) {
      const body = { decision: "changes_requested", ...fields };
      const answer = await staff.call(addressOf(id), "POST", body);
      expect(answer.status).toBe(422);
      const { errors } = (await answer.json()) as { errors: object };
      expect(Object.keys(errors)).toEqual([wrong]);
    }
    await staff.open(addressOf(id));
    const fields = {
      decision: "changes_requested",
      ask_ein: "x".repeat(1_001),
      ask_purpose: "Kept",
    };
    const page = await staff.submit(addressOf(id), fields);
    expect(page.status).toBe(422);
    expect(page.html).toMatch(/<textarea[^>]*name="ask_purpose"[^>]*>\n?Kept<\/textarea>/);
    expect(page.html).toContain('id="changes-ask_ein-error"');
    expect(await stateOf(id)).toBe("in_review");
  });

  it("declines with a reason only, which the history keeps", async () => {
    const { id } = await inReview();
    const empty = await staff.call(addressOf(id), "POST", { decision: "declined", reason: " " });
    expect(empty.status).toBe(422);
    const reason = "The group sells <b>for profit</b>.";
    const page = await decide(id, { decision: "declined", reason });
    expect(page.text).toContain("Declined. The applicant reads your reason by e-mail.");
    expect(page.html).toContain("The group sells &lt;b&gt;for profit&lt;/b&gt;.");
  });

  it("that comes too late is a conflict and says so on the page", async () => {
    const { id } = await submitAt(1002);
    await staff.open(addressOf(id));
    must(await markApplicationPaid(system, id));
    const page = await staff.submit(addressOf(id), { decision: "paid" });
    expect(page.status).toBe(409);
    expect(page.text).toContain("This application is now in another state.");
    expect(page.text).toContain("Begin the review");
    const answer = await staff.call(addressOf(id), "POST", {
      decision: "declined",
      reason: "Late",
    });
    expect(answer.status).toBe(409);
  });

  it("B-98 is staff's alone, and there are no others than these", async () => {
    const { id } = await submitAt(1002);
    expect((await member.call(addressOf(id), "POST", { decision: "paid" })).status).toBe(403);
    for (const decision of [undefined, "draft", "deleted", ["paid"], 7]) {
      expect((await staff.call(addressOf(id), "POST", { decision })).status).toBe(422);
    }
    const more = { decision: "paid", state: "approved" };
    expect((await staff.call(addressOf(id), "POST", more)).status).toBe(422);
    expect(await stateOf(id)).toBe("submitted");
  });
});
