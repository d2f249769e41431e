import { isDeepStrictEqual } from "node:util";
import { refuseSuspended } from "#modules/accounts/index.server";
import { chosenFactsOf, markDone, ownFiles } from "#modules/duties/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { type CivilDate, compareDates, toUtcDate } from "#modules/platform/dates";
import type { Prisma } from "#modules/platform/db.server";
import { formatLongDate } from "#modules/platform/format";
import { type Cents, parseMoney } from "#modules/platform/money";
import { isStaff, mayActFor } from "#modules/platform/permission.server";
import { type FieldErrors, ok, type Result, refuse, refuseField } from "#modules/platform/result";
import type { TreasurersReport } from "../domain/report";
import { fiscalYearEndIn } from "../domain/years";
import { acknowledge } from "../education/acknowledge.server";
import type { ChapterPapers } from "../schemas";
import { actorId, conflict, findYear, holdYear, notFound, todayOf, words } from "../store.server";
import { yearsOfChapter } from "./years-of.server";

export interface SentPapers {
  /** The chapter. */
  readonly accountId: number;
  readonly year: number;
  readonly papers: ChapterPapers;
}

/** What of a form was given that was not given before. */
interface NewPapers {
  readonly returns: readonly number[];
  readonly report: TreasurersReport | undefined;
  readonly number: string;
  readonly confirmations: readonly number[];
}

/**
 * Gives a chapter's papers of a year to its headquarters: a copy of the return, or the treasurer's
 * report with the confirmation, and that somebody read what is to be known. What was given before
 * stays; after the year was closed it is a supplement. The chapter's people and staff may, while the
 * chapter is in the group. Refusals: `not_found`, also for a file of another account; `invalid` at the
 * fields; `conflict` before the fiscal year has ended, and while nobody said when it ends.
 */
export async function sendPapers(
  ctx: Ctx,
  { accountId, year, papers }: SentPapers,
): Promise<Result<void>> {
  if (!mayActFor(ctx, accountId)) return notFound();
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    // Two people of a chapter send one after the other.
    await tx.tx.$queryRaw`SELECT id FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`;
    const row = (await yearsOfChapter(tx, accountId)).find((one) => one.year === year && one.isIn);
    if (!row) return notFound();
    const suspended = isStaff(tx) ? undefined : await refuseSuspended(tx, accountId);
    if (suspended) return suspended;
    await holdYear(tx, row.id);
    const found = await findYear(tx, row.groupId, year);
    if (!found) return notFound();
    const month = (await chosenFactsOf(tx, [accountId])).get(accountId)?.fiscal_year_month;
    if (month === undefined) return conflict("periodUnknown");
    const periodEnd = fiscalYearEndIn(found, month);
    const read = await readPapers(tx, accountId, papers);
    if (!read.ok) return read;
    if (await isGivenAsBoth(tx, { accountId, yearId: row.id }, read.value)) {
      return refuseField("confirmation_uploads", words("fileOfBoth"));
    }
    const given = await withoutKnown(tx, { accountId, yearId: row.id }, read.value);
    const hasPapers =
      given.returns.length + given.confirmations.length > 0 || given.report || given.number;
    if (hasPapers && compareDates(await todayOf(tx, accountId), periodEnd) <= 0) {
      return conflict("periodRuns", { date: formatLongDate(periodEnd, tx) });
    }
    const isClosed = found.closedOn !== undefined;
    if (hasPapers) await keepPapers(tx, given, { accountId, yearId: row.id, periodEnd, isClosed });
    if (given.returns.length > 0 || given.report) await markReported(tx, accountId, periodEnd);
    if (papers.has_read && !isClosed) {
      const text = await tx.tx.educationText.findFirst({
        where: { groupId: row.groupId },
        orderBy: { version: "desc" },
      });
      if (text) {
        const { id: textId, version } = text;
        await acknowledge(tx, { accountId, yearId: row.id, textId, version });
      }
    }
    return ok(undefined);
  });
}

/** The report of the year is a duty of the chapter's calendar; where it is none, or done, nothing is to do. */
async function markReported(tx: TxCtx, accountId: number, period: CivilDate): Promise<void> {
  const duty = { accountId, code: "grp.profile", period };
  const doneOn = await todayOf(tx, accountId);
  await markDone(tx, { ...duty, doneOn, number: "", files: "", isSeen: true });
}

const amounts = ["receipts", "expenses", "closing"] as const;

async function readPapers(
  tx: TxCtx,
  accountId: number,
  papers: ChapterPapers,
): Promise<Result<NewPapers>> {
  const returns = await ownFiles(tx, accountId, papers.return_uploads);
  const confirmations = await ownFiles(tx, accountId, papers.confirmation_uploads);
  if (!returns || !confirmations) return notFound();
  const number = papers.number.trim();
  const others = { returns, number, confirmations };
  const typed = amounts.filter((name) => papers[name].trim() !== "");
  const isBegun = typed.length > 0;
  const isNothing = returns.length + confirmations.length === 0 && number === "" && !isBegun;
  if (isNothing) {
    return papers.has_read
      ? ok({ ...others, report: undefined })
      : refuse({ code: "invalid", errors: { return_uploads: [words("nothingSent")] } });
  }
  // With a copy of the return nobody asks for a report, of which some may be filled in already.
  if (!isBegun || (returns.length > 0 && typed.length < amounts.length)) {
    return ok({ ...others, report: undefined });
  }
  const read = readReport(papers);
  return read.ok ? ok({ ...others, report: read.value }) : read;
}

function readReport(papers: ChapterPapers): Result<TreasurersReport> {
  const errors: FieldErrors = {};
  const read = (name: (typeof amounts)[number]): Cents | undefined => {
    if (papers[name].trim() === "") {
      errors[name] = [words("reportWhole")];
      return undefined;
    }
    const amount = parseMoney(papers[name], { allowNegative: name === "closing" });
    if (!amount.ok) errors[name] = [amount.message];
    return amount.ok ? amount.value : undefined;
  };
  const [receipts, expenses, closing] = amounts.map(read);
  const activities = [papers.activity_1, papers.activity_2, papers.activity_3].map((one) =>
    one.trim(),
  );
  if (activities.every((one) => one === "")) errors.activity_1 = [words("activityMissing")];
  const officers = papers.officers.trim();
  if (officers === "") errors.officers = [words("officersMissing")];
  if (
    receipts === undefined ||
    expenses === undefined ||
    closing === undefined ||
    Object.keys(errors).length > 0
  ) {
    return refuse({ code: "invalid", errors });
  }
  const isPurposeChanged = papers.purpose_changed;
  return ok({ receipts, expenses, closing, activities, officers, isPurposeChanged });
}

/** Whether a file is given as the return and as the confirmation of a 990-N, now or before. */
async function isGivenAsBoth(
  tx: TxCtx,
  { accountId, yearId }: { readonly accountId: number; readonly yearId: number },
  { returns, confirmations }: NewPapers,
): Promise<boolean> {
  const rows = await tx.tx.$queryRaw<unknown[]>`
    WITH given AS (
      SELECT id AS file_id, 'return' AS kind FROM unnest(${[...returns]}::int[]) AS id
      UNION SELECT id, 'confirmation' FROM unnest(${[...confirmations]}::int[]) AS id
      UNION SELECT file_id, kind FROM supervision_papers
        WHERE year_id = ${yearId} AND account_id = ${accountId} AND file_id IS NOT NULL)
    SELECT file.sha256 FROM given JOIN account_files file ON file.id = given.file_id
    GROUP BY file.sha256 HAVING count(DISTINCT given.kind) > 1`;
  return rows.length > 0;
}

/** Leaves out what the headquarters has already. */
async function withoutKnown(
  tx: TxCtx,
  where: { readonly accountId: number; readonly yearId: number },
  { returns, report, number, confirmations }: NewPapers,
): Promise<NewPapers> {
  const known = await tx.tx.supervisionPaper.findMany({ where, orderBy: { id: "asc" } });
  const hasFile = (kind: string, id: number) =>
    known.some((one) => one.kind === kind && one.fileId === id);
  const last = known.findLast(({ kind }) => kind === "report")?.report;
  return {
    returns: returns.filter((id) => !hasFile("return", id)),
    report: report && isDeepStrictEqual(last, { ...report }) ? undefined : report,
    number: known.some((one) => one.number === number) ? "" : number,
    confirmations: confirmations.filter((id) => !hasFile("confirmation", id)),
  };
}

interface Receiver {
  readonly accountId: number;
  readonly yearId: number;
  readonly periodEnd: CivilDate;
  readonly isClosed: boolean;
}

async function keepPapers(
  tx: TxCtx,
  { returns, report, number, confirmations }: NewPapers,
  { accountId, yearId, periodEnd, isClosed }: Receiver,
): Promise<void> {
  const common = {
    accountId,
    yearId,
    periodEnd: toUtcDate(periodEnd),
    isSupplement: isClosed,
    userId: actorId(tx),
    receivedAt: tx.now(),
  };
  const rows: Prisma.SupervisionPaperCreateManyInput[] = [
    ...returns.map((fileId) => ({ ...common, kind: "return", fileId })),
    ...(report
      ? [{ ...common, kind: "report", report: { ...report, activities: [...report.activities] } }]
      : []),
    ...(number ? [{ ...common, kind: "confirmation", number }] : []),
    ...confirmations.map((fileId) => ({ ...common, kind: "confirmation", fileId })),
  ];
  await tx.tx.supervisionPaper.createMany({ data: rows });
  const data = { yearId, periodEnd, kinds: rows.map(({ kind }) => kind), isSupplement: isClosed };
  await audit(tx, { action: "supervision.papers-sent", subject: `account:${accountId}`, data });
}
