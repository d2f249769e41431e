import { data, redirect, replace } from "@remix-run/node";
import { type MessageRef, message, say } from "#modules/platform/messages";
import type { Refusal } from "#modules/platform/result";
import type { HttpContext } from "./context.server";
import type { FlashKind } from "./flash";
import { type FormAnswer, secretFields } from "./form-answer";
import { refusalMessages } from "./refusal-messages";

const statusOf = {
  invalid: 422,
  conflict: 409,
  unauthenticated: 401,
  forbidden: 403,
  confirm: 403,
  not_found: 404,
  too_large: 413,
  too_many: 429,
} as const satisfies Record<Refusal["code"], number>;

/** The one place that turns a refusal into a status, words and headers. */
export function wordRefusal({ ctx: { locale } }: Pick<HttpContext, "ctx">, refusal: Refusal) {
  const errors = "errors" in refusal && refusal.errors ? refusal.errors : {};
  const worded = Object.fromEntries(
    Object.entries(errors).map(([name, list]) => [name, list.map((ref) => say(locale, ref))]),
  );
  const headers = new Headers();
  if (refusal.code === "too_many") headers.set("Retry-After", String(refusal.retryAfterSeconds));
  return {
    status: statusOf[refusal.code],
    headers,
    body: {
      message: say(locale, refusal.message ?? standardMessage(refusal)),
      ...(refusal.code === "invalid" || Object.keys(worded).length > 0 ? { errors: worded } : {}),
      ...("totals" in refusal ? { totals: refusal.totals } : {}),
      ...("stored" in refusal ? { stored: refusal.stored } : {}),
    },
  };
}

function standardMessage(refusal: Refusal): MessageRef {
  if (refusal.code !== "too_many") return message(refusalMessages, `refusal.${refusal.code}`);
  const count = Math.max(1, Math.ceil(refusal.retryAfterSeconds / 60));
  return message(refusalMessages, "refusal.too_many", { count });
}

/** What was typed, to be shown again; passwords and card data never travel back. */
export function keptValues(
  fields: Readonly<Record<string, unknown>>,
  secrets: ReadonlySet<string> = new Set(),
  open: ReadonlySet<string> = new Set(),
): Record<string, string> {
  const isSecret = (name: string) =>
    (secretFields.has(name) && !open.has(name)) || secrets.has(name);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === "object" || isSecret(name) ? [] : [[name, String(value)]],
    ),
  );
}

/**
 * Answers a refused form: JSON for a script, else the same page again with every value kept.
 * The page finds it with `useActionData`. `secrets` names fields of this form that are passwords
 * without being called so, `open` those that are called like a secret and are none.
 */
export function refuseForm(
  context: HttpContext,
  refusal: Refusal,
  secrets?: ReadonlySet<string>,
  open?: ReadonlySet<string>,
) {
  const { status, headers, body } = wordRefusal(context, refusal);
  if (context.isScript) throw Response.json(body, { status, headers });
  const answer: FormAnswer = {
    ok: false,
    status,
    message: body.message,
    errors: body.errors ?? {},
    values: keptValues(context.body.fields, secrets, open),
  };
  return data(answer, { status, headers });
}

/** Refuses a page (or a call that has no form to show again). */
export function refusePage(context: HttpContext, refusal: Refusal): never {
  const { status, headers, body } = wordRefusal(context, refusal);
  throw context.isScript
    ? Response.json(body, { status, headers })
    : data(body, { status, headers });
}

export interface Done {
  /** What a script reads. */
  json: unknown;
  /** Where a person goes next: a path of this site. */
  to: string;
  flash?: FlashKind;
  /** Puts the new address in the place of the old one in the browser's history. */
  isReplacing?: boolean;
}

/** Answers a call that was carried out: JSON for a script, else a redirect (303). */
export function answerDone(context: HttpContext, { json, to, flash, isReplacing }: Done): Response {
  if (context.isScript) return Response.json(json);
  if (flash) context.visit.leaveFlash(flash);
  return (isReplacing ? replace : redirect)(to, 303);
}
