import { days } from "#modules/platform/dates";

/** How long the link of an invitation works, in milliseconds. */
export const invitationLifetime = days(7);
