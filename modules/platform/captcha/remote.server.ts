import { z } from "zod";
import { actionOf, type CaptchaProvider } from "./contract";
import { type BotCheck, BotCheckUnavailable } from "./port";

const TIMEOUT_MS = 5_000;

export interface RemoteOptions {
  readonly provider: Exclude<CaptchaProvider, "embedded">;
  readonly siteKey: string;
  readonly secret: string;
  /** The host of our own pages, which the service must name as the place of the check. */
  readonly hostname: string;
  /** Where to ask; the service's own address when left out. */
  readonly verifyUrl?: string;
}

const services = {
  recaptcha: {
    noticeName: "reCAPTCHA",
    verifyUrl: "https://www.google.com/recaptcha/api/siteverify",
    namesAction: false,
    csp: {
      script: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
      frame: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
      connect: ["https://www.google.com/recaptcha/"],
    },
  },
  turnstile: {
    noticeName: "Cloudflare Turnstile",
    verifyUrl: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    namesAction: true,
    csp: {
      script: ["https://challenges.cloudflare.com"],
      frame: ["https://challenges.cloudflare.com"],
      connect: ["https://challenges.cloudflare.com"],
    },
  },
} as const;

/** The answer of both services; reCAPTCHA v2 names no action. */
const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  challenge_ts: z.string().optional(),
  "error-codes": z.array(z.string()).optional(),
});

/** Faults of our own configuration, which no visitor can mend. */
const OUR_FAULTS = ["missing-input-secret", "invalid-input-secret", "internal-error"];

/** A check judged by an outside service: reCAPTCHA v2 invisible or Turnstile. */
export function remoteCheck(options: RemoteOptions): BotCheck {
  const service = services[options.provider];
  return {
    csp: service.csp,
    page: {
      provider: options.provider,
      noticeName: service.noticeName,
      siteKey: options.siteKey,
    },
    async verify(_ctx, formName, response, ip) {
      const answer = await ask(options.verifyUrl ?? service.verifyUrl, {
        secret: options.secret,
        response,
        remoteip: ip,
      });
      const codes = answer["error-codes"] ?? [];
      if (!answer.success) {
        if (codes.some((code) => OUR_FAULTS.includes(code))) {
          throw new BotCheckUnavailable(`the bot check is not available: ${codes.join(", ")}`);
        }
        return codes.includes("timeout-or-duplicate") ? "expired" : "refused";
      }
      const isHere = answer.hostname === options.hostname;
      const isThisForm = !service.namesAction || answer.action === actionOf(formName);
      return isHere && isThisForm ? "human" : "refused";
    },
  };
}

async function ask(url: string, fields: Record<string, string>) {
  try {
    const answer = await fetch(url, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answerSchema.parse(await answer.json());
  } catch (error) {
    throw new BotCheckUnavailable("the bot check is not available", { cause: error });
  }
}
