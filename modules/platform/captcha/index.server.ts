import type { Ctx } from "../ctx.server";
import { type Env, env } from "../env.server";
import { type MessageRef, message } from "../messages";
import { hitLimit } from "../ratelimit/index.server";
import { ok, type Result, refuseField } from "../result";
import {
  type BotChallenge,
  type BotCheckInput,
  botCheckFields,
  botCheckMessages,
  type PowChallenge,
} from "./contract";
import { embeddedCheck } from "./embedded.server";
import { judgeStamp, stampForm } from "./form-time.server";
import type { BotCheck } from "./port";
import { remoteCheck } from "./remote.server";

export { BotCheckUnavailable } from "./port";

/** Longer than any provider's token. */
const LONGEST_RESPONSE = 8_192;

/** The bot check that the configuration names. */
export function botCheckFrom(source: Env): BotCheck {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = source;
  if (provider === "embedded" || !siteKey || !secret) return embeddedCheck();
  return remoteCheck({ provider, siteKey, secret, hostname: new URL(source.publicUrl).hostname });
}

const configured = botCheckFrom(env);

/** What the content security policy must allow for the configured provider. */
export const captchaCspSources = configured.csp;

/** What a page needs to guard one form; `formName` is any fixed name, such as `contact`. */
export function newChallenge(ctx: Ctx, formName: string): BotChallenge {
  return { ...configured.page, formName, at: stampForm(formName, ctx.now()) };
}

/** The work for one submit of a guarded form; undefined when an outside service checks. */
export async function newProofOfWork(
  ctx: Ctx,
  formName: string,
): Promise<PowChallenge | undefined> {
  return configured.prove?.(ctx, formName);
}

/**
 * Judges the visitor of a guarded form. Call it after the form's own fields were found right and
 * outside a transaction: a response counts once, and judging may ask an outside service.
 *
 * A response must be right when there is one. Without one (no JavaScript, or a script that could
 * not load) a genuine signed time from 2 seconds to 24 hours old, an empty honeypot and the limit
 * `unverifiedForm` stand in, and the answer is `verified: false`, which staff are shown.
 * @returns a refusal of the field `g-recaptcha-response`, or `too_many`
 * @throws BotCheckUnavailable when the provider cannot be asked
 */
export async function checkVisitor(
  ctx: Ctx,
  formName: string,
  input: BotCheckInput,
  check: BotCheck = configured,
): Promise<Result<{ verified: boolean }>> {
  if (input.honeypot) return refuseVisitor(message(botCheckMessages, "refused"));
  const response = input.response ?? "";
  if (response === "") return checkWithoutScript(ctx, formName, input);
  if (response.length > LONGEST_RESPONSE) {
    return refuseVisitor(message(botCheckMessages, "refused"));
  }
  const verdict = await check.verify(ctx, formName, response, input.ip);
  if (verdict === "human") return ok({ verified: true });
  return refuseVisitor(message(botCheckMessages, verdict));
}

async function checkWithoutScript(
  ctx: Ctx,
  formName: string,
  { at = "", ip }: BotCheckInput,
): Promise<Result<{ verified: boolean }>> {
  const age = judgeStamp(formName, at, ctx.now());
  if (age === "tooEarly" || age === "expired") return refuseVisitor(message(botCheckMessages, age));
  if (age === "forged") return refuseVisitor(message(botCheckMessages, "refused"));
  const limited = await hitLimit(ctx, "unverifiedForm", `${formName} ${ip}`);
  return limited.ok ? ok({ verified: false }) : limited;
}

const refuseVisitor = (words: MessageRef) => refuseField(botCheckFields.response, words);
