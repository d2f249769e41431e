import type { Ctx } from "../ctx.server";
import type { BotChallenge } from "./contract";

export type Verdict = "human" | "refused" | "expired";

/** One way to tell people from programs. Adapters: embedded, reCAPTCHA v2 invisible, Turnstile. */
export interface BotCheck {
  /** What a page needs to guard this form, the signed time apart. */
  challenge(ctx: Ctx, formName: string): Promise<Omit<BotChallenge, "formName" | "at">>;
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
