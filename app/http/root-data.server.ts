import { brand } from "#modules/platform/brand.server";
import { env } from "#modules/platform/env.server";
import type { RootData } from "~/root-data";
import type { HttpContext } from "./context.server";
import { flashWords } from "./flash-words.server";

/** What every page knows. Nothing here asks the database: the session was looked up before. */
export function rootDataOf({
  ctx,
  visit,
  language,
}: Pick<HttpContext, "ctx" | "visit" | "language">): RootData {
  const user = visit.session?.needsSecondFactor ? undefined : visit.session?.user;
  const flash = visit.takeFlash();
  return {
    brand,
    csrfToken: visit.csrfToken(),
    locale: ctx.locale,
    formatLocale: ctx.formatLocale,
    user: user && { firstName: user.firstName || user.email, isStaff: user.isStaff },
    reads: language.reads,
    otherLanguage: language.other,
    flash,
    flashWords: flashWords(flash, ctx.locale),
    analyticsContainerId: env.ANALYTICS_CONTAINER_ID,
    errorReportUrl: env.ERROR_REPORT_URL,
  };
}
