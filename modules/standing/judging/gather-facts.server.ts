import { appliedEins } from "#modules/applications/index.server";
import { withAdoptedBylaws } from "#modules/bylaws/index.server";
import { shownWithin } from "#modules/compliance/index.server";
import { type JudgedDuties, judgedDutiesOf } from "#modules/duties/index.server";
import { reinstatementLettersOf } from "#modules/filings/index.server";
import { readFiles, stateFilesAsOf } from "#modules/listings/index.server";
import { type Ctx, rawRows, reader } from "#modules/platform/ctx.server";
import {
  addYears,
  type CivilDate,
  civilDateIn,
  compareDates,
  fromUtcDate,
  officeToday,
} from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { memberSince, membershipStanding } from "#modules/renewal/index.server";
import { type DutyFacts, noDuties, type OverrideFact, type StandingFacts } from "../domain/facts";
import { lackingPurpose } from "../queries/lacking-purpose.server";

/** An account as it is judged. */
export interface JudgedAccount {
  readonly id: number;
  readonly name: string;
  readonly ein: string | null;
  readonly state: string | null;
  readonly timeZone: string;
  readonly dueOn: CivilDate | null;
  readonly groupId: number | null;
}

export interface GatheredFacts {
  /** Nine digits; undefined while the club has not said it. */
  readonly ein: string | undefined;
  readonly facts: StandingFacts;
  /** The group whose central organization's revocation staff have not decided on. */
  readonly undecidedGroupId: number | undefined;
}

const columns = `a.id, a.name, a.ein, a.state, a.time_zone AS "timeZone",
  a.renewal_due_at::text AS "dueOn", a.group_id AS "groupId"`;

/** The accounts of these ids that are judged: what was merged into another one is not. */
export const accountsOf = (ctx: Ctx, ids: readonly number[]): Promise<JudgedAccount[]> =>
  rawRows<JudgedAccount & Record<string, unknown>>(ctx, {
    name: "standing-accounts",
    text: `SELECT ${columns} FROM accounts a WHERE a.id = ANY ($1::int[])
      AND a.merged_into_id IS NULL ORDER BY a.id`,
    values: [ids],
  });

/** The next so many accounts by id, of these time zones or of all. */
export const accountsAfter = (
  ctx: Ctx,
  after: number,
  limit: number,
  zones: readonly string[] | null,
): Promise<JudgedAccount[]> =>
  rawRows<JudgedAccount & Record<string, unknown>>(ctx, {
    name: "standing-accounts-after",
    text: `SELECT ${columns} FROM accounts a WHERE a.id > $1 AND a.merged_into_id IS NULL
      AND ($3::text[] IS NULL OR a.time_zone = ANY ($3::text[])) ORDER BY a.id LIMIT $2::int`,
    values: [after, limit, zones],
  });

/** Everything that many accounts are judged by, by a fixed number of statements. */
export async function gatherFacts(
  ctx: Ctx,
  accounts: readonly JudgedAccount[],
): Promise<ReadonlyMap<number, GatheredFacts>> {
  const ids = accounts.map(({ id }) => id);
  const groupIds = new Set(accounts.flatMap(({ groupId }) => (groupId === null ? [] : [groupId])));
  const [duties, letters, applied, adopted, since, overrides, groups, regions, lacking] =
    await Promise.all([
      judgedDutiesOf(ctx, ids),
      reinstatementLettersOf(ctx, ids),
      appliedEins(ctx, ids),
      withAdoptedBylaws(ctx, ids),
      memberSince(ctx, ids),
      overridesOf(ctx, ids),
      groupsOf(ctx, [...groupIds]),
      stateFilesAsOf(ctx),
      lackingPurpose(ctx, ids),
    ]);
  const einOf = ({ id, ein }: JudgedAccount) => ein ?? applied.get(id);
  const eins = new Set(accounts.map(einOf).filter((ein) => ein !== undefined));
  const files = await readFiles(ctx, [...eins]);
  const todayIn = dayIn(ctx);
  return new Map(
    accounts.map((account) => {
      const { id, groupId, state, dueOn } = account;
      const of = duties.get(id);
      const ein = einOf(account);
      const { organization, leftOn, revocation, epostcard } = files.get(ein ?? "") ?? {};
      const today = todayIn(account.timeZone);
      const region = filesAsOf(regions, [...(state ? [state] : []), ...(of?.states ?? [])]);
      const group = groups.get(groupId ?? 0);
      const facts: StandingFacts = {
        today,
        shownWithin: shownWithin(),
        hasEin: ein !== undefined,
        ...(organization && { irs: organization }),
        ...(leftOn && { leftFileOn: leftOn }),
        ...(region && { stateFileAsOf: region }),
        ...(revocation && { revocation }),
        ...(epostcard && { epostcard }),
        ...(group && { group: group.fact }),
        ...(dueOn && {
          membership: {
            beganOn: since.get(id) ?? addYears(dueOn, -1),
            isLapsed: membershipStanding(dueOn, today, env.RENEWAL_GRACE_DAYS).state === "lapsed",
          },
        }),
        fiscalYearMonth: of?.disputedFiscalYearMonth,
        hasAdoptedBylaws: adopted.has(id),
        reinstatementLetterOn: letters.get(id),
        duties: { ...dutyFactsOf(of), lacksPurposeStatement: lacking.has(id) },
        overrides: overrides.get(id) ?? [],
      };
      const undecidedGroupId = group?.isUndecided && groupId ? groupId : undefined;
      return [id, { ein, facts, undecidedGroupId }];
    }),
  );
}

/**
 * The date of the files in which a club would be, the oldest: of every state in which it is by its account
 * or its facts. Undefined while one of them is not loaded, or no state is known.
 */
function filesAsOf(
  regions: ReadonlyMap<string, CivilDate>,
  states: readonly string[],
): CivilDate | undefined {
  const dates = states.map((state) => regions.get(state));
  const known = dates.filter((date) => date !== undefined);
  return known.length < dates.length ? undefined : known.toSorted(compareDates)[0];
}

/** What the room of duties says of an account, as it is judged. */
function dutyFactsOf(of: JudgedDuties | undefined): DutyFacts {
  if (!of) return noDuties;
  const { provenPeriods, extendedPeriods, passedStateDuties: overdueStateDuties } = of;
  return {
    ...noDuties,
    provenPeriods,
    extendedPeriods,
    overdueStateDuties,
    officersEndedOn: of.termsEndedOn,
    responsiblePartyDueOn: of.responsiblePartyDueOn,
    insuranceEndsOn: of.insuranceExpiresOn,
    salesTaxEndsOn: of.salesTaxExpiresOn,
  };
}

/** The day in a time zone; where nobody knows the zone, that of New York. */
function dayIn(ctx: Ctx): (zone: string) => CivilDate {
  const known = new Map<string, CivilDate>();
  const read = (zone: string) => {
    try {
      return civilDateIn(ctx.now(), zone);
    } catch (err) {
      ctx.log.warn({ err, zone }, "an account's time zone is unknown");
      return officeToday(ctx.now());
    }
  };
  return (zone) => {
    const day = known.get(zone) ?? read(zone);
    known.set(zone, day);
    return day;
  };
}

interface OverrideRow {
  readonly accountId: number;
  readonly codes: readonly string[];
  readonly endsOn: CivilDate;
  readonly letterOn: CivilDate | null;
}

async function overridesOf(
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly OverrideFact[]>> {
  const rows = await rawRows<OverrideRow & Record<string, unknown>>(ctx, {
    name: "standing-overrides",
    text: `SELECT account_id AS "accountId", codes, ends_on::text AS "endsOn",
        letter_on::text AS "letterOn"
      FROM standing_overrides WHERE account_id = ANY ($1::int[]) AND ended_at IS NULL ORDER BY id`,
    values: [ids],
  });
  const found = new Map<number, OverrideFact[]>();
  for (const { accountId, codes, endsOn, letterOn } of rows) {
    const one = { codes, endsOn, letterOn: letterOn ?? undefined };
    found.set(accountId, [...(found.get(accountId) ?? []), one]);
  }
  return found;
}

interface GroupFacts {
  readonly fact: NonNullable<StandingFacts["group"]>;
  /** Its central organization is revoked, and staff have neither released nor dropped it. */
  readonly isUndecided: boolean;
}

/** The groups with a number, by the rows of their central organizations. */
async function groupsOf(
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, GroupFacts>> {
  if (ids.length === 0) return new Map();
  const db = reader(ctx);
  const groups = await db.group.findMany({
    where: { id: { in: [...ids] }, gen: { not: null } },
    select: {
      id: true,
      gen: true,
      centralAccount: { select: { ein: true } },
      standingHolds: { where: { kind: "central" }, select: { revokedOn: true, state: true } },
    },
  });
  const centralEins = groups.flatMap(({ centralAccount }) => centralAccount?.ein ?? []);
  const files = await readFiles(ctx, centralEins);
  return new Map(
    groups.map(({ id, gen, centralAccount, standingHolds }) => {
      const { organization, revocation } = files.get(centralAccount?.ein ?? "") ?? {};
      const isRevoked = revocation !== undefined && !revocation.reinstatedOn;
      const decided = standingHolds.find(
        ({ revokedOn }) => revokedOn && fromUtcDate(revokedOn) === revocation?.revokedOn,
      )?.state;
      const isCounted = isRevoked && decided !== "dropped";
      const fact = {
        gen: gen ?? "",
        subsection: organization?.subsection,
        ...(isCounted && { revocation }),
      };
      return [id, { fact, isUndecided: isCounted && decided !== "released" }];
    }),
  );
}
