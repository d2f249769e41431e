import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import {
  type Category,
  categories,
  categoryNames,
  categorySources,
  categoryWords,
  type DuePaper,
} from "#modules/vault/contract";
import { readRetention } from "#modules/vault/index.server";
import { askedAccount } from "~/http/asked-account.server";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { retentionWords } from "./words";

/** So many papers are listed at once. */
const MOST = 200;

/** What of the account that the address names may go. */
export async function retentionPage(context: HttpContext, request: Request) {
  const { ctx } = context;
  const { accountId, named } = askedAccount(context, request);
  const found = await readRetention(ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName, due, held, counts, mayDelete } = found.value;
  const t = translator(retentionWords, ctx.locale);
  const category = translator(categoryWords, ctx.locale);
  const lineOf = (paper: DuePaper) =>
    t("row", {
      title: paper.title,
      category: category(paper.category),
      day: formatLongDate(paper.keepUntil, ctx),
    });
  const why = ({ hold, receivedUntil }: DuePaper) =>
    [
      ...(hold ? [t(`hold.${hold}`)] : []),
      ...(receivedUntil ? [t("received", { day: formatLongDate(receivedUntil, ctx) })] : []),
    ].join(", ");
  return {
    named,
    name: accountName,
    mayDelete,
    counts: categoryNames.flatMap((one) => {
      const count = counts[one];
      return count ? [t("counts", { category: category(one), count: String(count) })] : [];
    }),
    options: due.slice(0, MOST).map((paper) => ({ value: String(paper.id), label: lineOf(paper) })),
    more: Math.max(0, due.length - MOST),
    held: held.map((paper) => ({ id: paper.id, line: `${lineOf(paper)}, ${why(paper)}` })),
    rules: categoryNames.map((one) => {
      const { years, from, source }: Category = categories[one];
      return {
        category: category(one),
        keep:
          years === "ever"
            ? t("ever")
            : t(from === "end" ? "yearsAfterEnd" : "years", { count: String(years) }),
        source: t(`source.${source}`),
        sourceUrl: source === "booster" ? categorySources.booster : undefined,
      };
    }),
  };
}
