import { personName } from "#modules/accounts/contract";
import { markDone } from "#modules/duties/index.server";
import { readRoster } from "#modules/officers/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, reader, type TxCtx } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { keptTheMoney, reviewAnswers, reviewChecks } from "../domain/review";
import { firstDayOf } from "../import/preview-table.server";
import type { ReviewFields } from "../schemas";
import { changeMoney, conflict, findYear, todayOf, words, type YearKey } from "../store.server";

/** Whether the actor kept the money of a year, and so does not review it. */
export async function isKeeper(ctx: Ctx, key: YearKey, madeById: number | null): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== "user") return true;
  if (madeById === actor.userId) return true;
  const user = await reader(ctx).user.findUnique({ where: { id: actor.userId } });
  const roster = await readRoster(ctx, key.accountId);
  if (!user || !roster.ok) return true;
  const reviewer = { name: personName(user), emailKey: user.emailKey };
  const period = { from: firstDayOf(key.endsOn), to: key.endsOn };
  return keptTheMoney(reviewer, roster.value.terms, period, foldEmail);
}

/** The last final report of a year. */
export const lastReport = (ctx: Ctx, yearId: number) =>
  reader(ctx).treasuryReport.findFirst({
    where: { yearId },
    orderBy: { version: "desc" },
    select: { id: true, version: true, madeById: true },
  });

export interface KeptReview extends YearKey {
  /** Those of `reviewSchema`. */
  readonly fields: ReviewFields;
}

/**
 * Keeps what somebody found who looked through a year's papers, signed by being signed in. For people of
 * the account who neither signed for the bank nor were its treasurer within the year, nor made the report
 * final. Refusals: `not_found`, `forbidden`; `invalid` at the checks and at `note`; `conflict` before the
 * report is final.
 */
export const keepReview = (ctx: Ctx, { fields, ...key }: KeptReview): Promise<Result<void>> =>
  changeMoney(ctx, key.accountId, async (tx): Promise<Result<void>> => {
    const year = await findYear(tx, key);
    if (!year) return refuse({ code: "not_found" });
    const report = await lastReport(tx, year.id);
    if (year.state !== "final" || !report) return conflict("reviewEarly");
    if (await isKeeper(tx, key, report.madeById)) {
      return refuse({ code: "forbidden", message: words("reviewKeeper") });
    }
    const errors: FieldErrors = {};
    for (const check of reviewChecks) {
      const isAnswered = reviewAnswers.some((one) => one === fields[check]);
      if (!isAnswered) errors[check] = [words("checkMissing")];
    }
    const hasQuestions = reviewChecks.some((check) => fields[check] === "no");
    const note = fields.note.trim();
    if (hasQuestions && note === "") errors.note = [words("noteMissing")];
    if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
    const result = hasQuestions ? "questions" : "in_order";
    await tx.tx.treasuryReview.create({
      data: {
        reportId: report.id,
        ...(await signature(tx, "reviewer")),
        answers: Object.fromEntries(reviewChecks.map((check) => [check, fields[check]])),
        note,
        result,
        at: tx.now(),
      },
    });
    const { accountId, endsOn } = key;
    await audit(tx, {
      action: "treasury.review-kept",
      subject: `account:${accountId}`,
      data: { endsOn, version: report.version, result },
    });
    // The review of the year is a duty of the calendar; where it is none, or done, nothing is to do.
    const done = { code: "club.review", period: endsOn, number: "", files: "", isSeen: true };
    await markDone(tx, { accountId, ...done, doneOn: await todayOf(tx, accountId) });
    return ok(undefined);
  });

/** Who signs: the person and the name as it is now. */
export async function signature<Role extends "reviewer" | "first" | "second">(
  tx: TxCtx,
  role: Role,
): Promise<{ [Key in `${Role}Id`]: number | null } & { [Key in `${Role}Name`]: string }> {
  const id = tx.actor.kind === "user" ? tx.actor.userId : null;
  const user = id === null ? null : await tx.tx.user.findUnique({ where: { id } });
  const name = user ? personName(user) : "";
  return { [`${role}Id`]: id, [`${role}Name`]: name } as never;
}
