import { type MessageRef, message } from "#modules/platform/messages";
import { billingMessages } from "../messages";

/** When and how often a discount may be used. */
export interface UseTerms {
  /** The first instant at which the code works; null: always has. */
  readonly validFrom: Date | null;
  /** The first instant at which it works no more; null: never ends. */
  readonly validUntil: Date | null;
  /** Null: without limit. */
  readonly maxUses: number | null;
  readonly maxUsesPerAccount: number | null;
}

/** How many uses are taken: those that were used, and those that are kept free for somebody. */
export interface TakenUses {
  readonly byAll: number;
  readonly byAccount: number;
}

export type DiscountPhase = "scheduled" | "active" | "ended";

/** How long a use is kept free for an account. */
const HOLD_MS = 30 * 60_000;

/** Where an instant lies in a discount's period `[validFrom, validUntil)`. */
export function phaseOf({ validFrom, validUntil }: UseTerms, now: Date): DiscountPhase {
  if (validUntil && now >= validUntil) return "ended";
  return validFrom && now < validFrom ? "scheduled" : "active";
}

/** Why one more use is refused; undefined when it may be taken. `taken` leaves out that use. */
export function whyRefused(terms: UseTerms, taken: TakenUses, now: Date): MessageRef | undefined {
  const phase = phaseOf(terms, now);
  if (phase === "scheduled") return message(billingMessages, "discountNotYet");
  if (phase === "ended") return message(billingMessages, "discountEnded");
  if (terms.maxUses !== null && taken.byAll >= terms.maxUses) {
    return message(billingMessages, "discountUsedUp");
  }
  if (terms.maxUsesPerAccount !== null && taken.byAccount >= terms.maxUsesPerAccount) {
    return message(billingMessages, "discountUsedByAccount");
  }
  return undefined;
}

/** Until when a use that is kept from now on stays kept: 30 minutes, never beyond the period. */
export function keptUntil({ validUntil }: UseTerms, now: Date): Date {
  const end = new Date(now.getTime() + HOLD_MS);
  return validUntil && validUntil < end ? validUntil : end;
}
