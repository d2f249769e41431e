import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { formatEin } from "#modules/platform/ein";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { GatheredChapter, PaperRow } from "#modules/supervision/index.server";
import { supervisionPaths } from "~/http/supervision-paths";
import { supervisionWords } from "./supervision-words";

const dayOf = (ctx: Ctx, at: Date) => formatLongDate(civilDateIn(at, OFFICE_ZONE), ctx);

/** Where the file of a paper is for whoever looks. */
type PaperLink = (paper: PaperRow) => string;

export type ShownPaper = ReturnType<typeof showPaper>;

function showPaper(ctx: Ctx, paper: PaperRow, link: PaperLink) {
  const t = translator(supervisionWords, ctx.locale);
  const { id, kind, fileName, number, report, isSupplement, receivedAt, by } = paper;
  const date = dayOf(ctx, receivedAt);
  return {
    id,
    title: t(`kind.${kind}`),
    received: by ? t("receivedFrom", { date, name: by }) : t("received", { date }),
    isSupplement,
    file: fileName === null ? null : { name: fileName, to: link(paper) },
    number: number ? t("number", { number }) : "",
    lines: report
      ? [
          { term: t("receipts"), text: formatCurrency(report.receipts) },
          { term: t("expenses"), text: formatCurrency(report.expenses) },
          { term: t("closing"), text: formatCurrency(report.closing) },
          { term: t("activities"), text: report.activities.filter(Boolean).join("\n") },
          { term: t("officers"), text: report.officers },
          { term: t("purposeChanged"), text: t(report.isPurposeChanged ? "yes" : "no") },
        ]
      : [],
  };
}

export function educationWord(ctx: Ctx, education: GatheredChapter["education"]): string {
  const t = translator(supervisionWords, ctx.locale);
  if (!education) return t("educated.none");
  const { version, acknowledgedAt, acknowledgedBy, state, settledAt, sentTo } = education;
  if (acknowledgedAt) {
    const confirmed = { version, date: dayOf(ctx, acknowledgedAt) };
    // What was entered by no person names none.
    return acknowledgedBy
      ? t("educated.acknowledged", { ...confirmed, name: acknowledgedBy })
      : t("educated.acknowledgedUnnamed", confirmed);
  }
  const date = settledAt ? dayOf(ctx, settledAt) : "";
  if (state === "sent" && sentTo) return t("educated.sentTo", { version, date, name: sentTo });
  return t(`educated.${state}`, { version, date });
}

export type ShownChapter = ReturnType<typeof showChapter>;

/** A chapter's year in words. `link` leads to the file of a paper. */
export function showChapter(ctx: Ctx, chapter: GatheredChapter, link: PaperLink) {
  const t = translator(supervisionWords, ctx.locale);
  const { accountId, name, ein, isOfLaterDay, state, papers, review, education } = chapter;
  return {
    id: accountId,
    name,
    ein: ein ? formatEin(ein) : "",
    /** It left on a day of which nothing was kept: what is said of it is of today. */
    isOfLaterDay,
    period: state.periodEnd
      ? t("year", { date: formatLongDate(state.periodEnd, ctx) })
      : t("noYear"),
    isComplete: state.isComplete,
    lacks: state.lacks.map((lack) => t(`lack.${lack}`)),
    filing: t(`filing.${state.filing ?? "unknown"}`),
    education: educationWord(ctx, education),
    review: review
      ? t("reviewedBy", {
          result: t(`result.${review.result}`),
          name: review.by,
          date: dayOf(ctx, review.at),
        })
      : t("notReviewed"),
    result: review?.result ?? "",
    note: review?.note ?? "",
    papers: papers.map((paper) => showPaper(ctx, paper, link)),
  };
}

/** Where the files of a chapter's papers are for its headquarters. */
export const paperLink =
  (year: number, chapterId: number, named: number | undefined): PaperLink =>
  ({ id }) =>
    supervisionPaths.paper(year, chapterId, id, named);
