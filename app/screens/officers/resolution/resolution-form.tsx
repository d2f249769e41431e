import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { powers, resolutionForm } from "#modules/officers/contract";
import { officerPaths } from "~/http/officer-paths";
import { FormField } from "~/parts/form-field/form-field";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { FieldGroup, useField } from "~/ui/field";
import { useWords } from "~/ui/ui-context";
import { resolutionWords } from "../resolution-words";

interface Person {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  readonly isOpen: boolean;
  readonly mayHaveSigned: boolean;
}

export interface ResolutionFormProps {
  accountId: number;
  people: readonly Person[];
  typed: Readonly<
    Record<"legal_name" | "meeting_on" | "bank" | "signatures" | "first" | "second", string> &
      Record<"sign" | "leave" | "power", readonly string[]>
  >;
  errors: Readonly<Record<string, string | undefined>>;
}

/** Makes a resolution from the roster. It changes nothing: a GET, so that it can be kept and sent on. */
export function ResolutionForm({ accountId, people, typed, errors }: ResolutionFormProps) {
  const t = useWords(resolutionWords);
  const found = Object.entries(errors).flatMap(([id, text]) => (text ? [{ id, text }] : []));
  const at = (name: keyof typeof resolutionForm.fields) => ({
    start: typed[name],
    error: errors[name],
  });
  const officers = people.filter(({ isOpen }) => isOpen);
  return (
    <Form method="get" action={officerPaths.resolution()} reloadDocument noValidate>
      <input type="hidden" name="account_id" value={accountId} />
      {found.length > 0 && <ErrorSummary errors={found} />}
      <FormField form={resolutionForm} name="legal_name" {...at("legal_name")} />
      <FormField form={resolutionForm} name="meeting_on" {...at("meeting_on")} />
      <FormField form={resolutionForm} name="bank" {...at("bank")} />
      <Boxes
        name="sign"
        label={t("sign")}
        options={officers}
        chosen={typed.sign}
        error={errors.sign}
      />
      <Boxes
        name="leave"
        label={t("leave")}
        hint={t("leaveHint")}
        options={people.filter(({ mayHaveSigned }) => mayHaveSigned)}
        chosen={typed.leave}
        error={errors.leave}
      />
      <Boxes
        name="power"
        label={t("power")}
        options={powers.map((value) => ({ value, label: t(`power.${value}`) }))}
        chosen={typed.power}
        error={errors.power}
      />
      <FormField form={resolutionForm} name="signatures" {...at("signatures")} />
      <fieldset className="field">
        <legend className="field-label">{t("certify")}</legend>
        <div className="field-hint">{t("certifyHint")}</div>
        {(["first", "second"] as const).map((name) => (
          <FormField
            key={name}
            form={resolutionForm}
            name={name}
            options={officers}
            {...at(name)}
          />
        ))}
      </fieldset>
      <div className="btn-row">
        <Button type="submit" icon="download">
          {t("submit")}
        </Button>
      </div>
    </Form>
  );
}

interface BoxesProps {
  name: string;
  label: string;
  hint?: string;
  options: readonly { readonly value: string; readonly label: string; readonly hint?: ReactNode }[];
  chosen: readonly string[];
  error: string | undefined;
}

/** Several of a few, sent under one name. */
function Boxes({ options, chosen, ...props }: BoxesProps) {
  const field = useField({ ...props, id: props.name });
  return (
    <FieldGroup {...props} field={field}>
      {options.map(({ value, label, hint }, index) => {
        const id = index === 0 ? field.id : `${field.id}-${value}`;
        return (
          <div className="choice" key={value}>
            <input
              type="checkbox"
              id={id}
              name={props.name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-describedby={hint ? `${id}-about` : undefined}
            />
            <label htmlFor={id}>{label}</label>
            {hint && (
              <div id={`${id}-about`} className="choice-hint">
                {hint}
              </div>
            )}
          </div>
        );
      })}
    </FieldGroup>
  );
}
