import { ownedFileIds } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { type CivilDate, compareDates, parseCivilDate } from "#modules/platform/dates";
import type { Prisma } from "#modules/platform/db.server";
import { formatLongDate } from "#modules/platform/format";
import { fileIdsOf } from "#modules/platform/forms/contract";
import { enqueue } from "#modules/platform/jobs/index.server";
import { type MessageRef, message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { type FieldErrors, ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { buildClubs } from "../build/build-clubs.server";
import type { ProofKind } from "../domain/rule";
import type { SettledDuty } from "../domain/settle";
import { findDuty } from "../find-duty.server";
import { dutiesChangedJob } from "../jobs";
import { dutiesMessages } from "../messages";
import { type ClubWithBook, readClubUnasked } from "../read-club.server";
import { actorId, addStep, type DutyKey, lockClubs } from "../store.server";
import type { DutyStepKind } from "../views";

/** A duty that is being changed, with its club. */
export interface Changing {
  readonly key: DutyKey;
  readonly duty: SettledDuty;
  readonly club: ClubWithBook;
  readonly today: CivilDate;
}

/** What a change writes into the histories. */
export interface Changed {
  readonly kind: keyof typeof actions;
  readonly data?: Prisma.InputJsonObject;
  /** Of which duty, where it is not that which was asked about. */
  readonly key?: DutyKey;
}

/** What is written of each step to the record of changes. */
const actions = {
  done: "duties.done",
  done_undone: "duties.done-undone",
  waived: "duties.waived",
  waived_undone: "duties.waived-undone",
  snoozed: "duties.snoozed",
  snooze_undone: "duties.snooze-undone",
  extended: "duties.extended",
  extension_undone: "duties.extension-undone",
} as const satisfies Partial<Record<DutyStepKind, string>>;

/**
 * Changes one duty of a club, whose people and staff may: one after the other for each club. The
 * change, its step in the history, its audit entry, the built duties and the event share the transaction.
 * Refusals: `not_found` for strangers, and for a duty that the club has not.
 */
export async function changeDuty(
  ctx: Ctx,
  { accountId, code, period }: DutyKey,
  work: (tx: TxCtx, changing: Changing) => Promise<Result<Changed>>,
): Promise<Result<void>> {
  const key = { accountId, code, period };
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    await lockClubs(tx, [accountId]);
    const club = await readClubUnasked(tx, accountId);
    if (!club.ok) return club;
    const duty = findDuty(club.value, code, period);
    if (!duty) return refuse({ code: "not_found" });
    const { today } = club.value.loaded;
    const changed = await work(tx, { key, duty, club: club.value, today });
    if (!changed.ok) return changed;
    const { kind, data = {}, key: of = key } = changed.value;
    await addStep(tx, of, kind, data);
    await audit(tx, {
      action: actions[kind],
      subject: `account:${accountId}`,
      data: { code: of.code, period: of.period, ...data },
    });
    await buildClubs(tx, [accountId]);
    await enqueue(tx, dutiesChangedJob, { accountId });
    return ok(undefined);
  });
}

type Words = {
  [Key in keyof (typeof dutiesMessages)["en"]]: (typeof dutiesMessages)["en"][Key] extends `${string}{${string}`
    ? never
    : Key;
}[keyof (typeof dutiesMessages)["en"]];

/** A message of this room without values. */
export const words = (key: Words): MessageRef => message(dutiesMessages, key);

/** A refusal because of what stands. */
export const conflict = (key: Words): Refused => refuse({ code: "conflict", message: words(key) });

/** Why something that is settled cannot be settled again: who did it, and when. */
export function refuseSettled(ctx: Ctx, { mark, waiver }: SettledDuty): Refused {
  if (mark?.state === "done" && mark.doneOn && mark.by) {
    const date = formatLongDate(mark.doneOn, ctx);
    const doneBy = message(dutiesMessages, "doneBy", { name: mark.by, date });
    return refuse({ code: "conflict", message: doneBy });
  }
  return conflict(
    mark?.state === "done" ? "doneAlready" : waiver ? "waivedAlready" : "doneAlready",
  );
}

/** Reads a day of a form. */
export function readDay(
  typed: string,
): { readonly day: CivilDate } | { readonly wrong: MessageRef } {
  const day = parseCivilDate(typed);
  if (!day) return { wrong: words("dayShape") };
  if (day < "2000-01-01" || day > "2100-12-31") return { wrong: words("dayOutside") };
  return { day };
}

/** The same for something that has happened. */
export function readPast(
  typed: string,
  today: CivilDate,
): { readonly day: CivilDate } | { readonly wrong: MessageRef } {
  const read = readDay(typed);
  if ("day" in read && compareDates(read.day, today) > 0) return { wrong: words("dayAhead") };
  return read;
}

/** What a form brings as proof. */
export interface SentProof {
  readonly number: string;
  /** The value of a dropbox. */
  readonly files: string;
  readonly isSeen: boolean;
}

/** What is said where no proof came of those that are wanted: at the field of the first. */
export function missingProof(
  wanted: readonly ProofKind[],
  { number, isSeen }: Omit<SentProof, "files">,
  files: number,
): FieldErrors {
  const brought: Readonly<Record<ProofKind, boolean>> = {
    file: files > 0,
    number: number.trim() !== "",
    seen: isSeen,
  };
  const [first] = wanted;
  if (!first || wanted.some((kind) => brought[kind])) return {};
  const fields = { file: "file_uploads", number: "number", seen: "is_seen" } as const;
  const said = { file: "proofFile", number: "proofNumber", seen: "proofSeen" } as const;
  return { [fields[first]]: [words(wanted.length > 1 ? "proofAny" : said[first])] };
}

/** The files of a form, if all of them are the account's own. */
export async function ownFiles(
  tx: TxCtx,
  accountId: number,
  files: string,
): Promise<readonly number[] | undefined> {
  const wanted = fileIdsOf(files);
  const owned = await ownedFileIds(tx, accountId, wanted);
  return owned.length === wanted.length ? owned : undefined;
}

/** Keeps a number, files and a person's word as proofs of a duty. */
export async function keepProofs(
  tx: TxCtx,
  { accountId, code, period }: DutyKey,
  { number, fileIds, isSeen }: { number: string; fileIds: readonly number[]; isSeen: boolean },
): Promise<void> {
  const common = { accountId, code, period, userId: actorId(tx), at: tx.now() };
  const typed = number.trim();
  await tx.tx.dutyProof.createMany({
    data: [
      ...fileIds.map((fileId) => ({ ...common, kind: "file", fileId })),
      ...(typed ? [{ ...common, kind: "number", number: typed }] : []),
      ...(isSeen ? [{ ...common, kind: "seen" }] : []),
    ],
  });
}

/** Takes the proofs of a duty back that people brought. */
export async function withdrawProofs(
  tx: TxCtx,
  { accountId, code, period }: DutyKey,
): Promise<void> {
  await tx.tx.dutyProof.updateMany({
    where: { accountId, code, period, kind: { not: "irs" }, withdrawnAt: null },
    data: { withdrawnAt: tx.now() },
  });
}

/**
 * Writes a mark, on the condition that the duty is as it was read: that what `where` says holds, or
 * that it has no mark yet. @returns false when it is another by now
 */
export async function writeMark(
  tx: TxCtx,
  { key, duty }: Pick<Changing, "key" | "duty">,
  where: Prisma.DutyMarkWhereInput,
  data: Omit<Prisma.DutyMarkUncheckedUpdateManyInput, "version">,
): Promise<boolean> {
  if (!duty.mark) {
    const { accountId, code, period } = key;
    const made = await tx.tx.dutyMark.createMany({
      data: { ...(data as Prisma.DutyMarkUncheckedCreateInput), accountId, code, period },
      skipDuplicates: true,
    });
    return made.count === 1;
  }
  const changed = await tx.tx.dutyMark.updateMany({
    where: { ...where, ...key, version: duty.mark.version },
    data: { ...data, version: { increment: 1 } },
  });
  return changed.count === 1;
}
