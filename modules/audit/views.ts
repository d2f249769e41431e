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
