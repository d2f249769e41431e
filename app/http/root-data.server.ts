import { brand } from "#modules/platform/brand.server";
import { env } from "#modules/platform/env.server";
import { pageCheckMessages } from "~/messages/page-check";
import type { RootData } from "~/root-data";
import type { HttpContext } from "./context.server";
import { flashWords } from "./flash-words.server";
import type { FootLink } from "./language";
import { pageCheckPath } from "./page-check-path";

/** The way of staff to the check of a page; nobody else, and no page of their own, has it. */
function pageCheckLink(path: string): FootLink {
  const label = pageCheckMessages.en.link;
  return { label, href: pageCheckPath(path), target: "_blank", rel: "noreferrer" };
}

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
    footLinks: [
      ...(language.other ? [language.other] : []),
      ...(user?.isStaff && language.address ? [pageCheckLink(language.path)] : []),
    ],
    canonical: language.address?.canonical,
    flash,
    flashWords: flashWords(flash, ctx.locale),
    analyticsContainerId: env.ANALYTICS_CONTAINER_ID,
    errorReportUrl: env.ERROR_REPORT_URL,
  };
}
