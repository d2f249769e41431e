import type { HttpContext } from "~/http/context.server";

/** What steers a save, apart from the page's own fields. */
export interface SentPage {
  /** 0 when no page was named. */
  readonly page: number;
  /** That of the page the sender saw; undefined for a script that names none. */
  readonly version: number | undefined;
  readonly isComplete: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A number as JSON or a form sends it; undefined when it is none. */
function wholeNumber(value: unknown): number | undefined {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Takes the steering fields out of what was submitted. */
export function readSentPage({ body }: HttpContext): SentPage {
  const { page, version, is_complete, ...fields } = body.fields;
  return {
    page: wholeNumber(page) ?? 0,
    version: wholeNumber(version),
    isComplete: is_complete === 1 || is_complete === true || is_complete === "1",
    fields,
  };
}
