import type { CivilDate } from "#modules/platform/dates";

/** A seal by its number and its hash in hexadecimal digits. */
export interface ChainHead {
  readonly number: number;
  readonly hash: string;
}

/**
 * What can be wrong with the audit: `changed` an entry is not what was sealed; `entry_missing` a
 * sealed (or waiting) entry is gone; `seal_missing` numbers are left out; `broken_link` a seal does
 * not follow the one before, as after reordering; `cut_off` the chain ends before a seal that is
 * known; `rewritten` a known seal has another hash; `put_in` an entry came past the application;
 * `unsealed` an entry waits for its seal too long.
 */
export const auditFaults = [
  "changed",
  "entry_missing",
  "seal_missing",
  "broken_link",
  "cut_off",
  "rewritten",
  "put_in",
  "unsealed",
] as const;
export type AuditFaultKind = (typeof auditFaults)[number];

export interface AuditFault {
  readonly kind: AuditFaultKind;
  readonly seal?: number;
  readonly entry?: number;
}

/** What staff look for; everything that is left out is open. */
export interface TrailFilter {
  /** Part of a person's name or address, or of the system's own name. */
  readonly actor?: string;
  /** Part of an action: "billing.", "refunded". */
  readonly action?: string;
  /** "account:12", or "account" for every account. */
  readonly subject?: string;
  /** From this day to that one, both counted, in the time zone of the office. */
  readonly from?: CivilDate | undefined;
  readonly to?: CivilDate | undefined;
}

/** An audit entry as staff read it. */
export interface TrailEntry {
  readonly id: string;
  readonly at: Date;
  readonly actorKind: "visitor" | "user" | "system";
  /** How who did it is called; "" for a visitor and for somebody who is gone. */
  readonly actor: string;
  readonly actorId: number | null;
  readonly action: string;
  readonly subject: string;
  /** How the account or the person of the subject is called now; "" for anything else. */
  readonly subjectName: string;
  readonly facts: readonly TrailFact[];
  readonly requestId: string;
  /** The number of its seal; null while it waits. */
  readonly seal: number | null;
}

/** One thing that an entry says: a value, or what it was before and after. */
export interface TrailFact {
  readonly label: string;
  readonly before?: string;
  readonly value: string;
}

/** Whether the audit holds, as the last check found. */
export interface ChainState {
  readonly checkedAt: Date | null;
  /** The last entry up to which all is well; null before the first. */
  readonly entry: number | null;
  readonly head: ChainHead | null;
  readonly fault: AuditFault | null;
  /** Entries that wait for their seal now. */
  readonly waiting: number;
}

export const trailLimits = { search: 100 } as const;
