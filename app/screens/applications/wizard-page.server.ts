import { redirect } from "@remix-run/node";
import { type ApplicationView, pageCount, wizardOf } from "#modules/applications/contract";
import { readApplication } from "#modules/applications/index.server";
import { civilDateIn } from "#modules/platform/dates";
import { formatInstant } from "#modules/platform/format";
import { dateFormatter } from "#modules/platform/formatters";
import {
  type Answers,
  type FieldDefinition,
  hasValue,
  initialAnswers,
  progressOf,
} from "#modules/platform/forms/contract";
import { answersForPage, fieldsForPage } from "#modules/platform/forms/index.server";
import { translator } from "#modules/platform/messages";
import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { wizardMessages } from "~/parts/wizard/words";
import { differingFields } from "./answer-words";
import type { EinAnswer } from "./ein-answer";
import type { Moment } from "./moment";
import { readSentPage } from "./sent-page.server";
import type { ShownRequest } from "./wizard-notices";

/** The application of a token, for whoever is signed in; refuses the page otherwise. */
export async function openApplication(
  context: HttpContext,
  token: string,
): Promise<ApplicationView> {
  const found = await readApplication(context.ctx, token);
  return found.ok ? found.value : refusePage(context, found.refusal);
}

/** A moment on the clocks of the account: the time alone when it was today. */
export function momentOf({ ctx }: HttpContext, at: Date, timeZone: string): Moment {
  const isToday = civilDateIn(at, timeZone) === civilDateIn(ctx.now(), timeZone);
  const options: Intl.DateTimeFormatOptions = {
    timeStyle: "short",
    timeZone,
    ...(!isToday && { dateStyle: "medium" }),
  };
  return { at: at.toISOString(), clock: dateFormatter(ctx.formatLocale, options).format(at) };
}

/** The page to go on with: where staff ask for a change, else the first that is not complete. */
export const pageToGoOnWith = ({ requests, firstIncompletePage }: ApplicationView): number =>
  requests[0]?.page ?? firstIncompletePage;

/** The pages that may be opened: complete ones and the next; all of them to look at. */
export function reachablePages(application: ApplicationView, count: number): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const { isEditable, completePages, firstIncompletePage } = application;
  return all.filter(
    (page) => !isEditable || page <= firstIncompletePage || completePages.includes(page),
  );
}

/** What staff ask for, with the names of the pages. */
export function shownRequests(
  { ctx }: HttpContext,
  application: ApplicationView,
): readonly ShownRequest[] {
  const { schemas } = wizardOf(application.wizardKey, ctx.locale);
  return application.requests.map(({ page, field, message }) => ({
    page,
    pageLabel: schemas[page - 1]?.label ?? "",
    field,
    message,
  }));
}

const answersOf = (fields: readonly FieldDefinition[], answers: Answers): Answers =>
  initialAnswers(fields.filter(hasValue), answersForPage(fields, answers));

/** The fields with what staff ask for at each of them. */
function withRequests(
  { ctx }: HttpContext,
  { requests }: ApplicationView,
  page: number,
  fields: readonly FieldDefinition[],
): readonly FieldDefinition[] {
  const t = translator(wizardMessages, ctx.locale);
  return fields.map((field) => {
    const asked = requests.filter(
      (request) => request.page === page && request.field === field.name,
    );
    const text = asked.map(({ message }) => message).join(" ");
    return text === ""
      ? field
      : { ...field, is_accented: true, description: t("requestAt", { message: text }) };
  });
}

/** What is saved of a page, as its controls send it. */
export function storedOn(
  { ctx }: HttpContext,
  application: ApplicationView,
  page: number,
): Answers {
  const fields = wizardOf(application.wizardKey, ctx.locale).schemas[page - 1]?.schema ?? [];
  return answersOf(fields, application.answers);
}

/** Draft and saved answers of a page; a draft that says what is saved is none. */
export function shownAnswers(
  application: ApplicationView,
  page: number,
  fields: readonly FieldDefinition[],
): { readonly values: Answers; readonly draftedAt: Date | undefined } {
  const stored = answersOf(fields, application.answers);
  const draft = application.isEditable ? application.drafts[page] : undefined;
  // What a draft leaves out was an unticked box or did not show.
  const typed = draft && answersOf(fields, draft.fields);
  const isDraft = typed !== undefined && differingFields(fields, typed, stored).length > 0;
  return isDraft
    ? { values: typed, draftedAt: draft?.savedAt }
    : { values: stored, draftedAt: undefined };
}

export type WizardPageData = ReturnType<typeof pageData>;

/** The page of a number, read out of an application. */
function pageData(
  context: HttpContext,
  application: ApplicationView,
  page: number,
  isReturning: boolean,
) {
  const { token, schema, state, history, version, timeZone, savedAt } = application;
  const { locale } = context.ctx;
  const wizard = wizardOf(application.wizardKey, locale);
  const fields = wizard.schemas[page - 1]?.schema ?? [];
  const { values, draftedAt } = shownAnswers(application, page, fields);
  return {
    token,
    schema,
    title: wizard.title,
    submissionAlert: wizard.submission_alert ?? "",
    isCancelable: wizard.is_cancelable ?? false,
    state,
    history: history.map((move) => ({
      state: move.state,
      note: move.note,
      when: formatInstant(move.at, timeZone, context.ctx),
    })),
    /** Every page's name and what it is about. */
    pages: wizard.schemas.map(({ label, description }) => ({ label, description })),
    /** The open page, from 1. */
    page,
    /** How far it is, in whole percent. */
    percent: progressOf(page, wizard.schemas.length),
    /** Saving leads back to the answers that are being checked. */
    isReturning,
    fields: fieldsForPage(withRequests(context, application, page, fields), locale),
    /** What the page starts with: a draft, or else what is saved. */
    values,
    version,
    saved: savedAt && momentOf(context, savedAt, timeZone),
    /** When what the page shows was typed; null when it shows what is saved. */
    draft: draftedAt ? momentOf(context, draftedAt, timeZone) : null,
    /** Pages (from 1) that are saved and right. */
    complete: application.completePages,
    /** Pages (from 1) that may be opened. */
    reachable: reachablePages(application, wizard.schemas.length),
    /** What the IRS file says about the page's EIN; undefined when nobody asked. */
    ein: undefined as EinAnswer | undefined,
    /** Whose files the page uploads. */
    accountId: application.accountId,
    requests: shownRequests(context, application),
  };
}

/**
 * One page of an application: the one that was sent and refused, else that of the address. Without
 * either, or with one that cannot be opened, the answer is a redirect to the page to go on with;
 * what was submitted is shown again on that page instead.
 */
export async function readWizardPage(context: HttpContext, request: Request, token: string) {
  const application = await openApplication(context, token);
  const { searchParams } = new URL(request.url);
  const { fields, controls } = context.body;
  const wasSent = Object.keys(fields).length + Object.keys(controls).length > 0;
  const asked = readSentPage(context).page || searchParams.get("page");
  const reachable = reachablePages(application, pageCount);
  const page = reachable.find((number) => String(number) === String(asked));
  if (page === undefined && !wasSent) {
    throw redirect(paths.application(token, { page: pageToGoOnWith(application) }), 303);
  }
  const isReturning = [searchParams.get("return"), controls._return].includes("check");
  return pageData(context, application, page ?? pageToGoOnWith(application), isReturning);
}
