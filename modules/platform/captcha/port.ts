import type { Ctx } from "../ctx.server";
import type { BotChallenge, PowChallenge } from "./contract";

export type Verdict = "human" | "refused" | "expired";

/** One way to tell people from programs. Adapters: embedded, reCAPTCHA v2 invisible, Turnstile. */
export interface BotCheck {
  /** What a page needs to guard any form: who checks. */
  readonly page: Omit<BotChallenge, "formName" | "at">;
  /** A fresh proof of work for a form; only the embedded check has one. */
  prove?(ctx: Ctx, formName: string): Promise<PowChallenge>;
  /**
   * Judges what the browser sent for this form; a response counts once.
   * @throws BotCheckUnavailable when the service that judges cannot be asked
   */
  verify(ctx: Ctx, formName: string, response: string, ip: string): Promise<Verdict>;
  /** What the content security policy must allow. */
  readonly csp: CspSources;
}

/** Sources that a content security policy must allow, by directive. */
export interface CspSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

/** The outside service that judges cannot be asked; trying again later may work. */
export class BotCheckUnavailable extends Error {
  override name = "BotCheckUnavailable";
}
