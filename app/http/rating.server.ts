import { data } from "@remix-run/node";
import { ratedPath, ratingSchema } from "#modules/inquiries/contract";
import { ratePage } from "#modules/inquiries/index.server";
import { newChallenge } from "#modules/platform/captcha/index.server";
import { days } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { RATING_ANCHOR, type RatingData } from "~/parts/rating/rating-views";
import { checkSender } from "./bot-check.server";
import type { HttpContext } from "./context.server";
import { answerDone, refuseForm, refusePage } from "./respond.server";

const BOT_CHECK = "rating";
/** How long the thanks take the place of the question, in seconds. */
const RATED_FOR = days(7) / 1_000;

/** Says in this browser that a page was rated. Parentheses may not be in a cookie's name. */
const cookieOf = (url: string) =>
  `rating_${encodeURIComponent(url).replaceAll("(", "%28").replaceAll(")", "%29")}`;

/** The question about a page, which is named by its path. */
export const pageRating = ({ ctx, visit }: HttpContext, url: string): RatingData => ({
  url,
  isRated: visit.kept(cookieOf(url)) !== undefined,
  botCheck: newChallenge(ctx, BOT_CHECK),
});

/** The question on a page of its own, where a plain form that was refused comes back. */
export function ratingPage(context: HttpContext, request: Request): RatingData {
  const asked = new URL(request.url).searchParams.get("url") ?? context.body.fields.url;
  const url = ratedPath(typeof asked === "string" ? asked : "");
  if (url === undefined) refusePage(context, { code: "not_found" });
  return pageRating(context, url);
}

/** Takes a rating: url, rating and comments. */
export async function takeRating(context: HttpContext) {
  const { ctx, body, visit } = context;
  const fields = parseFields(ratingSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const limit = await hitLimit(ctx, "rating", visit.ip);
  if (!limit.ok) return refuseForm(context, limit.refusal);
  const sender = await checkSender(context, BOT_CHECK);
  if (!sender.ok) return refuseForm(context, sender.refusal);
  const { verified: isVerified } = sender.value;
  const visitorKey = visit.mark("rating");
  const rated = await ratePage(ctx, { ...fields.value, visitorKey, isVerified });
  if (!rated.ok) return refuseForm(context, rated.refusal);
  const { url, rating } = fields.value;
  visit.keep(cookieOf(url), String(rating), RATED_FOR);
  if (body.controls._stay) return data({ ok: true } as const);
  return answerDone(context, { json: { status: "received" }, to: `${url}#${RATING_ANCHOR}` });
}
