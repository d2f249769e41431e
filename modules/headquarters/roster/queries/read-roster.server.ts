import { type GroupAccess, groupAccess, inReach, mayEdit } from "#modules/accounts/index.server";
import { foldName } from "#modules/listings/contract";
import { datesOf } from "#modules/listings/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { pageBounds } from "#modules/platform/pagination";
import { ok, type Result } from "#modules/platform/result";
import { groupDay, groupZone } from "../../group-day.server";
import { nameOf, placeOf } from "../domain/reconcile";
import { isQuestion } from "../domain/roster";
import { loadRoster } from "../load-roster.server";
import { fullName, withDecisions } from "../read-decisions.server";
import {
  type DecidedRow,
  type RosterFilter,
  type RosterView,
  rosterFilters,
  type ShownRow,
} from "../views";

const PER_PAGE = 25;

const isDecided = ({ decision }: DecidedRow) =>
  decision !== undefined && decision.isOver === undefined;

/** Which rows each filter shows. */
const filters: Readonly<Record<RosterFilter, (row: DecidedRow) => boolean>> = {
  open: (row) => isQuestion(row) && !isDecided(row),
  only_irs: ({ kind }) => kind === "only_irs",
  only_ours: ({ kind }) => kind === "only_ours",
  differs: ({ kind }) => kind === "differs",
  twins: ({ twins }) => twins.length > 0,
  decided: isDecided,
  no_file: ({ kind }) => kind === "no_file",
  matched: ({ kind }) => kind === "matched",
  all: () => true,
};

/** The accounts of a group that somebody sees. */
async function inReachOf(ctx: Ctx, access: GroupAccess): Promise<(row: DecidedRow) => boolean> {
  if (access.regionIds === null) return () => true;
  const rows = await reader(ctx).$queryRaw<{ id: number }[]>`
    SELECT account.id FROM accounts account WHERE ${inReach(access)}`;
  const ids = new Set(rows.map(({ id }) => id));
  // What is no chapter here belongs to no region: those who see all of them decide about it.
  return ({ ours }) => ours?.accountId !== undefined && ids.has(ours.accountId);
}

/** All rows of the comparison that somebody sees, with their decisions. */
export async function rowsFor(ctx: Ctx, access: GroupAccess): Promise<DecidedRow[]> {
  const rows = await loadRoster(ctx, access);
  const today = await groupDay(ctx, access.groupId);
  const isInReach = await inReachOf(ctx, access);
  return (await withDecisions(ctx, access, rows, today)).filter(isInReach);
}

/**
 * Every chapter of a group beside its row of the IRS's file, with the decision where one holds today:
 * for the central account's people and staff; else `not_found`.
 */
export async function rosterDecisions(
  ctx: Ctx,
  centralAccountId: number,
): Promise<Result<readonly DecidedRow[]>> {
  const access = await groupAccess(ctx, centralAccountId);
  return access.ok ? ok(await rowsFor(ctx, access.value)) : access;
}

export interface RosterAsked {
  readonly centralAccountId: number;
  readonly show: RosterFilter;
  readonly search: string;
  readonly page: number;
}

/**
 * A page of the chapters that a headquarters has beside those that the IRS has in its group: for the
 * central account's people and staff; else `not_found`.
 */
export async function readRoster(
  ctx: Ctx,
  { centralAccountId, show, search, page: wanted }: RosterAsked,
): Promise<Result<RosterView>> {
  const found = await groupAccess(ctx, centralAccountId);
  if (!found.ok) return found;
  const access = found.value;
  const [all, uploads] = await Promise.all([rowsFor(ctx, access), uploadsOf(ctx, access)]);
  const names = new Map(all.map((row) => [row.key, nameOf(row)]));
  const isFound = bySearch(search);
  const chosen = all
    .filter((row) => filters[show](row) && isFound(row))
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), "en"));
  const bounds = pageBounds({ page: wanted, perPage: PER_PAGE, total: chosen.length });
  const isAll = access.regionIds === null;
  return ok({
    gen: access.gen,
    timeZone: await groupZone(ctx, access.groupId),
    counts: Object.fromEntries(
      rosterFilters.map((one) => [one, all.filter(filters[one]).length]),
    ) as Record<RosterFilter, number>,
    rows: chosen.slice(bounds.offset, bounds.offset + PER_PAGE).map((row) => showRow(row, names)),
    page: bounds.page,
    perPage: PER_PAGE,
    total: chosen.length,
    files: datesOf(all.flatMap(({ irs }) => irs?.asOf ?? [])),
    mayDecide: mayEdit(access),
    mayUpload: mayEdit(access) && isAll,
    ...uploads,
  });
}

/** Those in whose names, city or EIN the words are. */
function bySearch(search: string): (row: DecidedRow) => boolean {
  const folded = foldName(search);
  const digits = search.replace(/\D/g, "");
  if (folded === "") return () => true;
  return (row) => {
    const { ours, irs, key } = row;
    const texts = [ours?.name, irs?.name, irs?.sortName, placeOf(row).city];
    return (
      texts.some((text) => text !== undefined && foldName(text).includes(folded)) ||
      (digits.length >= 3 && key.includes(digits))
    );
  };
}

/** A row with the names of others in place of their keys; those out of reach are not named. */
function showRow(row: DecidedRow, names: ReadonlyMap<string, string>): ShownRow {
  const named = (key: string) => {
    const name = names.get(key);
    return name === undefined ? [] : [{ key, name }];
  };
  return {
    ...row,
    name: nameOf(row),
    ...placeOf(row),
    twins: row.twins.flatMap(named),
    alike: row.alike.flatMap(({ key, similarity }) =>
      named(key).map((one) => ({ ...one, similarity })),
    ),
  };
}

/** The roster that was taken last, and one that waits. */
async function uploadsOf(ctx: Ctx, { groupId, regionIds }: GroupAccess) {
  const [taken, waiting] = await Promise.all([
    ctx.db.rosterUpload.findFirst({
      where: { groupId, state: "taken" },
      orderBy: { settledAt: "desc" },
      select: {
        settledAt: true,
        createdAt: true,
        rows: true,
        user: { select: { firstName: true, lastName: true } },
      },
    }),
    ctx.db.rosterUpload.findFirst({ where: { groupId, state: "waiting" }, select: { id: true } }),
  ]);
  return {
    taken: taken
      ? { at: taken.settledAt ?? taken.createdAt, rows: taken.rows, by: fullName(taken.user) }
      : undefined,
    waitingId: regionIds === null ? waiting?.id : undefined,
  };
}
