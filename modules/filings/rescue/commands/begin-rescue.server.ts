import { lockAccount, tellAccountChanged } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { compareDates } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { type FieldErrors, ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { noAnswers, type RescueAnswers } from "../domain/answers";
import { rescueMessages } from "../messages";
import { reinstatementLetter } from "../queries/reinstatement-letter.server";
import { readLetter } from "../read-answers";
import type { RescueFields } from "../schemas";
import { type RescuedClub, rescuedClub, revokedNow, rowOfAnswers } from "../store.server";

export interface RescueBeginning {
  readonly accountId: number;
  /** The day of the IRS's letter, where the list does not have the EIN as revoked. */
  readonly letter: Pick<RescueFields, "letter_month" | "letter_day" | "letter_year">;
}

/**
 * Begins the way back of an account whose EIN the revocation list has as revoked, or that has the IRS's
 * letter: nothing else begins it. For its people, and staff whose work accounts are.
 * @returns refusal `not_found`; `invalid` at the letter's fields; `conflict` when it was begun before, or
 *   a letter that gave the exemption back is later than the list's word
 */
export async function beginRescue(
  ctx: Ctx,
  { accountId, letter: typed }: RescueBeginning,
): Promise<Result<{ id: number }>> {
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx): Promise<Result<{ id: number }>> => {
    await lockAccount(tx, accountId);
    const club = await rescuedClub(tx, accountId);
    if (!club) return refuse({ code: "not_found" });
    const known = await answersAtFirst(tx, club, typed);
    if (!known.ok) return known;
    const { begunBy, answers } = known.value;
    const [begun] = await tx.tx.rescue.createManyAndReturn({
      data: {
        accountId,
        begunBy,
        ...rowOfAnswers(answers),
        begunAt: tx.now(),
        changedAt: tx.now(),
      },
      select: { id: true },
      skipDuplicates: true,
    });
    if (!begun) {
      return refuse({ code: "conflict", message: message(rescueMessages, "begunAlready") });
    }
    await audit(tx, {
      action: "filings.rescue-begun",
      subject: `account:${accountId}`,
      data: { rescueId: begun.id, begunBy, revokedOn: answers.revokedOn ?? null },
    });
    await tellAccountChanged(tx, accountId);
    return ok(begun);
  });
}

interface FirstAnswers {
  readonly begunBy: "list" | "letter";
  readonly answers: RescueAnswers;
}

/** What the list and the letter already answer. */
async function answersAtFirst(
  ctx: Ctx,
  club: RescuedClub,
  typed: RescueBeginning["letter"],
): Promise<Result<FirstAnswers>> {
  const errors: FieldErrors = {};
  const letter = readLetter(typed, { today: club.today, errors });
  if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
  const revoked = revokedNow(club.revocations);
  if (!revoked && !letter) {
    const isAsked = club.ein === undefined || club.revocations.length === 0;
    return refuseField(
      "letter_month",
      message(rescueMessages, isAsked ? "letterMissing" : "notBegun"),
    );
  }
  const held = await reinstatementLetter(ctx, club.accountId);
  if (held && revoked && !letter && compareDates(held.reinstatedOn, revoked.revokedOn) > 0) {
    const date = formatLongDate(held.reinstatedOn, ctx);
    return refuse({ code: "conflict", message: message(rescueMessages, "letterHeld", { date }) });
  }
  const answers: RescueAnswers = {
    ...noAnswers,
    letter,
    ...(revoked && { revokedOn: revoked.revokedOn, postedOn: revoked.postedOn }),
    ...(club.revocations.length > 1 && { revokedBefore: "yes" }),
    ...(club.isInGroup && { inGroup: "yes" }),
  };
  return ok({ begunBy: revoked ? "list" : "letter", answers });
}
