import { type ContestView, contestForm } from "#modules/contest/contract";
import { FormField } from "~/parts/form-field/form-field";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { contestStaffMessages } from "./staff-contest-words";

/** A contest as its form shows it. */
export type ContestDefaults = Pick<
  ContestView,
  "title" | "kind" | "rules" | "version" | "opensOn" | "closesOn"
>;

interface ContestFormProps {
  answer: FormOutcome | undefined;
  /** The contest that is changed; a new one when left out. */
  defaults?: ContestDefaults;
}

/** The form of a new contest, or of one that is changed. */
export function ContestForm({ answer, defaults }: ContestFormProps) {
  const t = useWords(contestStaffMessages);
  return (
    <Form answer={answer}>
      <FormField form={contestForm} name="version" start={String(defaults?.version ?? 0)} />
      <FormField form={contestForm} name="title" start={defaults?.title} />
      <FormField form={contestForm} name="kind" start={defaults?.kind} />
      <div data-together>
        <FormField form={contestForm} name="opens_on" start={defaults?.opensOn} />
        <FormField form={contestForm} name="closes_on" start={defaults?.closesOn} />
      </div>
      <FormField form={contestForm} name="rules" start={defaults?.rules} />
      <SubmitButton className="mt-6">{t("save")}</SubmitButton>
    </Form>
  );
}
