import { rescuePaths } from "~/http/rescue-paths";
import { RescueQuestions } from "~/parts/rescue/rescue-questions";
import { BothKept } from "~/ui/both-kept";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { ownRescueWords } from "./words";

type FieldKey =
  | "posted_on"
  | "letter_month"
  | "letter_day"
  | "letter_year"
  | "year_1"
  | "year_2"
  | "year_3"
  | "revoked_before"
  | "cause"
  | "in_group";

const worded = ["short", "full", "unknown", "yes", "no", "all", "some", "none"] as const;

export interface AnswersFormProps {
  accountId: number;
  version: number;
  values: Readonly<Record<FieldKey, string>>;
  yearEnds: readonly string[] | undefined;
  answer: FormOutcome | undefined;
}

/** The answers, each of which can be changed; what somebody else saved meanwhile is shown beside. */
export function AnswersForm({ accountId, version, values, yearEnds, answer }: AnswersFormProps) {
  const t = useWords(ownRescueWords);
  const word = (value: string) => {
    const known = worded.find((one) => one === value);
    return known ? t(`value.${known}`) : value;
  };
  const theirs = answer && !answer.ok && answer.status === 409 ? answer.values : undefined;
  const differences = (Object.keys(values) as FieldKey[]).flatMap((name) => {
    const typed = theirs?.[name];
    if (typed === undefined || typed === values[name]) return [];
    return [{ field: t(`field.${name}`), theirs: word(values[name]), yours: word(typed) }];
  });
  return (
    <section className="rescue-form" aria-labelledby="answers">
      <h2 id="answers">{t("answers")}</h2>
      <p className="hint">{t("answersText")}</p>
      {differences.length > 0 && <BothKept differences={differences} />}
      <Form action={rescuePaths.own(accountId)} answer={answer} label={t("answers")}>
        <input type="hidden" name="version" value={version} />
        <RescueQuestions values={values} yearEnds={yearEnds} />
        <SubmitButton className="mt-6">{t("save")}</SubmitButton>
      </Form>
    </section>
  );
}
