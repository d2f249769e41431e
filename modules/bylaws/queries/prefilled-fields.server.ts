import type { Locale } from "#modules/platform/messages";
import { emptyFields, type Variant } from "../contract";
import type { BylawsForm } from "../templates/form";
import { isFundraisingAlone } from "../templates/purpose";

/** What is known of an organization before it is asked; what is not known is left out or empty. */
export interface KnownOrganization {
  readonly name?: string | undefined;
  readonly purpose?: string | undefined;
  /** The school or facility that it supports. */
  readonly facility?: string | undefined;
  /** The month, 1 to 12, in which its fiscal year ends. */
  readonly fiscalYearEnd?: number | undefined;
}

/**
 * A variant's fields before anybody typed: what is known of the organization, sample texts where
 * nothing is. A purpose that the form would refuse is no help and gives way to the sample.
 */
export function prefilledFields(
  form: BylawsForm<Variant>,
  known: KnownOrganization,
  locale: Locale,
): Record<string, string> {
  const fields = {
    name: known.name,
    purpose: known.purpose && !isFundraisingAlone(known.purpose) ? known.purpose : undefined,
    facility: known.facility,
    fiscal_year_end: known.fiscalYearEnd && String(known.fiscalYearEnd),
  };
  const own = Object.entries(fields).flatMap(([name, value]) =>
    value && Object.hasOwn(form.words, name) ? [[name, value] as const] : [],
  );
  return { ...emptyFields(form, locale), ...Object.fromEntries(own) };
}
