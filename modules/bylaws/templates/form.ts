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
 * The version of the wording that a form was made for. A script may leave it out; any other than
 * the present one is refused, because its sender has not seen the present form.
 */
export function wordingVersion(current: number) {
  return z
    .pipe(
      z.transform((value: unknown, ctx): number => {
        const isNumber = typeof value === "number" || /^\d{1,6}(\.0)?$/.test(String(value));
        if (isNumber && Number(value) === current) return current;
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
