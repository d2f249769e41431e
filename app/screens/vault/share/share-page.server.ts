import { formatInstant } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { rowsShown } from "#modules/platform/pagination";
import { readShare } from "#modules/vault/index.server";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { shareWords } from "../share-words";

/** A link as its page shows it. */
export async function sharePage(context: HttpContext, request: Request, id: number) {
  const { ctx, visit } = context;
  const page = readId(new URL(request.url).searchParams.get("page") ?? "1");
  const found = await readShare(ctx, { id, page });
  if (!found.ok) refusePage(context, found.refusal);
  const share = found.value;
  const t = translator(shareWords, ctx.locale);
  const at = (instant: Date) => formatInstant(instant, share.timeZone, ctx);
  const made = at(share.createdAt);
  const [first] = visit.session?.accountIds ?? [];
  const bounds = { current_page: share.page, per_page: share.perPage, total: share.total };
  const { views, maxViews } = share;
  return {
    id,
    named: share.accountId === first ? undefined : share.accountId,
    name: share.name,
    accountName: share.accountName,
    mayRevoke: share.mayRevoke,
    facts: [
      { term: t("factState"), description: t(`state.${share.state}`) },
      {
        term: t("factMade"),
        description: share.maker ? t("factMadeBy", { at: made, name: share.maker }) : made,
      },
      share.endedAt
        ? { term: t("factEnded"), description: at(share.endedAt) }
        : { term: t("factUntil"), description: at(share.expiresAt) },
      {
        term: t("factOpened"),
        description:
          maxViews === null
            ? t("factTimes", { count: views })
            : t("factOf", { views: String(views), max: String(maxViews) }),
      },
      { term: t("factPasscode"), description: t(share.hasPasscode ? "yes" : "no") },
      {
        term: t("factVersions"),
        description: t(share.isPinned ? "versionsPinned" : "versionsNewest"),
      },
      ...(share.fiscalYear === null
        ? []
        : [
            {
              term: t("factYear"),
              description: t("yearOption", { year: String(share.fiscalYear) }),
            },
          ]),
    ],
    papers: share.papers,
    more: Math.max(0, share.paperCount - share.papers.length),
    list: {
      ...bounds,
      ...rowsShown(bounds),
      rows: share.log.map((one) => ({ ...one, at: at(one.at) })),
    },
  };
}
