import { createHash } from "node:crypto";
import type { TxCtx } from "#modules/platform/ctx.server";
import { addDays, type CivilDate } from "#modules/platform/dates";
import type { SettledDuty } from "../domain/settle";
import { type Rulebook, readRulebook, statesOf, touchedGroupDuties } from "../rulebook.server";
import { lockClubs } from "../store.server";
import { AFTER_DAYS, listedDuties } from "./compute.server";
import { type LoadedClub, loadClubs } from "./load-clubs.server";

/** One row of the table of duties. */
interface BuiltRow {
  readonly accountId: number;
  readonly code: string;
  readonly period: string;
  readonly level: string;
  readonly opensOn: CivilDate | null;
  readonly dueOn: CivilDate;
  readonly actBy: CivilDate | null;
  readonly state: SettledDuty["state"];
  readonly isConfirmed: boolean;
  readonly isOptional: boolean;
  readonly counts: boolean;
  readonly snoozedUntil: CivilDate | null;
}

const rowOf = (accountId: number, duty: SettledDuty): BuiltRow => ({
  accountId,
  code: duty.rule.code,
  period: duty.period,
  level: duty.rule.level,
  opensOn: duty.opensOn,
  dueOn: duty.dueOn,
  actBy: duty.actBy,
  state: duty.state,
  isConfirmed: duty.isConfirmed,
  isOptional: duty.rule.isOptional,
  counts: duty.counts,
  snoozedUntil: duty.mark?.snoozedUntil ?? null,
});

/** What was built of a club as a short text: the same again is not written. */
const digestOf = (rows: readonly BuiltRow[]): string =>
  createHash("sha1")
    .update(rows.map((row) => Object.values(row).join("|")).join("\n"))
    .digest("base64url");

/** The rules for the clubs of a page: those of their states and groups. */
const bookFor = (tx: TxCtx, clubs: readonly LoadedClub[]): Promise<Rulebook> =>
  readRulebook(tx, {
    states: clubs.flatMap(({ club }) =>
      Object.values(statesOf(club)).filter((one) => one !== undefined),
    ),
    groupIds: clubs.flatMap(({ club }) => club.group?.id ?? []),
    groupDutyIds: touchedGroupDuties(clubs.flatMap(({ marks }) => marks)),
  });

/**
 * Builds the duties of clubs from 400 days ago to 430 days ahead again, with what is overdue for
 * longer, and writes those that are not as they were: for one club within its request, for all of them page by page. The rows of the clubs
 * stay locked until the transaction ends, so that of two builds the later reads what the other wrote.
 */
export async function buildClubs(
  tx: TxCtx,
  accountIds: readonly number[],
  given?: Rulebook,
): Promise<void> {
  if (accountIds.length === 0) return;
  await lockClubs(tx, accountIds);
  const clubs = await loadClubs(tx, accountIds);
  const book = given ?? (await bookFor(tx, clubs));
  const built = clubs.map((loaded) => {
    const { id, today } = loaded;
    const listed = listedDuties(book, loaded, addDays(today, AFTER_DAYS));
    const rows = listed.map((duty) => rowOf(id, duty));
    return { id, today, rows, digest: digestOf(rows), before: loaded.digest };
  });
  const changed = built.filter(({ digest, before }) => digest !== before);
  if (changed.length > 0) {
    await tx.tx.$executeRaw`
      DELETE FROM duties WHERE account_id = ANY(${changed.map(({ id }) => id)})`;
    await insertRows(
      tx,
      changed.flatMap(({ rows }) => rows),
    );
  }
  await tx.tx.$executeRaw`
    UPDATE duty_clubs kept SET built_for = built.day, digest = built.digest
    FROM unnest(${built.map(({ id }) => id)}::int[], ${built.map(({ today }) => today)}::date[],
      ${built.map(({ digest }) => digest)}::text[]) AS built(account_id, day, digest)
    WHERE kept.account_id = built.account_id
      AND (kept.built_for, kept.digest) IS DISTINCT FROM (built.day, built.digest)`;
}

async function insertRows({ tx }: TxCtx, rows: readonly BuiltRow[]): Promise<void> {
  const column = <Name extends keyof BuiltRow>(name: Name) => rows.map((row) => row[name]);
  await tx.$executeRaw`
    INSERT INTO duties (account_id, code, period, level, opens_on, due_on, act_by, state,
      is_confirmed, is_optional, counts, snoozed_until)
    SELECT * FROM unnest(${column("accountId")}::int[], ${column("code")}::text[],
      ${column("period")}::text[], ${column("level")}::text[], ${column("opensOn")}::date[],
      ${column("dueOn")}::date[], ${column("actBy")}::date[], ${column("state")}::text[],
      ${column("isConfirmed")}::boolean[], ${column("isOptional")}::boolean[],
      ${column("counts")}::boolean[], ${column("snoozedUntil")}::date[])`;
}
