import { defineMessages } from "#modules/platform/messages";

/** The words of a certificate of good standing. */
export const certificateWords = defineMessages({
  en: {
    title: "Certificate of Good Standing",
    subject: "Standing of {name}, certificate {serial}",
    intro: "Our reading of the records of",
    ein: "EIN {ein}",
    einOfGroup: "EIN {ein}, covered by the group ruling of {group} (group exemption number {gen})",
    statement: "in good standing on {issued}, by the IRS's file of {file} and its own papers",
    valid: "Valid through",
    number: "Certificate number",
    believe: "Believe the page at {host}, not this paper.",
    note: "{address} says how the organization stands today. A reading by {company}, not a document of the IRS or of a state. Signed by the key {key} (Ed25519).",
  },
});
