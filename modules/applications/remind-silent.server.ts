import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { days } from "#modules/platform/dates";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { sendResumeJob } from "./jobs";

/** After how long without a sign of life a draft's applicant is reminded, in milliseconds. */
const silenceMs = days(1);

/** So often at most for one application; once for each silence. */
const mostResumeMails = 2;

/** So many are reminded in one run; the rest wait for the next. */
const AT_ONCE = 500;

interface Reminded {
  readonly id: number;
  readonly number: number;
}

/**
 * Asks for a resume mail for every draft that fell silent and was not reminded of this silence. One
 * statement notes all of them, so that two runs at once remind nobody twice.
 */
export async function remindSilent(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const before = new Date(now.getTime() - silenceMs);
  await inTransaction(ctx, async (tx) => {
    const reminded = await tx.tx.$queryRaw<Reminded[]>`
      UPDATE applications SET resume_mails = resume_mails + 1, resume_mailed_at = ${now}
      WHERE id IN (
        SELECT id FROM applications
        WHERE state = 'draft' AND touched_at <= ${before} AND resume_mails < ${mostResumeMails}
          AND (resume_mailed_at IS NULL OR resume_mailed_at < touched_at)
        ORDER BY touched_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING id, resume_mails AS number`;
    for (const { id: applicationId, number } of reminded) {
      await enqueue(tx, sendResumeJob, { applicationId, number });
    }
    return ok(undefined);
  });
}
