import { data } from "@remix-run/node";
import { wizardOf } from "#modules/applications/contract";
import { fieldsForPage } from "#modules/platform/forms/index.server";
import type { Refusal } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { refuseForm } from "~/http/respond.server";
import { answerInWords, differingFields, plainAnswer } from "./answer-words";
import { answerWords } from "./answer-words.server";
import type { WizardAnswer } from "./conflict";
import { readSentPage } from "./sent-page.server";
import { openApplication, storedOn } from "./wizard-page.server";

/** Refuses a page of the wizard; after a conflict the answer holds both sides of it. */
export async function refuseWizardPage(context: HttpContext, token: string, refusal: Refusal) {
  const { data: refused, init } = refuseForm(context, refusal);
  const answer: WizardAnswer = refused;
  if (refusal.code !== "conflict") return data(answer, init ?? undefined);
  const application = await openApplication(context, token);
  const { page } = readSentPage(context);
  const schema = wizardOf(application.wizardKey, context.ctx.locale).schemas[page - 1]?.schema;
  if (!application.isEditable || !schema) return data(answer, init ?? undefined);
  const theirs = storedOn(context, application, page);
  const mine = answer.values;
  const words = answerWords(context);
  const differing = differingFields(fieldsForPage(schema, context.ctx.locale), theirs, mine).map(
    (field) => ({
      name: field.name,
      question: field.label ?? field.name,
      theirs: answerInWords(field, plainAnswer(field, theirs), words),
      mine: answerInWords(field, plainAnswer(field, mine), words),
    }),
  );
  const conflict = { version: application.version, theirs, differing };
  return data({ ...answer, conflict }, init ?? undefined);
}
