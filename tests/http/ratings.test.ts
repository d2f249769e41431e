import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { signedTime, solved } from "./forms-kit";
import { signedIn } from "./signed-in";

const pages = [
  "/irs-form-990",
  "/incorporation-and-ein",
  "/state-registration",
  "/state-registration/KS",
];
const thanks = "Thank you, we have received your review!";
const response = "g-recaptcha-response";

let web: RunningProcess;
let visitor: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => stopFaultless(web));
beforeEach(async () => {
  visitor = new Visitor(web.url);
  await visitor.open("/irs-form-990");
});

const send = async (fields: Record<string, unknown>) => {
  const check = await solved(visitor, "rating");
  const answer = await visitor.call("/ratings", "POST", { ...fields, [response]: check });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
};

describe("the rating widget", () => {
  it.each(pages.map((path) => [path]))("G-22 G-23 G-24 is at the end of %s", async (path) => {
    const { text, html } = await visitor.open(path);
    expect(text).toContain("Was this resource helpful?");
    const stars = [...html.matchAll(/<input type="radio"[^>]*name="rating" value="(\d)"[^>]*>/g)];
    expect(stars.map(([, value]) => value)).toEqual(["1", "2", "3", "4", "5"]);
    expect(stars.some(([tag]) => tag.includes("checked"))).toBe(false);
    expect(html).toMatch(/<textarea[^>]*name="comments"[^>]*rows="3"/);
    // In place from the start, not put there by a script.
    expect(html.indexOf("Was this resource helpful?")).toBeLessThan(html.indexOf("<footer"));
  });

  it("G-13 G-25 G-26 G-28 one rating of a visitor for a page; the cookie keeps it for 7 days", async () => {
    const url = "/irs-form-990";
    const first = await send({ url, rating: 4, comments: "Clear." });
    expect([first.status, first.body]).toEqual([200, { status: "received" }]);
    expect(first.headers.getSetCookie().join("\n")).toContain(
      "rating_%2Firs-form-990=4; Max-Age=604800",
    );
    await send({ url, rating: "2", comments: "" });
    expect(visitor.cookie("rating_%2Firs-form-990")).toBe("2");
    const rows = await db.rating.findMany({ where: { url } });
    expect(rows).toMatchObject([{ rating: 2, comments: "", isVerified: true }]);
    expect((await visitor.open(url)).text).toContain(thanks);
    expect((await visitor.open("/incorporation-and-ein")).text).not.toContain(thanks);

    visitor = new Visitor(web.url);
    await visitor.open(url);
    await send({ url, rating: 5 });
    expect(await db.rating.count({ where: { url } })).toBe(2);
  });

  it("G-23 G-25 refuses no star, six, and the page of another site", async () => {
    const url = "/incorporation-and-ein";
    for (const rating of [0, 6, "", "five", 4.5, undefined]) {
      const { status, body } = await send({ url, rating });
      expect([rating, status, Object.keys(body.errors)]).toEqual([rating, 422, ["rating"]]);
    }
    for (const elsewhere of ["https://evil.example/", "//evil.example", "/\\evil.example", "x"]) {
      const { status, body } = await send({ url: elsewhere, rating: 3 });
      expect([elsewhere, status, Object.keys(body.errors)]).toEqual([elsewhere, 422, ["url"]]);
    }
    const bare = await visitor.call("/ratings", "POST", { url, rating: 3 });
    expect([bare.status, Object.keys((await bare.json()).errors)]).toEqual([422, [response]]);
    expect(await db.rating.count({ where: { url } })).toBe(0);
  });

  it("G-26 G-27 works without script: errors under their fields, thanks on the page", async () => {
    const url = "/state-registration/KS";
    const _at = await signedTime(visitor, url);
    const long = "x".repeat(2_001);
    const refused = await visitor.submit("/ratings", { url, comments: long, _at });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('id="rating-form-rating-error"');
    expect(refused.html).toContain('id="rating-form-comments-error"');
    expect(refused.html).toContain(long);
    const sent = await visitor.submit("/ratings", { url, rating: "3", comments: "More.", _at });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `${url}#rating`]);
    expect((await visitor.open(url)).text).toContain(thanks);
    expect(await db.rating.findFirst({ where: { url } })).toMatchObject({ isVerified: false });
    expect((await visitor.open("/ratings")).status).toBe(404);
  });

  it("G-22 staff see the average and the comments of each page", async () => {
    const url = "/state-registration/OK";
    await send({ url, rating: 2, comments: "Where is the <form>?" });
    visitor = new Visitor(web.url);
    await visitor.open(url);
    await send({ url, rating: 3 });
    const { email } = await makePerson({ isStaff: true });
    const staff = await signedIn(web.url, email);
    expect((await staff.open("/admin/inquiries/ratings")).text).toMatch(
      /\/state-registration\/OK 2\.5 2 1/,
    );
    const page = await staff.open(`/admin/inquiries/ratings?url=${encodeURIComponent(url)}`);
    expect(page.text).toContain("Where is the <form>?");
    expect(page.text).toContain("2 of 5");
  });
});
