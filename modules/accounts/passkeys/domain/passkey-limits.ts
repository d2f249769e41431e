/** How many passkeys one person may have. */
export const MOST_PASSKEYS = 10;

/** The longest name of one, in characters. */
export const PASSKEY_NAME_MAX = 100;

/** How long an authenticator's answer is waited for, in milliseconds. */
export const challengeLifetime = 5 * 60_000;

/** The longest answer that is read at all, in bytes. */
export const ANSWER_MAX = 16_384;
