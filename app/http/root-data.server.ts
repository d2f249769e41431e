import { inquiryWays } from "#modules/inquiries/index.server";
import { brand } from "#modules/platform/brand.server";
import { seconds } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { type Locale, translator } from "#modules/platform/messages";
import { pageCheckMessages } from "~/parts/page-check/words";
import { textStaffMessages } from "~/parts/texts/words";
import type { RootData, SeenAs } from "~/root-data";
import { textsAt } from "~/wording/editable.server";
import type { HttpContext } from "./context.server";
import type { FlashKind, FlashWords } from "./flash";
import { flashMessages, visitorFlashMessages } from "./flash-messages";
import { href } from "./href";
import { inquiryPaths } from "./inquiry-paths";
import type { FootLink } from "./language";
import { isMemberPage } from "./page-areas";
import { textStaffPaths } from "./text-staff-paths";
import { wordsFor } from "./wording.server";

/** Where staff have one page of this site checked for readers and search engines. */
const pageCheckPath = (path: string): string => href("/admin/yoast/show", {}, { url: path });

/** The way of staff to the check of a page; nobody else, and no page of their own, has it. */
function pageCheckLink(path: string): FootLink {
  const label = pageCheckMessages.en.link;
  return { label, href: pageCheckPath(path), target: "_blank", rel: "noreferrer" };
}

/** The way of staff to the texts of a page, where they may change them. */
function textsLink(path: string): FootLink[] {
  const page = textsAt(path);
  return page ? [{ label: textStaffMessages.en.link, href: textStaffPaths.list({ page }) }] : [];
}

/** As whom staff see the page, who see as a member. */
function seenAs({ ctx, visit }: Pick<HttpContext, "ctx" | "visit">): SeenAs | undefined {
  const impersonation = visit.session?.impersonation;
  if (!impersonation) return undefined;
  const { person, account, endsAt } = impersonation;
  const secondsLeft = Math.ceil((endsAt.getTime() - ctx.now().getTime()) / seconds(1));
  return { person, account: account.name, secondsLeft };
}

const formWays = (locale: Locale): RootData["formWays"] =>
  inquiryWays(locale).map(({ kind, menu, label }) => ({
    menu: `nav.${menu}`,
    to: inquiryPaths.form(kind),
    label,
  }));

/** What every page knows. Nothing here asks the database: the session was looked up before. */
export function rootDataOf({
  ctx,
  visit,
  language,
}: Pick<HttpContext, "ctx" | "visit" | "language">): RootData {
  const user = visit.session?.needsSecondFactor ? undefined : visit.session?.user;
  const flash = visit.takeFlash();
  const impersonation = seenAs({ ctx, visit });
  return {
    brand,
    csrfToken: visit.csrfToken(),
    locale: ctx.locale,
    formatLocale: ctx.formatLocale,
    user: user && {
      firstName: user.firstName || user.email,
      isStaff: user.isStaff,
      offersPasskey: user.offersPasskey,
      accounts: isMemberPage(language.path) ? visit.session?.accounts : undefined,
    },
    formWays: formWays(ctx.locale),
    words: wordsFor(language.reads),
    footLinks: [
      ...(language.other ? [language.other] : []),
      ...(user?.isStaff && language.address
        ? [pageCheckLink(language.path), ...textsLink(language.path)]
        : []),
    ],
    banners: impersonation && { impersonation },
    canonical: language.address?.canonical,
    flash,
    flashWords: flashWords(flash, ctx.locale),
    analyticsContainerId: env.ANALYTICS_CONTAINER_ID,
    errorReportUrl: env.ERROR_REPORT_URL,
  };
}

/** Notices that pages show which are there in every language. */
const forVisitors = [
  "signed-out",
  "bylaws-kept",
  "handover-declined",
  "handover-asked",
  "handover-completed",
  "handover-left",
  "invitation-accepted",
  "seeing-ended",
  "paypal-cancelled",
  "paypal-cleared",
  "renewal-submitted",
  "renewal-cancelled",
  "passkey-added",
  "passkey-removed",
  "user-deleted",
  "user-invited",
] as const;
const isForVisitors = (kind: FlashKind): kind is (typeof forVisitors)[number] =>
  (forVisitors as readonly FlashKind[]).includes(kind);

/** Words a notice here, so that browsers need not load the words of them all. */
function flashWords(kind: FlashKind | undefined, locale: Locale): FlashWords | undefined {
  // The page of the bylaws shows this one itself.
  if (!kind || kind === "bylaws-created") return undefined;
  const visitors = translator(visitorFlashMessages, locale);
  if (kind === "typed-kept") return { tone: "info", title: visitors(kind) };
  if (isForVisitors(kind)) return { title: visitors(kind) };
  if (kind === "saved") return { title: visitors("savedTitle"), text: visitors(kind) };
  if (kind === "payment-approved") return { title: visitors("savedTitle"), text: visitors(kind) };
  if (kind === "payment-refused") return { tone: "warning", title: visitors(kind) };
  return { title: translator(flashMessages, locale)(kind) };
}
