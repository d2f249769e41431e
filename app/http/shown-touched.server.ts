import type { RulePreview } from "#modules/duties/contract";
import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, parseCivilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { Touched } from "~/parts/touched/touched";
import { touchedWords } from "~/parts/touched/words";

/** Whom a change touches, in words; `nameOf` says which duty it is, where it may be one of several. */
export function showTouched(
  ctx: Ctx,
  { examples, ...counts }: RulePreview,
  nameOf: (code: string) => string = () => "",
): Touched {
  const t = translator(touchedWords, ctx.locale);
  const dated = (day: CivilDate | null) => (day ? formatLongDate(day, ctx) : "");
  return {
    ...counts,
    examples: examples.map(({ accountName, code, period, before, after }, index) => {
      const day = parseCivilDate(period);
      const about = [nameOf(code), day ? formatLongDate(day, ctx) : period];
      return {
        key: String(index),
        club: accountName,
        period: about.filter(Boolean).join(": "),
        before: dated(before) || t("comes"),
        after: dated(after) || t("goes"),
      };
    }),
  };
}
