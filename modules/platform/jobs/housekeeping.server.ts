import { z } from "zod";
import { pool } from "../db.server";
import { sweepUploads } from "../uploads/index.server";
import { defineJob, defineSchedule } from "./contract";
import { handle } from "./handle.server";
import { purgeJobs } from "./outbox.server";

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** How long finished requests keep their dedupe key. */
const KEEP_DONE = 7 * DAY;
const KEEP_FAILED = 90 * DAY;
/** Longer than any request can stay open and be delivered again. */
const KEEP_INBOX = 120 * DAY;

const purge = defineJob({
  name: "platform.purge-jobs",
  title: "Clear finished jobs",
  payload: z.strictObject({}),
});

export const jobs = [purge];

export const schedules = [defineSchedule(purge, {}, { everyMs: HOUR })];

export const handlers = [
  handle(purge, async (ctx) => {
    const now = ctx.now().getTime();
    const rows = await purgeJobs(new Date(now - KEEP_DONE), new Date(now - KEEP_FAILED));
    const keys = await pool.query("DELETE FROM inbox_keys WHERE created_at < $1", [
      new Date(now - KEEP_INBOX),
    ]);
    ctx.log.info({ rows, keys: keys.rowCount }, "old job rows purged");
    const uploads = await sweepUploads(ctx.now());
    if (uploads > 0) ctx.log.info({ uploads }, "uploads that nobody went on with removed");
  }),
];
