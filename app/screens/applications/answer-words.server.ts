import { parseCivilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import type { AnswerWords } from "#modules/platform/forms/contract";
import { translator } from "#modules/platform/messages";
import type { HttpContext } from "~/http/context.server";
import { wizardMessages } from "~/parts/wizard/words";

/** The words for answers that are no text, in the visitor's language. */
export function answerWords({ ctx }: HttpContext): AnswerWords {
  const t = translator(wizardMessages, ctx.locale);
  const date = (text: string) => {
    const found = parseCivilDate(text);
    return found ? formatLongDate(found, ctx) : text;
  };
  return { yes: t("checkYes"), no: t("checkNo"), empty: t("checkEmpty"), date };
}
