import { describe, expect, it } from "vitest";
import type { ApplicationState } from "#modules/applications/contract";
import {
  deleteApplication,
  listApplications,
  readApplication,
  requestChanges,
  reviewApplication,
  saveDraft,
  savePage,
  submitApplication,
  switchApplication,
} from "#modules/applications/index.server";
import { answersOf, as, inReview, makeStaff, must, startAt, submitAt, system } from "./kit";

const ask = [{ page: 2, field: "ein", message: "This is the school's number." }];

it("B-97 staff whose work it is not read an application, and change nothing in it", async () => {
  const { token, actor } = await startAt(1001);
  const person = { ...actor, kind: "user", userId: 1, isStaff: true, accountIds: [] } as const;
  const moderator = as({ ...person, role: "moderator" });
  const before = must(await readApplication(moderator, token));
  const fields = answersOf("start-up")[0] ?? {};
  const notFound = { ok: false, refusal: { code: "not_found" } };
  expect(await savePage(moderator, { token, page: 1, fields })).toEqual(notFound);
  expect(await saveDraft(moderator, { token, page: 1, fields })).toEqual(notFound);
  expect(await submitApplication(moderator, { token, fields })).toEqual(notFound);
  expect(await switchApplication(moderator, token)).toEqual(notFound);
  expect(await deleteApplication(moderator, token)).toEqual(notFound);
  expect(must(await readApplication(moderator, token))).toEqual(before);
  const support = as({ ...person, role: "support" });
  must(await savePage(support, { token, page: 1, fields }));
});

describe("the staff's view", () => {
  it("shows everything about an application on one page", async () => {
    const { id, email, staff } = await inReview();
    must(await requestChanges(staff, { id, requests: ask }));
    const review = must(await reviewApplication(staff, id));
    expect(review).toMatchObject({
      levelName: "Start-Up",
      people: [{ name: "Ada Byrd", email, isPrimary: true }],
      invoice: { number: expect.stringMatching(/^\d{4}-\d{6}$/), balance: 0, paid: 295_00 },
      requests: [{ page: 2, field: "ein" }],
      moves: [],
    });
    expect(review.pages.map(({ label }) => label)).toHaveLength(6);
    const answers = review.pages[3]?.answers.map(({ field, value }) => [field.label, value]);
    expect(answers).toContainEqual(["Treasurer's phone", "(404) 555-0143"]);
  });

  it("marks what was changed since staff sent it back, with what stood there before", async () => {
    const { id, staff, ctx, token } = await inReview();
    const changed = async () =>
      must(await reviewApplication(staff, id))
        .pages.flatMap(({ answers }) => answers)
        .filter(({ before }) => before !== undefined)
        .map(({ field, value, before }) => [field.name, before, value]);
    expect(await changed()).toEqual([]);
    must(await requestChanges(staff, { id, requests: ask }));
    expect(await changed()).toEqual([]);
    const legal = { ...answersOf("start-up")[1], ein: "58-7654321", entity_number: "K-12" };
    must(await savePage(ctx, { token, page: 2, fields: legal }));
    expect(await changed()).toEqual([
      ["entity_number", "", "K-12"],
      ["ein", "58-1234567", "58-7654321"],
    ]);
  });

  it("offers the moves that are allowed", async () => {
    const { id } = await submitAt(1001);
    const staff = await makeStaff();
    expect(must(await reviewApplication(staff, id)).moves).toEqual(["paid"]);
    const free = await submitAt(3001);
    expect(must(await reviewApplication(staff, free.id))).toMatchObject({
      invoice: null,
      moves: ["changes_requested", "approved", "declined"],
    });
  });

  it("lists, filters, counts, searches and pages, and is closed to everybody else", async () => {
    const staff = await makeStaff();
    const { ctx, token, email } = await submitAt(1001);
    await system.db.application.update({
      where: { token },
      data: { answers: { legal_name: "100% Music_Club \\ Ohio" } },
    });
    const list = async (search?: string, state?: ApplicationState, page = 1) =>
      must(await listApplications(staff, { search, state, page }));
    for (const search of ["100% mus", "c_c", "b \\", email, email.slice(0, 9).toUpperCase()]) {
      expect((await list(search)).rows, search).toMatchObject([
        { organization: "100% Music_Club \\ Ohio", applicantEmail: email, percent: 100 },
      ]);
    }
    expect((await list("100%Music")).total).toBe(0);
    expect((await list("100% m")).counts).toMatchObject({ submitted: 1, draft: 0 });
    expect((await list("100% m", "draft")).rows).toEqual([]);
    expect((await list("\0")).total).toBeGreaterThan(1);
    const beyond = await list(undefined, undefined, 9_999);
    expect(beyond.current_page).toBe(Math.ceil(beyond.total / beyond.per_page));
    expect(await listApplications(ctx, { page: 1 })).toMatchObject({
      refusal: { code: "forbidden" },
    });
    expect(await reviewApplication(ctx, 1)).toMatchObject({ refusal: { code: "forbidden" } });
  });
});
