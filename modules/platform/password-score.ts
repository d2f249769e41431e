import { type MessageRef, message } from "./messages";
import { platformWords } from "./words";

/** The characters that count as special, as the guidance names them. */
export const specialCharacters = ["!", "%", "&", "@", "#", "$", "^", "*", "?", "_", "~"] as const;

export interface PasswordStrength {
  readonly score: number;
  readonly label: MessageRef;
  /** How many of the bar's five segments are colored. */
  readonly segments: 0 | 1 | 2 | 3 | 4 | 5;
}

const lengthPoints = 5;
const shortestRun = 3;
const shortestKeyboardRun = 4;
const keyboardRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"] as const;

/**
 * The strength score: 1 to start with; 5 for 8 characters or more; 1 each for lower case, letters
 * together with digits, upper case, one special character, a second one; less 1 for each run of
 * three or more equal characters, each sequence of three or more letters or digits (abc, 321), and
 * each run of four or more neighbors on the keyboard (qwer, fdsa).
 */
export function passwordScore(password: string): number {
  const characters = [...password];
  const specials = characters.filter((character) => isSpecial(character)).length;
  const gains = [
    characters.length >= 8 && lengthPoints,
    /\p{Ll}/u.test(password) && 1,
    /\p{L}/u.test(password) && /\p{Nd}/u.test(password) && 1,
    /\p{Lu}/u.test(password) && 1,
    specials >= 1 && 1,
    specials >= 2 && 1,
  ];
  const gained = gains.reduce<number>((sum, points) => sum + Number(points), 1);
  const folded = [...password.toLowerCase()];
  return (
    gained -
    countRuns(folded, shortestRun, [(a, b) => a === b]) -
    countRuns(folded, shortestRun, [(a, b) => step(a, b) === 1, (a, b) => step(a, b) === -1]) -
    countRuns(folded, shortestKeyboardRun, [
      (a, b) => keyStep(a, b) === 1,
      (a, b) => keyStep(a, b) === -1,
    ])
  );
}

const isSpecial = (character: string) =>
  (specialCharacters as readonly string[]).includes(character);

/** How far apart two letters, or two digits, are; 0 when they are not of one kind. */
function step(a: string, b: string): number {
  const isOneKind = [/^[a-z]{2}$/, /^\d{2}$/].some((kind) => kind.test(a + b));
  return isOneKind ? b.charCodeAt(0) - a.charCodeAt(0) : 0;
}

function keyStep(a: string, b: string): number {
  const row = keyboardRows.find((keys) => keys.includes(a) && keys.includes(b));
  return row ? row.indexOf(b) - row.indexOf(a) : 0;
}

type Continues = (a: string, b: string) => boolean;

/** Counts the longest possible runs of `shortest` characters or more in any of the directions. */
function countRuns(
  characters: readonly string[],
  shortest: number,
  directions: Continues[],
): number {
  let runs = 0;
  for (const continues of directions) {
    let length = 1;
    for (const [index, character] of characters.entries()) {
      const before = characters[index - 1];
      length = before !== undefined && continues(before, character) ? length + 1 : 1;
      if (length === shortest) runs += 1;
    }
  }
  return runs;
}

/** Score, label and colored segments of what is typed; an empty field shows "Very weak" and none. */
export function passwordStrength(password: string): PasswordStrength {
  const score = passwordScore(password);
  const strength = strengthOf(score);
  return { score, ...strength, segments: password === "" ? 0 : strength.segments };
}

function strengthOf(score: number): Pick<PasswordStrength, "label" | "segments"> {
  if (score <= 6) return { label: message(platformWords, "strengthVeryWeak"), segments: 1 };
  if (score === 7) return { label: message(platformWords, "strengthWeak"), segments: 2 };
  if (score === 8) return { label: message(platformWords, "strengthFair"), segments: 3 };
  if (score === 9) return { label: message(platformWords, "strengthStrong"), segments: 4 };
  return { label: message(platformWords, "strengthVeryStrong"), segments: 5 };
}
