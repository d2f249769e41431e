import type { FieldDefinition, WizardPage } from "#modules/platform/forms/contract";
import { ask, heading, only, option, type WizardKey } from "./kit";

/** The fields of one officer; browsers fill in each officer's apart. */
function officer(role: string, title: string): readonly FieldDefinition[] {
  return [
    heading(`${role}_heading`, title),
    ask.text(`${role}_name`, `${title}'s name`, ["required", `autocomplete:section-${role} name`]),
    ask.text(`${role}_email`, `${title}'s e-mail`, [
      "required",
      "email",
      `autocomplete:section-${role} email`,
    ]),
    ask.text(`${role}_phone`, `${title}'s phone`, [
      "required",
      "phone",
      `autocomplete:section-${role} tel`,
    ]),
    ask.text(`${role}_address`, `${title}'s home address`, [
      `autocomplete:section-${role} address-line1`,
    ]),
    ask.date(`${role}_term_end`, `End of the ${title.toLowerCase()}'s term`),
  ];
}

export function peoplePage({ audience }: WizardKey): WizardPage {
  const isGreek = audience === "greek";
  return {
    label: "People",
    description: "Who leads you, and whom we should talk to.",
    schema: [
      ...officer("president", "President"),
      ...officer("treasurer", "Treasurer"),
      ...officer("secretary", "Secretary"),
      heading("contact_heading", "Your contact person"),
      ask.select("primary_contact", "Primary contact", ["required"], {
        options: [
          option("president", "The president"),
          option("treasurer", "The treasurer"),
          option("secretary", "The secretary"),
        ],
      }),
      ask.checkbox(
        "has_other_responsible_party",
        "The IRS knows somebody else as our responsible party",
        [],
        {
          instructions:
            "The responsible party is the person named with your EIN. It should be a present officer.",
        },
      ),
      ask.text("responsible_party_name", "Responsible party's name", ["required"], {
        is_conditional: "has_other_responsible_party",
      }),
      ...only(
        !isGreek,
        heading("school_official_heading", "At your school"),
        ask.text("school_official_name", "School official's name", ["required"], {
          instructions: "The principal or whoever the school names for your club.",
        }),
        ask.text("school_official_title", "School official's title", ["required"]),
        ask.text("school_official_email", "School official's e-mail", ["email"]),
      ),
      ...only(
        isGreek,
        heading("advisor_heading", "Chapter advisor"),
        ask.text("advisor_name", "Chapter advisor's name", ["required"]),
        ask.text("advisor_email", "Chapter advisor's e-mail", ["email"]),
      ),
    ],
  };
}
