import { z } from "zod";
import { flag, labelsFrom, namedFields } from "#modules/platform/fields";
import { message } from "#modules/platform/messages";
import { accountFileMessages } from "./messages";

const fields = namedFields(
  labelsFrom(accountFileMessages, {
    profile_id: "labelProfileId",
    params: "labelParams",
  }),
);

const MAX_PARAMS = 2_000;
const largestId = 2_147_483_647;

const paramValues = z.record(
  z.string().max(60),
  z.union([z.string().max(500), z.number(), z.boolean(), z.null()]),
);
type Params = z.output<typeof paramValues>;

/** A flat JSON object as text; nothing sent is an empty one. */
const params = () =>
  z
    .pipe(
      z.string(),
      z.transform((text, ctx): Params => {
        const read = text.trim() === "" ? {} : readJson(text.slice(0, MAX_PARAMS + 1));
        const parsed = paramValues.safeParse(read);
        if (text.length <= MAX_PARAMS && parsed.success) return parsed.data;
        const problem = { message: message(accountFileMessages, "paramsShape") };
        ctx.issues.push({ code: "custom", input: text, params: problem, continue: false });
        return z.NEVER;
      }),
    )
    .default({});

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The number of an account; "" names none. */
const accountId = () =>
  z
    .pipe(
      z.string().regex(/^\s*\d{0,10}\s*$/),
      z.transform((text) => (text.trim() === "" ? undefined : Number(text))),
    )
    .pipe(z.int().min(1).max(largestId).optional())
    .optional();

/** The fields beside the file of `POST /app/files`. */
export const fileUploadSchema = fields({
  create_new_accounts: flag(),
  profile_id: accountId(),
  params: params(),
});
