const minutes = (count: number) => count * 60_000;
const hours = (count: number) => count * 3_600_000;

/** How long a session lives, in milliseconds (OWASP ASVS 5.0 V7.3; staff reach more, so shorter). */
export const sessionLimits = {
  idleMember: minutes(30),
  idleStaff: minutes(15),
  absolute: hours(12),
  /** The password was right and the code of the second step is still to come. */
  awaitingCode: minutes(10),
  /** Staff see the pages as a member does, for so long at most. */
  impersonation: minutes(30),
  /** `last_seen_at` is written at most this often, so that reading a page writes nothing. */
  touch: minutes(1),
} as const;

/** How long a password reset link works, in milliseconds. */
export const resetLinkLifetime = minutes(60);
