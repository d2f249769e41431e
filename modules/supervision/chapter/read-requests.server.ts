import { applicationAnswersOf } from "#modules/applications/index.server";
import { chosenFactsOf, knownReturns } from "#modules/duties/index.server";
import { type Office, officeName, officeWords } from "#modules/officers/contract";
import { sittingOfficers } from "#modules/officers/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addDays, type CivilDate, compareDates } from "#modules/platform/dates";
import { fileValueOf } from "#modules/platform/forms/contract";
import { translator } from "#modules/platform/messages";
import { toAmountText } from "#modules/platform/money";
import { isOfAccount, mayActFor } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { finalReportsOf } from "#modules/treasury/index.server";
import { supervisionNumbers } from "../facts/read-facts.server";
import type { ChapterPapers } from "../schemas";
import { findYear, notFound, todayOf } from "../store.server";
import { type GatheredChapter, gatherYear } from "../years/gather.server";
import { yearsOfChapter } from "./years-of.server";

/** What the form starts with: texts as they are typed. */
export type PrefilledPapers = Readonly<
  Record<Exclude<keyof ChapterPapers, "purpose_changed" | "has_read">, string>
> & { readonly purpose_changed: boolean };

/** What a headquarters wants of a chapter for a year. */
export interface RequestsView {
  readonly accountId: number;
  readonly accountName: string;
  readonly today: CivilDate;
  /** The years in which it is listed, the newest first; none where there is nothing to give. */
  readonly years: readonly number[];
  readonly found:
    | {
        readonly year: number;
        readonly groupLabel: string;
        readonly startsOn: CivilDate;
        readonly endsOn: CivilDate;
        readonly collectUntil: CivilDate;
        readonly closedOn: CivilDate | undefined;
        /** The last day of the chapter's fiscal year while that lasts: until then there are no papers. */
        readonly runsUntil: CivilDate | undefined;
        readonly chapter: GatheredChapter;
        readonly prefilled: PrefilledPapers;
        /** What it is to know; undefined while the headquarters published nothing. */
        readonly education:
          | {
              readonly version: number;
              readonly title: string;
              readonly text: string;
              readonly url: string;
              readonly confirmedBy: string | undefined;
              readonly confirmedAt: Date | undefined;
            }
          | undefined;
        /** Whether the chapter is in the group today, and so may give something. */
        readonly isIn: boolean;
      }
    | undefined;
  readonly mayAct: boolean;
}

/**
 * What a chapter's headquarters wants from it: the year asked for, or else the newest open one that
 * has begun. For the chapter's people and staff; else `not_found`, also for a year in which it is not
 * listed.
 */
export async function readRequests(
  ctx: Ctx,
  { accountId, year: asked }: { readonly accountId: number; readonly year?: number | undefined },
): Promise<Result<RequestsView>> {
  if (!isOfAccount(ctx, accountId)) return notFound();
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { name: true, mergedIntoId: true },
  });
  if (!account || account.mergedIntoId !== null) return notFound();
  const rows = await yearsOfChapter(ctx, accountId);
  const today = await todayOf(ctx, accountId);
  const open = rows.filter(({ isClosed }) => !isClosed);
  const row = asked === undefined ? (open[0] ?? rows[0]) : rows.find(({ year }) => year === asked);
  if (asked !== undefined && !row) return notFound();
  const year = row && (await findYear(ctx, row.groupId, row.year));
  const common = {
    accountId,
    accountName: account.name,
    today,
    years: rows.map((one) => one.year),
    mayAct: mayActFor(ctx, accountId),
  };
  if (!row || !year) return ok({ ...common, found: undefined });
  const group = await reader(ctx).group.findUniqueOrThrow({ where: { id: row.groupId } });
  const access = {
    groupId: group.id,
    centralAccountId: group.centralAccountId ?? 0,
    label: group.label,
    gen: group.gen,
    role: "viewer",
    regionIds: null,
  } as const;
  const [chapter] = await gatherYear(ctx, access, year, { chapterId: accountId });
  if (!chapter) return ok({ ...common, found: undefined });
  const { graceDays } = await supervisionNumbers(ctx);
  const { periodEnd } = chapter.state;
  const isRunning = periodEnd !== null && compareDates(today, periodEnd) <= 0;
  return ok({
    ...common,
    found: {
      year: year.year,
      groupLabel: group.label,
      startsOn: year.startsOn,
      endsOn: year.endsOn,
      collectUntil: addDays(year.endsOn, graceDays),
      closedOn: year.closedOn,
      runsUntil: isRunning ? periodEnd : undefined,
      chapter,
      prefilled: await prefill(ctx, accountId, chapter),
      education: await educationOf(ctx, accountId, year.id, group.id),
      isIn: row.isIn,
    },
  });
}

async function educationOf(ctx: Ctx, accountId: number, yearId: number, groupId: number) {
  const text = await reader(ctx).educationText.findFirst({
    where: { groupId },
    orderBy: { version: "desc" },
    include: { deliveries: { where: { yearId, accountId } } },
  });
  if (!text) return undefined;
  const [delivery] = text.deliveries;
  return {
    version: text.version,
    title: text.title,
    text: text.text,
    url: text.url,
    confirmedBy: delivery?.acknowledgedBy ?? undefined,
    confirmedAt: delivery?.acknowledgedAt ?? undefined,
  };
}

/** Offices as an application names who holds them. */
const offices = {
  president_name: "president",
  vice_president_name: "vice_president",
  secretary_name: "secretary",
  treasurer_name: "treasurer",
} as const satisfies Record<string, Office>;

/** Who are officers, a line each, as their headquarters reads them: by the roster, or else by the application. */
async function officersNamed(ctx: Ctx, accountId: number): Promise<string> {
  const t = translator(officeWords, "en");
  const sitting = await sittingOfficers(ctx, accountId);
  if (sitting.length > 0) {
    return sitting.map((term) => `${term.name}, ${officeName(t, term)}`).join("\n");
  }
  const [applied] = await applicationAnswersOf(ctx, [accountId]);
  return Object.entries(offices)
    .flatMap(([field, office]) => {
      const name = applied?.answers[field];
      return name ? [`${name}, ${t(office)}`] : [];
    })
    .join("\n");
}

/** What the chapter gave here or elsewhere: this year's report, or the last one, its facts and its proofs. */
async function prefill(
  ctx: Ctx,
  accountId: number,
  chapter: GatheredChapter,
): Promise<PrefilledPapers> {
  const given = chapter.papers.findLast(({ kind }) => kind === "report")?.report;
  const last = given ?? (await lastReport(ctx, accountId));
  const period = chapter.state.periodEnd;
  const facts = (await chosenFactsOf(ctx, [accountId])).get(accountId) ?? {};
  const [own] = period ? await finalReportsOf(ctx, { accountId, endsOn: period }) : [];
  // A newer final report of the treasurer goes before what was given of that year.
  const said = own ?? given;
  const receipts = said?.receipts ?? (period ? facts.receipts?.[period.slice(0, 4)] : undefined);
  const expenses = own?.expense ?? given?.expenses;
  const officers = await officersNamed(ctx, accountId);
  const known = period ? await knownReturns(ctx, accountId, period) : undefined;
  const proofs = known?.ok ? known.value : [];
  const filesOf = (isNotice: boolean) =>
    fileValueOf(
      proofs.flatMap(({ code, file }) =>
        file && (code === "us.990n") === isNotice
          ? [{ id: String(file.id), file_name: file.name }]
          : [],
      ),
    );
  const has = (kind: "return" | "confirmation") => chapter.papers.some((one) => one.kind === kind);
  const number = proofs.find((one) => one.code === "us.990n" && one.number)?.number ?? "";
  const [first = "", second = "", third = ""] = last?.activities ?? [];
  return {
    return_uploads: has("return") ? "" : filesOf(false),
    receipts: receipts === undefined ? "" : toAmountText(receipts),
    expenses: expenses === undefined ? "" : toAmountText(expenses),
    closing: said ? toAmountText(said.closing) : "",
    activity_1: first,
    activity_2: second,
    activity_3: third,
    officers: given?.officers ?? (officers || (last?.officers ?? "")),
    purpose_changed: given?.isPurposeChanged ?? false,
    number: has("confirmation") ? "" : number,
    confirmation_uploads: has("confirmation") ? "" : filesOf(true),
  };
}

async function lastReport(ctx: Ctx, accountId: number) {
  const row = await reader(ctx).supervisionPaper.findFirst({
    where: { accountId, kind: "report" },
    orderBy: [{ periodEnd: "desc" }, { id: "desc" }],
    select: { report: true },
  });
  // Written by `sendPapers` alone.
  return row?.report as GatheredChapter["papers"][number]["report"] | undefined;
}
