import { cents } from "#modules/platform/money";
import type { Fee, StateRequirement } from "../requirement";

/** The lowest and the highest fee for articles of incorporation among states; null without any. */
export function articlesFeeRange(requirements: readonly StateRequirement[]): Fee | null {
  const fees = requirements.flatMap(({ articles: { fee } }) => fee ?? []);
  if (fees.length === 0) return null;
  return {
    from: cents(Math.min(...fees.map(({ from }) => from))),
    upTo: cents(Math.max(...fees.map(({ upTo }) => upTo))),
  };
}
