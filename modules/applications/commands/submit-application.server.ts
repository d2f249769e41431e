import { nameAccount, refuseSuspended } from "#modules/accounts/index.server";
import { createInvoice } from "#modules/billing/index.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import type { Answers, WizardDefinition } from "#modules/platform/forms/contract";
import { message, translator } from "#modules/platform/messages";
import { cents } from "#modules/platform/money";
import { ok, type Result, refuse } from "#modules/platform/result";
import { renewalLineWords } from "#modules/renewal/contract";
import { refuseStale } from "../domain/conflict.server";
import type { SentFields } from "../domain/judge.server";
import { refuseForeignFiles } from "../domain/own-files.server";
import { answersOn, sameAnswers } from "../domain/pages";
import { isEditable } from "../domain/states";
import { judgeSubmission } from "../domain/submission.server";
import { applicationsMessages } from "../messages";
import { moveTo, owesNothing } from "../move.server";
import { actorId, lockByToken, type StoredApplication, wizardOfApplication } from "../store.server";

export interface Submission {
  readonly token: string;
  /** Those of all pages. A page of which no field is sent counts with what is saved of it. */
  readonly fields: SentFields;
  /** That of the view; without one whatever is stored is overwritten. */
  readonly version?: number;
}

/**
 * Submits an application: judges every page, keeps the answers, moves it on and, the first time
 * that its level asks for a joining price, makes the invoice. Sending the same again changes
 * nothing and answers the same. For the account's own people and staff.
 * @returns where to go next, a path of this site; refusal `not_found`, `invalid` at the fields (the
 *   words name the page), `conflict` when it is locked or somebody saved other answers since
 */
export async function submitApplication(
  ctx: Ctx,
  input: Submission,
): Promise<Result<{ redirect: string }>> {
  return inTransaction(ctx, async (tx) => {
    const application = await lockByToken(tx, input.token);
    if (!application) return refuse({ code: "not_found" });
    const { wizard } = wizardOfApplication(tx, application);
    if (!isEditable(application.state)) return answerAgain(tx, application, wizard, input.fields);
    const suspended = await refuseSuspended(tx, application.accountId);
    if (suspended) return suspended;
    const judged = judgeSubmission(tx, application, wizard, input.fields);
    if (!judged.ok) return judged;
    const fields = wizard.schemas.flatMap(({ schema }) => schema);
    const foreign = await refuseForeignFiles(tx, application.accountId, fields, judged.value);
    if (foreign) return foreign;
    for (const [index, schema] of wizard.schemas.entries()) {
      const answers = answersOn(schema, judged.value);
      const sent = { page: index + 1, schema, answers, version: input.version };
      const stale = await refuseStale(tx, application, sent);
      if (stale) return stale;
    }
    await keepAnswers(tx, application, judged.value, wizard);
    await nameAccount(tx, application.accountId, {
      name: judged.value.legal_name,
      before: application.seenAnswers?.legal_name,
    });
    return send(tx, { ...application, answers: judged.value });
  });
}

/** A second press of the button finds the application submitted, with these very answers. */
function answerAgain(
  ctx: Ctx,
  application: StoredApplication,
  wizard: WizardDefinition,
  fields: SentFields,
): Result<{ redirect: string }> {
  const judged = judgeSubmission(ctx, application, wizard, fields);
  const isDecided = application.state === "approved" || application.state === "declined";
  if (judged.ok && !isDecided && sameAnswers(judged.value, application.answers)) {
    return ok({ redirect: redirectOf(application) });
  }
  return refuse({ code: "conflict", message: message(applicationsMessages, "locked") });
}

const redirectOf = (application: StoredApplication): string =>
  owesNothing(application) ? "/app" : "/app/payments";

async function keepAnswers(
  tx: TxCtx,
  application: StoredApplication,
  answers: Answers,
  { schemas }: WizardDefinition,
): Promise<void> {
  const version = application.version + 1;
  const trace = { at: tx.now().toISOString(), by: actorId(tx), version };
  const pages = Object.fromEntries(schemas.map((_, index) => [index + 1, trace]));
  const now = tx.now();
  await tx.tx.application.update({
    where: { id: application.id },
    data: { answers, pages, drafts: {}, version, savedAt: now, touchedAt: now },
  });
  const requests = await tx.tx.applicationRequest.findMany({
    where: { applicationId: application.id, resolvedAt: null },
  });
  const fulfilled = requests.filter(
    ({ field, askedAbout }) => (answers[field] ?? "") !== askedAbout,
  );
  await tx.tx.applicationRequest.updateMany({
    where: { id: { in: fulfilled.map(({ id }) => id) } },
    data: { resolvedAt: now },
  });
}

async function send(
  tx: TxCtx,
  application: StoredApplication,
): Promise<Result<{ redirect: string }>> {
  const invoiceId = await joiningInvoice(tx, application);
  if (!invoiceId.ok) return invoiceId;
  const data = { invoiceId: invoiceId.value };
  const submitted = await moveTo(tx, application, { to: "submitted", data });
  if (!submitted.ok) return submitted;
  if (application.joiningPriceCents === 0) {
    const reviewed = await moveTo(tx, submitted.value, { to: "in_review" });
    if (!reviewed.ok) return reviewed;
  }
  return ok({ redirect: redirectOf(application) });
}

/** The invoice for joining: made at the first submit, null where joining costs nothing. */
async function joiningInvoice(
  tx: TxCtx,
  { accountId, invoiceId, joiningPriceCents, levelName }: StoredApplication,
): Promise<Result<number | null>> {
  if (invoiceId !== null || joiningPriceCents === 0) return ok(invoiceId);
  // Invoices are in English, whatever the applicant reads.
  const t = translator(renewalLineWords, "en");
  // The applicant may not bill; the price list does.
  const seller: TxCtx = { ...tx, actor: { kind: "system", name: "applications" } };
  const made = await createInvoice(seller, {
    accountId,
    orderDetails: [
      {
        type: "new_account",
        label: t("line.new_account", { level: levelName }),
        value: cents(joiningPriceCents),
      },
    ],
  });
  return made.ok ? ok(made.value.id) : made;
}
