import { type ApplicationView, type EinFinding, wizardOf } from "#modules/applications/contract";
import { lookUpEin, saveDraft, savePage } from "#modules/applications/index.server";
import { monthNames } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { type Answers, pageOfField } from "#modules/platform/forms/contract";
import { ok, type Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import { refuseForm } from "~/http/respond.server";
import type { EinAnswer } from "./ein-answer";
import { keepDraft } from "./keep-draft.server";
import { readSentPage } from "./sent-page.server";
import { openApplication, shownAnswers, storedOn } from "./wizard-page.server";

function worded({ ctx }: HttpContext, finding: EinFinding): EinAnswer {
  const { name, city, state, fiscalYearEnd, asOf } = finding;
  const fiscalYear = fiscalYearEnd ? (monthNames(ctx.formatLocale)[fiscalYearEnd - 1] ?? "") : "";
  const place = [city, state].filter(Boolean).join(", ");
  return { kind: "found", name, place, fiscalYear, asOf: formatLongDate(asOf, ctx) };
}

/** What a page that was asked to look up its EIN says about it. */
export async function einAnswerOf(
  context: HttpContext,
  step: string | null,
  ein: string | undefined,
): Promise<EinAnswer | undefined> {
  if (step === "used") return { kind: "used" };
  if (step !== "look" || !ein) return undefined;
  const found = await lookUpEin(context.ctx, ein);
  return found.ok ? worded(context, found.value) : { kind: "unknown" };
}

/**
 * Looks up the EIN of the page that was sent (`_then=ein`): what was typed is kept as a draft, and
 * the page then shows what the file knows. `_then=use-ein` first fills that in.
 */
export async function answerEin(context: HttpContext, token: string) {
  const { page, fields } = readSentPage(context);
  const isReturning = context.body.controls._return === "check";
  const isUsing = context.body.controls._then === "use-ein";
  const found = await lookUpEin(context.ctx, String(fields.ein ?? ""));
  if (!found.ok && found.refusal.code !== "not_found") return refuseForm(context, found.refusal);
  if (isUsing && found.ok) {
    const application = await openApplication(context, token);
    const filled = await fillIn(context, application, page, found.value);
    if (!filled.ok) return refuseForm(context, filled.refusal);
  }
  const ein = isUsing && found.ok ? "used" : "look";
  return keepDraft(context, token, paths.application(token, { page, isReturning, ein }));
}

/**
 * Fills what the file knows into the answers of the other pages: a page that is saved is saved
 * again with it, any other keeps it as a draft.
 */
async function fillIn(
  context: HttpContext,
  application: ApplicationView,
  ownPage: number,
  { name, city, state, fiscalYearEnd }: EinFinding,
): Promise<Result<undefined>> {
  const { ctx } = context;
  const { schemas } = wizardOf(application.wizardKey, ctx.locale);
  const { token } = application;
  const known: Answers = {
    ...(name && { legal_name: name }),
    ...(city && { address_city: city }),
    ...(state && { address_state: state }),
    ...(fiscalYearEnd && { fiscal_year_end: String(fiscalYearEnd) }),
  };
  for (const [index, { schema }] of schemas.entries()) {
    const page = index + 1;
    const here = Object.entries(known).filter(([field]) => pageOfField(schemas, field) === page);
    if (here.length === 0 || page === ownPage) continue;
    const isSaved = application.completePages.includes(page);
    const before = isSaved
      ? storedOn(context, application, page)
      : shownAnswers(application, page, schema).values;
    const fields = { ...before, ...Object.fromEntries(here) };
    const kept = isSaved
      ? await savePage(ctx, { token, page, fields })
      : await saveDraft(ctx, { token, page, fields });
    if (!kept.ok) return kept;
  }
  return ok(undefined);
}
