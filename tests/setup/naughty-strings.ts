import { existsSync, readFileSync } from "node:fs";
import { isDeep } from "./depth";

const whole = "../shared/data/blns.json";
const sample = "tests/fixtures/blns-sample.json";

/**
 * In a deep run the "Big List of Naughty Strings" where this machine has it, else a sample of each
 * of its kinds; "" is left out, being no string to look for.
 */
export const naughtyStrings: readonly string[] = (
  JSON.parse(readFileSync(isDeep && existsSync(whole) ? whole : sample, "utf8")) as string[]
).filter((text) => text !== "");

/** At most so many of them, from all over the list, for tests that take a while with each. */
export function someNaughtyStrings(most: number): readonly string[] {
  const step = Math.ceil(naughtyStrings.length / most);
  return naughtyStrings.filter((_, index) => index % step === 0);
}
