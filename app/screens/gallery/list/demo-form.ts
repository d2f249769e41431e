import { z } from "zod";
import { flag, namedFields, optionalText, text } from "#modules/platform/fields";
import { defineMessages, message } from "#modules/platform/messages";

const words = defineMessages({
  en: {
    color: "Choose another color.",
    differs: "The two passwords must be the same.",
  },
});

const short = { max: 60 };

/** What the gallery's forms may send. Gold and two passwords that differ are refused. */
export const demoSchema = namedFields(() => ({ email: "email", comment: "comment" }))({
  demo: z.enum(["returning", "clearing", "failing", "locked"]),
  email: text(short),
  password: optionalText(short),
  password_confirmation: optionalText(short),
  month: optionalText(short),
  comment: optionalText(short),
  color: optionalText(short),
  is_ticked: flag(),
}).superRefine((value, ctx) => {
  const refuse = (path: string, key: "color" | "differs") =>
    ctx.addIssue({ code: "custom", path: [path], params: { message: message(words, key) } });
  if (value.color === "gold") refuse("color", "color");
  if (value.password === value.password_confirmation) return;
  refuse("password", "differs");
  refuse("password_confirmation", "differs");
});
