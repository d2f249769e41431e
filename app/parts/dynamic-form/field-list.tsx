import { Fragment, type ReactNode, useRef } from "react";
import {
  type Answers,
  constraintsOfFields,
  type FieldDefinition,
  initialAnswers,
  isRequired,
  isShown,
  typeOf,
} from "#modules/platform/forms/contract";
import { cx } from "~/ui/cx";
import { useFormContext } from "~/ui/form-context";
import { useHydrated } from "~/ui/ui-context";
import { Condition, fieldWords, sideLabelOf, sideLabelParts } from "./field-words";
import { OneField } from "./one-field";
import { usePresentAnswers } from "./use-present-answers";

export interface FieldListProps {
  /** From `fieldsForPage`, so that a list of Greek names has its names. */
  fields: readonly FieldDefinition[];
  /** What the fields start with, and the answers on other pages that fields here depend on. */
  answers?: Answers;
  /** Every field of the form, where these are one page of it. */
  all?: readonly FieldDefinition[];
  /** What goes along with files that a dropbox uploads: `profile_id`, `params`. */
  along?: Readonly<Record<string, string>>;
  /** What is below a field while it shows, by the field's name. */
  after?: Readonly<Record<string, ReactNode>>;
}

const nothing: Readonly<Record<string, string>> = {};

/** The fields whose present values others show or depend on. */
const sourcesOf = (fields: readonly FieldDefinition[]): readonly string[] => [
  ...new Set(
    fields.flatMap(({ is_conditional, side_label }) => [
      ...(is_conditional ? [is_conditional] : []),
      ...(side_label ? [sideLabelParts(side_label).source ?? ""].filter(Boolean) : []),
    ]),
  ),
];

/** A form that came back says nothing of a box that was not ticked. */
const unticked = (fields: readonly FieldDefinition[]): Answers =>
  Object.fromEntries(
    fields
      .filter((field) => typeOf(field).sends === "tick" && !field.is_disabled)
      .map(({ name }) => [name, "0"]),
  );

/**
 * Fields from data, inside a `Form`. With script conditional fields come and go while typing, and
 * what is hidden is not sent; without it all of them show, each with its condition in words, and
 * the server leaves out what does not count.
 */
export function FieldList({
  fields,
  answers = nothing,
  all = fields,
  along = nothing,
  after,
}: FieldListProps) {
  const { values } = useFormContext();
  const isLive = useHydrated();
  const anchor = useRef<HTMLSpanElement>(null);
  const initial = { ...answers, ...initialAnswers(fields, answers) };
  const start = values ? { ...initial, ...unticked(fields), ...values } : initial;
  const present = usePresentAnswers(anchor, sourcesOf(fields), start);
  const constraints = constraintsOfFields(fields, present);
  // What nobody sees is last, where it parts no two fields.
  const isHidden = (field: FieldDefinition) => typeOf(field).isHidden === true;
  const inOrder = [...fields.filter((field) => !isHidden(field)), ...fields.filter(isHidden)];
  return (
    <>
      {inOrder.map((field) => {
        const isOn = isShown(field, all, present);
        const controlling =
          field.is_conditional === undefined || isLive
            ? undefined
            : all.find(({ name }) => name === field.is_conditional);
        return (
          <Fragment key={field.name}>
            <OneField
              field={field}
              start={start[field.name]}
              constraint={constraints[field.name] ?? {}}
              isRequired={isRequired(field) && isOn}
              isDisabled={field.is_disabled === true || (isLive && !isOn)}
              along={along}
              sideLabel={sideLabelOf(field, all, present)}
              words={fieldWords(
                field.field_type === "link" ? { ...field, link: undefined } : field,
                controlling && <Condition on={controlling} />,
              )}
              className={cx(
                field.add_class,
                field.flush && "field-flush",
                !isOn && (isLive ? "hidden" : "field-waiting"),
              )}
            />
            {(isOn || !isLive) && after?.[field.name]}
          </Fragment>
        );
      })}
      <span ref={anchor} hidden />
    </>
  );
}
