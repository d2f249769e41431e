import type { Ctx } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { Place, Window } from "#modules/supervision/contract";
import type { SgriOverview } from "#modules/supervision/index.server";
import { sgriPageWords } from "./sgri-words";

/** The window in words, and where today lies. */
export function windowWords(ctx: Ctx, window: Window | undefined, place: Place | undefined) {
  const t = translator(sgriPageWords, ctx.locale);
  if (!window || !place) return [];
  const [opens, closes] = [window.opensOn, window.closesOn].map((day) => formatLongDate(day, ctx));
  const where =
    place.kind === "in" ? t("place.in") : t(`place.${place.kind}`, { count: place.days });
  return [t("window", { opens: opens ?? "", closes: closes ?? "" }), where];
}

/** What is said of a rule that is not confirmed, and where it was read. */
export function ruleWords(ctx: Ctx, rule: SgriOverview["rule"]) {
  const t = translator(sgriPageWords, ctx.locale);
  if (!rule) return { check: "", source: null };
  const { name, url, readOn, isConfirmed, check } = rule;
  return {
    check: isConfirmed ? "" : t("checkWith", { who: check }),
    source: readOn ? { url, text: t("source", { name, date: formatLongDate(readOn, ctx) }) } : null,
  };
}

/** A day with where it lies. */
export function placedDay(ctx: Ctx, day: CivilDate | undefined, place: Place | undefined): string {
  if (!day) return "";
  const t = translator(sgriPageWords, ctx.locale);
  const date = formatLongDate(day, ctx);
  if (!place) return date;
  if (place.kind === "in") return t("inWindow", { date });
  return t(place.kind, { date, count: place.days });
}
