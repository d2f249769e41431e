import { initialAnswers, type WizardDefinition } from "#modules/platform/forms/contract";
import type { Locale } from "#modules/platform/messages";
import { activitiesPage } from "./activities";
import { agreementPage } from "./agreement";
import { financesPage } from "./finances";
import { asking, type WizardKey } from "./kit";
import { legalStatusPage } from "./legal-status";
import { organizationPage } from "./organization";
import { peoplePage } from "./people";

export type { WizardKey } from "./kit";

const pages = [
  organizationPage,
  legalStatusPage,
  financesPage,
  peoplePage,
  activitiesPage,
  agreementPage,
] as const;

/** How many pages every application has. */
export const pageCount = pages.length;

function makeWizard(key: WizardKey, locale: Locale): WizardDefinition {
  const own = asking(key, locale);
  const schemas = pages.map((page) => page(own));
  return {
    title: own.t(`title.${key.schema}`),
    fields: initialAnswers(schemas.flatMap(({ schema }) => schema)),
    schemas,
    submission_alert: own.t("submissionAlert"),
    is_cancelable: true,
  };
}

const made = new Map<string, WizardDefinition>();

/**
 * The form of an application as data: the same object for the same key and language. Its six pages are the
 * same for everybody; their fields differ where the facts do, and in every language only in their words.
 * @param locale the language of who reads it, whatever the applicant's is
 */
export function wizardOf(key: WizardKey, locale: Locale): WizardDefinition {
  const name = `${locale}:${key.schema}:${key.audience}:${key.isOpenAudience}`;
  const wizard = made.get(name) ?? makeWizard(key, locale);
  made.set(name, wizard);
  return wizard;
}
