import { days } from "#modules/platform/dates";

/** After how long without a sign of life a draft's applicant is reminded, in milliseconds. */
export const silenceMs = days(1);

/** So often at most for one application; once for each silence. */
export const mostResumeMails = 2;
