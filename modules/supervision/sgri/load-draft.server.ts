import type { GroupAccess } from "#modules/accounts/index.server";
import { applicationAnswersOf } from "#modules/applications/index.server";
import { chosenFactsOf } from "#modules/duties/index.server";
import { rosterDecisions } from "#modules/headquarters/index.server";
import { readFiles } from "#modules/listings/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";
import { authorizationsOn } from "../authorizations/read-authorizations.server";
import { type ChapterOfGroup, chaptersOf } from "../chapters.server";
import type { TreasurersReport } from "../domain/report";
import {
  draftSgri,
  type SgriCandidate,
  type SgriChapter,
  type SgriDraft,
  type SgriSnapshot,
} from "../domain/sgri";
import { SGRI_TEMPLATE } from "../domain/sgri-template";
import { currentStatement, purposeKnownOf } from "../purpose/adoptions.server";

/** What a draft is compared with. */
export type SgriBasis =
  | { readonly kind: "report"; readonly year: number }
  /** The IRS's file of the group; no report was kept here yet. */
  | { readonly kind: "file"; readonly asOf: CivilDate | undefined };

export interface LoadedDraft extends SgriDraft {
  readonly basis: SgriBasis;
  /** Rows of the roster that nobody has decided about and that this draft leaves as they are. */
  readonly undecided: number;
  /** The year of a newer report that was frozen and never marked submitted; it is no basis. */
  readonly unsubmitted: number | undefined;
}

/** What is frozen of a draft on a day, with whose it is. */
export async function snapshotOf(
  ctx: Ctx,
  { centralAccountId, label, gen }: GroupAccess,
  { added, left, changed, list }: SgriDraft,
  { year, endsOn, on }: Pick<SgriSnapshot, "year" | "endsOn"> & { readonly on: CivilDate },
): Promise<SgriSnapshot> {
  const where = { id: centralAccountId };
  const central = await reader(ctx).account.findUniqueOrThrow({ where });
  return {
    template: SGRI_TEMPLATE,
    group: { name: label, gen: gen ?? "" },
    central: { name: central.name, ein: central.ein ?? "" },
    year,
    endsOn,
    frozenOn: on,
    added,
    left,
    changed,
    list,
  };
}

type RosterRow = Extract<
  Awaited<ReturnType<typeof rosterDecisions>>,
  { ok: true }
>["value"][number];

/** What was decided about a row, while that holds. */
const decided = ({ decision }: RosterRow) => (decision?.isOver ? undefined : decision?.kind);

/**
 * The difference between the last report that was submitted, or else the IRS's file, and the chapters
 * of today as the roster's decisions have them. The access reaches all chapters.
 */
export async function loadDraft(
  ctx: Ctx,
  access: GroupAccess,
  { year, today }: { readonly year: number; readonly today: CivilDate },
): Promise<Result<LoadedDraft>> {
  const roster = await rosterDecisions(ctx, access.centralAccountId);
  if (!roster.ok) return roster;
  const db = reader(ctx);
  const reports = await db.sgriReport.findMany({
    where: { groupId: access.groupId, year: { lt: year } },
    orderBy: { year: "desc" },
    select: { year: true, state: true },
  });
  const submitted = reports.find(({ state }) => state !== "frozen")?.year;
  const last =
    submitted === undefined
      ? undefined
      : await db.sgriReport.findFirstOrThrow({
          where: { groupId: access.groupId, year: submitted },
          select: { year: true, snapshot: true, frozenAt: true },
        });
  const { before, basis } = last ? beforeOfReport(last) : beforeOfFile(roster.value);
  const chapters = await chaptersOf(ctx, access);
  const choices = await db.sgriChoice.findMany({ where: { groupId: access.groupId, year } });
  const byAccount = new Map(
    roster.value.flatMap((row) => (row.ours?.accountId ? [[row.ours.accountId, row]] : [])),
  );
  const kept = chapters.filter(({ accountId }) => !isOut(byAccount.get(accountId)));
  const reasons = new Map(choices.map((one) => [one.accountId, one.forceReason]));
  const leaveReasons = new Map(choices.map((one) => [one.accountId, one.leaveReason]));
  const ofLines = await db.sgriLineChoice.findMany({ where: { groupId: access.groupId, year } });
  const lines = new Map(ofLines.map((one) => [one.ein, one]));
  const removals = new Map(
    roster.value
      .filter((row) => decided(row) === "remove")
      .map(({ irs, ours, decision }) => [irs?.ein ?? ours?.ein ?? "", decision?.note]),
  );
  const own = await candidatesOf(ctx, access, kept, {
    reasons,
    today,
    rows: byAccount,
    since: last?.frozenAt ?? null,
  });
  const draft = draftSgri({
    before,
    isBeforeOurs: basis.kind === "report",
    today: [...own, ...(await withoutAccount(ctx, roster.value, lines))],
    leaveReason: ({ accountId, ein }) =>
      (accountId === null ? lines.get(ein)?.leaveReason : leaveReasons.get(accountId)) ||
      removals.get(ein) ||
      "",
  });
  const undecided = roster.value.filter(
    (row) => row.kind === "only_irs" && decided(row) === undefined,
  ).length;
  const unsubmitted = reports.find(({ year: of }) => of > (submitted ?? 0))?.year;
  return ok({ ...draft, basis, undecided, unsubmitted });
}

function beforeOfReport({ year, snapshot }: { readonly year: number; readonly snapshot: string }) {
  // Written by `freezeSgri` alone.
  const { list } = JSON.parse(snapshot) as SgriSnapshot;
  return { before: list, basis: { kind: "report", year } as const };
}

function beforeOfFile(rows: readonly RosterRow[]) {
  const asOf = rows
    .flatMap(({ irs }) => irs?.asOf ?? [])
    .toSorted()
    .at(-1);
  return { before: rows.flatMap(ofFile), basis: { kind: "file", asOf } as const };
}

const ofFile = ({ irs, ours }: RosterRow): readonly SgriChapter[] =>
  irs
    ? [
        {
          accountId: ours?.accountId ?? null,
          // The name of the file is often that of the parent; the second one is the chapter's.
          name: irs.sortName || irs.name,
          ein: irs.ein,
          address: placeOf(irs.city, irs.state),
          fiscalYearMonth: irs.fiscalYearMonth,
          hasPurpose: false,
          isAuthorized: false,
        },
      ]
    : [];

const ofRosterAlone = ({ irs, ours }: RosterRow): readonly SgriChapter[] =>
  ours && !irs
    ? [
        {
          accountId: null,
          name: ours.name,
          ein: ours.ein ?? "",
          address: placeOf(ours.city, ours.state),
          fiscalYearMonth: ours.fiscalYearMonth,
          hasPurpose: false,
          isAuthorized: false,
        },
      ]
    : [];

const placeOf = (city: string | null, state: string | null): string =>
  [city, state].filter(Boolean).join(", ");

/** What is kept out: removed, or a chapter that the IRS does not have and that is left as it is. */
const isOut = (row: RosterRow | undefined): boolean => {
  const word = row && decided(row);
  return word === "remove" || (word === "ignore" && row?.kind === "only_ours");
};

/**
 * Chapters that are none of our accounts: those of the IRS's file, whether the roster names them or
 * not, and those that the roster alone names. They stay unless somebody removes them; what is new has
 * no authorization, which bars it unless an owner said why it is added.
 */
async function withoutAccount(
  ctx: Ctx,
  rows: readonly RosterRow[],
  lines: ReadonlyMap<string, { readonly forceReason: string }>,
): Promise<readonly SgriCandidate[]> {
  const found = rows
    .filter((row) => row.ours?.accountId === undefined && !isOut(row))
    .flatMap((row) => {
      const { city = null, state = null } = row.irs ?? {};
      return [...ofFile(row), ...ofRosterAlone(row)].map((one) => ({
        ...one,
        ...saidOf({ name: one.name, city, state }, one.address, row),
      }));
    });
  const files = await readFiles(
    ctx,
    found.flatMap(({ ein }) => (ein === "" ? [] : [ein])),
  );
  return found.map((one) => ({
    ...one,
    isRevoked: isRevoked(files.get(one.ein)),
    isPurposeChanged: false,
    forceReason: (one.ein !== "" && lines.get(one.ein)?.forceReason) || "",
  }));
}

/** Whether the IRS lists a revocation that is not undone. */
const isRevoked = (file: { readonly revocation?: { readonly reinstatedOn?: unknown } } = {}) =>
  file.revocation !== undefined && !file.revocation.reinstatedOn;

interface OfCandidates {
  readonly reasons: ReadonlyMap<number, string>;
  readonly today: CivilDate;
  /** Those of the roster, by account. */
  readonly rows: ReadonlyMap<number, RosterRow>;
  /** When the list that this is compared with was frozen; null where there is none. */
  readonly since: Date | null;
}

/** What the IRS's file says otherwise of a row that was decided to be corrected there. */
function correctsOf(row: RosterRow | undefined): SgriCandidate["corrects"] {
  if (!row?.irs || decided(row) !== "correct") return undefined;
  const { irs, differs } = row;
  const isElsewhere = differs.includes("city") || differs.includes("state");
  return {
    ...(differs.includes("name") && { name: irs.sortName || irs.name }),
    ...(isElsewhere && { address: placeOf(irs.city, irs.state) }),
  };
}

/** How a chapter is called and where it is: of what is to be corrected, as the roster's row says. */
function saidOf(
  { name, city, state }: Pick<ChapterOfGroup, "name" | "city" | "state">,
  address: string,
  row: RosterRow | undefined,
): Pick<SgriCandidate, "name" | "address" | "corrects"> {
  const corrects = correctsOf(row);
  const ours = corrects && row?.ours;
  const own = { name, address: address || placeOf(city, state), corrects };
  if (!ours) return own;
  const isThere = ours.city === (city ?? "") && ours.state === (state ?? "");
  return {
    ...own,
    name: ours.name || name,
    address: isThere ? own.address : placeOf(ours.city, ours.state),
  };
}

async function candidatesOf(
  ctx: Ctx,
  access: GroupAccess,
  chapters: readonly ChapterOfGroup[],
  { reasons, today, rows, since }: OfCandidates,
): Promise<readonly SgriCandidate[]> {
  const ids = chapters.map(({ accountId }) => accountId);
  const facts = await chosenFactsOf(ctx, ids);
  const files = await readFiles(
    ctx,
    chapters.flatMap(({ ein }) => ein ?? []),
  );
  const addresses = new Map(
    (await applicationAnswersOf(ctx, ids)).map(({ accountId, answers }) => [accountId, answers]),
  );
  const authorized = await authorizationsOn(ctx, access.groupId, today);
  const statement = await currentStatement(ctx, access.groupId);
  const purpose = statement ? await purposeKnownOf(ctx, statement, ids) : new Map();
  const changed = await purposeChangesOf(ctx, access.groupId, { ids, since });
  return chapters.map((chapter) => {
    const { accountId, ein } = chapter;
    return {
      accountId,
      ...saidOf(chapter, addressOf(addresses.get(accountId)), rows.get(accountId)),
      ein: ein ?? "",
      fiscalYearMonth: facts.get(accountId)?.fiscal_year_month ?? null,
      hasPurpose: purpose.has(accountId),
      isAuthorized: authorized.has(accountId),
      isRevoked: isRevoked(files.get(ein ?? "")),
      isPurposeChanged: changed.has(accountId),
      forceReason: reasons.get(accountId) ?? "",
    };
  });
}

function addressOf(answers: Readonly<Record<string, string>> | undefined): string {
  if (!answers?.address_street) return "";
  const { address_street: street, address_city: city, address_state: state } = answers;
  const place = [state, answers.address_zip].filter(Boolean).join(" ");
  return [street, city, place].filter(Boolean).join(", ");
}

/**
 * The chapters that said since the last list, also in a supplement, that their purpose changed; without
 * a list, in a year that is not closed. Of a fiscal year its newest report counts.
 */
async function purposeChangesOf(
  ctx: Ctx,
  groupId: number,
  { ids, since }: { readonly ids: readonly number[]; readonly since: Date | null },
): Promise<ReadonlySet<number>> {
  const rows = await reader(ctx).$queryRaw<{ accountId: number; report: TreasurersReport }[]>`
    SELECT DISTINCT ON (paper.account_id, paper.period_end)
      paper.account_id AS "accountId", paper.report
    FROM supervision_papers paper JOIN supervision_years year ON year.id = paper.year_id
    WHERE year.group_id = ${groupId} AND paper.kind = 'report'
      AND paper.account_id = ANY(${[...ids]})
      AND CASE WHEN ${since}::timestamptz IS NULL THEN year.closed_at IS NULL
        ELSE paper.received_at > ${since}::timestamptz END
    ORDER BY paper.account_id, paper.period_end, paper.id DESC`;
  return new Set(
    rows.filter(({ report }) => report.isPurposeChanged).map(({ accountId }) => accountId),
  );
}
