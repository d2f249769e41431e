import { wizardOf } from "#modules/applications/contract";
import { type Answers, isShown } from "#modules/platform/forms/contract";
import { fieldsForPage } from "#modules/platform/forms/index.server";
import type { HttpContext } from "~/http/context.server";
import { answerInWords, asksSomething, plainAnswer } from "../answer-words";
import { answerWords } from "../answer-words.server";
import {
  openApplication,
  reachablePages,
  shownAnswers,
  shownRequests,
} from "../wizard-page.server";
import type { ReadPage } from "./answer-pages";

/** Every answer of an application, what is typed and not saved included, for reading. */
export async function readAllAnswers(context: HttpContext, token: string) {
  const application = await openApplication(context, token);
  const { locale } = context.ctx;
  const { schemas } = wizardOf(application.wizardKey, locale);
  const { completePages, firstIncompletePage, isEditable } = application;
  const reachable = isEditable ? reachablePages(application, schemas.length) : [];
  const words = answerWords(context);
  const pages = schemas.map(({ label, schema }, index): ReadPage => {
    const page = index + 1;
    const { values, draftedAt } = shownAnswers(application, page, schema);
    const fields = fieldsForPage(schema, locale);
    const asked = fields.filter(
      (field) => asksSomething(field) && isShown(field, fields, values as Answers),
    );
    return {
      label,
      note: draftedAt ? "draft" : completePages.includes(page) ? undefined : "missing",
      isChangeable: reachable.includes(page),
      answers: asked.map((field) => ({
        name: field.name,
        question: field.label ?? field.name,
        answer: answerInWords(field, plainAnswer(field, values), words),
      })),
    };
  });
  const requests = shownRequests(context, application);
  return { token, isEditable, goOn: firstIncompletePage, requests, pages };
}
