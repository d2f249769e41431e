import type { LoaderFunctionArgs } from "@remix-run/node";
import { formatLongDate } from "#modules/platform/format";
import { americanEnglish } from "#modules/platform/locale";
import { readBadge } from "#modules/standing/index.server";
import { drawBadge } from "./draw-badge";

/** For as long a picture may be kept: what is withdrawn shows within a minute. */
const KEPT = "public, max-age=60";

/** The badge of a certificate's code, for any site; nothing of the visitor is read or kept. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const [, code] = /^([^.]+)\.svg$/i.exec(params.name ?? "") ?? [];
  const badge = await readBadge(context.ctx, code ?? "");
  const word = badge?.isCurrent ? "Good standing" : "Not current";
  const day = badge ? formatLongDate(badge.day, americanEnglish) : "No such certificate";
  return new Response(drawBadge({ isCurrent: badge?.isCurrent ?? false, word, day }), {
    status: badge ? 200 : 404,
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": KEPT,
      "X-Robots-Tag": "noindex",
    },
  });
}
