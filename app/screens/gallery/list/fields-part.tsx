import { href } from "~/http/href";
import { Button, ButtonLink, type ButtonVariant } from "~/ui/button";
import { Checkbox, RadioGroup } from "~/ui/choices";
import { ErrorSummary } from "~/ui/error-summary";
import { FileDrop } from "~/ui/file-drop";
import { RequiredNote } from "~/ui/form";
import { DateInput, TextArea, TextInput } from "~/ui/inputs";
import { MoneyInput } from "~/ui/money-input";
import { PasswordField } from "~/ui/password-field";
import { MonthSelect, Select } from "~/ui/selects";
import { StateSelect } from "~/ui/state-select";
import { Sample } from "./sample";

const variants: readonly ButtonVariant[] = ["primary", "secondary", "danger", "link"];
const methods = [
  { value: "credit_card", label: "Credit card", hint: "Charged at once" },
  { value: "bank_account", label: "Bank account" },
  { value: "paypal", label: "PayPal", isDisabled: true },
];
const subjects = [
  { value: "general", label: "General question" },
  { value: "renewals", label: "Renewals" },
];

/** Buttons and every kind of field: empty, filled, wrong, locked. */
export function FieldsPart() {
  return (
    <div className="form-page">
      <Sample name="Button">
        {[{}, { isBusy: true }, { isUnavailable: true }].map((state) => (
          <div className="mt-3 flex flex-wrap gap-3" key={Object.keys(state).join("")}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} {...state}>
                {variant} {Object.keys(state)}
              </Button>
            ))}
          </div>
        ))}
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink to={href("/dev/ui")} icon="right">
            Link as a button
          </ButtonLink>
          <Button icon="upload" variant="secondary" isWide>
            With an icon, wide
          </Button>
        </div>
      </Sample>
      <Sample name="ErrorSummary">
        <ErrorSummary
          errors={[
            { id: "wrong-name", text: "The name field is required." },
            { id: "wrong-state", text: "Choose the state where you were formed." },
          ]}
        />
      </Sample>
      <Sample name="Fields, empty and filled">
        <RequiredNote />
        <TextInput
          name="name"
          label="Legal name"
          hint="As it appears in your articles of incorporation."
          placeholder="Lincoln High School Band Boosters"
          required
        />
        <TextInput name="email" label="Email" type="email" defaultValue="treasurer@example.org" />
        <TextInput
          name="ein"
          label="Employer identification number (EIN)"
          inputMode="numeric"
          isShort
          sideLabel="9 digits"
        />
        <TextArea name="purpose" label="Purpose" defaultValue="To support the band." rows={3} />
        <div className="field-pair">
          <Select name="subject" label="Subject" options={subjects} />
          <StateSelect name="state" label="State" common={["TX", "OH"]} defaultValue="OH" />
        </div>
        <MonthSelect
          name="fiscal_year_end"
          label="Last month of your fiscal year"
          hint="The last day of this month ends your year."
          required
        />
        <DateInput name="due" label="Due date" defaultValue="2027-05-03" />
        <MoneyInput name="dues" label="Dues per member" defaultValue="1,234.50" />
        <Checkbox
          name="is_member"
          label="We are a current member"
          hint="Members pay nothing for this."
          defaultChecked
        />
        <Checkbox name="is_school" label="We support one school" />
        <RadioGroup
          name="method"
          label="How do you want to pay?"
          options={methods}
          defaultValue="credit_card"
          isRuled
        />
        <RadioGroup name="kind" label="Plain choices" options={methods} hint="Choose one." />
        <PasswordField name="password" label="Choose a password" hasMeter required />
        <PasswordField name="current" label="Password" />
        <FileDrop name="file" label="Photo" hint="One photo per entry, up to 20 MB." />
        <TextInput name="accent" label="Accented" isAccented hint="Look here." />
      </Sample>
      <Sample name="Fields, wrong">
        <TextInput
          name="wrong-name"
          label="Legal name"
          hint="As it appears in your articles."
          error="The name field is required."
          required
        />
        <TextArea name="wrong-purpose" label="Purpose" error="Say what you do." rows={2} />
        <StateSelect
          name="wrong-state"
          label="State"
          error="Choose the state where you were formed."
        />
        <MoneyInput name="wrong-dues" label="Dues" error="Enter an amount in dollars." />
        <DateInput name="wrong-date" label="Date" error="Enter a date after May 3, 2027." />
        <Checkbox name="wrong-tick" label="I have read this" error="Tick this to go on." />
        <RadioGroup
          name="wrong-method"
          label="How do you want to pay?"
          options={methods}
          error="Choose one."
        />
        <PasswordField name="wrong-pass" label="Password" error="Use at least 8 characters." />
        <FileDrop name="wrong-file" label="Photo" error="song.exe is not allowed." />
      </Sample>
      <Sample name="Fields, locked">
        <TextInput name="off-name" label="Legal name" defaultValue="Band Boosters" isDisabled />
        <Select name="off-subject" label="Subject" options={subjects} isDisabled />
        <Checkbox name="off-tick" label="Ticked before" defaultChecked isDisabled />
      </Sample>
    </div>
  );
}
