import { defineMessages } from "../messages";

/** The names of the hidden fields of every guarded form, the same with every provider. */
export const botCheckFields = {
  response: "g-recaptcha-response",
  at: "_at",
  /** A field that people never see and programs like to fill. */
  honeypot: "_website",
} as const;

export type CaptchaProvider = "embedded" | "recaptcha" | "turnstile";

/**
 * A proof of work in the format of ALTCHA (version 2), solvable until `parameters.data.until`
 * (seconds since 1970).
 */
export interface PowChallenge {
  readonly parameters: {
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
    readonly data: { readonly form: string; readonly until: number };
  };
  readonly signature: string;
}

/** A form's name as an outside service takes it: letters, digits, `_` and `-`, at most 32. */
export const actionOf = (formName: string) => formName.replace(/[^\w-]/g, "_").slice(0, 32);

/**
 * What a page needs to guard one form. The embedded check's proof of work is not in it: most people
 * who see a form never touch it, so the browser asks for one at the first touch.
 */
export interface BotChallenge {
  readonly formName: string;
  readonly provider: CaptchaProvider;
  /** Who checks, as the notice beside the form names it. */
  readonly noticeName: string;
  /** The signed time at which the page was made: the way without JavaScript. */
  readonly at: string;
  /** Given with reCAPTCHA and Turnstile. */
  readonly siteKey?: string;
}

/** The four hidden values as they came with the form, and whom the stricter limit counts. */
export interface BotCheckInput {
  readonly response?: string;
  readonly at?: string;
  readonly honeypot?: string;
  /** The visitor's address. */
  readonly ip: string;
}

export const botCheckMessages = defineMessages({
  name: "botCheckRefusal",
  en: {
    refused:
      "We could not tell that a person sent this. Wait a few seconds, then send the form again.",
    expired: "The page was open for too long. Send the form again.",
    tooEarly: "That was very quick. Wait 2 seconds, then send the form again.",
  },
});
