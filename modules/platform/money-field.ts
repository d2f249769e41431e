import { z } from "zod";
import { type Cents, moneyFromDollars, parseMoney } from "./money";

/** An amount of dollars in a form or a call: a number in JSON, text in a form. */
export const dollars = () =>
  z.transform((value: unknown, ctx): Cents => {
    const text = typeof value === "string" ? value : "";
    const amount = typeof value === "number" ? moneyFromDollars(value) : parseMoney(text);
    if (amount.ok) return amount.value;
    const params = { message: amount.message };
    ctx.issues.push({ code: "custom", input: value, params, continue: false });
    return z.NEVER;
  });
