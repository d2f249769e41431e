import { dictionary } from "@zxcvbn-ts/language-common";
import { type MessageRef, message } from "./messages";
import { passwordLength, passwordShapeProblems } from "./password-policy";
import { platformWords } from "./words";

// The shorter ones are refused for their length already.
const common = new Set(
  dictionary["passwords-common"].filter((password) => password.length >= passwordLength.min),
);

/** Whether a password is among the about 50,000 most common ones, upper and lower case alike. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());

/** All that the server holds against a new password, worst first; empty when it is accepted. */
export function passwordProblems(password: string): MessageRef[] {
  const problems = passwordShapeProblems(password);
  return problems.length === 0 && isCommonPassword(password)
    ? [message(platformWords, "passwordTooCommon")]
    : problems;
}
