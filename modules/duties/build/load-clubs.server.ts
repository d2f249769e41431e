import { returnLimits } from "#modules/compliance/index.server";
import { rescueDeadlines } from "#modules/filings/index.server";
import { officersOf } from "#modules/officers/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, dayIn, fromUtcDate } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import type { Club } from "../domain/club";
import type { ChosenFacts } from "../domain/fact-names";
import { chosenFacts } from "../domain/facts";
import type { Mark, Proof } from "../domain/marks";
import { ruleOfOwn } from "../domain/own-rules";
import { isReturn } from "../domain/return-form";
import type { Rule } from "../domain/rule";
import { readSources } from "../facts/sources.server";

/** A club with everything that its duties are computed from and settled by. */
export interface LoadedClub {
  readonly id: number;
  readonly name: string;
  /** The day it is in the account's time zone. */
  readonly today: CivilDate;
  readonly isSuspended: boolean;
  /** Counts the answers about its facts. */
  readonly version: number;
  /** Of the rows that were built last. */
  readonly digest: string;
  readonly club: Club;
  readonly marks: readonly Mark[];
  readonly proofs: readonly Proof[];
  readonly own: readonly Rule[];
  /** Own duties that were removed, whose marks stay. */
  readonly formerOwn: readonly Rule[];
}

interface AccountRow {
  readonly id: number;
  readonly name: string;
  readonly timeZone: string;
  readonly createdAt: Date;
  readonly renewalDueOn: string | null;
  readonly groupId: number | null;
  readonly centralOf: number | null;
  readonly isSuspended: boolean;
  readonly facts: ChosenFacts | null;
  readonly version: number | null;
  readonly digest: string | null;
}

const personName = Prisma.sql`coalesce(nullif(btrim(person.first_name || ' ' || person.last_name), ''),
  person.email, '')`;

/**
 * Loads clubs in the order of their numbers; those that were merged away or are not there are left
 * out. For a club whose facts were never gathered its sources are read as they are.
 */
export async function loadClubs(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<readonly LoadedClub[]> {
  const ids = [...accountIds];
  const db = reader(ctx);
  const accounts = await db.$queryRaw<AccountRow[]>`
    SELECT account.id, account.name, account.time_zone AS "timeZone",
      account.created_at AS "createdAt", account.renewal_due_at::text AS "renewalDueOn",
      account.group_id AS "groupId", central.id AS "centralOf",
      account.suspended_at IS NOT NULL AS "isSuspended",
      CASE WHEN kept.gathered_at IS NOT NULL THEN kept.facts END AS facts, kept.version, kept.digest
    FROM accounts account LEFT JOIN groups central ON central.central_account_id = account.id
    LEFT JOIN duty_clubs kept ON kept.account_id = account.id
    WHERE account.id = ANY(${ids}) AND account.merged_into_id IS NULL ORDER BY account.id`;
  const unknown = accounts.filter(({ facts }) => facts === null).map(({ id }) => id);
  const gathered = new Map(
    (unknown.length > 0 ? await readSources(ctx, unknown) : []).map((one) => [one.accountId, one]),
  );
  const limits = await returnLimits(ctx);
  const rescues = new Map(
    (await rescueDeadlines(ctx, ids)).map((one) => [one.accountId, one.actBy]),
  );
  const rosters = await officersOf(ctx, ids);
  const marks = await readMarks(ctx, ids);
  const proofs = await readProofs(ctx, ids);
  const own = byAccount(
    await db.ownDuty.findMany({ where: { accountId: { in: ids } }, orderBy: { id: "asc" } }),
  );
  return accounts.map((account): LoadedClub => {
    const { id, name, createdAt, renewalDueOn } = account;
    const sourced = gathered.get(id);
    const seen = (sourced?.seen ?? []).map(
      ({ code, period, list, asOf }, index): Proof => ({
        ...noProof,
        id: -1 - index,
        code,
        period,
        kind: "irs",
        irs: { list, asOf },
        at: ctx.now(),
      }),
    );
    const ownMarks = marks.get(id) ?? [];
    const ownProofs = [...(proofs.get(id) ?? []), ...seen];
    const rules = own.get(id) ?? [];
    const ruleOf = (one: (typeof rules)[number]) =>
      ruleOfOwn({ ...one, dueOn: fromUtcDate(one.dueOn), enteredOn: fromUtcDate(one.createdAt) });
    return {
      id,
      name,
      today: dayIn(ctx.now(), account.timeZone),
      isSuspended: account.isSuspended,
      version: account.version ?? 0,
      digest: account.digest ?? "",
      club: {
        facts: account.facts ?? chosenFacts(sourced?.rows ?? []),
        since: fromUtcDate(createdAt),
        renewalDueOn: (renewalDueOn as CivilDate | null) ?? undefined,
        officersUntil: rosters.get(id)?.lastEnd,
        reinstateBy: rescues.get(id),
        group: groupOf(account),
        returns: returnsOf(ownMarks, ownProofs),
        limits,
      },
      marks: ownMarks,
      proofs: ownProofs,
      own: rules.filter(({ removedAt }) => removedAt === null).map(ruleOf),
      formerOwn: rules.filter(({ removedAt }) => removedAt !== null).map(ruleOf),
    };
  });
}

const noProof = { file: null, number: null, irs: null, by: "" } as const;

function groupOf({ groupId, centralOf }: AccountRow): Club["group"] {
  if (centralOf !== null) return { id: centralOf, isCentral: true };
  return groupId === null ? undefined : { id: groupId, isCentral: false };
}

/** What of the club's returns is known. What somebody touched goes before what the IRS's list says. */
function returnsOf(marks: readonly Mark[], proofs: readonly Proof[]): Club["returns"] {
  const codes: Record<string, string> = {};
  const extended: Record<string, CivilDate> = {};
  let latest: CivilDate | undefined;
  for (const { code, period, kind } of proofs) {
    if (kind !== "irs" || !isReturn(code)) continue;
    codes[period] = code;
    if (!latest || period > latest) latest = period as CivilDate;
  }
  for (const { code, period, state, extendedOn } of marks) {
    if (!isReturn(code)) continue;
    if (state !== null || extendedOn) codes[period] = code;
    if (extendedOn) extended[period] = extendedOn;
  }
  return { latest, codes, extended };
}

interface Owned {
  readonly accountId: number;
}

function byAccount<Row extends Owned>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const known = found.get(row.accountId);
    if (known) known.push(row);
    else found.set(row.accountId, [row]);
  }
  return found;
}

const readMarks = async (ctx: Ctx, ids: readonly number[]) =>
  byAccount(
    // Days come as their text: the form of a civil date.
    await reader(ctx).$queryRaw<(Mark & Owned)[]>`
      SELECT mark.account_id AS "accountId", mark.code, mark.period, mark.state, mark.reason,
        mark.due_on::text AS "dueOn", mark.done_on::text AS "doneOn", ${personName} AS by,
        mark.settled_at AS "settledAt", mark.snoozed_until::text AS "snoozedUntil",
        mark.extended_on::text AS "extendedOn", mark.version
      FROM duty_marks mark LEFT JOIN users person ON person.id = mark.user_id
      WHERE mark.account_id = ANY(${[...ids]})`,
  );

/** The name of a file that is private is not for everybody who sees the duty. */
const shownName = Prisma.sql`CASE WHEN file.is_private THEN '#' || file.id ELSE file.file_name END`;

interface ProofRow extends Owned, Omit<Proof, "file" | "irs"> {
  readonly fileId: number | null;
  readonly fileName: string | null;
  readonly list: "bmf" | "epostcards" | null;
  readonly asOf: CivilDate | null;
}

async function readProofs(ctx: Ctx, ids: readonly number[]) {
  const rows = await reader(ctx).$queryRaw<ProofRow[]>`
    SELECT proof.account_id AS "accountId", proof.id, proof.code, proof.period, proof.kind,
      proof.file_id AS "fileId", ${shownName} AS "fileName", proof.number, proof.list,
      proof.as_of::text AS "asOf", proof.at, ${personName} AS by
    FROM duty_proofs proof LEFT JOIN account_files file ON file.id = proof.file_id
    LEFT JOIN users person ON person.id = proof.user_id
    WHERE proof.account_id = ANY(${[...ids]}) AND proof.withdrawn_at IS NULL ORDER BY proof.id`;
  return byAccount(
    rows.map(({ fileId, fileName, list, asOf, kind, number, ...row }): Proof & Owned => ({
      ...row,
      kind,
      number: kind === "irs" ? null : number,
      file: fileId === null ? null : { id: fileId, name: fileName ?? "" },
      irs: list && asOf ? { list, asOf } : null,
    })),
  );
}
