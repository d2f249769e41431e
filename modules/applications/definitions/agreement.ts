import type { WizardPage } from "#modules/platform/forms/contract";
import { ask, heading, type WizardKey } from "./kit";

const agreements = {
  "start-up":
    "We prepare your papers from these answers, and you check and sign them before anything is filed. The IRS and your state decide, not we. We are not a law firm and do not give legal or tax advice. The joining price is for our work; government fees come on top.",
  maintain:
    "We show your due dates, remind you of your renewal, and prepare papers from these answers, and you check and sign them before anything is filed. You tell us when officers, addresses or your standing change. We are not a law firm and do not give legal or tax advice.",
} as const satisfies Record<WizardKey["schema"], string>;

export function agreementPage({ schema }: WizardKey): WizardPage {
  return {
    label: "Agreement",
    description: "The last page: read, sign and send.",
    schema: [
      heading("agreement_heading", "Membership agreement", agreements[schema]),
      ask.checkbox("accepts_agreement", "I have read the membership agreement and accept it", [
        "required",
      ]),
      ask.checkbox("is_authorized", "I am authorized to sign for this organization", ["required"]),
      ask.text("signer_name", "Your full name", ["required", "autocomplete:name"], {
        instructions: "Typing your name here counts as your signature.",
      }),
      ask.text("signer_title", "Your title", ["required", "autocomplete:organization-title"], {
        sub_label: "The office you hold, for example treasurer.",
      }),
      ask.date("signed_on", "Today's date", ["required"]),
    ],
  };
}
