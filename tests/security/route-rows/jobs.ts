import { pool } from "#modules/platform/db.server";
import { uuidV7 } from "#modules/platform/jobs/index.server";
import { type Rows, staffOnly } from "./row";

/** A job that was given up. */
async function failedJobId(): Promise<string> {
  const id = uuidV7();
  await pool.query(
    `INSERT INTO outbox_jobs (id, job_name, queue, payload, request_id, failed_at, failure, sends)
     VALUES ($1, 'renewal.send-reminder', 'mail', '{"letterId": 1}', 'r', now(), 'no answer', 1)`,
    [id],
  );
  return id;
}

/** The slow work: what waits and failed, and what staff do about it. */
export const jobRows: Rows = {
  "/admin/jobs": { ids: "H-13 B-98", GET: staffOnly("ok"), write: staffOnly("refused") },
  "/admin/jobs/failed": { ids: "H-13 B-98", GET: staffOnly("ok"), write: staffOnly("refused") },
  "/admin/jobs/failed/:id": {
    ids: "H-13 B-98",
    path: async () => `/admin/jobs/failed/${await failedJobId()}`,
    GET: staffOnly("ok"),
    write: staffOnly("refused"),
  },
};
