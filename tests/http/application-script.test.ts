import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readApplication } from "#modules/applications/index.server";
import { db } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import { answersOf, fillIn } from "#tests/modules/applications/kit";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { makeApplicant, viewOf } from "./applicant";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const startUp = answersOf("start-up");
const pageOf = (page: number) => startUp[page - 1] ?? {};
const stateOf = async (token: string) =>
  (await db.application.findUnique({ where: { token } }))?.state;

describe("PUT /application/update/{token}", () => {
  it("B-53 B-54 B-56 B-58 saves page after page, and the last Submit sends all fields", async () => {
    const { visitor, update, token, ctx } = await makeApplicant(web.url);
    for (const [index, progress] of [17, 33, 50, 67, 83, 100].entries()) {
      const page = index + 1;
      const answer = await visitor.call(update, "PUT", { page, ...pageOf(page) });
      expect(answer.status).toBe(200);
      const saved = await answer.json();
      expect(saved).toEqual({ page, progress, saved_at: expect.any(String) });
      expect(new Date(saved.saved_at).toISOString()).toBe(saved.saved_at);
    }
    const all = Object.assign({}, ...startUp);
    const done = await visitor.call(update, "PUT", { ...all, page: 6, is_complete: 1 });
    expect(done.status).toBe(200);
    expect(await done.json()).toEqual({ redirect: "/app/payments" });
    expect(await stateOf(token)).toBe("submitted");
    const read = await readApplication(ctx, token);
    expect(read).toMatchObject({
      ok: true,
      value: { answers: { school_name: "Lincoln High School" } },
    });
  });

  it("B-53 takes a Submit of the last page's fields alone, as forms send it", async () => {
    const { visitor, update, token, ctx } = await makeApplicant(web.url);
    await fillIn(ctx, token, "start-up");
    const body = new URLSearchParams({ page: "6", is_complete: "1", ...pageOf(6) });
    const done = await visitor.call(update, "PUT", body.toString(), {
      "Content-Type": "application/x-www-form-urlencoded",
    });
    expect(await done.json()).toEqual({ redirect: "/app/payments" });
    // The same again finds it submitted and makes no second invoice.
    const again = await visitor.call(update, "PUT", { page: 6, is_complete: 1, ...pageOf(6) });
    expect(await again.json()).toEqual({ redirect: "/app/payments" });
    const application = await db.application.findUniqueOrThrow({ where: { token } });
    expect(await db.invoice.count({ where: { accountId: application.accountId } })).toBe(1);
  });

  it("B-51 names every wrong field, and the page that was skipped", async () => {
    const { visitor, update } = await makeApplicant(web.url);
    const wrong = await visitor.call(update, "PUT", { page: 1, ...pageOf(1), legal_name: "" });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toEqual({
      message: expect.any(String),
      errors: { legal_name: ["The legal name field is required."] },
    });
    const skipped = await visitor.call(update, "PUT", { page: 3, ...pageOf(3) });
    expect(skipped.status).toBe(422);
    const { errors } = await skipped.json();
    expect(errors.page).toEqual(["Complete page 1, Organization, first."]);
    const early = await visitor.call(update, "PUT", { page: 6, is_complete: 1, ...pageOf(6) });
    expect(early.status).toBe(422);
    expect((await early.json()).errors.legal_name[0]).toMatch(/^Page 1, Organization: /);
  });

  it.each([0, 7, -1, "1e0", "x", 1.5, null, ["1"], { a: 1 }, undefined])(
    "says at page that there is no page %j",
    async (page) => {
      const { visitor, update } = await makeApplicant(web.url);
      const answer = await visitor.call(update, "PUT", { page, ...pageOf(1) });
      expect(answer.status).toBe(422);
      expect((await answer.json()).errors).toHaveProperty("page");
    },
  );

  it("refuses what was saved over meanwhile, with what is stored", async () => {
    const { visitor, update, token, ctx } = await makeApplicant(web.url);
    const { version } = await viewOf(ctx, token);
    const first = await visitor.call(update, "PUT", { page: 1, version, ...pageOf(1) });
    expect(first.status).toBe(200);
    const other = { ...pageOf(1), legal_name: "Another name" };
    const second = await visitor.call(update, "PUT", { page: 1, version, ...other });
    expect(second.status).toBe(409);
    expect((await second.json()).message).toContain("saved this page on");
    const now = await viewOf(ctx, token);
    expect(now.answers.legal_name).toBe(pageOf(1).legal_name);
    const third = await visitor.call(update, "PUT", { page: 1, version: now.version, ...other });
    expect(third.status).toBe(200);
  });

  it("B-70 is nobody else's: 404 for another account, 401 for a visitor", async () => {
    const { update, token } = await makeApplicant(web.url);
    const stranger = await signedIn(web.url, (await makePerson()).email);
    const body = { page: 1, ...pageOf(1) };
    expect((await stranger.call(update, "PUT", body)).status).toBe(404);
    for (const path of ["create", "check", "switch"]) {
      expect((await stranger.call(`/application/${path}/${token}`)).status).toBe(404);
    }
    const draft = await stranger.call(`/application/draft/${token}`, "POST", body);
    expect(draft.status).toBe(404);
    expect((await stranger.call("/application/delete", "DELETE", { token })).status).toBe(404);
    const visitor = new Visitor(web.url);
    await visitor.open("/login");
    expect((await visitor.call(update, "PUT", body)).status).toBe(401);
    expect(await stateOf(token)).toBe("draft");
  });
});

describe("POST /application/draft/{token}", () => {
  it("B-55 keeps what is typed apart from the saved answers", async () => {
    const { visitor, token, ctx } = await makeApplicant(web.url);
    const path = `/application/draft/${token}`;
    const kept = await visitor.call(path, "POST", { page: 1, legal_name: "Half a na" });
    expect(kept.status).toBe(200);
    expect(await kept.json()).toEqual({
      at: expect.any(String),
      clock: expect.stringMatching(/\d:\d\d/),
      version: expect.any(Number),
    });
    const { answers, drafts } = await viewOf(ctx, token);
    expect(answers).not.toHaveProperty("legal_name");
    expect(drafts[1]?.fields).toEqual({ legal_name: "Half a na" });
  });
});

describe("deleting and switching", () => {
  it("B-67 DELETE /application/delete answers the price list's address", async () => {
    const { visitor, token } = await makeApplicant(web.url);
    const gone = await visitor.call("/application/delete", "DELETE", { token });
    expect(gone.status).toBe(200);
    expect(await gone.json()).toEqual({ redirect: "/pricing" });
    expect(await stateOf(token)).toBeUndefined();
    const again = await visitor.call("/application/delete", "DELETE", { token });
    expect(again.status).toBe(404);
    for (const body of [{}, { token: 7 }, { token: ["x"] }]) {
      expect((await visitor.call("/application/delete", "DELETE", body)).status).toBe(404);
    }
  });

  it("B-68 B-69 a submitted application stays", async () => {
    const { visitor, token, ctx, update } = await makeApplicant(web.url);
    await fillIn(ctx, token, "start-up");
    await visitor.call(update, "PUT", { page: 6, is_complete: 1, ...pageOf(6) });
    const refused = await visitor.call("/application/delete", "DELETE", { token });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({ message: expect.stringContaining("never submitted") });
    expect(await stateOf(token)).toBe("submitted");
    const locked = await visitor.call(update, "PUT", { page: 1, ...pageOf(1), legal_name: "X" });
    expect(locked.status).toBe(409);
  });

  it("B-45 only the POST of a switch switches, and answers where to go on", async () => {
    const { visitor, token } = await makeApplicant(web.url, 1001);
    const path = `/application/switch/${token}`;
    expect((await visitor.call(path)).status).toBe(200);
    const levelOf = async () => (await db.application.findUnique({ where: { token } }))?.levelId;
    expect(await levelOf()).toBe(1001);
    const switched = await visitor.call(path, "POST", {});
    expect(await switched.json()).toEqual({ redirect: `/application/create/${token}` });
    expect(await levelOf()).toBe(1002);
  });
});
