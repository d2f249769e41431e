import { initialAnswers, type WizardDefinition } from "#modules/platform/forms/contract";
import { activitiesPage } from "./activities";
import { agreementPage } from "./agreement";
import { financesPage } from "./finances";
import type { WizardKey } from "./kit";
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

const titles = {
  "start-up": "Start-up application",
  maintain: "Membership application",
} as const satisfies Record<WizardKey["schema"], string>;

function makeWizard(key: WizardKey): WizardDefinition {
  const schemas = pages.map((page) => page(key));
  return {
    title: titles[key.schema],
    fields: initialAnswers(schemas.flatMap(({ schema }) => schema)),
    schemas,
    submission_alert:
      "After you submit, your answers are locked until we have read them. If something is missing, we ask you by e-mail and you can change it.",
    is_cancelable: true,
  };
}

const made = new Map<string, WizardDefinition>();

/**
 * The form of an application as data: the same object for the same key. Its six pages are the same
 * for everybody; their fields differ where the facts do.
 */
export function wizardOf(key: WizardKey): WizardDefinition {
  const name = `${key.schema}:${key.audience}:${key.isOpenAudience}`;
  const wizard = made.get(name) ?? makeWizard(key);
  made.set(name, wizard);
  return wizard;
}
