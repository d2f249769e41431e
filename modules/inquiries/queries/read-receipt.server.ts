import { type Ctx, reader } from "#modules/platform/ctx.server";
import { translator } from "#modules/platform/messages";
import type { InquiryKind } from "../domain/kinds";
import { reportWords } from "../report-messages";
import { reportInWords } from "../report-sheet.server";
import type { ReportInWords } from "../views";
import { knownChapters } from "./known-chapters.server";

/** So many are on the page; the paper has all of them. */
const SHOWN = 25;

/** What the page that thanks a sender may say: nothing that tells who it was. */
export interface Receipt {
  /** What the IRS file knows, for the forms that ask for it. */
  readonly report: ReportInWords | undefined;
}

/** The inquiry behind the address that its sender was led to; undefined for any other token. */
export async function readReceipt(
  ctx: Ctx,
  kind: InquiryKind,
  token: string,
): Promise<Receipt | undefined> {
  if (!/^[\w-]{22}$/.test(token)) return undefined;
  const row = await reader(ctx).inquiry.findUnique({
    where: { token },
    select: { kind: true, organization: true, ein: true, groupNumber: true },
  });
  if (row?.kind !== kind) return undefined;
  const report = await knownChapters(ctx, row);
  return { report: report && shortened(reportInWords(report, row, ctx), ctx) };
}

function shortened(report: ReportInWords, { locale }: Ctx): ReportInWords {
  const t = translator(reportWords, locale);
  const isCut = report.rows.length > SHOWN;
  return {
    ...report,
    texts: [...report.texts, ...(isCut ? [t("shown", { shown: SHOWN })] : []), t("mailed")],
    rows: report.rows.slice(0, SHOWN),
  };
}
