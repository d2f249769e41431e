import type { FieldDefinition, WizardPage } from "#modules/platform/forms/contract";
import { type Asking, ask, heading, only, option } from "./kit";

const offices = ["president", "treasurer", "secretary"] as const;

/** The fields of one officer; browsers fill in each officer's apart. */
function officer(role: (typeof offices)[number], { t }: Asking): readonly FieldDefinition[] {
  return [
    heading(`${role}_heading`, t(`${role}_heading`)),
    ask.text(`${role}_name`, t(`${role}_name`), ["required", `autocomplete:section-${role} name`]),
    ask.text(`${role}_email`, t(`${role}_email`), [
      "required",
      "email",
      `autocomplete:section-${role} email`,
    ]),
    ask.text(`${role}_phone`, t(`${role}_phone`), [
      "required",
      "phone",
      `autocomplete:section-${role} tel`,
    ]),
    ask.text(`${role}_address`, t(`${role}_address`), [
      `autocomplete:section-${role} address-line1`,
    ]),
    ask.date(`${role}_term_end`, t(`${role}_term_end`)),
  ];
}

export function peoplePage(asking: Asking): WizardPage {
  const { audience, t } = asking;
  const isGreek = audience === "greek";
  return {
    label: t("people"),
    description: t("people.about"),
    schema: [
      ...offices.flatMap((role) => officer(role, asking)),
      heading("contact_heading", t("contact_heading")),
      ask.select("primary_contact", t("primary_contact"), ["required"], {
        options: offices.map((role) => option(role, t(`contact.${role}`))),
      }),
      ask.checkbox("has_other_responsible_party", t("has_other_responsible_party"), [], {
        instructions: t("has_other_responsible_party.hint"),
      }),
      ask.text("responsible_party_name", t("responsible_party_name"), ["required"], {
        is_conditional: "has_other_responsible_party",
      }),
      ...only(
        !isGreek,
        heading("school_official_heading", t("school_official_heading")),
        ask.text("school_official_name", t("school_official_name"), ["required"], {
          instructions: t("school_official_name.hint"),
        }),
        ask.text("school_official_title", t("school_official_title"), ["required"]),
        ask.text("school_official_email", t("school_official_email"), ["email"]),
      ),
      ...only(
        isGreek,
        heading("advisor_heading", t("advisor_heading")),
        ask.text("advisor_name", t("advisor_name"), ["required"]),
        ask.text("advisor_email", t("advisor_email"), ["email"]),
      ),
    ],
  };
}
