import { type ReactNode, useId } from "react";
import { calendarPaths } from "~/http/calendar-paths";
import { Dropbox } from "~/parts/dynamic-form/dropbox";
import type { ButtonVariant } from "~/ui/button";
import { Checkbox } from "~/ui/choices";
import { Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { DateInput, TextArea, TextInput } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { DutyDecision } from "./duty-action.server";
import type { DutyData } from "./duty-page.server";
import { dutyWords } from "./words";

export interface DutyFormProps {
  data: DutyData;
  answer: FormOutcome | undefined;
}

interface DecisionFormProps extends DutyFormProps {
  decision: DutyDecision;
  title: string;
  text?: string;
  submit: string;
  variant?: ButtonVariant;
  boxes?: readonly string[];
  children?: ReactNode;
}

const isRefused = (answer: FormOutcome | undefined, decision: DutyDecision) =>
  answer !== undefined && !answer.ok && answer.values.decision === decision;

/** One of the forms of a duty: each decides one thing and comes back with its own refusal. */
function DecisionForm(props: DecisionFormProps) {
  const {
    data,
    answer,
    decision,
    title,
    text,
    submit,
    variant = "secondary",
    boxes,
    children,
  } = props;
  const { duty, named } = data;
  return (
    <Form
      key={`${decision}-${duty.version}`}
      id={decision}
      action={calendarPaths.duty(duty.code, duty.period, named)}
      answer={isRefused(answer, decision) ? answer : undefined}
      boxes={boxes ?? []}
      label={title}
    >
      <input type="hidden" name="decision" value={decision} />
      {text && <p className="mb-6">{text}</p>}
      {children}
      <SubmitButton variant={variant} className="mt-6">
        {submit}
      </SubmitButton>
    </Form>
  );
}

/** Marks the duty done with its proof, or undoes that. */
export function DoneForm({ data, answer }: DutyFormProps) {
  const t = useWords(dutyWords);
  const title = useId();
  if (data.isDone) {
    return (
      <section className="stack" aria-labelledby={title}>
        <h2 id={title}>{t("undo")}</h2>
        <DecisionForm
          data={data}
          answer={answer}
          decision="undo"
          title={t("undo")}
          text={t("undoText")}
          submit={t("undoSubmit")}
        />
      </section>
    );
  }
  return (
    <section className="stack" aria-labelledby={title}>
      <h2 id={title}>{t("done")}</h2>
      <DecisionForm
        data={data}
        answer={answer}
        decision="done"
        title={t("done")}
        text={data.proofWanted.length > 0 ? t("doneText") : ""}
        submit={t("doneSubmit")}
        variant="primary"
        boxes={boxesOf(data.proofWanted)}
      >
        <DateInput
          name="done_on"
          label={t("doneOn")}
          hint={t("doneOnHint")}
          defaultValue={data.today}
          max={data.today}
          required
        />
        <ProofFields data={data} wanted={data.proofWanted} />
      </DecisionForm>
    </section>
  );
}

const boxesOf = (wanted: DutyData["proofWanted"]) => (wanted.includes("seen") ? ["is_seen"] : []);

/** What may show that something was done, each kind that its rule wants. */
function ProofFields({ data, wanted }: { data: DutyData; wanted: DutyData["proofWanted"] }) {
  const t = useWords(dutyWords);
  return (
    <>
      {wanted.includes("number") && (
        <TextInput name="number" label={t("number")} hint={t("numberHint")} maxLength={60} />
      )}
      {wanted.includes("file") && <ProofFile data={data} />}
      {wanted.includes("seen") && <Checkbox name="is_seen" label={t("seen")} />}
    </>
  );
}

function ProofFile({ data: { accountId } }: { data: DutyData }) {
  const t = useWords(dutyWords);
  return (
    <Dropbox
      name="file_uploads"
      label={t("files")}
      value={undefined}
      action={undefined}
      options={[]}
      along={{ profile_id: String(accountId) }}
    />
  );
}

/** What else can be said of an open duty, folded away until it is wanted. */
export function OtherForms({ data, answer }: DutyFormProps) {
  const t = useWords(dutyWords);
  const { duty, snooze, snoozedUntil, extension, offersExtension } = data;
  if (!duty.isOpen) return null;
  return (
    <section className="stack" aria-labelledby="more">
      <h2 id="more">{t("more")}</h2>
      {offersExtension && (
        <Folded decision="extend" title={t("extend")} answer={answer}>
          <DecisionForm
            data={data}
            answer={answer}
            decision="extend"
            title={t("extend")}
            text={t(
              offersExtension.proof.length > 0 ? "extendProofText" : "extendText",
              offersExtension,
            )}
            submit={t("extendSubmit")}
            boxes={boxesOf(offersExtension.proof)}
          >
            <DateInput
              name="filed_on"
              label={t("extendOn")}
              hint={t("extendHint", offersExtension)}
              min={offersExtension.filedFrom}
              max={data.today < offersExtension.filedBy ? data.today : offersExtension.filedBy}
              required
            />
            <ProofFields data={data} wanted={offersExtension.proof} />
          </DecisionForm>
        </Folded>
      )}
      {extension && (
        <DecisionForm
          data={data}
          answer={answer}
          decision="unextend"
          title={t("extend")}
          text={t("extendedText", { date: extension.filedOn, due: extension.due })}
          submit={t("unextendSubmit")}
        />
      )}
      {snoozedUntil ? (
        <DecisionForm
          data={data}
          answer={answer}
          decision="unsnooze"
          title={t("snooze")}
          text={t("snoozedText", { date: snoozedUntil })}
          submit={t("unsnoozeSubmit")}
        />
      ) : (
        snooze && (
          <Folded decision="snooze" title={t("snooze")} answer={answer}>
            <DecisionForm
              data={data}
              answer={answer}
              decision="snooze"
              title={t("snooze")}
              text={t("snoozeText")}
              submit={t("snoozeSubmit")}
            >
              <DateInput
                name="until"
                label={t("snoozeUntil")}
                hint={t("snoozeHint", { date: snooze.untilWords })}
                min={snooze.from}
                max={snooze.until}
                required
              />
            </DecisionForm>
          </Folded>
        )
      )}
      {data.isMarkedByHand && (
        <Folded decision="waive" title={t("waive")} answer={answer}>
          <DecisionForm
            data={data}
            answer={answer}
            decision="waive"
            title={t("waive")}
            text={t("waiveText")}
            submit={t("waiveSubmit")}
          >
            <TextArea name="reason" label={t("waiveReason")} rows={3} maxLength={500} required />
          </DecisionForm>
        </Folded>
      )}
    </section>
  );
}

interface FoldedProps {
  decision: DutyDecision;
  title: string;
  answer: FormOutcome | undefined;
  children: ReactNode;
}

/** Opens by itself where its form was refused. */
const Folded = ({ decision, title, answer, children }: FoldedProps) => (
  <Details summary={title} isOpen={isRefused(answer, decision)}>
    {children}
  </Details>
);

/** Takes back that a duty is not for the club. */
export function WaivedForm({ data, answer }: DutyFormProps) {
  const t = useWords(dutyWords);
  const { waived } = data;
  if (!waived) return null;
  return (
    <section className="stack" aria-labelledby="waived">
      <h2 id="waived">{t("waivedTitle")}</h2>
      <blockquote className="as-typed">
        <p>{waived.reason}</p>
      </blockquote>
      <DecisionForm
        data={data}
        answer={answer}
        decision="unwaive"
        title={t("waivedTitle")}
        submit={t("unwaiveSubmit")}
      />
    </section>
  );
}
