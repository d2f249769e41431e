import { days } from "#modules/platform/dates";

export const claimStates = ["open", "approved", "objected", "rejected", "effective"] as const;
export type ClaimState = (typeof claimStates)[number];

/** While a claim is in one of these it runs: money and access stay as they are. */
export const running: ClaimState[] = ["open", "approved", "objected"];

const OBJECTION_LASTS = days(7);

/** From when on a claim that nobody objected to can become a handover. */
export const claimEffective = (claimedAt: Date): Date =>
  new Date(claimedAt.getTime() + OBJECTION_LASTS);

/** Whether an objection still counts. */
export const mayObject = (state: string, effectiveAt: Date, now: Date): boolean =>
  (state === "open" || state === "approved") && now < effectiveAt;

/** From which states a claim is approved, and from which it is not. */
export const decidable: Readonly<Record<"approved" | "rejected", readonly ClaimState[]>> = {
  approved: ["open", "objected"],
  rejected: running,
};

/** Whether an approved claim is a handover from now on. */
export const isDue = (state: string, effectiveAt: Date, now: Date): boolean =>
  state === "approved" && now >= effectiveAt;
