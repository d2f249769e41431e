import { z } from "zod";
import { labelsFrom, namedFields, optionalText, text } from "#modules/platform/fields";
import { PASSWORD_FIELD_MAX } from "../schemas";
import { PASSKEY_NAME_MAX } from "./domain/passkey-limits";
import { passkeyMessages } from "./messages";

const fields = namedFields(
  labelsFrom(passkeyMessages, {
    name: "labelName",
    current_password: "labelCurrentPassword",
    answer: "labelAnswer",
  }),
);

/** What an authenticator answered, as JSON text; the command judges it, and refuses all that is odd alike. */
export const passkeyAnswerSchema = fields({ answer: z.unknown() });

export const newPasskeySchema = fields({
  answer: z.unknown(),
  name: optionalText({ max: PASSKEY_NAME_MAX }),
});

export const passkeyNameSchema = fields({ name: text({ max: PASSKEY_NAME_MAX }) });

/** The password is asked for with the last one alone. */
export const passkeyRemovalSchema = fields({
  current_password: optionalText({ max: PASSWORD_FIELD_MAX }),
});

/** For what the browser is about to ask an authenticator of who is signed in. */
export const passkeyPurposeSchema = fields({ purpose: z.enum(["confirm", "add"]) });
