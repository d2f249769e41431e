import { data } from "@remix-run/node";
import { formatFileSize } from "#modules/platform/file-size";
import { formatInstant, formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { rowsShown } from "#modules/platform/pagination";
import { lookAtShare } from "#modules/vault/index.server";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { keepReading, sharedReader } from "~/http/shared-reader.server";
import { sharedWords } from "../shared-words";

/** One that ended is gone, and one that never was is not found; neither says whose it was. */
const statusOf = { none: 404, ended: 410 } as const;

/** What stands behind a link, with the status that says it to scripts too. */
export async function loadShared(context: HttpContext, request: Request, token: string) {
  const { ctx } = context;
  const page = readId(new URL(request.url).searchParams.get("page") ?? "1");
  const found = await lookAtShare(ctx, { ...sharedReader(context, token), page });
  if (!found.ok) refusePage(context, found.refusal);
  const view = found.value;
  if (view.state === "locked") return data({ token, shown: view });
  if (view.state !== "open") {
    const { state } = view;
    const status = statusOf[state];
    const message = translator(sharedWords, ctx.locale)(state);
    if (context.isScript) throw Response.json({ message }, { status });
    return data({ token, shown: { state } }, { status });
  }
  if (view.proof !== undefined) keepReading(context, view.page.id, view.proof);
  const t = translator(sharedWords, ctx.locale);
  const { accountName, timeZone, expiresAt, papers, total, perPage } = view.page;
  const bounds = { current_page: view.page.page, per_page: perPage, total };
  return data({
    token,
    shown: {
      state: view.state,
      club: accountName,
      until: formatInstant(expiresAt, timeZone, ctx),
      list: {
        ...bounds,
        ...rowsShown(bounds),
        rows: papers.map(({ id, title, category, datedOn, size }) => ({
          id,
          title,
          category: t(`category.${category}`),
          date: formatLongDate(datedOn, ctx),
          size: formatFileSize(size),
        })),
      },
    },
  });
}
