import { type ReactNode, useState } from "react";
import { bylawsMessages, bylawsWords, type Variant } from "#modules/bylaws/contract";
import { translator } from "#modules/platform/messages";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { FailedToast, ToastRegion } from "~/ui/toast";
import { useUi } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { BylawsFieldsProps } from "./fields-props";
import { Questions } from "./questions";

export interface BylawsFormProps extends BylawsFieldsProps {
  variant: Variant;
  constraints: Readonly<Record<string, FieldConstraint>>;
  answer: FormOutcome | undefined;
  /** POST creates, PUT saves the next version. */
  method: "post" | "put";
  isLocked?: boolean;
  /** What is asked before the variant's own questions. */
  head?: ReactNode;
  /** The bot check of a form that creates. */
  children?: ReactNode;
}

/** The names of a variant's tick boxes. */
const boxesOf = (variant: Variant): readonly string[] =>
  bylawsWords[variant].parts.flatMap((part) => {
    if ("flags" in part) return part.flags;
    const asked = "parts" in part ? part.parts : [part];
    return asked.flatMap(({ as, field }) => (as === "flag" ? [field] : []));
  });

/** The form of one variant, from its questions to the Generate button. */
export function BylawsForm(props: BylawsFormProps) {
  const { variant, fields, questions, constraints, answer, method, isLocked, head, children } =
    props;
  const words = translator(bylawsMessages, useUi().locale);
  const [dismissed, setDismissed] = useState<FormOutcome>();
  const hasFailed = answer && !answer.ok && answer !== dismissed;
  return (
    <>
      <Form
        answer={answer}
        constraints={constraints}
        method={method}
        boxes={boxesOf(variant)}
        isDisabled={isLocked}
        hasRequiredNote
      >
        <input type="hidden" name="version" value={fields.version} />
        {head}
        <Questions variant={variant} fields={fields} questions={questions} />
        {children}
        <SubmitButton className="mt-6">{words("generate")}</SubmitButton>
      </Form>
      <ToastRegion>
        {hasFailed && <FailedToast onDismiss={() => setDismissed(answer)} />}
      </ToastRegion>
    </>
  );
}
