import type { MessageRef } from "./messages";

/** Field name → what is wrong with it, the message to show first standing first. */
export type FieldErrors = Record<string, MessageRef[]>;

/** The fields that are kept now, and the version to send when they are to be overwritten. */
export interface StoredFields {
  readonly version: number;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * An expected refusal. `code` says what kind it is, and `app/http/respond.server.ts` alone turns
 * it into a status and words. Faults are thrown instead.
 */
export type Refusal =
  | { code: "invalid"; errors: FieldErrors; message?: MessageRef }
  | {
      code: "conflict";
      message: MessageRef;
      errors?: FieldErrors;
      totals?: Record<string, number>;
      /** What is stored now, where somebody else saved in between: the sender's choice is offered. */
      stored?: StoredFields;
    }
  | { code: "unauthenticated"; message?: MessageRef }
  | { code: "forbidden"; message?: MessageRef }
  /** The person may, and is to give the password once more first. */
  | { code: "confirm"; message?: MessageRef }
  | { code: "not_found"; message?: MessageRef }
  | { code: "too_large"; message?: MessageRef }
  | { code: "too_many"; retryAfterSeconds: number; message?: MessageRef };

export type Ok<T> = { ok: true; value: T };
export type Refused = { ok: false; refusal: Refusal };
export type Result<T> = Ok<T> | Refused;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const refuse = (refusal: Refusal): Refused => ({ ok: false, refusal });

/** A refusal because of one field. */
export const refuseField = (field: string, message: MessageRef): Refused =>
  refuse({ code: "invalid", errors: { [field]: [message] } });
