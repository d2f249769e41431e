import type { WizardPage } from "#modules/platform/forms/contract";
import { ask, heading, only, option, papers, type WizardKey } from "./kit";

export function legalStatusPage({ schema }: WizardKey): WizardPage {
  const isMaintain = schema === "maintain";
  return {
    label: "Legal status",
    description: "What your state and the IRS know about you so far.",
    schema: [
      heading("incorporation_heading", "With your state"),
      ask.checkbox("is_incorporated", "We are incorporated as a nonprofit corporation"),
      ask.state_select("incorporation_state", "State of incorporation", ["required"], {
        is_conditional: "is_incorporated",
      }),
      ask.date("incorporated_on", "Date of incorporation", ["required", "past_date"], {
        is_conditional: "is_incorporated",
      }),
      ask.text("entity_number", "Entity number", [], {
        is_conditional: "is_incorporated",
        sub_label: "The number your state's corporation office gave you.",
      }),
      papers("articles_files", "Articles of incorporation", {
        is_conditional: "is_incorporated",
        instructions: "A scan or a photo of every page. You can add it later.",
      }),
      heading("irs_heading", "With the IRS"),
      ...(isMaintain ? maintainIdentity : startUpIdentity),
      papers("cp575_files", "IRS letter with the EIN (CP 575 or 147C)", {
        ...(!isMaintain && { is_conditional: "has_ein" }),
        instructions: "The letter the IRS sent when it assigned the number, if you have it.",
      }),
      ...only(isMaintain, ...exemption),
      ...only(
        !isMaintain,
        ask.checkbox("has_prior_501c", "We were tax-exempt before, under this or an earlier EIN"),
        ask.text("prior_501c_details", "When, and under which name and EIN", ["required"], {
          is_conditional: "has_prior_501c",
        }),
      ),
      ask.checkbox("was_revoked", "The IRS has revoked our exemption at some time"),
      ask.date("revoked_on", "Date of revocation", ["required", "past_date"], {
        is_conditional: "was_revoked",
        instructions: "It is in the letter and on the IRS revocation list.",
      }),
      ask.checkbox(
        "is_under_group_ruling",
        "We belong to a central organization with a group ruling",
      ),
      ask.text("gen", "Group exemption number (GEN)", ["min:4", "max:4"], {
        is_conditional: "is_under_group_ruling",
        sub_label: "Four digits. Your headquarters knows it; leave it empty if you do not.",
      }),
    ],
  };
}

const einRules = ["required", "ein"] as const;
const einInstructions =
  "Nine digits, your organization's own. A club must not use the school's number.";

const startUpIdentity = [
  ask.checkbox("has_ein", "We have an EIN of our own"),
  ask.text("ein", "EIN", einRules, {
    is_conditional: "has_ein",
    placeholder: "12-3456789",
    instructions: einInstructions,
  }),
];

const maintainIdentity = [
  ask.text("ein", "EIN", einRules, { placeholder: "12-3456789", instructions: einInstructions }),
];

const exemption = [
  ask.select("exemption_section", "Exempt under section", ["required"], {
    options: [
      option("501c3", "501(c)(3): charitable or educational"),
      option("501c7", "501(c)(7): social club"),
      option("501c_other", "Another part of 501(c)"),
      option("unknown", "We do not know"),
    ],
  }),
  ask.date("exempt_since", "Exempt since", ["past_date"], {
    sub_label: "The effective date in your determination letter.",
  }),
  papers("determination_files", "Determination letter", {
    instructions: "If you are covered by a group ruling, the letter of your headquarters.",
  }),
];
