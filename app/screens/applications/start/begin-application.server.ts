import {
  type Begin,
  beginAsMember,
  type Registered,
  registerApplicant,
} from "#modules/accounts/index.server";
import { startApplication } from "#modules/applications/index.server";
import { parseFields } from "#modules/platform/fields";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import type { Result } from "#modules/platform/result";
import { listLevels } from "#modules/renewal/index.server";
import { checkSender } from "~/http/bot-check.server";
import type { HttpContext } from "~/http/context.server";
import { memberStartSchema, startSchema } from "./start-schema.server";

/** Names the bot check of this form. */
export const BOT_CHECK = "application-start";

type Begun = Result<{ token: string }>;
type Started = Result<Registered<{ token: string }>>;

interface Choice {
  readonly level_id: number;
  readonly schema: string;
}

const beginWith =
  ({ level_id: levelId, schema }: Choice): Begin<{ token: string }> =>
  (tx, accountId) =>
    startApplication(tx, { accountId, levelId, schema });

/** Whether the form came from somebody who is signed in and so gave no address. */
export const isFromMember = ({ ctx, body }: HttpContext): boolean =>
  ctx.actor.kind === "user" && !("email" in body.fields) && !("password" in body.fields);

/** Starts or finds the application of somebody who is signed in. */
export async function startAsMember({ ctx, body }: HttpContext): Promise<Begun> {
  const schema = memberStartSchema(await listLevels(ctx));
  const fields = parseFields(schema, body.fields, ctx.locale);
  if (!fields.ok) return fields;
  const who = ctx.actor.kind === "user" ? String(ctx.actor.userId) : "";
  const limit = await hitLimit(ctx, "applicationAgain", who);
  return limit.ok ? beginAsMember(ctx, beginWith(fields.value)) : limit;
}

/** Starts an application by e-mail and password. The bot check is judged before anything is kept. */
export async function startAsVisitor(context: HttpContext): Promise<Started> {
  const { ctx, body, visit } = context;
  const schema = startSchema(await listLevels(ctx));
  const fields = parseFields(schema, body.fields, ctx.locale);
  if (!fields.ok) return fields;
  const limit = await hitLimit(ctx, "applicationStart", visit.ip);
  if (!limit.ok) return limit;
  const sender = await checkSender(context, BOT_CHECK);
  if (!sender.ok) return sender;
  const { email, password } = fields.value;
  const { ip, userAgent, sessionToken: previousToken } = visit;
  const { verified: isVerified } = sender.value;
  const input = { email, password, ip, userAgent, previousToken, isVerified };
  return registerApplicant(ctx, input, beginWith(fields.value));
}
