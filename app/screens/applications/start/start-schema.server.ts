import { z } from "zod";
import { accountsLabels, emailField, PASSWORD_FIELD_MAX } from "#modules/accounts/contract";
import { passwordProblems } from "#modules/platform/common-passwords.server";
import { labelsFrom, namedFields, text } from "#modules/platform/fields";
import { type MessageRef, message } from "#modules/platform/messages";
import type { Level } from "#modules/renewal/contract";
import { isOpenToAll } from "#modules/renewal/index.server";
import { applicationStartMessages } from "./words";

const levelLabels = labelsFrom(applicationStartMessages, {
  level_id: "labelLevel",
  schema: "labelSchema",
});
const fields = namedFields((locale) => ({ ...accountsLabels(locale), ...levelLabels(locale) }));

const refusing = (input: unknown, words: MessageRef) =>
  ({ code: "custom", input, params: { message: words }, continue: false }) as const;

/** The id of a level that is open to all: a number, or the digits that a form sends. */
function levelField(levels: readonly Level[]) {
  return z.transform((sent: unknown, ctx): number => {
    const id = typeof sent === "string" && /^\d{1,9}$/.test(sent) ? Number(sent) : sent;
    const level = levels.find((one) => one.id === id);
    if (level && isOpenToAll(level)) return level.id;
    ctx.issues.push(refusing(sent, message(applicationStartMessages, "levelNotOffered")));
    return z.NEVER;
  });
}

/** A password that the policy accepts, so that the bot check is not spent on any other. */
const newPasswordField = () =>
  z.pipe(
    text({ max: PASSWORD_FIELD_MAX }),
    z.transform((typed, ctx): string => {
      const [problem] = passwordProblems(typed);
      if (!problem) return typed;
      ctx.issues.push(refusing(typed, problem));
      return z.NEVER;
    }),
  );

/** What somebody sends who is signed in. */
export const memberStartSchema = (levels: readonly Level[]) =>
  fields({ level_id: levelField(levels), schema: text({ max: 20 }) });

/** What a visitor sends. */
export const startSchema = (levels: readonly Level[]) =>
  fields({
    ...memberStartSchema(levels).shape,
    email: emailField(),
    password: newPasswordField(),
  });
