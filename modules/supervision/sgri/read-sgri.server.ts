import { type GroupAccess, groupAccess, mayEdit, mayManage } from "#modules/accounts/index.server";
import type { CatalogueRule } from "#modules/duties/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, fromUtcDate, OFFICE_ZONE } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";
import type { SgriSnapshot } from "../domain/sgri";
import {
  accountingYear,
  type Place,
  placeIn,
  type Window,
  windowBefore,
  yearOfDay,
} from "../domain/years";
import { sgriWindowRule } from "../facts/read-facts.server";
import { isYear, notFound, todayOf } from "../store.server";
import { accountingMonth } from "../years/accounting-month.server";
import { type LoadedDraft, loadDraft, snapshotOf } from "./load-draft.server";
import { type SgriFile, type SgriFormat, writeSgri } from "./write-sgri.server";

export type SgriState = "draft" | "frozen" | "submitted" | "closed";

/** A report that is kept. */
export interface SgriReportView {
  readonly year: number;
  readonly state: Exclude<SgriState, "draft">;
  readonly sha256: string;
  readonly frozenOn: CivilDate;
  readonly frozenBy: string;
  readonly forcedReason: string | undefined;
  readonly submittedOn: CivilDate | undefined;
  /** Where the day of submission lies; undefined before it, or without a rule. */
  readonly place: Place | undefined;
  readonly way: string;
  readonly confirmation: string;
  readonly file: { readonly id: number; readonly name: string } | undefined;
  readonly lateReason: string | undefined;
  readonly counts: Readonly<Record<"added" | "left" | "changed" | "list", number>>;
}

export interface SgriOverview {
  readonly groupLabel: string;
  readonly today: CivilDate;
  /** Undefined while nobody said when the accounting year ends. */
  readonly current:
    | {
        readonly year: number;
        readonly endsOn: CivilDate;
        readonly window: Window | undefined;
        readonly place: Place | undefined;
      }
    | undefined;
  readonly rule: CatalogueRule | undefined;
  /** The newest first. */
  readonly reports: readonly SgriReportView[];
}

export interface SgriYearView {
  readonly groupLabel: string;
  readonly today: CivilDate;
  readonly year: number;
  readonly endsOn: CivilDate;
  readonly window: Window | undefined;
  readonly place: Place | undefined;
  readonly rule: CatalogueRule | undefined;
  /** The kept report, or else the draft of today. */
  readonly report: (SgriReportView & { readonly snapshot: SgriSnapshot }) | undefined;
  readonly draft: LoadedDraft | undefined;
  readonly mayEdit: boolean;
  /** May add what is barred. */
  readonly mayForce: boolean;
}

/** The report tells of all chapters, so that those alone see it who reach all of them. */
async function wholeAccess(ctx: Ctx, accountId: number): Promise<Result<GroupAccess>> {
  const access = await groupAccess(ctx, accountId);
  if (!access.ok) return access;
  return access.value.regionIds === null ? access : notFound();
}

const withPeople = {
  frozenBy: { select: { firstName: true, lastName: true, email: true } },
  file: { select: { id: true, fileName: true } },
} as const;

type WindowDays = { readonly opens: number; readonly closes: number } | undefined;

function viewOf(
  row: Awaited<ReturnType<typeof reportsOf>>[number],
  rule: WindowDays,
): SgriReportView & { readonly snapshot: SgriSnapshot } {
  // Written by `freezeSgri` alone.
  const snapshot = JSON.parse(row.snapshot) as SgriSnapshot;
  const submittedOn = row.submittedOn ? fromUtcDate(row.submittedOn) : undefined;
  const window = rule && windowBefore(fromUtcDate(row.endsOn), rule.opens, rule.closes);
  const by = row.frozenBy;
  return {
    year: row.year,
    // The table's check constraint holds it to these words.
    state: row.state as SgriReportView["state"],
    sha256: row.sha256,
    frozenOn: civilDateIn(row.frozenAt, OFFICE_ZONE),
    frozenBy: by ? `${by.firstName} ${by.lastName}`.trim() || by.email : "",
    forcedReason: row.forcedReason ?? undefined,
    submittedOn,
    place: window && submittedOn && placeIn(window, submittedOn),
    way: row.way ?? "",
    confirmation: row.confirmation ?? "",
    file: row.file ? { id: row.file.id, name: row.file.fileName } : undefined,
    lateReason: row.lateReason ?? undefined,
    counts: {
      added: snapshot.added.length,
      left: snapshot.left.length,
      changed: snapshot.changed.length,
      list: snapshot.list.length,
    },
    snapshot,
  };
}

const reportsOf = (ctx: Ctx, groupId: number, year?: number) =>
  reader(ctx).sgriReport.findMany({
    where: { groupId, ...(year !== undefined && { year }) },
    orderBy: { year: "desc" },
    include: withPeople,
  });

/** The reports of a group, and which is next: for whoever reaches all its chapters; else `not_found`. */
export async function readSgri(ctx: Ctx, accountId: number): Promise<Result<SgriOverview>> {
  const access = await wholeAccess(ctx, accountId);
  if (!access.ok) return access;
  const { groupId, label } = access.value;
  const rule = await sgriWindowRule(ctx);
  const today = await todayOf(ctx, accountId);
  const month = await accountingMonth(ctx, accountId);
  const rows = await reportsOf(ctx, groupId);
  const year = month === undefined ? undefined : yearOfDay(today, month);
  const endsOn =
    year === undefined || month === undefined ? undefined : accountingYear(year, month).endsOn;
  const window = rule && endsOn && windowBefore(endsOn, rule.opens, rule.closes);
  return ok({
    groupLabel: label,
    today,
    current:
      year !== undefined && endsOn
        ? { year, endsOn, window, place: window && placeIn(window, today) }
        : undefined,
    rule: rule?.rule,
    reports: rows.map((row) => {
      const { snapshot: _, ...report } = viewOf(row, rule);
      return report;
    }),
  });
}

export interface SgriAsked {
  readonly accountId: number;
  readonly year: number;
}

/** The report of a year, or its draft of today: as `readSgri`; `not_found` also for no such year. */
export async function readSgriYear(
  ctx: Ctx,
  { accountId, year }: SgriAsked,
): Promise<Result<SgriYearView>> {
  const access = await wholeAccess(ctx, accountId);
  if (!access.ok) return access;
  if (!isYear(year)) return notFound();
  const rule = await sgriWindowRule(ctx);
  const today = await todayOf(ctx, accountId);
  const [row] = await reportsOf(ctx, access.value.groupId, year);
  const month = await accountingMonth(ctx, accountId);
  if (!row && month === undefined) return notFound();
  const endsOn = row ? fromUtcDate(row.endsOn) : accountingYear(year, month ?? 12).endsOn;
  const draft = row ? undefined : await loadDraft(ctx, access.value, { year, today });
  if (draft && !draft.ok) return draft;
  const window = rule && windowBefore(endsOn, rule.opens, rule.closes);
  return ok({
    groupLabel: access.value.label,
    today,
    year,
    endsOn,
    window,
    place: window && placeIn(window, today),
    rule: rule?.rule,
    report: row && viewOf(row, rule),
    draft: draft?.value,
    mayEdit: mayEdit(access.value),
    mayForce: mayManage(access.value),
  });
}

/**
 * A frozen report as a file, written from its snapshot alone: the same bytes each time. As `readSgri`;
 * `not_found` also before it is frozen.
 */
export async function sgriFile(
  ctx: Ctx,
  { accountId, year, format }: SgriAsked & { readonly format: SgriFormat },
): Promise<Result<SgriFile>> {
  const access = await wholeAccess(ctx, accountId);
  if (!access.ok) return access;
  const row = await reader(ctx).sgriReport.findFirst({
    where: { groupId: access.value.groupId, year: isYear(year) ? year : 0 },
    select: { snapshot: true, sha256: true },
  });
  if (!row) return notFound();
  // Written by `freezeSgri` alone.
  const snapshot = JSON.parse(row.snapshot) as SgriSnapshot;
  return ok(await writeSgri(snapshot, { format, sha256: row.sha256 }));
}

/**
 * The draft of a year as it is today, as a file that says so of itself. As `readSgri`; `not_found` also
 * once the report is frozen, and while nobody said when the accounting year ends.
 */
export async function sgriDraftFile(
  ctx: Ctx,
  { accountId, year, format }: SgriAsked & { readonly format: SgriFormat },
): Promise<Result<SgriFile>> {
  const access = await wholeAccess(ctx, accountId);
  if (!access.ok) return access;
  const { groupId } = access.value;
  const month = await accountingMonth(ctx, accountId);
  if (!isYear(year) || month === undefined) return notFound();
  if ((await reader(ctx).sgriReport.count({ where: { groupId, year } })) > 0) return notFound();
  const on = await todayOf(ctx, accountId);
  const draft = await loadDraft(ctx, access.value, { year, today: on });
  if (!draft.ok) return draft;
  const { endsOn } = accountingYear(year, month);
  const snapshot = await snapshotOf(ctx, access.value, draft.value, { year, endsOn, on });
  return ok(await writeSgri(snapshot, { format, sha256: null }));
}
