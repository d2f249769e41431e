import { z } from "zod";
import type { MessageRef } from "#modules/platform/messages";

/** What was typed, read by a rule of its own; what it cannot read is refused in its words. */
export function readAs<T>(read: (typed: string) => T | undefined, words: MessageRef) {
  return z.transform((typed: string, ctx): T => {
    const found = read(typed);
    if (found !== undefined) return found;
    ctx.issues.push({ code: "custom", input: typed, params: { message: words }, continue: false });
    return z.NEVER;
  });
}
