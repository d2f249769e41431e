import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, startWeb } from "#tests/setup/web";

const form = "/bylaws-generator/chapter";
const answers = {
  version: "1",
  name: "Alpha Beta Chapter",
  purpose: "To promote friendship and scholarship among its members.",
  fiscal_year_end: "6",
  is_highlighted: "1",
};

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

/** A visitor with the form open for long enough to be taken for a person. */
async function atForm() {
  const visitor = new Visitor(web.url);
  const page = await visitor.open(form);
  return { visitor, page, _at: page.hidden("_at") };
}

const countBylaws = () => db.bylaws.count();

describe("writes from elsewhere", () => {
  it("A-04 refuses a write without the anti-forgery token and changes nothing", async () => {
    const { visitor, _at } = await atForm();
    const before = await countBylaws();
    const answer = await visitor.call(form, "POST", { ...answers, _at }, { "X-CSRF-TOKEN": "" });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/sent from somewhere/) });
    expect(await countBylaws()).toBe(before);
  });

  it("A-04 refuses another session's token", async () => {
    const { visitor, _at } = await atForm();
    const other = await new Visitor(web.url).open(form);
    const answer = await visitor.call(
      form,
      "POST",
      { ...answers, _at },
      { "X-CSRF-TOKEN": other.csrfToken },
    );
    expect(answer.status).toBe(403);
  });

  it.each([
    ["a cross-site fetch", { "Sec-Fetch-Site": "cross-site" }],
    ["another subdomain", { "Sec-Fetch-Site": "same-site" }],
    ["a foreign origin", { Origin: "https://evil.example" }],
    ["an opaque origin", { Origin: "null" }],
  ])("A-04 refuses %s even with a right token", async (_name, headers) => {
    const { visitor, _at } = await atForm();
    const before = await countBylaws();
    const answer = await visitor.call(form, "POST", { ...answers, _at }, headers);
    expect(answer.status).toBe(403);
    expect(await countBylaws()).toBe(before);
  });

  it("A-04 shows a person with a stale token the form again, with what was typed", async () => {
    const { visitor, _at } = await atForm();
    const page = await visitor.submit(form, { ...answers, _at, _token: "stale.token" });
    expect(page.status).toBe(403);
    expect(page.html).toContain("Alpha Beta Chapter");
    expect(page.text).toContain("Please send it again");
  });
});

describe("the three clients", () => {
  it.each([
    ["JSON", "application/json", (body: object) => JSON.stringify(body)],
    [
      "urlencoded",
      "application/x-www-form-urlencoded",
      (body: Record<string, string>) => new URLSearchParams(body).toString(),
    ],
    [
      "multipart",
      "multipart/form-data; boundary=xx",
      (body: Record<string, string>) =>
        `${Object.entries(body)
          .map(
            ([name, value]) =>
              `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
          )
          .join("")}--xx--\r\n`,
    ],
  ])("A-05 takes %s from a script and answers JSON", async (_name, type, encode) => {
    const { visitor, _at } = await atForm();
    const answer = await visitor.call(form, "POST", encode({ ...answers, _at }), {
      "Content-Type": type,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    const body = await answer.json();
    expect(body).toEqual({
      action: `${form}/${body.bylaw.hash}`,
      url: `${form}/${body.bylaw.hash}`,
      bylaw: { hash: expect.stringMatching(/^[\w-]{22,}$/), version: 1 },
    });
  });

  it("A-06 answers a plain form with a 303, and takes PUT as POST with _method", async () => {
    const { visitor, _at } = await atForm();
    const created = await visitor.submit(form, { ...answers, _at });
    expect(created.status).toBe(303);
    const edit = created.headers.get("location") ?? "";
    expect(edit).toMatch(/^\/bylaws-generator\/chapter\/[\w-]{22,}$/);
    await visitor.open(edit);
    const saved = await visitor.submit(edit, { ...answers, name: "Renamed", _method: "PUT" });
    expect([saved.status, saved.headers.get("location")]).toEqual([303, edit]);
    expect((await visitor.open(edit)).html).toContain("Renamed");
  });

  it("A-07 A-08 shows a failed plain form again with values, a summary and field errors", async () => {
    const { visitor, _at } = await atForm();
    const page = await visitor.submit(form, { ...answers, fiscal_year_end: "13", _at });
    expect(page.status).toBe(422);
    expect(page.html).toContain('value="Alpha Beta Chapter"');
    expect(page.text).toContain("There is a problem");
    expect(page.html).toContain('href="#fiscal_year_end"');
    expect(page.html).toMatch(/id="fiscal_year_end-error"/);
    expect(page.html).toContain("<title>Error: ");
  });

  it("A-09 answers a wrong field with 422, message and errors by field", async () => {
    const { visitor, _at } = await atForm();
    const answer = await visitor.call(form, "POST", { ...answers, name: "", _at });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: expect.any(String),
      errors: { name: ["The name field is required."] },
    });
  });

  it("A-14 answers 404 with a message for what does not exist", async () => {
    const visitor = new Visitor(web.url);
    await visitor.open("/");
    for (const path of [
      "/no-such-page",
      `${form}/AAAAAAAAAAAAAAAAAAAAAA`,
      "/bylaws-generator/nope",
    ]) {
      const answer = await visitor.call(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.json()).toEqual({ message: expect.any(String) });
      expect((await visitor.open(path)).status).toBe(404);
    }
  });

  it("A-15 answers 413 for what is too large", async () => {
    const { visitor, _at } = await atForm();
    const answer = await visitor.call(form, "POST", {
      ...answers,
      _at,
      name: "x".repeat(1_100_000),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ message: expect.any(String) });
  });

  it("A-16 answers too many requests with 429, Retry-After and a message", async () => {
    const strict = await startWeb({ RATE_LIMIT_FACTOR: "0.3" });
    try {
      const visitor = new Visitor(strict.url);
      const page = await visitor.open(form);
      const statuses: number[] = [];
      let last: Response | undefined;
      for (let tries = 0; tries < 4 && last?.status !== 429; tries++) {
        last = await visitor.call(form, "POST", { ...answers, _at: page.hidden("_at") });
        statuses.push(last.status);
      }
      expect(statuses).toContain(429);
      expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await last?.json()).toEqual({ message: expect.stringContaining("Too many") });
    } finally {
      await strict.stop();
    }
  });
});
