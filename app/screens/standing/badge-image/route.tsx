import type { LoaderFunctionArgs } from "@remix-run/node";
import { formatLongDate } from "#modules/platform/format";
import { americanEnglish, americanSpanish } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import { readBadge } from "#modules/standing/index.server";
import { standingCheckWords } from "../check-words";
import { drawBadge } from "./draw-badge";

/** For as long a picture may be kept: what is withdrawn shows within a minute. */
const KEPT = "public, max-age=60";

/** The badge of a certificate's code, for any site, in the language of its address; nothing of the visitor is read or kept. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const isSpanish = new URL(request.url).searchParams.get("lang") === "es";
  const languages = isSpanish ? americanSpanish : americanEnglish;
  const t = translator(standingCheckWords, languages.locale);
  const [, code] = /^([^.]+)\.svg$/i.exec(params.name ?? "") ?? [];
  const badge = await readBadge(context.ctx, code ?? "");
  const word = t(badge?.isCurrent ? "badge.good" : "sign.not_current");
  const day = badge ? formatLongDate(badge.day, languages) : t("noneTitle");
  return new Response(drawBadge({ isCurrent: badge?.isCurrent ?? false, word, day }), {
    status: badge ? 200 : 404,
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": KEPT,
      "X-Robots-Tag": "noindex",
    },
  });
}
