import { parseCivilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import type { FieldDefinition } from "#modules/platform/forms/contract";
import { useUi } from "~/components/ui/ui-context";
import { answerInWords } from "./answer-words";
import { useWizardWords } from "./use-wizard-words";

/** Says an answer as people read it, in the visitor's language. */
export function useAnswerWords(): (field: FieldDefinition, answer: string) => string {
  const t = useWizardWords();
  const { locale, formatLocale } = useUi();
  const words = {
    yes: t("checkYes"),
    no: t("checkNo"),
    empty: t("checkEmpty"),
    date: (text: string) => {
      const date = parseCivilDate(text);
      return date ? formatLongDate(date, { locale, formatLocale }) : text;
    },
  };
  return (field, answer) => answerInWords(field, answer, words);
}
