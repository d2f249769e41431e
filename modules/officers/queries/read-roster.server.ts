import { groupAccess, reachOf } from "#modules/accounts/index.server";
import { adoptedAnswersOf } from "#modules/bylaws/index.server";
import { type Ctx, rawRows, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn } from "#modules/platform/dates";
import { isOfAccount, mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { isOfficer, offices } from "../domain/offices";
import { warningsOf } from "../domain/warnings";
import { viewOfTerm } from "../term-view";
import type { RosterView, SharedRoster, TermView } from "../views";

/** The school's article that keeps its employees from the club's money. */
const NO_FUNDS = "is_no_handling_of_funds_by_school_employees";

const rank = ({ office }: TermView) => offices.indexOf(office);

/** The roster of an account, for its people, staff and the system; `not_found` for anybody else. */
export async function readRoster(ctx: Ctx, accountId: number): Promise<Result<RosterView>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const found = await termsOf(ctx, accountId);
  if (!found) return refuse({ code: "not_found" });
  const open = found.terms.filter(({ state }) => state === "open");
  const [adopted] = await adoptedAnswersOf(ctx, [accountId]);
  const forbids = ["1", 1, true].includes(adopted?.answers[NO_FUNDS] as string | number | boolean);
  return ok({
    ...found,
    warnings: warningsOf(open, { mayEmployeesSign: !forbids }),
    mayAct: mayActFor(ctx, accountId),
  });
}

interface Found {
  readonly accountName: string;
  readonly today: CivilDate;
  readonly terms: readonly TermView[];
}

/** An account's terms without asking for permission. */
export async function termsOf(ctx: Ctx, accountId: number): Promise<Found | undefined> {
  const account = await reader(ctx).account.findFirst({
    where: { id: accountId, mergedIntoId: null },
    select: {
      name: true,
      timeZone: true,
      officerTerms: {
        where: { removedAt: null },
        orderBy: [{ startsOn: "asc" }, { id: "asc" }],
      },
    },
  });
  if (!account) return undefined;
  const today = civilDateIn(ctx.now(), account.timeZone);
  const terms = account.officerTerms.map((row) => viewOfTerm(row, today));
  const sorted = terms.toSorted((one, other) => rank(one) - rank(other));
  return { accountName: account.name, today, terms: sorted };
}

const shown = (agreed: boolean, text: string): string => (agreed ? text : "");

/** Whether the actor belongs to an account's headquarters, with the account in reach. */
async function isOfHeadquarters(ctx: Ctx, accountId: number): Promise<boolean> {
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { group: { select: { centralAccountId: true } } },
  });
  const central = account?.group?.centralAccountId;
  if (!central) return false;
  const access = await groupAccess(ctx, central);
  if (!access.ok) return false;
  const where = { id: accountId, ...reachOf(access.value) };
  return (await reader(ctx).account.count({ where })) === 1;
}

/**
 * Who is in office, as a club hands it out: of each person what that person agreed to show. For the
 * account's people, staff and the system; its headquarters reads every name, e-mail address and
 * telephone. `not_found` for anybody else.
 */
export async function readSharedRoster(ctx: Ctx, accountId: number): Promise<Result<SharedRoster>> {
  const isOwn = isOfAccount(ctx, accountId);
  const seesAll = !isOwn && (await isOfHeadquarters(ctx, accountId));
  if (!isOwn && !seesAll) return refuse({ code: "not_found" });
  const found = await termsOf(ctx, accountId);
  if (!found) return refuse({ code: "not_found" });
  const { accountName, today, terms } = found;
  return ok({
    accountName,
    today,
    terms: terms
      .filter(({ state }) => state === "open")
      .map(({ office, title, startsOn, endsOn, ...term }) => ({
        office,
        title,
        startsOn,
        endsOn,
        name: shown(seesAll || term.showsName, term.name),
        email: shown(seesAll || term.showsEmail, term.email),
        phone: shown(seesAll || term.showsPhone, term.phone),
      })),
  });
}

/** The last day of the last term of an account's officers, open, ended or coming. */
export interface OfficersKnown {
  readonly lastEnd: CivilDate;
  /** The days on which the responsible party changed. */
  readonly responsibleChanges: readonly CivilDate[];
  /** When the roster was last added to. */
  readonly asOf: CivilDate;
}

/**
 * What rosters say of accounts, for rooms that work for many at once: whoever shows it asks for
 * permission. Accounts that never entered an officer are left out.
 */
export async function officersOf(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, OfficersKnown>> {
  // With every look at a club's home, so that it is one prepared statement past Prisma.
  const rows = await rawRows<OfficersRow>(ctx, {
    name: "officers-known",
    text: `SELECT account_id AS "accountId", max(ends_on)::text AS "lastEnd",
        coalesce(array_agg(responsible_changed_on::text ORDER BY id)
          FILTER (WHERE responsible_changed_on IS NOT NULL), '{}') AS "responsibleChanges",
        (max(created_at) AT TIME ZONE 'UTC')::date::text AS "asOf"
      FROM officer_terms WHERE account_id = ANY ($1::int[]) AND removed_at IS NULL
        AND office = ANY ($2::text[]) GROUP BY account_id`,
    values: [accountIds, offices.filter(isOfficer)],
  });
  return new Map(rows.map(({ accountId, ...known }) => [accountId, known]));
}

interface OfficersRow extends OfficersKnown {
  readonly [column: string]: unknown;
  readonly accountId: number;
}
