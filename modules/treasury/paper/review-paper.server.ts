import { brand } from "#modules/platform/brand.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { dayIn, toUtcDate } from "#modules/platform/dates";
import type { SheetModel } from "#modules/platform/documents/sheet";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { formWords, reviewWords } from "../control-messages";
import { type reviewAnswers, reviewChecks } from "../domain/review";
import type { YearKey } from "../store.server";

/** Which review of a year. */
export interface AskedReview extends YearKey {
  readonly id: number;
}

/**
 * A review that somebody signed, as a PDF file in the language that the person reads, with lines for the
 * second signature. For the account's people, staff and the system. Refusal: `not_found`.
 */
export async function reviewFile(
  ctx: Ctx,
  { accountId, endsOn, id }: AskedReview,
): Promise<Result<Uint8Array>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const review = await reader(ctx).treasuryReview.findFirst({
    where: { id, report: { year: { accountId, endsOn: toUtcDate(endsOn) } } },
    include: {
      report: {
        select: {
          version: true,
          year: {
            select: { account: { select: { name: true, timeZone: true } } },
          },
        },
      },
    },
  });
  if (!review) return refuse({ code: "not_found" });
  const { version, year } = review.report;
  const { name, timeZone } = year.account;
  const t = translator(formWords, ctx.locale);
  const checks = translator(reviewWords, ctx.locale);
  const title = t("title.review");
  const on = formatLongDate(dayIn(review.at, timeZone), ctx);
  const day = formatLongDate(endsOn, ctx);
  // Written by `keepReview` alone.
  const answers = review.answers as Readonly<Record<string, (typeof reviewAnswers)[number]>>;
  const result = review.result as "in_order" | "questions";
  const sheet: SheetModel = {
    language: ctx.locale === "es" ? "es-US" : "en-US",
    title,
    subject: t("subject", { title, name }),
    creator: brand.name,
    createdAt: ctx.now(),
    isBlack: true,
    isDense: true,
    parties: [{ heading: "", lines: [name] }],
    facts: [
      { term: t("ofReport"), text: t("ofVersion", { day, version: String(version) }) },
      { term: t("reviewed"), text: on },
      { term: t("result"), text: t(`result.${result}`) },
    ],
    sections: [
      {
        heading: t("checkOf"),
        text: t("reviewText"),
        table: {
          columns: [
            { header: t("checkOf"), share: 0.75 },
            { header: t("found"), share: 0.25 },
          ],
          rows: reviewChecks.map((check) => [
            checks(`check.${check}`),
            checks(`answer.${answers[check] ?? "none"}`),
          ]),
        },
      },
      ...(review.note ? [{ heading: t("note"), text: review.note }] : []),
      {
        heading: t("signatures"),
        table: {
          columns: [
            { header: "", share: 0.2 },
            { header: t("signature"), share: 0.58 },
            { header: t("date"), share: 0.22 },
          ],
          rows: [
            [t("reviewer"), t("signedIn", { name: review.reviewerName }), on],
            [`${t("president")}\n`, "", ""],
          ],
        },
      },
    ],
    footer: name,
    pageOf: (page, pages) => t("page", { page, pages }),
  };
  return ok(await writeSheetPdf(sheet));
}
