import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import {
  type Answers,
  hasValue,
  type WizardDefinition,
  type WizardPage,
} from "#modules/platform/forms/contract";
import { parseAnswers, withHeld } from "#modules/platform/forms/index.server";
import { message, say } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { applicationsMessages } from "../messages";
import { completePages, type StoredApplication, type Trace } from "../store.server";
import { answersOn, fieldNames } from "./pages";
import { wrongApplication } from "./wrong-application";

/** What was submitted: form fields or a script's JSON, not judged yet. */
export type SentFields = Readonly<Record<string, unknown>>;

const boxes = ["has_501c", "has_requested_exemption"] as const;

/** The two tick boxes of the wrong-application rules as they were sent, whatever else is wrong. */
const sentBoxes = (fields: SentFields): Answers =>
  Object.fromEntries(
    boxes.map((name) => {
      const sent = Object.hasOwn(fields, name) ? fields[name] : "";
      return [name, [1, true, "1", "on", "true"].some((ticked) => ticked === sent) ? "1" : "0"];
    }),
  );

/**
 * Judges one page: the rules of its fields and, where it holds their tick boxes, the rules of the
 * wrong application. Both kinds of errors come together. Saved answers for which nothing was sent
 * stay, and are judged with the others.
 */
export function judgePage(
  ctx: Ctx,
  application: Pick<StoredApplication, "schema" | "timeZone" | "answers">,
  page: WizardPage,
  sent: SentFields,
): Result<Answers> {
  const fields = withHeld(page.schema.filter(hasValue), sent, application.answers);
  const parsed = parseAnswers(page.schema, fields, ctx.locale, {
    today: civilDateIn(ctx.now(), application.timeZone),
  });
  if (!parsed.ok && parsed.refusal.code !== "invalid") return parsed;
  const isAsked = fieldNames(page).includes("has_501c");
  const wrong = isAsked ? wrongApplication(application.schema, sentBoxes(fields)) : {};
  if (parsed.ok && Object.keys(wrong).length === 0) return parsed;
  const errors = parsed.ok || parsed.refusal.code !== "invalid" ? {} : parsed.refusal.errors;
  return refuse({ code: "invalid", errors: { ...errors, ...wrong } });
}

/** The page of a number, or a refusal at `page` that names it. */
export function pageAt(wizard: WizardDefinition, page: number): Result<WizardPage> {
  const found = Number.isInteger(page) ? wizard.schemas[page - 1] : undefined;
  return found ? ok(found) : refuseField("page", message(applicationsMessages, "pageUnknown"));
}

/** A page's errors, each naming its page beside what is wrong. */
export function onPage(ctx: Ctx, page: number, label: string, errors: FieldErrors): FieldErrors {
  const named = Object.entries(errors).map(([name, refs]) => [
    name,
    refs.map((ref) => {
      const problem = say(ctx.locale, ref);
      return message(applicationsMessages, "onPage", { page, label, problem });
    }),
  ]);
  return Object.fromEntries(named);
}

/**
 * What keeps a page from being saved because an earlier one was skipped: an error at `page` that
 * names the first such page, and one at each of its fields that lacks an answer.
 */
export function skippedBefore(
  ctx: Ctx,
  application: StoredApplication,
  wizard: WizardDefinition,
  page: number,
): FieldErrors {
  const complete = completePages(application);
  const index = wizard.schemas.findIndex((_, at) => at + 1 < page && !complete.includes(at + 1));
  const skipped = wizard.schemas[index];
  if (!skipped) return {};
  const where = { page: index + 1, label: skipped.label };
  const judged = judgePage(ctx, application, skipped, answersOn(skipped, application.answers));
  const errors = judged.ok || judged.refusal.code !== "invalid" ? {} : judged.refusal.errors;
  return {
    page: [message(applicationsMessages, "pageSkipped", where)],
    ...onPage(ctx, where.page, where.label, errors),
  };
}

/** Of pages that were complete, those that still are in this form. */
export function stillRight(
  ctx: Ctx,
  application: StoredApplication,
  wizard: WizardDefinition,
  pages: Readonly<Record<string, Trace>>,
): Readonly<Record<string, Trace>> {
  const kept = Object.entries(pages).filter(([number]) => {
    const page = wizard.schemas[Number(number) - 1];
    return page && judgePage(ctx, application, page, answersOn(page, application.answers)).ok;
  });
  return Object.fromEntries(kept);
}
