import { type GroupAccess, inReach, SOON_DAYS } from "#modules/accounts/index.server";
import { addDays, type CivilDate } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import {
  type BoardChoice,
  type BoardChoiceValue,
  type BoardFilters,
  type BoardPlace,
  type BoardSort,
  type BoardView,
  boardChoiceNames,
} from "./board-view";

const { sql } = Prisma;

/** What a headquarters asks about; what a chapter wrote into its own calendar is its own. */
const weighs = sql`duty.counts AND NOT duty.is_optional AND duty.code NOT LIKE 'own.%'`;

/** What an expression of the board needs beside `account` and `standing`. */
type Source = "club" | "irs" | "notice" | "due" | "authorization" | "terms" | "signed";

const sources = (today: CivilDate): Readonly<Record<Source, Prisma.Sql>> => ({
  club: sql`LEFT JOIN duty_clubs club ON club.account_id = account.id`,
  irs: sql`LEFT JOIN irs_organizations irs ON irs.ein = coalesce(standing.ein, account.ein)`,
  notice: sql`LEFT JOIN irs_epostcards notice ON notice.ein = coalesce(standing.ein, account.ein)`,
  due: sql`LEFT JOIN LATERAL (
    SELECT min(duty.due_on) AS due_on FROM duties duty WHERE duty.account_id = account.id
      AND duty.state = 'open' AND ${weighs} AND duty.due_on >= ${today}::date
    ) next ON true`,
  // One that holds until it is withdrawn has no last day here: `infinity`.
  authorization: sql`LEFT JOIN LATERAL (
    SELECT max(coalesce(one.to_on, 'infinity'::date)) AS until FROM authorizations one
    WHERE one.account_id = account.id AND one.group_id = account.group_id AND one.withdrawn_at IS NULL
      AND one.from_on <= ${today}::date AND (one.to_on IS NULL OR one.to_on >= ${today}::date)
    ) authorized ON true`,
  terms: sql`LEFT JOIN LATERAL (
    SELECT min(duty.due_on) AS due_on FROM duties duty WHERE duty.account_id = account.id
      AND duty.state = 'open' AND duty.code = 'club.terms_end'
    ) terms ON true`,
  signed: sql`LEFT JOIN LATERAL (
    SELECT max(person.last_signed_in_at) AS at, count(*)::int AS people FROM account_users member
    JOIN users person ON person.id = member.user_id WHERE member.account_id = account.id
    ) signed ON true`,
});

/** Whether an authorization is on file today, and its last day where it has one. */
const authorization = sql`authorized.until IS NOT NULL`;
const authorizedUntil = sql`CASE WHEN isfinite(authorized.until) THEN authorized.until END`;
const verdict = sql`coalesce(standing.verdict, 'unknown')`;
const ein = sql`coalesce(standing.ein, account.ein)`;
const school = sql`coalesce(club.facts ->> 'school', '')`;
/** The last period that a file of the IRS shows, by its last day. */
const seen = sql`greatest(
  CASE WHEN irs.tax_period ~ '^\\d{4}(0[1-9]|1[0-2])$'
    THEN (to_date(irs.tax_period, 'YYYYMM') + interval '1 month' - interval '1 day')::date END,
  notice.period_end)`;

/** The facts that every chapter can tell its headquarters; the profile is full when all are there. */
const profileParts = [
  sql`${ein} IS NOT NULL`,
  sql`coalesce(account.city, '') <> ''`,
  sql`account.state IS NOT NULL`,
  sql`coalesce(account.phone, '') <> ''`,
  sql`coalesce(account.website, '') <> ''`,
  sql`coalesce(account.about, '') <> ''`,
  sql`club.facts ? 'fiscal_year_month'`,
  sql`club.facts ? 'formed_on'`,
  sql`club.facts ? 'school'`,
  sql`club.facts ? 'terms_end_month'`,
];
const profile = sql`(100 * (${Prisma.join(
  profileParts.map((part) => sql`CASE WHEN ${part} THEN 1 ELSE 0 END`),
  " + ",
)}) / ${profileParts.length}::int)`;

/** The state of a membership on a day, as `membershipOf` of accounts has it. */
const membership = (today: CivilDate) => sql`CASE WHEN account.renewal_due_at IS NULL THEN 'new'
  WHEN account.renewal_due_at < ${today}::date THEN 'late'
  WHEN account.renewal_due_at <= ${addDays(today, SOON_DAYS)}::date THEN 'soon' ELSE 'good' END`;

interface Order {
  readonly by: Prisma.Sql;
  /** The type of the key. Everything has one, so that the order is the same in every reading. */
  readonly type: Prisma.Sql;
  readonly needs: readonly Source[];
}

const text = sql`text`;
/** Dates that are not known come after those that are. */
const dated = (date: Prisma.Sql, needs: readonly Source[]): Order => ({
  by: sql`coalesce(${date}, 'infinity'::date)`,
  type: sql`date`,
  needs,
});

const orders: Readonly<Record<BoardSort, Order>> = {
  name: { by: sql`lower(account.name)`, type: text, needs: [] },
  school: { by: sql`lower(${school})`, type: text, needs: ["club"] },
  state: { by: sql`coalesce(account.state, '~')`, type: text, needs: [] },
  ein: { by: sql`coalesce(${ein}, '~')`, type: text, needs: [] },
  verdict: {
    by: sql`array_position(ARRAY['revoked', 'at_risk', 'attention', 'unknown', 'good'], ${verdict})`,
    type: sql`int`,
    needs: [],
  },
  seen: dated(seen, ["irs", "notice"]),
  due: dated(sql`next.due_on`, ["due"]),
  profile: { by: profile, type: sql`int`, needs: ["club"] },
  authorization: {
    by: sql`coalesce(authorized.until, '-infinity'::date)`,
    type: sql`date`,
    needs: ["authorization"],
  },
  membership: dated(sql`account.renewal_due_at`, []),
  terms: dated(sql`terms.due_on`, ["terms"]),
  signed_in: {
    by: sql`coalesce(signed.at, '-infinity'::timestamptz)`,
    type: sql`timestamptz`,
    needs: ["signed"],
  },
};

interface Condition {
  readonly where: Prisma.Sql;
  readonly needs: readonly Source[];
}

const part = (text: string) => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
const within = (date: Prisma.Sql, today: CivilDate, days: number) =>
  sql`${date} <= ${addDays(today, days)}::date`;

type Reader<Value> = (value: Value, today: CivilDate, now: Date) => Condition;

const ago = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

const readers: { readonly [Name in BoardChoice]: Reader<BoardChoiceValue<Name>> } = {
  verdict: (value) => ({ where: sql`${verdict} = ${value}`, needs: [] }),
  reason: (value) => ({
    where: sql`standing.findings @> ${JSON.stringify([{ code: value }])}::jsonb`,
    needs: [],
  }),
  state: (value) => ({
    where: value === "none" ? sql`account.state IS NULL` : sql`account.state = ${value}`,
    needs: [],
  }),
  with_ein: (value) => ({
    where: value === "yes" ? sql`${ein} IS NOT NULL` : sql`${ein} IS NULL`,
    needs: [],
  }),
  seen: (value, today) => {
    const back = (years: number) =>
      sql`(${today}::date - make_interval(years => ${years}::int))::date`;
    const where = {
      never: sql`${seen} IS NULL`,
      within_1: sql`${seen} >= ${back(1)}`,
      over_1: sql`${seen} < ${back(1)}`,
      over_2: sql`${seen} < ${back(2)}`,
    }[value];
    return { where, needs: ["irs", "notice"] };
  },
  due: (value, today) => {
    const date = sql`next.due_on`;
    const where = {
      none: sql`${date} IS NULL`,
      within_30: within(date, today, 30),
      within_60: within(date, today, 60),
      within_90: within(date, today, 90),
    }[value];
    return { where, needs: ["due"] };
  },
  profile: (value) => {
    const where = {
      under_50: sql`${profile} < 50`,
      under_100: sql`${profile} < 100`,
      full: sql`${profile} = 100`,
    }[value];
    return { where, needs: ["club"] };
  },
  authorization: (value, today) => {
    const where = {
      none: sql`NOT (${authorization})`,
      on_file: authorization,
      within_90: within(sql`authorized.until`, today, 90),
    }[value];
    return { where, needs: ["authorization"] };
  },
  membership: (value, today) => ({ where: sql`${membership(today)} = ${value}`, needs: [] }),
  terms: (value, today) => {
    const date = sql`terms.due_on`;
    const where = {
      unknown: sql`${date} IS NULL`,
      ended: sql`${date} < ${today}::date`,
      within_90: sql`${date} >= ${today}::date AND ${within(date, today, 90)}`,
      later: sql`${date} > ${addDays(today, 90)}::date`,
    }[value];
    return { where, needs: ["terms"] };
  },
  signed_in: (value, _today, now) => {
    const where = {
      never: sql`signed.at IS NULL`,
      within_90: sql`signed.at >= ${ago(now, 90)}`,
      over_90: sql`signed.at < ${ago(now, 90)}`,
      over_365: sql`signed.at < ${ago(now, 365)}`,
    }[value];
    return { where, needs: ["signed"] };
  },
};

/** The condition of one filter that is set. */
function conditionOf<Name extends BoardChoice>(
  filters: BoardFilters,
  name: Name,
  { today, now }: BoardDay,
): Condition[] {
  const value = filters[name];
  if (value === undefined) return [];
  return [readers[name](value, today, now)];
}

/** The day of the board: that of the central organization. */
export interface BoardDay {
  readonly today: CivilDate;
  readonly now: Date;
  readonly zone: string;
}

function conditionsOf(view: BoardView, day: BoardDay): Condition[] {
  const { search, school: typed, region, filters } = view;
  const found: Condition[] = [];
  if (search) {
    const digits = search.replaceAll(/[\s-]/g, "");
    const byEin = /^\d{3,9}$/.test(digits) ? sql` OR ${ein} LIKE ${`%${digits}%`}` : Prisma.empty;
    found.push({
      where: sql`(account.name ILIKE ${part(search)} OR account.city ILIKE ${part(search)}
        OR ${school} ILIKE ${part(search)}${byEin})`,
      needs: ["club"],
    });
  }
  if (typed) found.push({ where: sql`${school} ILIKE ${part(typed)}`, needs: ["club"] });
  if (region !== undefined) {
    const where =
      region === "none" ? sql`account.region_id IS NULL` : sql`account.region_id = ${region}`;
    found.push({ where, needs: [] });
  }
  // The verdict is left to what lists: the counts tell of each.
  return [
    ...found,
    ...boardChoiceNames
      .filter((name) => name !== "verdict")
      .flatMap((name) => conditionOf(filters, name, day)),
  ];
}

/** The chapters in reach that fit a view but for its verdict: id, region, verdict and what they are sorted by, then name. */
export function matchedChapters(access: GroupAccess, view: BoardView, day: BoardDay): Prisma.Sql {
  const conditions = conditionsOf(view, day);
  const order = orders[view.sort];
  const needed = new Set([...order.needs, ...conditions.flatMap(({ needs }) => needs)]);
  const joins = Object.entries(sources(day.today)).flatMap(([name, join]) =>
    needed.has(name as Source) ? [join] : [],
  );
  const where = [inReach(access), ...conditions.map((one) => one.where)];
  return sql`
    SELECT account.id, account.region_id, account.state, ${verdict} AS verdict, ${order.by} AS key,
      lower(account.name) AS name
    FROM accounts account LEFT JOIN standings standing ON standing.account_id = account.id
    ${joins.length > 0 ? Prisma.join(joins, " ") : Prisma.empty}
    WHERE ${Prisma.join(where, " AND ")}`;
}

/** The condition on `matched` that a view's verdict makes. */
export const ofVerdict = ({ filters }: BoardView): Prisma.Sql =>
  filters.verdict === undefined ? sql`true` : sql`matched.verdict = ${filters.verdict}`;

/** The condition on `matched` of what comes after a place, or before it for who goes back. */
export function beyond(view: BoardView, place: BoardPlace, isBack: boolean): Prisma.Sql {
  const { type } = orders[view.sort];
  const row = sql`(matched.key, matched.name, matched.id)`;
  const name = sql`coalesce((SELECT lower(name) FROM accounts WHERE id = ${place.id}::int), '')`;
  const at = sql`(${place.key}::${type}, ${name}, ${place.id}::int)`;
  return view.isDescending === isBack ? sql`${row} > ${at}` : sql`${row} < ${at}`;
}

/** The order of a view over `matched` or `listed`, the other way around for who goes back. */
export function orderOf(view: BoardView, isBack = false): Prisma.Sql {
  return view.isDescending === isBack ? sql`key, name, id` : sql`key DESC, name DESC, id DESC`;
}

/** What a row of the board shows, of chapters whose ids are in `listed`. */
export const boardRows = ({ today, zone }: BoardDay): Prisma.Sql => sql`
  SELECT account.id, account.name, ${school} AS school, account.state, ${ein} AS ein,
    region.name AS region, ${verdict} AS verdict, standing.hold_id IS NOT NULL AS "isHeld",
    coalesce(standing.findings, '[]') AS findings, ${seen} AS seen, next.due_on AS due,
    ${profile} AS profile, ${authorization} AS "isAuthorized", ${authorizedUntil} AS "authorizedUntil",
    ${membership(today)} AS membership, account.renewal_due_at AS "renewalDueOn",
    terms.due_on AS terms, (signed.at AT TIME ZONE ${zone})::date AS "signedInOn", listed.key::text AS key, listed.place
  FROM listed JOIN accounts account ON account.id = listed.id
  LEFT JOIN standings standing ON standing.account_id = account.id
  LEFT JOIN regions region ON region.id = account.region_id
  ${Prisma.join(Object.values(sources(today)), " ")}`;

/** What an export takes from the rows of each chapter, by the name of its column. */
const exported = ({ today, zone }: BoardDay) => {
  const civil = (instant: Prisma.Sql) => sql`(${instant} AT TIME ZONE ${zone})::date::text`;
  return {
    name: sql`account.name`,
    id: sql`account.id`,
    school,
    region: sql`region.name`,
    city: sql`account.city`,
    state: sql`account.state`,
    ein,
    // The same for all: the export knows them.
    group: sql`NULL`,
    gen: sql`NULL`,
    verdict,
    verdictSince: civil(sql`standing.since`),
    isHeld: sql`standing.hold_id IS NOT NULL`,
    reasons: sql`nullif(standing.findings, '[]')`,
    seen: sql`(${seen})::text`,
    due: sql`duties.due::text`,
    openDuties: sql`duties.open`,
    overdueDuties: sql`duties.overdue`,
    doneDuties: sql`duties.done`,
    profile,
    isAuthorized: authorization,
    authorizedUntil: sql`(${authorizedUntil})::text`,
    membership: membership(today),
    renewalDueOn: sql`account.renewal_due_at::text`,
    level: sql`level.name`,
    terms: sql`duties.terms::text`,
    signedInAt: civil(sql`signed.at`),
    people: sql`signed.people`,
    website: sql`account.website`,
    fiscalYearMonth: sql`(club.facts ->> 'fiscal_year_month')::int`,
    formedOn: sql`club.facts ->> 'formed_on'`,
    addedAt: civil(sql`account.created_at`),
    irsName: sql`irs.name`,
    irsSortName: sql`irs.sort_name`,
    irsCity: sql`irs.city`,
    irsState: sql`irs.state`,
    irsGroup: sql`irs.group_number`,
    irsSubsection: sql`irs.subsection`,
    irsStatus: sql`irs.status`,
    irsFiling: sql`irs.filing_code`,
    irsFiscalYearEnd: sql`irs.fiscal_year_end`,
    irsTaxPeriod: sql`irs.tax_period`,
    irsRuling: sql`irs.ruling`,
    irsAsOf: sql`irs.as_of::text`,
    noticeYear: sql`notice.tax_year`,
  };
};

export type ExportedColumn = keyof ReturnType<typeof exported>;

/** These columns of an export, in this order, of chapters whose ids are in `listed`; days are texts, YYYY-MM-DD. */
export const exportRows = (columns: readonly ExportedColumn[], day: BoardDay): Prisma.Sql => {
  const { today } = day;
  const { club, irs, notice, authorization: authorized, signed } = sources(today);
  const all = exported(day);
  return sql`
  SELECT ${Prisma.join(columns.map((column) => all[column]))}
  FROM listed JOIN accounts account ON account.id = listed.id
  LEFT JOIN standings standing ON standing.account_id = account.id
  LEFT JOIN regions region ON region.id = account.region_id
  LEFT JOIN levels level ON level.id = account.level_id
  ${Prisma.join([club, irs, notice, authorized, signed], " ")}
  LEFT JOIN LATERAL (
    SELECT count(*) FILTER (WHERE duty.state = 'open' AND duty.due_on >= ${today}::date AND ${weighs})::int AS open,
      count(*) FILTER (WHERE duty.state = 'open' AND duty.is_confirmed AND duty.due_on < ${today}::date
        AND ${weighs})::int AS overdue,
      count(*) FILTER (WHERE duty.state IN ('done', 'confirmed') AND ${weighs})::int AS done,
      min(duty.due_on) FILTER (WHERE duty.state = 'open' AND duty.due_on >= ${today}::date AND ${weighs}) AS due,
      min(duty.due_on) FILTER (WHERE duty.state = 'open' AND duty.code = 'club.terms_end') AS terms
    FROM duties duty WHERE duty.account_id = account.id
    ) duties ON true`;
};
