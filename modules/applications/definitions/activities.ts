import type { WizardPage } from "#modules/platform/forms/contract";
import { ask, heading, type WizardKey, warning } from "./kit";

export function activitiesPage({ audience }: WizardKey): WizardPage {
  const isGreek = audience === "greek";
  return {
    label: "Activities and purpose",
    description: "Why your organization exists, and what it does.",
    schema: [
      ask.textarea("purpose", "Purpose", ["required"], {
        rows: 4,
        instructions: isGreek
          ? "One or two sentences: fellowship, scholarship, service, the house you keep."
          : "One or two sentences. Raising money alone is not a purpose: say what the money is for.",
      }),
      ask.textarea("activities", "What you do in a usual year", ["required"], {
        rows: 6,
        instructions: "Name the activities, who takes part and about how often.",
      }),
      ask.textarea("fundraising_activities", "How you raise money", [], { rows: 4 }),
      heading("attestations_heading", "Please confirm"),
      ...(isGreek
        ? [
            warning(
              "deductibility_alert",
              "Chapters are social clubs in the eyes of the IRS: gifts to them are not deductible for the giver.",
            ),
          ]
        : []),
      ask.checkbox("attests_purpose", "We act for this purpose and for no other", ["required"]),
      ask.checkbox(
        "attests_dissolution",
        isGreek
          ? "If we dissolve, what is left goes where our national documents say"
          : "If we dissolve, what is left goes to another charity or to the school",
        ["required"],
      ),
      ask.checkbox("attests_no_inurement", "No member, officer or family profits from our income", [
        "required",
      ]),
      ask.checkbox(
        "attests_own_ein",
        isGreek
          ? "We use an EIN of our own, or will, and not that of our headquarters"
          : "We use an EIN of our own, or will, and never the school's",
        ["required"],
      ),
    ],
  };
}
