import { expect, it } from "vitest";
import { handlers } from "#modules/applications/handlers.server";
import { startApplication } from "#modules/applications/index.server";
import { pool } from "#modules/platform/db.server";
import { lettersTo } from "../accounts/mailbox";
import { startAt, system } from "./kit";

/** Runs the jobs that wait in the outbox, as a worker would, and empties it. */
async function runJobs(): Promise<void> {
  const { rows } = await pool.query<{ id: string; job_name: string; payload: unknown }>(
    "DELETE FROM outbox_jobs RETURNING id, job_name, payload",
  );
  const { signal } = new AbortController();
  for (const { id, job_name, payload } of rows) {
    const handler = handlers.find(({ job }) => job.name === job_name);
    await handler?.run({ ...system, jobId: id, attempt: 1, signal }, payload);
  }
}

it("B-41 B-71 a started application is welcomed by one mail with the way back to it", async () => {
  const { token, email, accountId, ctx } = await startAt(1001);
  await startApplication(ctx, { accountId, levelId: 1001, schema: "start-up" });
  await runJobs();
  const [letter, ...more] = await lettersTo(email);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe("Your application is started");
  expect(letter?.text).toContain("Start-Up");
  expect(letter?.text).toContain(`/application/create/${token}`);
});
