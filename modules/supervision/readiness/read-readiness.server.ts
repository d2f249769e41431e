import { groupAccess, mayEdit } from "#modules/accounts/index.server";
import { returnDueOn } from "#modules/compliance/contract";
import { type CatalogueRule, provenReturnsOf } from "#modules/duties/index.server";
import { readFiles } from "#modules/listings/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";
import { authorizationsOn } from "../authorizations/read-authorizations.server";
import { chaptersOf } from "../chapters.server";
import {
  judgeReadiness,
  type ReadinessCode,
  type ReadinessFacts,
  type ReadinessState,
  type SaidItem,
} from "../domain/readiness";
import { accountingYear, daysBetween, type Window, windowBefore, yearOfDay } from "../domain/years";
import { sgriWindowRule, supervisionNumbers, transitionEnd } from "../facts/read-facts.server";
import { currentStatement, purposeKnownOf } from "../purpose/adoptions.server";
import { todayOf } from "../store.server";
import { accountingMonth } from "../years/accounting-month.server";

/** An item of the list with what the headquarters says of it. */
export interface ReadinessItemView {
  readonly code: ReadinessCode;
  readonly state: ReadinessState;
  readonly owner: string;
  readonly dueOn: CivilDate | undefined;
  readonly choice: string;
  readonly doneOn: CivilDate | undefined;
  readonly file: { readonly id: number; readonly name: string } | undefined;
  readonly note: string;
  /** 0 where nobody said anything yet. */
  readonly version: number;
}

export interface ReadinessView {
  readonly groupLabel: string;
  readonly gen: string | null;
  readonly today: CivilDate;
  /** The end of the transition; undefined where the catalogue has none. */
  readonly end:
    | { readonly on: CivilDate; readonly daysLeft: number; readonly rule: CatalogueRule }
    | undefined;
  /** Chapters of before this day are partly held to the old rules. */
  readonly lettersBefore: CivilDate;
  readonly items: readonly ReadinessItemView[];
  readonly facts: Omit<ReadinessFacts, "said">;
  /** The window of the report for the year in which today lies. */
  readonly window: (Window & { readonly endsOn: CivilDate }) | undefined;
  readonly mayDecide: boolean;
  /** False for whoever reaches the chapters of some regions alone: what is counted is of those. */
  readonly isWhole: boolean;
}

/**
 * What a group has to have in place at the end of the transition, item by item with its evidence: for
 * the central organization's people and staff; else `not_found`. Who reaches some chapters alone sees
 * what is so of those.
 */
export async function readReadiness(ctx: Ctx, accountId: number): Promise<Result<ReadinessView>> {
  const found = await groupAccess(ctx, accountId);
  if (!found.ok) return found;
  const access = found.value;
  const { groupId } = access;
  const db = reader(ctx);
  const today = await todayOf(ctx, accountId);
  const month = await accountingMonth(ctx, accountId);
  const chapters = await chaptersOf(ctx, access);
  const rows = await db.readinessItem.findMany({
    where: { groupId },
    include: { file: { select: { id: true, fileName: true } } },
  });
  const year = month === undefined ? undefined : yearOfDay(today, month);
  const hasYear =
    year !== undefined && (await db.supervisionYear.count({ where: { groupId, year } })) > 0;
  const authorized = await authorizationsOn(ctx, groupId, today);
  const { lettersBefore } = await supervisionNumbers(ctx);
  const facts = {
    hasGen: access.gen !== null,
    chapters: chapters.length,
    ...(await paragraphsOf(ctx, accountId, chapters)),
    ...(await purposeFacts(ctx, { groupId, lettersBefore }, chapters)),
    hasYear,
    withoutAuthorization: chapters.filter((one) => !authorized.has(one.accountId)).length,
    isFiscalYearKnown: month !== undefined,
    centralReturn: await centralReturn(ctx, accountId, { month, today }),
  };
  const said = new Map<string, SaidItem>(
    rows.map(({ item, choice, doneOn, fileId, note }) => [
      item,
      {
        choice,
        doneOn: doneOn ? fromUtcDate(doneOn) : undefined,
        hasFile: fileId !== null,
        hasNote: note !== "",
      },
    ]),
  );
  const judged = judgeReadiness({ ...facts, said: said as ReadinessFacts["said"] });
  const end = await transitionEnd(ctx);
  const rule = await sgriWindowRule(ctx);
  const endsOn =
    year === undefined || month === undefined ? undefined : accountingYear(year, month).endsOn;
  return ok({
    groupLabel: access.label,
    gen: access.gen,
    today,
    end: end && { ...end, daysLeft: daysBetween(today, end.on) },
    lettersBefore,
    items: judged.map(({ code, state }) => {
      const row = rows.find(({ item }) => item === code);
      return {
        code,
        state,
        owner: row?.owner ?? "",
        dueOn: row?.dueOn ? fromUtcDate(row.dueOn) : undefined,
        choice: row?.choice ?? "",
        doneOn: row?.doneOn ? fromUtcDate(row.doneOn) : undefined,
        file: row?.file ? { id: row.file.id, name: row.file.fileName } : undefined,
        note: row?.note ?? "",
        version: row?.version ?? 0,
      };
    }),
    facts,
    window:
      rule && endsOn ? { ...windowBefore(endsOn, rule.opens, rule.closes), endsOn } : undefined,
    mayDecide: mayEdit(access) && access.regionIds === null,
    isWhole: access.regionIds === null,
  });
}

interface WithEin {
  readonly accountId: number;
  readonly ein: string | null;
}

/** Under which paragraphs of 501(c) the IRS's file has the central organization and its chapters. */
async function paragraphsOf(ctx: Ctx, accountId: number, chapters: readonly WithEin[]) {
  const central = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { ein: true },
  });
  const eins = [central?.ein, ...chapters.map(({ ein }) => ein)].filter((ein) => !!ein);
  const files = await readFiles(ctx, eins as string[]);
  const paragraphOf = (ein: string | null | undefined) =>
    (ein && files.get(ein)?.organization?.subsection) || undefined;
  const paragraphs = new Map<string, number>();
  let withoutParagraph = 0;
  for (const { ein } of chapters) {
    const paragraph = paragraphOf(ein);
    if (paragraph) paragraphs.set(paragraph, (paragraphs.get(paragraph) ?? 0) + 1);
    else withoutParagraph += 1;
  }
  return { paragraphs, withoutParagraph, centralParagraph: paragraphOf(central?.ein) };
}

async function purposeFacts(
  ctx: Ctx,
  { groupId, lettersBefore }: { readonly groupId: number; readonly lettersBefore: CivilDate },
  chapters: readonly { readonly accountId: number; readonly joinedOn: CivilDate }[],
) {
  const statement = await currentStatement(ctx, groupId);
  const ids = chapters.map(({ accountId }) => accountId);
  const known = statement ? await purposeKnownOf(ctx, statement, ids) : new Map();
  const lacking = chapters.filter(({ accountId }) => !known.has(accountId));
  const newOnes = lacking.filter(({ joinedOn }) => joinedOn >= lettersBefore);
  return {
    hasStatement: statement !== null,
    newWithoutPurpose: newOnes.length,
    oldWithoutPurpose: lacking.length - newOnes.length,
  };
}

/** The central organization's newest fiscal year whose return is due, and whether it is proved. */
async function centralReturn(
  ctx: Ctx,
  accountId: number,
  { month, today }: { readonly month: number | undefined; readonly today: CivilDate },
): Promise<ReadinessFacts["centralReturn"]> {
  if (month === undefined) return undefined;
  const last = yearOfDay(today, month) - 1;
  const isDue = returnDueOn(accountingYear(last, month).endsOn) < today;
  const periodEnd = accountingYear(isDue ? last : last - 1, month).endsOn;
  const proved = (await provenReturnsOf(ctx, [accountId])).get(accountId)?.proved ?? [];
  const isKnown = proved.some(({ fiscalYearEnd }) => fiscalYearEnd >= periodEnd);
  return { periodEnd, isKnown };
}
