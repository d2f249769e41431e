import type { Ctx } from "#modules/platform/ctx.server";
import { pageOfField, type WizardDefinition } from "#modules/platform/forms/contract";
import { message } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { applicationLimits } from "../contract";
import { fieldNames } from "../domain/pages";
import { applicationsMessages } from "../messages";
import { areWords, decide, moveTo } from "../move.server";
import { wizardOfApplication } from "../store.server";

export interface ChangeRequest {
  /** From 1. */
  readonly page: number;
  readonly field: string;
  /** What is to be changed, in words for the applicant. */
  readonly message: string;
}

/**
 * Sends an application back to the applicant, who sees each request at its field. For staff.
 * @returns refusal `not_found`; `invalid` at `requests` (none, or too many) or at a field that is
 *   not on that page or whose message is empty or too long; `conflict` when it is not in review
 */
export async function requestChanges(
  ctx: Ctx,
  { id, requests }: { readonly id: number; readonly requests: readonly ChangeRequest[] },
): Promise<Result<void>> {
  return decide(ctx, id, async (tx, application) => {
    const max = applicationLimits.requests;
    if (requests.length === 0 || requests.length > max) {
      return refuseField("requests", message(applicationsMessages, "requestsCount", { max }));
    }
    const errors = judge(requests, wizardOfApplication(tx, application).wizard);
    if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
    const moved = await moveTo(tx, application, { to: "changes_requested" });
    if (!moved.ok) return moved;
    // What differs from these when it comes back was changed since somebody of the staff looked.
    await tx.tx.application.update({ where: { id }, data: { seenAnswers: application.answers } });
    await tx.tx.applicationRequest.createMany({
      data: requests.map(({ page, field, message: words }) => ({
        applicationId: id,
        page,
        field,
        message: words.trim(),
        askedAbout: application.answers[field] ?? "",
        at: tx.now(),
      })),
    });
    return ok(undefined);
  });
}

function judge(requests: readonly ChangeRequest[], { schemas }: WizardDefinition): FieldErrors {
  const max = applicationLimits.message;
  const errors: FieldErrors = {};
  for (const { page, field, message: words } of requests) {
    const schema = pageOfField(schemas, field) === page ? schemas[page - 1] : undefined;
    if (!schema || !fieldNames(schema).includes(field)) {
      errors[field] = [message(applicationsMessages, "fieldNotInForm", { name: field })];
    } else if (!areWords(words)) {
      errors[field] = [message(applicationsMessages, "words", { max })];
    }
  }
  return errors;
}
