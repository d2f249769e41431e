import type { FieldDefinition, WizardPage } from "#modules/platform/forms/contract";
import { type Asking, ask, heading, only, option, papers } from "./kit";

export function legalStatusPage(asking: Asking): WizardPage {
  const { schema, t } = asking;
  const isMaintain = schema === "maintain";
  return {
    label: t("legal_status"),
    description: t("legal_status.about"),
    schema: [
      heading("incorporation_heading", t("incorporation_heading")),
      ask.checkbox("is_incorporated", t("is_incorporated")),
      ask.state_select("incorporation_state", t("incorporation_state"), ["required"], {
        is_conditional: "is_incorporated",
      }),
      ask.date("incorporated_on", t("incorporated_on"), ["required", "past_date"], {
        is_conditional: "is_incorporated",
      }),
      ask.text("entity_number", t("entity_number"), [], {
        is_conditional: "is_incorporated",
        sub_label: t("entity_number.hint"),
      }),
      papers("articles_files", t("articles_files"), {
        is_conditional: "is_incorporated",
        instructions: t("articles_files.hint"),
      }),
      heading("irs_heading", t("irs_heading")),
      ...only(!isMaintain, ask.checkbox("has_ein", t("has_ein"))),
      ask.text("ein", t("ein"), ["required", "ein"], {
        ...(!isMaintain && { is_conditional: "has_ein" }),
        placeholder: "12-3456789",
        instructions: t("ein.hint"),
      }),
      papers("cp575_files", t("cp575_files"), {
        ...(!isMaintain && { is_conditional: "has_ein" }),
        instructions: t("cp575_files.hint"),
      }),
      ...(isMaintain ? exemption(asking) : priorExemption(asking)),
      ask.checkbox("was_revoked", t("was_revoked")),
      ask.date("revoked_on", t("revoked_on"), ["required", "past_date"], {
        is_conditional: "was_revoked",
        instructions: t("revoked_on.hint"),
      }),
      ask.checkbox("is_under_group_ruling", t("is_under_group_ruling")),
      ask.text("gen", t("gen"), ["min:4", "max:4"], {
        is_conditional: "is_under_group_ruling",
        sub_label: t("gen.hint"),
      }),
    ],
  };
}

const exemption = ({ t }: Asking): readonly FieldDefinition[] => [
  ask.select("exemption_section", t("exemption_section"), ["required"], {
    options: (["501c3", "501c7", "501c_other", "unknown"] as const).map((section) =>
      option(section, t(`section.${section}`)),
    ),
  }),
  ask.date("exempt_since", t("exempt_since"), ["past_date"], {
    sub_label: t("exempt_since.hint"),
  }),
  papers("determination_files", t("determination_files"), {
    instructions: t("determination_files.hint"),
  }),
];

const priorExemption = ({ t }: Asking): readonly FieldDefinition[] => [
  ask.checkbox("has_prior_501c", t("has_prior_501c")),
  ask.text("prior_501c_details", t("prior_501c_details"), ["required"], {
    is_conditional: "has_prior_501c",
  }),
];
