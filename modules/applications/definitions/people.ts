import type { FieldDefinition, WizardPage } from "#modules/platform/forms/contract";
import { choice, day, heading, line, only, option, tick, type WizardKey } from "./kit";

/** The fields of one officer; browsers fill in each officer's apart. */
function officer(role: string, title: string): readonly FieldDefinition[] {
  return [
    heading(`${role}_heading`, title),
    line(`${role}_name`, `${title}'s name`, ["required", `autocomplete:section-${role} name`]),
    line(`${role}_email`, `${title}'s e-mail`, [
      "required",
      "email",
      `autocomplete:section-${role} email`,
    ]),
    line(`${role}_phone`, `${title}'s phone`, [
      "required",
      "phone",
      `autocomplete:section-${role} tel`,
    ]),
    line(`${role}_address`, `${title}'s home address`, [
      `autocomplete:section-${role} address-line1`,
    ]),
    day(`${role}_term_end`, `End of the ${title.toLowerCase()}'s term`),
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
      choice("primary_contact", "Primary contact", ["required"], {
        options: [
          option("president", "The president"),
          option("treasurer", "The treasurer"),
          option("secretary", "The secretary"),
        ],
      }),
      tick(
        "has_other_responsible_party",
        "The IRS knows somebody else as our responsible party",
        [],
        {
          instructions:
            "The responsible party is the person named with your EIN. It should be a present officer.",
        },
      ),
      line("responsible_party_name", "Responsible party's name", ["required"], {
        is_conditional: "has_other_responsible_party",
      }),
      ...only(
        !isGreek,
        heading("school_official_heading", "At your school"),
        line("school_official_name", "School official's name", ["required"], {
          instructions: "The principal or whoever the school names for your club.",
        }),
        line("school_official_title", "School official's title", ["required"]),
        line("school_official_email", "School official's e-mail", ["email"]),
      ),
      ...only(
        isGreek,
        heading("advisor_heading", "Chapter advisor"),
        line("advisor_name", "Chapter advisor's name", ["required"]),
        line("advisor_email", "Chapter advisor's e-mail", ["email"]),
      ),
    ],
  };
}
