import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import { answersOf, fillIn } from "#tests/modules/applications/kit";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { makeApplicant, send, viewOf } from "./applicant";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const startUp = answersOf("start-up");
const answersOn = (page: number) => startUp[page - 1] ?? {};

describe("a page of the wizard", () => {
  it("B-48 B-49 B-50 B-58 shows title, marker, progress and steps, one page at a time", async () => {
    const { visitor, at } = await makeApplicant(web.url);
    const { text, html } = await visitor.open(at(1));
    for (const words of ["Start-up application", "Fields marked with an asterisk", "17%"]) {
      expect(text).toContain(words);
    }
    expect(html).toMatch(/<progress[^>]*value="17"[^>]*max="100"/);
    expect(text).toMatch(
      /1 Organization Who you are.* 2 Legal status 3 Finances 4 People 5 Activities and purpose 6 Agreement/,
    );
    expect(html).toContain('name="legal_name"');
    expect(html).not.toContain('name="ein"');
  });

  it("B-51 B-55 B-59 Next saves and leads on with 303; the step is done", async () => {
    const { visitor, at, token, ctx } = await makeApplicant(web.url);
    const sent = await send(visitor, at(1), answersOn(1));
    expect(sent.status).toBe(303);
    expect(sent.headers.get("location")).toBe(at(2));
    const { answers } = await viewOf(ctx, token);
    expect(answers).toMatchObject(answersOn(1));
    const page = await visitor.open(at(2));
    expect(page.text).toMatch(/Organization \( ?done ?\)/);
    const steps = [
      ...page.html.matchAll(/<li data-state="(\w+)"( aria-current="step")?>(.*?)<\/li>/gs),
    ];
    expect(steps.map(([, state, current]) => [state, current !== undefined])).toEqual([
      ["done", false],
      ["active", true],
      ...Array.from({ length: 4 }, () => ["later", false]),
    ]);
    const marks = steps.map(([, , , html = ""]) => /class="mark">(<svg|\d)/.exec(html)?.[1]);
    expect(marks).toEqual(["<svg", "2", "3", "4", "5", "6"]);
    expect(page.text).toMatch(/Saved \d+:\d\d/);
    expect((await visitor.open(at(1))).html).toContain('value="Lincoln High School"');
  });

  it("B-51 a refusal keeps every value, sums up and stays", async () => {
    const { visitor, at, token, ctx } = await makeApplicant(web.url);
    const page = await send(visitor, at(1), { ...answersOn(1), address_zip: "no zip" });
    expect(page.status).toBe(422);
    expect(page.html).toContain("<title>Error: Start-up application");
    expect(page.text).toContain("There is a problem");
    expect(page.html).toContain('href="#address_zip"');
    expect(page.html).toContain('value="no zip"');
    expect(page.html).toContain('value="12 Elm Street"');
    expect((await viewOf(ctx, token)).answers).toEqual({});
  });

  it("B-54 a plain form may be sent to the call's own address, too", async () => {
    const { visitor, at, update } = await makeApplicant(web.url);
    await visitor.open(at(1));
    const steering = { _method: "PUT", page: "1" };
    const wrong = await visitor.submit(update, { ...steering, ...answersOn(1), address_zip: "x" });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="12 Elm Street"');
    expect(wrong.html).toContain('href="#address_zip"');
    const sent = await visitor.submit(update, { ...steering, ...answersOn(1) });
    expect(sent.headers.get("location")).toBe(at(2));
    const opened = await visitor.open(update);
    expect(opened.headers.get("location")).toBe(at(2));
  });

  it("B-10 B-11 says Uh oh! after a failure and Success! after the Submit", async () => {
    const { visitor, at, token, ctx } = await makeApplicant(web.url);
    const refused = await send(visitor, at(1), {});
    expect(refused.text).toMatch(/Uh oh! That didn't work\./);
    await fillIn(ctx, token, "start-up");
    const sent = await send(visitor, at(6), answersOn(6));
    expect(sent.headers.get("location")).toBe("/app/payments");
    const payments = await visitor.open("/app/payments");
    expect(payments.text).toMatch(/Success! Your data was saved\./);
  });

  it("B-52 Previous is a link to the page before, which saves nothing", async () => {
    const { visitor, at, token, ctx } = await makeApplicant(web.url);
    expect((await visitor.open(at(1))).text).not.toContain("Previous");
    await send(visitor, at(1), answersOn(1));
    const { html } = await visitor.open(at(2));
    expect(html).toMatch(new RegExp(`href="${at(1).replace("?", "\\?")}"[^>]*>.*?Previous`, "s"));
    expect((await viewOf(ctx, token)).drafts).toEqual({});
  });

  it("B-53 B-60 Submit and the submission alert are on the last page only", async () => {
    const { visitor, at, token, ctx } = await makeApplicant(web.url);
    await fillIn(ctx, token, "start-up");
    for (const page of [1, 2, 3, 4, 5, 6]) {
      const { html, text, ...opened } = await visitor.open(at(page));
      expect(opened.status).toBe(200);
      expect(/<button[^>]*>(Next|Submit)<\/button>/.exec(html)?.[1]).toBe(
        page === 6 ? "Submit" : "Next",
      );
      expect(text.includes("After you submit, your answers are locked")).toBe(page === 6);
      expect(html.includes('name="is_complete"')).toBe(page === 6);
    }
  });

  it("B-03 starts with the saved answers, and resumes at the first incomplete page", async () => {
    const { visitor, at, token } = await makeApplicant(web.url);
    const open = `/application/create/${token}`;
    expect((await visitor.open(open)).headers.get("location")).toBe(at(1));
    await send(visitor, at(1), answersOn(1));
    await send(visitor, at(2), answersOn(2));
    for (const query of ["", "?page=4", "?page=7", "?page=0", "?page=x", "?page=1e0"]) {
      const page = await visitor.open(open + query);
      expect(page.status).toBe(303);
      expect(page.headers.get("location")).toBe(at(3));
    }
    const second = await visitor.open(at(2));
    expect(second.html).toMatch(
      /name="is_incorporated"[^>]*checked=""|checked=""[^>]*name="is_incorporated"/,
    );
  });

  it("B-04 B-05 a submitted one is locked, says its state, and has no Cancel", async () => {
    const { visitor, at, token, ctx } = await makeApplicant(web.url);
    expect((await visitor.open(at(1))).html).toMatch(/<a[^>]*href="\/app"[^>]*>Cancel<\/a>/);
    await fillIn(ctx, token, "start-up");
    await send(visitor, at(6), answersOn(6));
    const page = await visitor.open(at(1));
    expect(page.text).toContain("Your application is with us");
    expect(page.html).toMatch(/<fieldset class="form-area" disabled=""/);
    expect(page.text).toContain("Locked");
    expect(page.text).not.toMatch(/Next Cancel|Cancel/);
    const sent = await send(visitor, at(1), { ...answersOn(1), legal_name: "Changed" });
    expect(sent.status).toBe(409);
    expect((await viewOf(ctx, token)).answers.legal_name).toBe(answersOn(1).legal_name);
  });

  it("B-70 sends a visitor to sign in and back, and says 404 to another account", async () => {
    const { at, token, email } = await makeApplicant(web.url);
    const visitor = new Visitor(web.url);
    const login = await visitor.open(at(1));
    expect(login.status).toBe(303);
    expect(login.headers.get("location")).toBe(`/login?next=${encodeURIComponent(at(1))}`);
    expect(login.headers.get("location")).not.toContain(email);
    const stranger = await signedIn(web.url, (await makePerson()).email);
    for (const path of [at(1), `/application/check/${token}`, `/application/switch/${token}`]) {
      expect((await stranger.open(path)).status).toBe(404);
    }
    expect((await stranger.submit(at(1), { _method: "PUT", page: "1" })).status).toBe(404);
  });

  it("B-71 a signed-out applicant comes back by the link and goes on where it was left", async () => {
    const { at, token, email } = await makeApplicant(web.url);
    const visitor = new Visitor(web.url);
    const login = await visitor.follow(`/application/create/${token}`);
    const back = await visitor.submit(login.path, { email, password: "booster-club-2026" });
    expect(back.headers.get("location")).toBe(`/application/create/${token}`);
    expect((await visitor.follow(`/application/create/${token}`)).path).toBe(at(1));
  });
});

describe("the wrong application", () => {
  it("B-64 B-65 B-66 B-67 is explained, with Delete and the way to change", async () => {
    const { visitor, at, token } = await makeApplicant(web.url);
    const page = await send(visitor, at(1), { ...answersOn(1), has_501c: "1" });
    expect(page.status).toBe(422);
    expect(page.text).toContain("Did you start the wrong application?");
    expect(page.text).toContain(
      "Standard start-up accounts include tax-exemption, while maintain accounts are for groups with existing exemption.",
    );
    expect(page.html).toContain(`href="/application/switch/${token}"`);
    expect(page.html).toMatch(/<button[^>]*>Delete<\/button>/);
    const gone = await visitor.submit("/application/delete", { _method: "DELETE", token });
    expect(gone.status).toBe(303);
    expect(gone.headers.get("location")).toBe("/pricing");
    expect(await db.application.count({ where: { token } })).toBe(0);
  });

  it("B-68 a refused delete says so and keeps the application", async () => {
    const { visitor, at, token, ctx } = await makeApplicant(web.url);
    await fillIn(ctx, token, "start-up");
    await send(visitor, at(6), answersOn(6));
    const refused = await visitor.submit("/application/delete", { _method: "DELETE", token });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("That didn't work.");
    expect(refused.html).toContain(`href="/application/create/${token}"`);
    expect(await db.application.count({ where: { token } })).toBe(1);
  });

  it("B-45 a switch is confirmed on a page of its own", async () => {
    const { visitor, at, token, ctx } = await makeApplicant(web.url);
    await send(visitor, at(1), answersOn(1));
    const path = `/application/switch/${token}`;
    const page = await visitor.open(path);
    expect(page.text).toContain("changes from Start-Up to Maintain");
    expect(page.text).toContain("$195.00 in place of $295.00");
    expect((await viewOf(ctx, token)).levelId).toBe(1001);
    const switched = await visitor.submit(path, {});
    expect(switched.headers.get("location")).toBe(`/application/create/${token}`);
    const now = await viewOf(ctx, token);
    expect(now.levelId).toBe(1002);
    expect(now.answers.legal_name).toBe(answersOn(1).legal_name);
  });
});
