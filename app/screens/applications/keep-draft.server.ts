import { saveDraft } from "#modules/applications/index.server";
import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { readSentPage } from "./sent-page.server";
import { momentOf, openApplication, storedOn } from "./wizard-page.server";

/**
 * Keeps what is typed on a page and not saved yet; a script gets when, as the page shows it, and
 * the version to send with the next. With `_drop` the page holds again what is saved.
 * @param to where a person goes on; back to the page when left out
 */
export async function keepDraft(context: HttpContext, token: string, to?: string) {
  const application = await openApplication(context, token);
  const { page, version, fields: typed } = readSentPage(context);
  const isDropped = context.body.controls._drop === "1";
  const fields = isDropped ? storedOn(context, application, page) : typed;
  const kept = await saveDraft(context.ctx, {
    token,
    page,
    fields,
    version,
    isWhole: isDropped,
  });
  if (!kept.ok) return refuseForm(context, kept.refusal);
  const { savedAt, version: next } = kept.value;
  const json = { ...momentOf(context, savedAt, application.timeZone), version: next };
  return answerDone(context, { json, to: to ?? paths.application(token, { page }) });
}
