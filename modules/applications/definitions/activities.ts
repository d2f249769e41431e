import type { WizardPage } from "#modules/platform/forms/contract";
import { type Asking, ask, heading, warning } from "./kit";

export function activitiesPage({ audience, t }: Asking): WizardPage {
  const isGreek = audience === "greek";
  return {
    label: t("activities_page"),
    description: t("activities_page.about"),
    schema: [
      ask.textarea("purpose", t("purpose"), ["required"], {
        rows: 4,
        instructions: t(isGreek ? "purpose.hint.greek" : "purpose.hint"),
      }),
      ask.textarea("activities", t("activities"), ["required"], {
        rows: 6,
        instructions: t("activities.hint"),
      }),
      ask.textarea("fundraising_activities", t("fundraising_activities"), [], { rows: 4 }),
      heading("attestations_heading", t("attestations_heading")),
      ...(isGreek ? [warning("deductibility_alert", t("deductibility_alert"))] : []),
      ask.checkbox("attests_purpose", t("attests_purpose"), ["required"]),
      ask.checkbox(
        "attests_dissolution",
        t(isGreek ? "attests_dissolution.greek" : "attests_dissolution"),
        ["required"],
      ),
      ask.checkbox("attests_no_inurement", t("attests_no_inurement"), ["required"]),
      ask.checkbox("attests_own_ein", t(isGreek ? "attests_own_ein.greek" : "attests_own_ein"), [
        "required",
      ]),
    ],
  };
}
