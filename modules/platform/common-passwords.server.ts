import { dictionary } from "@zxcvbn-ts/language-common";
import { brand } from "./brand.server";
import { type MessageRef, message } from "./messages";
import { passwordLength, passwordShapeProblems } from "./password-policy";
import { platformWords } from "./words";

// The shorter ones are refused for their length already.
const common = new Set(
  dictionary["passwords-common"].filter((password) => password.length >= passwordLength.min),
);

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/** What people of this site think of first: its names, and what they are here for. */
const ownWords = new Set(
  [brand.name, brand.company, brand.supportEmail, new URL(brand.publicUrl).hostname]
    .concat(["nonprofit", "treasurer", "president", "secretary", "volunteer", "membership"])
    .concat(["bylaws", "tax exempt", "charity", "donation"])
    .map(lettersOf),
);

/**
 * Whether a password is among the about 50,000 most common ones, upper and lower case alike, or is
 * nothing but one of the words of this site with digits and signs.
 */
export const isCommonPassword = (password: string): boolean =>
  common.has(password.toLowerCase()) || ownWords.has(lettersOf(password));

/** All that the server holds against a new password, worst first; empty when it is accepted. */
export function passwordProblems(password: string): MessageRef[] {
  const problems = passwordShapeProblems(password);
  return problems.length === 0 && isCommonPassword(password)
    ? [message(platformWords, "passwordTooCommon")]
    : problems;
}
