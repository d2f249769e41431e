import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createCtx } from "#modules/platform/ctx.server";
import { db, pool } from "#modules/platform/db.server";
import {
  discardFailedJobs,
  listFailedJobs,
  pauseQueue,
  readFailedJob,
  readJobOverview,
  resumeQueue,
  retryFailedJobs,
  uuidV7,
} from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { as, makePerson } from "#tests/modules/accounts/people";
import { registry } from "#workers/registry";
import {
  ageInWords,
  kindInWords,
  scheduleInWords,
  timingInWords,
} from "~/screens/jobs/job-words.server";

type Ctx = ReturnType<typeof createCtx>;
let staff: Ctx;
let member: Ctx;
const visitor = createCtx();
beforeAll(async () => {
  staff = as(await makePerson({ isStaff: true }));
  member = as(await makePerson());
});

async function fail(jobName: string, payload: unknown = { letterId: 7 }, count = 1) {
  const ids = Array.from({ length: count }, () => uuidV7());
  await pool.query(
    `INSERT INTO outbox_jobs
       (id, job_name, queue, payload, request_id, attempts, failure, failed_at, sent_at, sends)
     SELECT id, $2, 'mail', $3, 'r-1', 5, E'no route\\nat line 3', now() - n * interval '1 ms', now(), 1
     FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted(id, n)`,
    [ids, jobName, JSON.stringify(payload)],
  );
  return ids;
}
const newName = () => `test.${randomUUID()}`;
const auditOf = (subject: string) => db.auditEntry.findMany({ where: { subject } });

describe("H-13 failed jobs", () => {
  it("are read and decided about by staff alone", async () => {
    const jobName = newName();
    const [id = ""] = await fail(jobName);
    const until = new Date(Date.now() + 60_000);
    const tries = (ctx: Ctx) => [
      () => readJobOverview(ctx),
      () => listFailedJobs(ctx, { page: 1 }),
      () => readFailedJob(ctx, id),
      () => retryFailedJobs(ctx, { id }),
      () => retryFailedJobs(ctx, { jobName, until }),
      () => discardFailedJobs(ctx, { id, reason: "no" }),
      () => pauseQueue(ctx, "documents"),
      () => resumeQueue(ctx, "documents"),
    ];
    for (const attempt of tries(member)) {
      expect(await attempt()).toMatchObject({ refusal: { code: "forbidden" } });
    }
    for (const attempt of tries(visitor)) {
      expect(await attempt()).toMatchObject({ refusal: { code: "unauthenticated" } });
    }
    expect(await readFailedJob(staff, id)).toMatchObject({ ok: true });
    expect(await auditOf(`job:${id}`)).toEqual([]);
  });

  it("are discarded once, with the reason, and may be tried again even then", async () => {
    const [id = ""] = await fail(newName());
    const discard = () => discardFailedJobs(staff, { id, reason: "The club has gone." });
    const both = await Promise.all([discard(), discard()]);
    expect(both.filter(({ ok: isDone }) => isDone)).toEqual([ok({ count: 1 })]);
    expect(await readFailedJob(staff, id)).toMatchObject({
      value: { discardReason: "The club has gone.", discardedAt: expect.any(Date) },
    });
    expect(await auditOf(`job:${id}`)).toMatchObject([
      { action: "jobs.discarded", data: { count: 1, reason: "The club has gone." } },
    ]);
    expect(await retryFailedJobs(staff, { id })).toEqual(ok({ count: 1 }));
    const [row] = (await pool.query("SELECT * FROM outbox_jobs WHERE id = $1", [id])).rows;
    expect(row).toMatchObject({ failed_at: null, discarded_at: null, attempts: 0, sends: 0 });
  });

  it("hold with ten thousand of a kind: paged, tried again at once, those seen only", async () => {
    const jobName = newName();
    await fail(jobName, { id: 1 }, 10_000);
    const began = performance.now();
    const last = await listFailedJobs(staff, { jobName, page: 400 });
    const overview = await readJobOverview(staff);
    expect(performance.now() - began).toBeLessThan(2_000);
    if (!last.ok || !overview.ok) throw new Error("refused");
    expect(last.value).toMatchObject({ total: 10_000, current_page: 400, per_page: 25 });
    expect(last.value.rows).toHaveLength(25);
    expect(overview.value.failedKinds.find((kind) => kind.jobName === jobName)).toMatchObject({
      count: 10_000,
      latestFailure: "no route",
    });
    const until = overview.value.at;
    await pool.query(
      `UPDATE outbox_jobs SET failed_at = clock_timestamp() WHERE id =
         (SELECT id FROM outbox_jobs WHERE job_name = $1 LIMIT 1)`,
      [jobName],
    );
    expect(await retryFailedJobs(staff, { jobName, until })).toEqual(ok({ count: 9_999 }));
    expect(await auditOf(`job-kind:${jobName}`)).toMatchObject([{ data: { count: 9_999 } }]);
    const left = await listFailedJobs(staff, { jobName, page: 1 });
    expect(left).toMatchObject({ value: { total: 1 } });
  });

  it("say whom they are about by ids, and nothing secret or personal", async () => {
    const [id = ""] = await fail(newName(), {
      userId: 12,
      versionId: "0198aa-1",
      notice: "password-changed",
      isNew: true,
      token: "abcdefgh",
      email: "ada@club.example",
      list: [1, "Ada Lovelace"],
      none: null,
    });
    const read = await readFailedJob(staff, id);
    expect(read.ok && JSON.parse(read.value.payload)).toEqual({
      userId: 12,
      versionId: "0198aa-1",
      notice: "password-changed",
      isNew: true,
      token: "…",
      email: "…",
      list: [1, "…"],
      none: null,
    });
  });

  it("are not found by an id that is none", async () => {
    expect(await readFailedJob(staff, "12")).toMatchObject({ refusal: { code: "not_found" } });
    const id = uuidV7();
    expect(await readFailedJob(staff, id)).toMatchObject({ refusal: { code: "not_found" } });
    expect(await retryFailedJobs(staff, { id })).toMatchObject({ refusal: { code: "conflict" } });
  });
});

describe("H-13 words", () => {
  it("exist for every job that there is", () => {
    const bare = [...registry.keys()].filter((name) => kindInWords(name) === name);
    expect(bare).toEqual([]);
    expect(kindInWords("constructor")).toBe("constructor");
  });

  it("say ages and timings as people do", () => {
    expect([0, 119, 120, 7_199, 7_200, 172_800].map((age) => ageInWords(age, "en"))).toEqual([
      ...["0 s", "119 s", "2 min", "119 min", "2 h", "2 days"],
    ]);
    expect(
      ["15000", "60000", "86400000", "5 * * * * UTC", "20 4 * * * America/New_York"].map((one) =>
        timingInWords(one, "en"),
      ),
    ).toEqual([
      "Every 15 seconds",
      "Every minute",
      "Every 24 hours",
      "At 5 minutes past the hour, every hour, every day (UTC)",
      "At 04:20 AM, every day (America/New York)",
    ]);
  });

  it("say when a schedule runs in one time zone, whatever its own is", () => {
    const nextRunAt = new Date("2026-11-29T07:40:00Z");
    const said = (timing: string) =>
      scheduleInWords({ timing, nextRunAt }, { locale: "en", formatLocale: "en-US" });
    expect(
      ["40 7 * * * UTC", "40 2 * * * America/New_York", "5 * * * * UTC", "60000"].map((one) =>
        said(one).replace("\u202f", " "),
      ),
    ).toEqual([
      "Every day at 2:40 AM Eastern time",
      "Every day at 2:40 AM Eastern time",
      "Every hour, 5 minutes past",
      "Every minute",
    ]);
  });

  it("tell which queue has no worker, and which is paused", async () => {
    expect(await pauseQueue(staff, "documents")).toMatchObject({ ok: true });
    const read = await readJobOverview(staff);
    expect(read.ok && read.value.queues.map(({ name }) => name)).toEqual([
      ...["documents", "media", "mail", "default"],
    ]);
    expect(read.ok && read.value.queues[0]).toMatchObject({
      isServed: false,
      pausedAt: expect.any(Date),
    });
    expect(await auditOf("queue:documents")).toMatchObject([{ action: "jobs.queue-paused" }]);
    expect(await resumeQueue(staff, "documents")).toMatchObject({ ok: true });
  });
});
