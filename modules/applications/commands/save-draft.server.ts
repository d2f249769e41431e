import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import type { Answers, WizardPage } from "#modules/platform/forms/contract";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { applicationLimits } from "../contract";
import { refuseForeignDraft, refuseStale } from "../domain/conflict.server";
import { pageAt, type SentFields } from "../domain/judge.server";
import { fieldNames, sameAnswers } from "../domain/pages";
import { isEditable } from "../domain/states";
import { applicationsMessages } from "../messages";
import { actorId, type Draft, lockByToken, wizardOfApplication } from "../store.server";

export interface DraftToSave {
  readonly token: string;
  /** From 1. */
  readonly page: number;
  readonly fields: SentFields;
  /** That of the view, or of the last draft that was kept; without one it goes over any other. */
  readonly version?: number;
  /** Nothing of a draft before it stays; else fields that were not sent do. */
  readonly isWhole?: boolean;
}

/**
 * Keeps what is being typed on a page, unjudged. It never touches saved answers. For the account's
 * own people and staff.
 * @returns refusal `not_found`; `invalid` at `page` or at an unknown field; `too_large`;
 *   `conflict` when it is locked, or when somebody saved or typed something else on this page since
 *   `version` (then with what is stored)
 */
export async function saveDraft(
  ctx: Ctx,
  input: DraftToSave,
): Promise<Result<{ savedAt: Date; version: number }>> {
  return inTransaction(ctx, async (tx) => {
    const application = await lockByToken(tx, input.token);
    if (!application) return refuse({ code: "not_found" });
    if (!isEditable(application.state)) {
      return refuse({ code: "conflict", message: message(applicationsMessages, "locked") });
    }
    const schema = pageAt(wizardOfApplication(tx, application).wizard, input.page);
    if (!schema.ok) return schema;
    const typed = typedOn(schema.value, input.fields);
    if (!typed.ok) return typed;
    const before: Draft | undefined = application.drafts[input.page];
    const answers = { ...(input.isWhole ? {} : before?.fields), ...typed.value };
    const sent = { page: input.page, schema: schema.value, answers, version: input.version };
    const stale =
      (await refuseStale(tx, application, sent)) ??
      (await refuseForeignDraft(tx, application, sent));
    if (stale) return stale;
    const isSame = before !== undefined && sameAnswers(before.fields, answers);
    const version = application.version + (isSame ? 0 : 1);
    const draft = { fields: answers, at: tx.now().toISOString(), by: actorId(tx), version };
    const drafts = { ...application.drafts, [input.page]: draft };
    if (Buffer.byteLength(JSON.stringify(drafts)) > applicationLimits.draftBytes) {
      return refuse({ code: "too_large", message: message(applicationsMessages, "draftTooLong") });
    }
    await tx.tx.application.update({
      where: { id: application.id },
      data: { drafts, version, touchedAt: tx.now() },
      select: { id: true },
    });
    return ok({ savedAt: tx.now(), version });
  });
}

/** The page's fields as text; what the database cannot hold is left out of it. */
function typedOn(page: WizardPage, fields: SentFields): Result<Answers> {
  const names = new Set(fieldNames(page));
  const entries = Object.entries(fields);
  const unknown = entries.find(([name]) => !names.has(name));
  if (unknown) {
    const name = unknown[0].slice(0, 60).replaceAll(/\p{Cs}/gu, "\uFFFD");
    return refuseField(name, message(applicationsMessages, "fieldNotInForm", { name }));
  }
  const typed = entries.map(([name, value]) => {
    const text = typeof value === "object" ? JSON.stringify(value ?? "") : String(value ?? "");
    return [name, text.replaceAll(/\p{Cs}/gu, "\uFFFD").replaceAll("\0", "")] as const;
  });
  return ok(Object.fromEntries(typed));
}
