import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db, pool } from "#modules/platform/db.server";
import { uuidV7 } from "#modules/platform/jobs/index.server";
import { makePerson } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
});
afterAll(() => stopFaultless(web));

const page = "/admin/jobs";

async function fail(jobName: string) {
  const id = uuidV7();
  await pool.query(
    `INSERT INTO outbox_jobs
       (id, job_name, queue, payload, request_id, attempts, failure, failed_at, sent_at, sends)
     VALUES ($1, $2, 'mail', '{"letterId": 7}', 'R-1', 5, E'no route\\nat line 3', now(), now(), 1)`,
    [id, jobName],
  );
  return id;
}
const rowOf = (id: string) => db.outboxJob.findUniqueOrThrow({ where: { id } });

describe("H-13 /admin/jobs", () => {
  it("leads to sign-in when signed out, and is refused to members", async () => {
    const stranger = new Visitor(web.url);
    const member = await signedIn(web.url, (await makePerson({})).email);
    for (const path of [page, `${page}/failed`, `${page}/failed/${uuidV7()}`]) {
      const led = await stranger.open(path);
      expect([led.status, led.headers.get("location")]).toEqual([
        303,
        expect.stringMatching(/^\/login\?next=/),
      ]);
      expect((await member.open(path)).status).toBe(403);
    }
  });

  it("pauses and resumes a queue by plain forms, and says when that was done already", async () => {
    const paused = await staff.submit(page, { step: "pause", queue: "media" });
    expect([paused.status, paused.headers.get("location")]).toEqual([303, page]);
    expect((await staff.open(page)).text).toContain("Paused for");
    const again = await staff.submit(page, { step: "pause", queue: "media" });
    expect(again.status).toBe(409);
    expect(again.text).toContain("This queue is paused already.");
    expect((await staff.submit(page, { step: "resume", queue: "media" })).status).toBe(303);
    expect((await staff.open(page)).text).not.toContain("Paused for");
  });

  it("names failures in words, tries one again, and discards one with a reason only", async () => {
    const one = await fail("renewal.send-reminder");
    const other = await fail("billing.send-receipt");
    const list = await staff.open(`${page}/failed`);
    expect(list.text).toContain("Mail: reminder of a renewal");
    expect(list.text).toContain("no route");
    expect(list.text).not.toContain("at line 3");
    const detail = `${page}/failed/${one}`;
    expect((await staff.open(detail)).text).toContain("at line 3");
    const bare = await staff.submit(detail, { step: "discard", id: one, reason: " " });
    expect(bare.status).toBe(422);
    expect(bare.text).toContain("The reason field is required.");
    const kept = await staff.submit(detail, { step: "discard", id: one, reason: "Gone." });
    expect([kept.status, kept.headers.get("location")]).toEqual([303, `${page}/failed`]);
    expect((await staff.open(`${page}/failed?state=discarded`)).text).toContain("Gone.");
    const retried = await staff.submit(`${page}/failed`, { step: "retry", id: other });
    expect((await staff.open(`${page}/failed`)).text).toContain("Asked for again.");
    expect(retried.status).toBe(303);
    expect(await rowOf(other)).toMatchObject({ failedAt: null });
    expect(await rowOf(one)).toMatchObject({ discardReason: "Gone." });
  });

  it("answers a script with how many, and refuses what names nothing", async () => {
    const id = await fail("bylaws.render");
    const until = new Date(Date.now() + 60_000).toISOString();
    const kind = { step: "retry-kind", kind: "bylaws.render", until };
    const done = await staff.call(page, "POST", kind);
    expect([done.status, await done.json()]).toEqual([200, { count: 1 }]);
    expect((await staff.call(page, "POST", kind)).status).toBe(409);
    expect(await rowOf(id)).toMatchObject({ failedAt: null });
    for (const wrong of [
      { step: "retry" },
      { step: "pause" },
      { step: "pause", queue: "nothing" },
      { step: "retry", id: "12" },
      { step: "retry-kind", kind: "bylaws.render", until: "yesterday" },
      { step: "retry-kind", kind: "a\0b", until },
      { step: "burn" },
    ]) {
      const { status } = await staff.call(page, "POST", wrong);
      expect([404, 422]).toContain(status);
    }
  });
});
