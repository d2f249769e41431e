import { z } from "zod";
import { message } from "#modules/platform/messages";
import { verdictMessages } from "../verdict-messages";
import type { BylawsAnswers, BylawsWords } from "./words";

/** A template's form: how it asks, and what judges the answers. */
export interface BylawsForm<
  Variant extends string = string,
  Answers extends BylawsAnswers = BylawsAnswers,
> extends BylawsWords<Variant> {
  /** Judges the wire's fields; strict, and what it returns may be judged again. */
  readonly schema: z.ZodType<Answers>;
}

/**
 * The version of the wording that a form was made for. A script may leave it out. An earlier one is
 * taken from the `oldest` on whose questions are all asked still, because what was asked since has
 * a default; any other is refused. The answers are kept as those of the present wording.
 */
export function wordingVersion(current: number, oldest = 1) {
  return z
    .pipe(
      z.transform((value: unknown, ctx): number => {
        const isNumber = typeof value === "number" || /^\d{1,6}(\.0)?$/.test(String(value));
        const asked = isNumber ? Number(value) : 0;
        if (asked >= oldest && asked <= current) return current;
        const key = isNumber ? "outOfDate" : "unknownVersion";
        ctx.issues.push({
          code: "custom",
          input: value,
          params: { message: message(verdictMessages, key) },
        });
        return z.NEVER;
      }),
      z.int(),
    )
    .default(current);
}
