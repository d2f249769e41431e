/**
 * Whether an authenticator's count of signatures went back or stood still, which a copy of the key
 * shows by (WebAuthn 3, section 6.1.1). Who does not count says 0: that tells nothing.
 */
export const hasGoneBack = (kept: bigint, sent: bigint): boolean =>
  kept > 0n && sent > 0n && sent <= kept;
