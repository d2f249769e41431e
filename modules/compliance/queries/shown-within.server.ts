import { env } from "#modules/platform/env.server";
import type { ShownWithin } from "../domain/unseen-returns";

/** How long the IRS's file takes to show a return, by the settings. */
export const shownWithin = (): ShownWithin => ({
  notice: env.IRS_FILE_NOTICE_DAYS,
  return: env.IRS_FILE_RETURN_DAYS,
});
