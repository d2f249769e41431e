import { type MessageRef, message } from "./messages";
import { specialCharacters } from "./password-score";
import { platformWords } from "./words";

/** In characters, not bytes: an emoji counts once. */
export const passwordLength = { min: 8, max: 128 } as const;

const hasLetterAndDigit = (password: string) => /\p{L}/u.test(password) && /\p{Nd}/u.test(password);

/**
 * What is wrong with the shape of a new password, worst first; empty when nothing is. The list of
 * common passwords is the server's to check (`common-passwords.server.ts`).
 */
export function passwordShapeProblems(password: string): MessageRef[] {
  const length = [...password].length;
  const problems: MessageRef[] = [];
  if (length < passwordLength.min) {
    problems.push(message(platformWords, "passwordTooShort", { min: passwordLength.min }));
  }
  if (length > passwordLength.max) {
    problems.push(message(platformWords, "passwordTooLong", { max: passwordLength.max }));
  }
  if (!hasLetterAndDigit(password)) {
    problems.push(message(platformWords, "passwordNeedsLetterAndDigit"));
  }
  return problems;
}

export interface GuidanceLine {
  readonly message: MessageRef;
  readonly isRequired: boolean;
  isMet(password: string): boolean;
}

/** The guidance beside a new password: the required lines first, then the optional ones. */
export const passwordGuidance: readonly GuidanceLine[] = [
  {
    message: message(platformWords, "guidanceLength", { min: passwordLength.min }),
    isRequired: true,
    isMet: (password) => [...password].length >= passwordLength.min,
  },
  {
    message: message(platformWords, "guidanceLettersAndDigits"),
    isRequired: true,
    isMet: hasLetterAndDigit,
  },
  {
    message: message(platformWords, "guidanceMixedCase"),
    isRequired: false,
    isMet: (password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
  },
  {
    message: message(platformWords, "guidanceSpecial", { characters: specialCharacters.join(",") }),
    isRequired: false,
    isMet: (password) => specialCharacters.some((character) => password.includes(character)),
  },
];
