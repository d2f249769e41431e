import { Form as PlainForm } from "@remix-run/react";
import { type MergePlan, mergeForm } from "#modules/contest/contract";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { FormField } from "~/parts/form-field/form-field";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { contestWinnersMessages } from "../contest-winners-words";

interface AskMergeProps {
  contest: { id: number };
  asked: { from: string; into: string };
  /** What is wrong with the two names. */
  errors: Readonly<Record<string, readonly string[]>>;
}

/** Asks for two names; what merging them changes is shown before anything is done. */
export function AskMerge({ contest, asked, errors }: AskMergeProps) {
  const t = useWords(contestWinnersMessages);
  const shown = Object.entries(errors).map(([id, [text = ""]]) => ({ id, text }));
  return (
    <section aria-labelledby="merge-title" className="prose">
      <h2 id="merge-title">{t("mergeTitle")}</h2>
      {shown.length > 0 && <ErrorSummary errors={shown} />}
      <PlainForm action={contestStaffPaths.organizations(contest.id)} aria-labelledby="merge-title">
        <FormField form={mergeForm} name="from" start={asked.from} error={errors.from?.[0]} />
        <FormField form={mergeForm} name="into" start={asked.into} error={errors.into?.[0]} />
        <Button type="submit" variant="secondary" className="mt-4">
          {t("look")}
        </Button>
      </PlainForm>
    </section>
  );
}

interface MergePreviewProps {
  contest: { id: number };
  plan: MergePlan;
  answer: FormOutcome | undefined;
}

/** What merging changes, and the button that does it. */
export function MergePreview({ contest, plan, answer }: MergePreviewProps) {
  const t = useWords(contestWinnersMessages);
  const { from, into, entries, countingNow: now, countingThen: then, losing } = plan;
  const isOwn = answer?.ok === false && answer.values.step === "merge";
  return (
    <section aria-labelledby="plan-title" className="review-next stack">
      <h2 id="plan-title">{t("planTitle")}</h2>
      <p>{t("planText", { from, into })}</p>
      <p>{t("planCounts", { entries, now, then })}</p>
      <p>{t(losing.length > 0 ? "planLosing" : "planNoneLosing")}</p>
      {losing.length > 0 && (
        <ul className="list">
          {losing.map((entry) => (
            <li key={entry.id}>
              <a href={contestStaffPaths.entry(entry.id)}>{t("losingEntry", entry)}</a>
            </li>
          ))}
        </ul>
      )}
      <Form answer={isOwn ? answer : undefined} id="merge" label={t("planTitle")}>
        <input type="hidden" name="step" value="merge" />
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="into" value={into} />
        <input type="hidden" name="entries" value={entries} />
        <input type="hidden" name="losing" value={losing.length} />
        <div className="btn-row">
          <SubmitButton>{t("merge")}</SubmitButton>
          <ButtonLink to={contestStaffPaths.organizations(contest.id)} variant="secondary">
            {t("planOff")}
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}
