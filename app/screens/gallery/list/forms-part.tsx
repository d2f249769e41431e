import { Checkbox, RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { TextArea, TextInput } from "~/ui/inputs";
import { PasswordField } from "~/ui/password-field";
import { MonthSelect } from "~/ui/selects";
import type { FormOutcome } from "~/ui/use-form-state";
import { Sample } from "./sample";

export type Demo = "returning" | "clearing" | "failing" | "locked";

export interface FormsPartProps {
  answer: FormOutcome | undefined;
  /** Which of the forms was sent last. */
  sent: Demo | undefined;
  /** What arrived with a form that was taken. */
  received: string | undefined;
  constraints: Readonly<Record<string, FieldConstraint>>;
}

/** Forms that live through every state, against a real action. */
export function FormsPart({ answer, sent, received, constraints }: FormsPartProps) {
  const answerOf = (demo: Demo) => (sent === demo ? answer : undefined);
  return (
    <div className="form-page">
      <Sample name="A form that returns to its initial values">
        <Form
          id="returning"
          label="Returning"
          answer={answerOf("returning")}
          constraints={constraints}
          hasRequiredNote
        >
          <input type="hidden" name="demo" value="returning" />
          <TextInput name="email" label="Email" type="email" defaultValue="you@example.org" />
          <PasswordField name="password" label="Password" hasMeter />
          <PasswordField
            name="password_confirmation"
            label="Confirm password"
            autoComplete="new-password"
          />
          <MonthSelect name="month" label="Month" />
          <TextArea name="comment" label="Comment" rows={2} />
          <RadioGroup
            name="color"
            label="Color"
            defaultValue="green"
            options={[
              { value: "green", label: "Green" },
              { value: "gold", label: "Gold" },
            ]}
          />
          <Checkbox name="is_ticked" label="Ticked at first" defaultChecked />
          <div className="btn-row">
            <SubmitButton>Send</SubmitButton>
          </div>
        </Form>
        {received && (
          <output className="mt-4 block" data-testid="received">
            {received}
          </output>
        )}
      </Sample>
      <Sample name="A form that is cleared">
        <Form id="clearing" label="Clearing" answer={answerOf("clearing")} isClearing>
          <input type="hidden" name="demo" value="clearing" />
          <TextInput name="email" label="Email" type="email" defaultValue="you@example.org" />
          <TextInput name="_kept" label="Kept" defaultValue="stays" />
          <Checkbox name="is_ticked" label="Ticked at first" defaultChecked />
          <div className="btn-row">
            <SubmitButton>Send</SubmitButton>
          </div>
        </Form>
      </Sample>
      <Sample name="A form whose server fails">
        <Form id="failing" label="Failing" answer={answerOf("failing")}>
          <input type="hidden" name="demo" value="failing" />
          <TextInput name="comment" label="Comment" />
          <div className="btn-row">
            <SubmitButton>Send</SubmitButton>
          </div>
        </Form>
      </Sample>
      <Sample name="A locked form">
        <Form id="locked" label="Locked" answer={answerOf("locked")} isDisabled>
          <TextInput name="comment" label="Comment" defaultValue="Sealed" />
          <div className="btn-row">
            <SubmitButton>Send</SubmitButton>
          </div>
        </Form>
      </Sample>
    </div>
  );
}
