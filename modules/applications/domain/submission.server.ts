import type { Ctx } from "#modules/platform/ctx.server";
import { fieldMessages } from "#modules/platform/field-messages";
import type { Answers, WizardDefinition } from "#modules/platform/forms/contract";
import { message } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import type { StoredApplication } from "../store.server";
import { judgePage, onPage, type SentFields } from "./judge.server";
import { answersOn, fieldNames } from "./pages";

/** So many unknown fields are named in an answer. */
const NAMED_UNKNOWN_FIELDS = 20;

/**
 * Judges the answers of all pages. A page of which something is sent is judged by what is sent, any
 * other by what is saved of it. Errors are at their fields and name the page.
 */
export function judgeSubmission(
  ctx: Ctx,
  application: StoredApplication,
  { schemas }: WizardDefinition,
  fields: SentFields,
): Result<Answers> {
  const known = new Set([...schemas.flatMap((page) => fieldNames(page)), "file_uploads"]);
  const errors: FieldErrors = unknownFields(fields, known);
  let answers: Answers = {};
  for (const [index, schema] of schemas.entries()) {
    const names = fieldNames(schema).filter((name) => Object.hasOwn(fields, name));
    const sent = Object.fromEntries(names.map((name) => [name, fields[name]]));
    const page = names.length > 0 ? sent : answersOn(schema, application.answers);
    const judged = judgePage(ctx, application, schema, page);
    if (judged.ok) answers = { ...answers, ...judged.value };
    else if (judged.refusal.code === "invalid") {
      Object.assign(errors, onPage(ctx, index + 1, schema.label, judged.refusal.errors));
    } else return judged;
  }
  return Object.keys(errors).length > 0 ? refuse({ code: "invalid", errors }) : ok(answers);
}

function unknownFields(fields: SentFields, known: ReadonlySet<string>): FieldErrors {
  const names = Object.keys(fields).filter((name) => !known.has(name));
  const labels = names
    .slice(0, NAMED_UNKNOWN_FIELDS)
    .map((name) => name.slice(0, 60).replaceAll(/\p{Cs}/gu, "\uFFFD"));
  return Object.fromEntries(
    labels.map((label) => [label, [message(fieldMessages, "unknown", { label })]]),
  );
}
