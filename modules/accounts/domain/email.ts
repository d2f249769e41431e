/**
 * What makes two e-mail addresses the same person's: surrounding spaces, upper and lower case and
 * the way of composing accents do not count.
 */
export const foldEmail = (email: string): string => email.trim().normalize("NFC").toLowerCase();
