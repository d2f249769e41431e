import type { WizardPage } from "#modules/platform/forms/contract";
import { type Asking, ask, heading } from "./kit";

export function agreementPage({ schema, t }: Asking): WizardPage {
  return {
    label: t("agreement"),
    description: t("agreement.about"),
    schema: [
      heading("agreement_heading", t("agreement_heading"), t(`agreement.${schema}`)),
      ask.checkbox("accepts_agreement", t("accepts_agreement"), ["required"]),
      ask.checkbox("is_authorized", t("is_authorized"), ["required"]),
      ask.text("signer_name", t("signer_name"), ["required", "autocomplete:name"], {
        instructions: t("signer_name.hint"),
      }),
      ask.text("signer_title", t("signer_title"), ["required", "autocomplete:organization-title"], {
        sub_label: t("signer_title.hint"),
      }),
      ask.date("signed_on", t("signed_on"), ["required"]),
    ],
  };
}
