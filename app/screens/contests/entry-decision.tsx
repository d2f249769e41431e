import type { ReactNode } from "react";
import { decisionForm } from "#modules/contest/contract";
import { FormField } from "~/parts/form-field/form-field";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { EntryRow } from "./contest-pages.server";
import { DecisionKeys } from "./decision-keys";
import { contestStaffMessages } from "./staff-contest-words";

export type EntryDecision = "approve" | "hide" | "reject" | "prepare";

interface EntryDecisionProps {
  entry: EntryRow;
  answer: FormOutcome | undefined;
  /** Other entries are beside it on the page. */
  isOneOfMany?: boolean;
}

/** The decisions, each a form of its own; keys open them. */
export function EntryDecisions(props: EntryDecisionProps) {
  const t = useWords(contestStaffMessages);
  const { state, mediaState } = props.entry;
  return (
    <section className="review-next" aria-labelledby="decide">
      <h2 id="decide">{t("decide")}</h2>
      <DecisionKeys />
      <div className="decide-buttons">
        {mediaState === "failed" && <Decision {...props} decision="prepare" />}
        <ApproveEntry {...props} />
        <HideEntry {...props} />
        {state !== "rejected" && (
          <Decision {...props} decision="reject">
            <FormField form={decisionForm} name="reason" />
            <FreesPlace {...props} />
          </Decision>
        )}
      </div>
    </section>
  );
}

/** Shows an entry in the gallery, or marks the words of one without a file as seen. */
export function ApproveEntry(props: EntryDecisionProps) {
  const { state, hasRelease, media, altText } = props.entry;
  if (state === "approved") return null;
  return (
    <Decision {...props} decision="approve">
      {media && <FormField form={decisionForm} name="alt_text" start={altText} />}
      {media && !hasRelease && <FormField form={decisionForm} name="has_permission" />}
    </Decision>
  );
}

/** Takes an entry out of sight. */
export function HideEntry(props: EntryDecisionProps) {
  if (props.entry.state === "hidden") return null;
  return (
    <Decision {...props} decision="hide">
      <FreesPlace {...props} />
    </Decision>
  );
}

function FreesPlace({ entry }: EntryDecisionProps) {
  return entry.counts && <FormField form={decisionForm} name="frees_place" />;
}

type DecisionProps = EntryDecisionProps & { decision: EntryDecision; children?: ReactNode };

function Decision({ entry, answer, isOneOfMany, decision, children }: DecisionProps) {
  const t = useWords(contestStaffMessages);
  const values = answer?.ok === false ? answer.values : {};
  const isAbout = !isOneOfMany || values.entry === String(entry.id);
  const isOwn = values.decision === decision && isAbout;
  const id = isOneOfMany ? `${decision}-${entry.id}` : decision;
  const label = isOneOfMany ? `${t(decision)}: ${t("entryTitle", entry)}` : t(decision);
  const isWords = decision === "approve" && entry.mediaState === "none";
  return (
    <details className="review-choice" open={isOwn || undefined}>
      <summary
        id={`${id}-start`}
        className={decision === "approve" ? "btn btn-primary" : "btn btn-secondary"}
      >
        {t(decision)}
      </summary>
      <Form answer={isOwn ? answer : undefined} id={id} label={label}>
        <p>{t(isWords ? "approveWords" : `${decision}Text`)}</p>
        <input type="hidden" name="decision" value={decision} />
        {isOneOfMany && <input type="hidden" name="entry" value={entry.id} />}
        <input type="hidden" name="from" value={entry.state} />
        {children}
        <SubmitButton className="mt-4">{t(decision)}</SubmitButton>
      </Form>
    </details>
  );
}
