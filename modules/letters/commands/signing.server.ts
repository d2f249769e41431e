import { refuseSuspended } from "#modules/accounts/index.server";
import { officeName, officeWords } from "#modules/officers/contract";
import { officeOf } from "#modules/officers/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { civilDateIn, fromUtcDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { type MessageRef, message, translator } from "#modules/platform/messages";
import { isActingMember } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { lettersMessages } from "../messages";
import { lockLetter } from "../store.server";

/** What proves where a signature came from. */
export interface Evidence {
  /** Names the session, not its cookie. */
  readonly sessionId: string;
  /** The whole address; what is kept is cut. */
  readonly ip: string;
}

/** Who signs, and as what. */
export interface Signer {
  readonly userId: number;
  readonly office: string;
  /** As the roster has the name. */
  readonly rosterName: string;
}

export const conflict = (words: MessageRef): Refused =>
  refuse({ code: "conflict", message: words });

/** A letter that is held, with what it is about. */
export async function heldLetter(tx: TxCtx, id: number) {
  if (!(await lockLetter(tx, id))) return undefined;
  return tx.tx.letter.findUniqueOrThrow({
    where: { id },
    include: {
      account: { select: { name: true, timeZone: true, groupId: true } },
      group: { select: { label: true } },
      signatures: { orderBy: { id: "asc" } },
    },
  });
}
export type HeldLetter = NonNullable<Awaited<ReturnType<typeof heldLetter>>>;

/**
 * The officer who acts: one of the account's own people whose term in its roster is open today. Staff
 * sign for nobody. Refusals: `not_found` for whoever is not of the account; `conflict` with the reason.
 */
export async function actingOfficer(tx: TxCtx, accountId: number): Promise<Result<Signer>> {
  const { actor } = tx;
  if (actor.kind !== "user" || !isActingMember(tx, accountId)) {
    return refuse({ code: "not_found" });
  }
  const suspended = await refuseSuspended(tx, accountId);
  if (suspended) return suspended;
  const held = await officeOf(tx, { accountId, userId: actor.userId });
  if (!held) return conflict(message(lettersMessages, "noOffice"));
  const { term } = held;
  // Kept under the letter, which is in English.
  const office = officeName(translator(officeWords, "en"), term);
  if (term.state === "open") {
    return ok({ userId: actor.userId, office, rosterName: term.name });
  }
  const said = officeName(translator(officeWords, tx.locale), term);
  return conflict(
    term.state === "ended"
      ? message(lettersMessages, "termEnded", {
          office: said,
          day: formatLongDate(term.endsOn, tx),
        })
      : message(lettersMessages, "termComing", {
          office: said,
          day: formatLongDate(term.startsOn, tx),
        }),
  );
}

/** A refusal where a letter can be signed and declined no more. */
export function refuseSettled(tx: TxCtx, letter: HeldLetter): Refused | undefined {
  if (letter.state !== "open") return conflict(message(lettersMessages, "notOpen"));
  if (letter.account.groupId !== letter.groupId) {
    return conflict(message(lettersMessages, "leftGroup", { group: letter.group.label }));
  }
  const expiresOn = fromUtcDate(letter.expiresOn);
  if (expiresOn >= civilDateIn(tx.now(), letter.account.timeZone)) return undefined;
  const day = formatLongDate(expiresOn, tx);
  return conflict(message(lettersMessages, "expired", { day, group: letter.group.label }));
}

/** A first and a last name: two words with letters. */
export const isFullName = (typed: string): boolean =>
  typed
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length >= 2;

export const foldName = (name: string): string =>
  name.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();
