/** How long the link that confirms a new e-mail address works, in milliseconds. */
export const emailLinkLifetime = 60 * 60_000;
