import { rosterDecisionKinds } from "#modules/headquarters/contract";
import { rosterPaths } from "~/http/roster-paths";
import { RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { DateInput, TextArea } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { RosterData } from "./roster-page.server";
import { RosterTable } from "./roster-table";
import { rosterWords } from "./words";

export interface DecisionFormProps {
  data: RosterData;
  answer?: FormOutcome | undefined;
}

/** The chapters with a box each, and what is decided about the chosen ones. */
export function DecisionForm({ data, answer }: DecisionFormProps) {
  const t = useWords(rosterWords);
  const { head, show, search, current_page: page, mayDecide, rows } = data;
  const accountId = head.named;
  if (!mayDecide || rows.length === 0) return <RosterTable {...data} />;
  const options = [...rosterDecisionKinds, "none" as const].map((value) => {
    return { value, label: t(`decision.${value}`) };
  });
  return (
    <Form
      action={rosterPaths.roster({ accountId, show, search, page })}
      answer={answer}
      label={t("decide")}
    >
      <div id="rows" tabIndex={-1}>
        <RosterTable {...data} />
      </div>
      <div className="mt-6 max-w-160">
        <p className="hint mb-4">{t("chooseHint")}</p>
        <RadioGroup name="decision" label={t("decision")} options={options} required />
        <DateInput name="ignore_until" label={t("ignoreUntil")} hint={t("ignoreHint")} />
        <TextArea name="note" label={t("note")} hint={t("noteHint")} rows={2} maxLength={500} />
        <SubmitButton className="mt-6">{t("save")}</SubmitButton>
      </div>
    </Form>
  );
}
