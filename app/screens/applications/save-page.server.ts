import { type SavedPage, savePage, submitApplication } from "#modules/applications/index.server";
import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import { answerDone, refusePage } from "~/http/respond.server";
import { refuseWizardPage } from "./conflict.server";
import { answerEin } from "./ein.server";
import { keepDraft } from "./keep-draft.server";
import { readSentPage } from "./sent-page.server";

const savedJson = ({ page, progress, savedAt }: SavedPage) => ({
  page,
  progress,
  saved_at: savedAt.toISOString(),
});

/**
 * Saves a page of an application (PUT), or with `is_complete` submits it. `_then=check` keeps what
 * was typed as a draft and leads to all answers, `_then=ein` looks the EIN up, `_then=use-ein` fills
 * in what is known of it; `_return=check` leads to all answers after the save.
 */
export async function answerWizard(context: HttpContext, request: Request, token: string) {
  if (request.method !== "PUT") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const sent = readSentPage(context);
  const { page, version, fields } = sent;
  const check = paths.applicationCheck(token);
  const then = body.controls._then;
  if (then === "ein" || then === "use-ein") return answerEin(context, token);
  if (then === "check") {
    return keepDraft(context, token, check);
  }
  if (sent.isComplete) {
    const submitted = await submitApplication(ctx, { token, fields, version });
    if (!submitted.ok) return refuseWizardPage(context, token, submitted.refusal);
    const json = { redirect: submitted.value.redirect };
    return answerDone(context, { json, to: json.redirect, flash: "saved" });
  }
  const saved = await savePage(ctx, { token, page, fields, version });
  if (!saved.ok) return refuseWizardPage(context, token, saved.refusal);
  const next = paths.application(token, { page: page + 1 });
  const to = body.controls._return === "check" ? check : next;
  return answerDone(context, { json: savedJson(saved.value), to });
}
