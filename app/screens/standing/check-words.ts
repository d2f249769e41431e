import { defineMessages } from "#modules/platform/messages";

/** Words of the public pages about certificates of good standing. */
export const standingCheckWords = defineMessages({
  name: "standingCheck",
  en: {
    startTitle: "Check a certificate",
    startLede:
      "Type the code of a certificate of good standing, and see how the organization stands today.",
    code: "Code",
    codeHint: "26 letters and digits, at the foot of the paper. Blanks and hyphens do not matter.",
    check: "Check",
    startNote: "Without a code you can look an organization up by its EIN or its name.",
    noneTitle: "No such certificate",
    noneLede:
      "We have made no certificate with this code. Check the code for a mistake, and ask whoever gave it to you.",
    again: "Type another code",
    title: "{name}",
    lede: "Issued on {issued}: was in good standing then, by the IRS's file of {file}.",
    today: "Today",
    "today.good": "{name} is in good standing today.",
    "today.attention": "Something needs attention at {name}. It has not lost its tax exemption.",
    "today.at_risk": "{name} could lose its tax exemption.",
    "today.revoked": "{name} has lost its tax exemption.",
    "today.unknown": "We cannot tell today how {name} stands.",
    "today.checking":
      "We are looking at new files of the IRS about {name}. Come back in three days.",
    "today.not_current": "This certificate is not current.",
    "sign.checking": "Being checked",
    "sign.not_current": "Not current",
    fileOf: "By the IRS's file of {date}.",
    fileOld:
      "The IRS's file of {date} is too old to rely on for today. Ask the organization for a newer certificate.",
    certificate: "The certificate",
    "paper.valid": "Valid",
    "paper.expired": "Expired",
    "paper.withdrawn": "Withdrawn",
    "paperText.valid": "The certificate is valid through {date}.",
    "paperText.expired": "The certificate was valid through {date}. Ask for a newer one.",
    "paperText.withdrawn": "The certificate was withdrawn. Do not rely on it.",
    organization: "Organization",
    group: "Group",
    covered: "Covered by the group ruling of {group} (group exemption number {gen})",
    serial: "Certificate number",
    issued: "Issued",
    validThrough: "Valid through",
    compare: "Is your paper the one that we made?",
    compareText:
      "Choose the PDF that you were given. Your browser compares it and sends it nowhere.",
    compareFile: "The PDF of the certificate",
    compareWaiting: "The PDF is being written. Come back in a minute.",
    "compare.same": "It is our certificate, to the last byte.",
    "compare.different": "This is not the file that we made. Do not rely on it.",
    "compare.large": "This file is larger than 20 MB, and no certificate of ours.",
    "compare.unread": "Your browser could not read the file. Compare it by hand, as it says below.",
    byHand:
      "By hand, on a Mac or with Linux: compare what this command says with the digest below.",
    byHandWindows: "The same with Windows:",
    signature: "The signature",
    signed:
      "What the certificate says was signed by our key {key} (Ed25519), and the signature fits.",
    unsigned:
      "The signature does not fit our key {key}. Do not rely on this certificate, and tell us of it.",
    payload: "What was signed",
    signatureValue: "Signature (base64url)",
    keys: "Our public keys",
    reading:
      "Our reading of the IRS's files and of the organization's papers. It is not an IRS document.",
  },
});
