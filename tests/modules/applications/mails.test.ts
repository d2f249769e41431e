import { beforeAll, describe, expect, it } from "vitest";
import { handlers } from "#modules/applications/handlers.server";
import {
  approveApplication,
  beginReview,
  declineApplication,
  deleteApplication,
  markApplicationPaid,
  requestChanges,
  saveDraft,
  submitApplication,
} from "#modules/applications/index.server";
import { remindSilentJob } from "#modules/applications/jobs";
import type { Ctx } from "#modules/platform/ctx.server";
import { createCtx } from "#modules/platform/ctx.server";
import { pool } from "#modules/platform/db.server";
import { naughtyStrings } from "#tests/setup/naughty-strings";
import { lettersTo } from "../accounts/mailbox";
import {
  answerEin,
  freshEin,
  inReview,
  must,
  payJoining,
  startAt,
  submitAt,
  system,
  waiverOf,
} from "./kit";

const { signal } = new AbortController();

/** Runs what waits in the outbox, as a worker would, and empties it. */
async function runJobs(ctx: Ctx = system): Promise<void> {
  const { rows } = await pool.query<{ id: string; job_name: string; payload: unknown }>(
    "DELETE FROM outbox_jobs RETURNING id, job_name, payload",
  );
  for (const { id, job_name, payload } of rows) {
    const handler = handlers.find(({ job }) => job.name === job_name);
    await handler?.run({ ...ctx, jobId: id, attempt: 1, signal }, payload);
  }
}

/** Looks for silent drafts, and sends what that asks for. */
async function remind(at: string): Promise<void> {
  const ctx = createCtx({ actor: system.actor, now: () => new Date(at) });
  const handler = handlers.find(({ job }) => job === remindSilentJob);
  await handler?.run({ ...ctx, jobId: "remind", attempt: 1, signal }, {});
  await runJobs(ctx);
}

const subjectsTo = async (email: string) =>
  (await lettersTo(email)).map(({ subject }) => subject).toReversed();
beforeAll(() => runJobs());

describe("the letters to an applicant", () => {
  it("B-74 one goes out for every move, and leads to what is to be done", async () => {
    const { id, email, token, ctx, staff } = await inReview();
    must(
      await requestChanges(staff, {
        id,
        requests: [{ page: 2, field: "ein", message: "The <b>school's</b>?" }],
      }),
    );
    await runJobs();
    const [asked] = await lettersTo(email);
    expect(asked?.text).toContain("The <b>school's</b>?");
    expect(asked?.html).toContain("The &lt;b&gt;school");
    expect(asked?.text).toContain("EIN");
    expect(asked?.text).toContain(`/application/create/${token}`);
    must(await submitApplication(ctx, { token, fields: {} }));
    must(await beginReview(staff, id));
    must(await approveApplication(staff, { id }));
    await runJobs();
    expect((await subjectsTo(email)).toSorted()).toEqual(
      [
        "Your application is started",
        "We have your application",
        "Thank you for your payment",
        "We are reading your application",
        "Your application needs a change",
        "We have your application",
        "We are reading your application",
        "Welcome to Goodstanding",
      ].toSorted(),
    );
  });

  it("B-72 B-74 what costs nothing, or was paid before, is not asked for again", async () => {
    const free = await submitAt(3001);
    const paid = await inReview();
    must(
      await requestChanges(paid.staff, {
        id: paid.id,
        requests: [{ page: 2, field: "ein", message: "Whose?" }],
      }),
    );
    await runJobs();
    must(await submitApplication(paid.ctx, { token: paid.token, fields: {} }));
    await runJobs();
    for (const { email } of [free, paid]) {
      const letters = await lettersTo(email);
      const [last] = letters.filter(({ subject }) => subject === "We have your application");
      expect(last?.text).toContain("There is nothing to pay");
      expect(last?.text).not.toContain("/app/payments");
    }
  });

  it("B-74 come in Spanish to who chose it, whatever those read who moved it", async () => {
    const { id, email, userId, staff } = await inReview();
    await system.db.user.update({ where: { id: userId }, data: { locale: "es" } });
    const requests = [{ page: 1, field: "formed_on", message: "Which year?" }];
    must(await requestChanges(staff, { id, requests }));
    await runJobs();
    const [asked] = await lettersTo(email);
    expect(asked?.text).toMatch(/Fecha de formación[\s\S]*Which year\?/);
    expect((await subjectsTo(email)).toSorted()).toEqual(
      [
        "Su solicitud está empezada",
        "Recibimos su solicitud",
        "Gracias por su pago",
        "Estamos leyendo su solicitud",
        "Su solicitud necesita un cambio",
      ].toSorted(),
    );
    const silent = await startAt(1001, () => new Date("2026-11-21T12:00:00Z"));
    await system.db.user.update({ where: { id: silent.userId }, data: { locale: "es" } });
    await remind("2026-11-22T12:00:00Z");
    const subjects = await subjectsTo(silent.email);
    expect(subjects).toContain("Su solicitud le espera");
  });

  it("B-74 come in the language of the request to who chose none, where it was their own", async () => {
    const { email, id, staff } = await inReview();
    const { email: chose, userId } = await submitAt(1001);
    await system.db.user.update({ where: { id: userId }, data: { locale: "en" } });
    await answerEin(id, freshEin());
    must(await approveApplication(staff, { id }));
    await runJobs({ ...system, reads: "es" });
    expect((await subjectsTo(email)).toSorted()).toEqual(
      [
        "Su solicitud está empezada",
        "Recibimos su solicitud",
        "Thank you for your payment",
        "We are reading your application",
        "Welcome to Goodstanding",
      ].toSorted(),
    );
    const subjects = await subjectsTo(chose);
    expect(subjects).toContain("Your application is started");
    expect(subjects).toContain("We have your application");
  });

  it("B-74 a declined applicant reads why", async () => {
    const { id, email, staff } = await inReview();
    must(await declineApplication(staff, { id, reason: "Your group is a company." }));
    await runJobs();
    const letters = await lettersTo(email);
    const declined = letters.find(({ subject }) => subject === "About your application");
    expect(declined?.text).toContain("Your group is a company.");
  });

  it("B-74 who need not pay reads why", async () => {
    const { id, email } = await submitAt(1001);
    must(await markApplicationPaid(system, id, await waiverOf(id)));
    await runJobs();
    const letters = await lettersTo(email);
    const waived = letters.find(({ subject }) => subject === "You need not pay the joining price");
    expect(waived?.text).toContain("The district pays for all its clubs.");
    expect(letters.some(({ subject }) => subject === "Thank you for your payment")).toBe(false);
  });

  it("B-74 the letter about a submit leads to the open invoice, and is sent once", async () => {
    const { email, id } = await submitAt(1001);
    const { rows } = await pool.query("SELECT job_name, payload FROM outbox_jobs");
    await runJobs();
    for (const { job_name, payload } of rows) {
      const handler = handlers.find(({ job }) => job.name === job_name);
      await handler?.run({ ...system, jobId: "again", attempt: 2, signal }, payload);
    }
    const letters = await lettersTo(email);
    const submitted = letters.filter(({ subject }) => subject === "We have your application");
    expect(submitted).toHaveLength(1);
    expect(submitted[0]?.text).toContain("/app/payments");
    expect(id).toBeGreaterThan(0);
  });

  it("B-74 answers that are HTML or worse are text in every letter", async () => {
    const { id, email, token, staff } = await inReview();
    await runJobs();
    const usable = naughtyStrings.filter((text) => !/[\0\p{Cs}]/u.test(text));
    const texts = [
      "<script>alert(1)</script> & <img src=x onerror=alert(1)>",
      "Club\r\nBcc: all@people.example",
      ...usable.filter((_, index) => index % 25 === 0),
    ];
    for (const text of texts) {
      await system.db.application.update({
        where: { token },
        data: { answers: { legal_name: text }, state: "in_review" },
      });
      must(
        await requestChanges(staff, {
          id,
          requests: [
            {
              page: 1,
              field: "legal_name",
              message: `See: ${text}`.slice(0, 900).replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, " "),
            },
          ],
        }),
      );
      await runJobs();
    }
    const letters = await lettersTo(email);
    const asked = letters.filter(({ subject }) => subject === "Your application needs a change");
    expect(asked).toHaveLength(texts.length);
    for (const { html, to } of asked) {
      expect(html).not.toMatch(/<(script|img|svg|iframe|a href="?javascript)/i);
      expect(to).toBe(email);
    }
    expect(asked.at(-1)?.text).toContain(
      "<script>alert(1)</script> & <img src=x onerror=alert(1)>",
    );
  });
});

describe("the way back by mail", () => {
  const start = () => new Date("2026-11-21T12:00:00Z");
  const resume = "Your application is waiting for you";
  const resumesTo = async (email: string) =>
    (await subjectsTo(email)).filter((subject) => subject === resume).length;

  it("B-71 comes after a day's silence, once for each silence and twice at most", async () => {
    const { ctx, email, token } = await startAt(1001, start);
    await remind("2026-11-22T11:59:00Z");
    expect(await resumesTo(email)).toBe(0);
    await remind("2026-11-22T12:00:00Z");
    await remind("2026-11-23T12:00:00Z");
    expect(await resumesTo(email)).toBe(1);
    const [letter] = await lettersTo(email);
    expect(letter?.text).toContain(`/application/create/${token}`);
    expect(letter?.text).toContain("0 of 6 pages");
    const later = (at: string) => ({ ...ctx, now: () => new Date(at) });
    const draft = { token, page: 1, fields: { legal_name: "Cl" }, version: 0 };
    must(await saveDraft(later("2026-11-24T12:00:00Z"), draft));
    await remind("2026-11-25T11:00:00Z");
    expect(await resumesTo(email)).toBe(1);
    await remind("2026-11-25T12:00:00Z");
    expect(await resumesTo(email)).toBe(2);
    must(await saveDraft(later("2026-11-26T12:00:00Z"), { ...draft, version: 1 }));
    await remind("2026-12-26T12:00:00Z");
    expect(await resumesTo(email)).toBe(2);
  });

  it("B-71 two runs at once remind once, and what was submitted or deleted meanwhile is left alone", async () => {
    const silent = await startAt(1001, start);
    await Promise.all(Array.from({ length: 4 }, () => remind("2026-11-23T12:00:00Z")));
    expect(await resumesTo(silent.email)).toBe(1);
    const submitted = await submitAt(1001, start);
    const deleted = await startAt(1001, start);
    const handler = handlers.find(({ job }) => job === remindSilentJob);
    const late = createCtx({ actor: system.actor, now: () => new Date("2026-11-23T12:00:00Z") });
    await handler?.run({ ...late, jobId: "remind", attempt: 1, signal }, {});
    must(await deleteApplication(deleted.ctx, deleted.token));
    await runJobs(late);
    expect(await resumesTo(submitted.email)).toBe(0);
    expect(await resumesTo(deleted.email)).toBe(0);
  });

  it("B-79 can be ended with one click, and does not come to who ended it", async () => {
    const told = await startAt(1001, start);
    const silent = await startAt(1001, start);
    const data = { isSubscribedEventEmails: false };
    await system.db.user.updateMany({ where: { email: silent.email }, data });
    await remind("2026-11-23T12:00:00Z");
    // The welcome is of the same moment.
    const letter = (await lettersTo(told.email)).find(({ subject }) => subject === resume);
    expect(letter?.headers["List-Unsubscribe"]).toMatch(/\/unsubscribe\/\d+\.event\./);
    expect(await resumesTo(silent.email)).toBe(0);
  });

  it("a paid application is nobody's draft", async () => {
    const { id, email } = await submitAt(1001, start);
    await payJoining(id);
    must(await markApplicationPaid(system, id));
    await remind("2026-11-30T12:00:00Z");
    expect(await resumesTo(email)).toBe(0);
  });
});
