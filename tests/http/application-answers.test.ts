import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wizardOf } from "#modules/applications/contract";
import { requestChanges } from "#modules/applications/index.server";
import { db } from "#modules/platform/db.server";
import { type FieldDefinition, hasValue } from "#modules/platform/forms/contract";
import { makePerson } from "#tests/modules/accounts/people";
import { answersOf, fillIn, idOf, makeStaff } from "#tests/modules/applications/kit";
import { someNaughtyStrings } from "#tests/setup/naughty-strings";
import { unescapeHtml } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { makeApplicant, send, steeringOf, viewOf } from "./applicant";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const startUp = answersOf("start-up");
const answersOn = (page: number) => startUp[page - 1] ?? {};

describe("two tabs", () => {
  it("show both answers, and what was chosen counts", async () => {
    const { visitor, at, token, ctx } = await makeApplicant(web.url);
    const stale = steeringOf(await visitor.open(at(1)));
    await send(visitor, at(1), { ...answersOn(1), legal_name: "Name of the first tab" });
    const typed = { ...answersOn(1), legal_name: "Name of the second tab" };
    const told = await visitor.submit(at(1), { ...stale, ...typed });
    expect(told.status).toBe(409);
    expect(told.text).toMatch(/saved this page on/);
    for (const words of ["Name of the first tab", "Name of the second tab", "Keep theirs"]) {
      expect(told.text).toContain(words);
    }
    expect(told.text).not.toContain("12 Elm Street");
    expect((await viewOf(ctx, token)).answers.legal_name).toBe("Name of the first tab");

    const [theirs, mine] = told.html.split("<form").filter((form) => form.includes("legal_name"));
    const choice = (form = "") =>
      Object.fromEntries(
        [...form.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)].map(
          ([, name = "", value = ""]) => [name, unescapeHtml(value)],
        ),
      );
    expect(choice(theirs).legal_name).toBe("Name of the first tab");
    const chosen = await visitor.submit(at(1), choice(mine));
    expect(chosen.headers.get("location")).toBe(at(2));
    expect((await viewOf(ctx, token)).answers.legal_name).toBe("Name of the second tab");
  });

  it("that say the same are no conflict, and a second press of Next changes nothing", async () => {
    const { visitor, at, token, ctx } = await makeApplicant(web.url);
    const stale = steeringOf(await visitor.open(at(1)));
    for (const _ of [1, 2]) {
      const sent = await visitor.submit(at(1), { ...stale, ...answersOn(1) });
      expect(sent.headers.get("location")).toBe(at(2));
    }
    expect((await viewOf(ctx, token)).answers).toMatchObject(answersOn(1));
  });
});

describe("a draft", () => {
  it("B-55 is on its page again, and can be thrown away", async () => {
    const { visitor, at, token } = await makeApplicant(web.url);
    await visitor.open(at(1));
    const path = `/application/draft/${token}`;
    await visitor.submit(path, { page: "1", legal_name: "Half a na" });
    const page = await visitor.open(at(1));
    expect(page.html).toContain('value="Half a na"');
    expect(page.text).toMatch(/We kept what you typed This page holds your draft of \d+:\d\d/);
    const dropped = await visitor.submit(path, { page: "1", _drop: "1" });
    expect(dropped.headers.get("location")).toBe(at(1));
    const again = await visitor.open(at(1));
    expect(again.html).not.toContain("Half a na");
    expect(again.text).not.toContain("We kept what you typed");
  });
});

describe("checking the answers", () => {
  it("lists every answer with a link that changes it and leads back", async () => {
    const { visitor, at, token, ctx } = await makeApplicant(web.url);
    await fillIn(ctx, token, "start-up");
    const check = `/application/check/${token}`;
    const last = await visitor.open(at(6));
    const kept = await visitor.submit(at(6), {
      ...steeringOf(last),
      _then: "check",
      signer_name: "Somebody Else",
    });
    expect(kept.headers.get("location")).toBe(check);
    const page = await visitor.open(check);
    for (const words of ["Decatur", "Georgia", "$18,400.00", "June", "August 1, 2019"]) {
      expect(page.text).toContain(words);
    }
    expect(page.text).toMatch(/Agreement Typed, not saved yet .* Somebody Else/);
    const change = `${at(1)}&amp;return=check#address_city`;
    expect(page.html).toContain(`href="${change}"`);

    const back = `${at(1)}&return=check`;
    const sent = await send(visitor, back, { ...answersOn(1), address_city: "Avondale" });
    expect(sent.headers.get("location")).toBe(check);
    expect((await visitor.open(check)).text).toContain("Avondale");
    // On the last page, too, this is a save and no Submit.
    await send(visitor, `${at(6)}&return=check`, answersOn(6));
    expect((await viewOf(ctx, token)).state).toBe("draft");
  });
});

describe("a change that staff ask for", () => {
  it("is at its field, at the top, and opens its page", async () => {
    const { visitor, at, token, ctx } = await makeApplicant(web.url);
    await fillIn(ctx, token, "start-up");
    await send(visitor, at(6), answersOn(6));
    const staff = await makeStaff();
    await db.application.update({ where: { token }, data: { state: "in_review" } });
    const asked = await requestChanges(staff, {
      id: await idOf(token),
      requests: [{ page: 2, field: "ein", message: "This number is the school's." }],
    });
    expect(asked).toMatchObject({ ok: true });
    expect((await visitor.open(`/application/create/${token}`)).headers.get("location")).toBe(
      at(2),
    );
    const page = await visitor.open(at(2));
    expect(page.text).toContain("We need one change before we can go on");
    expect(page.text).toContain("Please change this: This number is the school's.");
    expect((await visitor.open(at(3))).text).toContain("Legal status: This number");
    await send(visitor, at(2), { ...answersOn(2), ein: "58-7654321" });
    const again = await send(visitor, at(6), answersOn(6));
    expect(again.status).toBe(303);
    expect((await viewOf(ctx, token)).state).not.toBe("changes_requested");
  });
});

describe("bad input", () => {
  it("HTML in every field is text on every page, among all answers and in the review", async () => {
    const { token, at, visitor } = await makeApplicant(web.url);
    const key = { schema: "start-up", audience: "school_support", isOpenAudience: false } as const;
    const html = "<img src=x onerror=alert(1)>";
    const { schemas } = wizardOf(key, "en");
    const fields = schemas.flatMap(({ schema }) => schema).filter(hasValue);
    const isTyped = ({ field_type }: FieldDefinition) => /^text(area)?$/.test(field_type);
    const answers = Object.fromEntries(
      fields.map((field) => [field.name, isTyped(field) ? html : "1"]),
    );
    const pages = Object.fromEntries(
      schemas.map((_, index) => [
        index + 1,
        { at: new Date().toISOString(), by: null, version: 1 },
      ]),
    );
    const { id } = await db.application.update({ where: { token }, data: { answers, pages } });
    const staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
    const count = fields.filter(isTyped).length;
    const shown = (page: string) => page.split("&lt;img src=x onerror=alert(1)&gt;").length - 1;
    const own = await Promise.all(schemas.map((_, index) => visitor.open(at(index + 1))));
    const all = await visitor.open(`/application/check/${token}`);
    const review = await staff.open(`/admin/applications/${id}`);
    for (const page of [...own, all, review]) {
      expect(page.status).toBe(200);
      expect(page.html.replace(/<script.*?<\/script>/gs, "")).not.toContain("<img src=x");
    }
    expect(own.reduce((sum, page) => sum + shown(page.html), 0)).toBeGreaterThanOrEqual(count);
    expect([shown(all.html), shown(review.html)].every((found) => found >= count)).toBe(true);
  });

  it.each(someNaughtyStrings(12))("shows %j as text, or refuses it and keeps it", async (text) => {
    const { visitor, at, token } = await makeApplicant(web.url);
    const sent = await send(visitor, at(1), { ...answersOn(1), legal_name: text });
    expect([303, 422]).toContain(sent.status);
    const page = sent.status === 303 ? await visitor.open(`/application/check/${token}`) : sent;
    expect(page.status).toBeLessThan(500);
    expect(page.html).not.toContain("<script>alert");
  });

  it("takes 2,000 fields, 5 MB, wrong types and strange names as mistakes, never as faults", async () => {
    const { visitor, update, at, token, ctx } = await makeApplicant(web.url);
    const many = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, index) => [`f${index}`, "x"]),
    );
    const bodies: unknown[] = [
      { page: 1, ...many },
      { page: 1, ...answersOn(1), legal_name: "x".repeat(5_000_000) },
      { page: 1, ...answersOn(1), legal_name: "x".repeat(900_000) },
      { page: 1, ...answersOn(1), legal_name: ["a", "b"] },
      { page: 1, ...answersOn(1), legal_name: { toString: "x" } },
      { page: 1, ...answersOn(1), legal_name: "a\u0000b" },
      { page: 1, ...answersOn(1), legal_name: "\ud800" },
      { page: 1, ...answersOn(1), unknown_field: "x" },
      `{"page":1,"__proto__":{"legal_name":"x"}}`,
      `{"page":1,"constructor":"x"}`,
      "[1]",
      "{",
    ];
    for (const body of bodies) {
      for (const path of [update, `/application/draft/${token}`]) {
        const method = path === update ? "PUT" : "POST";
        const { status } = await visitor.call(path, method, body);
        const isTaken = status === 200 && path !== update;
        expect(isTaken || (status >= 400 && status < 500), JSON.stringify(body).slice(0, 90)).toBe(
          true,
        );
      }
    }
    expect((await viewOf(ctx, token)).answers).toEqual({});
    const long = await send(visitor, at(1), {
      ...answersOn(1),
      county: "x",
      school_name: "y".repeat(201),
    });
    expect(long.status).toBe(422);
    expect(long.html).toContain(`value="${"y".repeat(201)}"`);
  });
});
