import { createCtx } from "#modules/platform/ctx.server";
import { civilDate, toUtcDate } from "#modules/platform/dates";
import { db, pool } from "#modules/platform/db.server";
import { today } from "#tests/setup/today";
import { registry } from "#workers/registry";

/** A system whose clock a test moves on by hand; noon in New York. */
export function clock(start = "2026-11-23T17:00:00Z") {
  let time = Date.parse(start);
  return {
    ctx: createCtx({ actor: { kind: "system", name: "tests" }, now: () => new Date(time) }),
    now: () => new Date(time),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    set: (at: string) => {
      time = Date.parse(at);
    },
  };
}
export type Clock = ReturnType<typeof clock>;

let nextEin = 410_000_000;

export interface MadeClub {
  readonly name?: string;
  readonly groupId?: number;
  /** The end of the latest period that the file shows, "202606"; undefined for no row. */
  readonly period?: string | undefined;
  readonly asOf?: string;
  readonly groupNumber?: string;
  readonly ein?: string;
  /** What its bylaws were written from. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** A club with an EIN, its row in the IRS's file, and adopted bylaws: good by what is given. */
export async function standingClub({ ein = String(++nextEin), ...made }: MadeClub = {}) {
  const [club] = await standingClubs([ein], made);
  if (!club) throw new Error("no club was made");
  return club;
}

/** So many of them at once. */
export const manyClubs = (count: number, made: Omit<MadeClub, "ein"> = {}) =>
  standingClubs(
    Array.from({ length: count }, () => String(++nextEin)),
    made,
  );

async function standingClubs(
  eins: readonly string[],
  {
    name = "Elm Street Boosters",
    groupId,
    period = "202606",
    asOf = "2026-10-12",
    groupNumber = "0000",
    answers = {},
  }: Omit<MadeClub, "ein">,
) {
  const accounts = await db.account.createManyAndReturn({
    data: eins.map((ein) => ({
      name,
      ein,
      levelId: 1002,
      renewalDueAt: toUtcDate(civilDate("2027-06-30")),
      ...(groupId && { groupId }),
    })),
    select: { id: true, ein: true },
  });
  const now = new Date();
  const adoption = {
    date: today(),
    isUnanimous: true,
    votesFor: null,
    votesAgainst: 0,
    abstained: 0,
    presidingOfficer: "Jane Roe",
    secretary: "José Díaz",
  };
  await db.bylaws.createMany({
    data: accounts.map(({ id: accountId, ein }) => ({
      hash: `${ein}-${"x".repeat(33)}`,
      variant: "booster",
      accountId,
      createdAt: now,
      updatedAt: now,
    })),
  });
  await pool.query(
    `INSERT INTO bylaws_versions (id, bylaws_id, number, template_version, answers, state, created_at,
       ready_at, document, adopted_at, adoption)
     SELECT gen_random_uuid(), id, 1, 1, $3, 'ready', now(), now(), '{}', now(), $2
     FROM bylaws WHERE account_id = ANY ($1)`,
    [accounts.map(({ id }) => id), JSON.stringify(adoption), JSON.stringify(answers)],
  );
  await db.irsOrganization.createMany({
    data: eins.map((ein) => rowOf({ ein, period, asOf, groupNumber })),
  });
  return accounts.map(({ id, ein }) => ({ id, ein: ein ?? "" }));
}

export interface FileRowMade {
  readonly ein: string;
  readonly period: string;
  readonly asOf?: string;
  readonly groupNumber?: string;
}

function rowOf({ ein, period, asOf = "2026-10-12", groupNumber = "0000" }: FileRowMade) {
  return {
    ein,
    name: "CLUB",
    sortName: "",
    city: "ORONO",
    state: "ME",
    groupNumber,
    subsection: "03",
    affiliation: "9",
    status: "01",
    ruling: "",
    deductibility: "1",
    filingCode: "02",
    fiscalYearEnd: 6,
    taxPeriod: period,
    asOf: toUtcDate(civilDate(asOf)),
  };
}

/** The row of an EIN in the IRS's file, in the place of the one before, whose group it keeps. */
export async function fileRow(made: FileRowMade): Promise<void> {
  const { groupNumber, ...row } = rowOf(made);
  await db.irsOrganization.upsert({
    where: { ein: made.ein },
    create: { ...row, groupNumber },
    update: { ...row, ...(made.groupNumber && { groupNumber }) },
  });
}

/** Leaves no account of tests before: only what a test makes is judged in it. */
export async function emptyWorld(): Promise<void> {
  const { id } = await db.account.create({ data: { name: "What was before" } });
  await db.standing.deleteMany({});
  await pool.query(
    `UPDATE accounts SET merged_into_id = $1, merged_at = now()
     WHERE merged_into_id IS NULL AND id <> $1`,
    [id],
  );
  await pool.query(
    "UPDATE standing_holds SET state = 'dropped', decided_at = now() WHERE state = 'held'",
  );
  await pool.query("DELETE FROM outbox_jobs");
  await pool.query("DELETE FROM standing_sweeps");
}

/** Puts an EIN on the revocation list. */
export const revoke = (ein: string, revokedOn: string, reinstatedOn?: string) =>
  db.irsRevocation.create({
    data: {
      ein,
      revokedOn: toUtcDate(civilDate(revokedOn)),
      reinstatedOn: reinstatedOn ? toUtcDate(civilDate(reinstatedOn)) : null,
      asOf: toUtcDate(civilDate("2026-11-10")),
    },
  });

/** Runs what waits and is due now (its column rounds to the next millisecond), as workers would, until nothing is left; papers are left out. */
export async function work(time: Pick<Clock, "ctx">, isWithDelayed = false): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const { rows } = await pool.query<{ id: string; job_name: string; payload: unknown }>(
      `DELETE FROM outbox_jobs
       WHERE (available_at <= clock_timestamp() + interval '1 ms' OR $1) AND job_name <> 'bylaws.render'
       RETURNING id, job_name, payload`,
      [isWithDelayed && done.length === 0],
    );
    if (rows.length === 0) return done;
    for (const { id, job_name, payload } of rows) {
      const signal = new AbortController().signal;
      await registry.get(job_name)?.run({ ...time.ctx, jobId: id, attempt: 1, signal }, payload);
      done.push(job_name);
    }
  }
}

export const wordOf = async (accountId: number): Promise<string | undefined> =>
  (await db.standing.findUnique({ where: { accountId } }))?.verdict;

export const historyOf = (accountId: number) =>
  db.standingChange.findMany({ where: { accountId }, orderBy: { id: "asc" } });
