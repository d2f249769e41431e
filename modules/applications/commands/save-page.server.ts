import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { type Answers, progressOf, type WizardPage } from "#modules/platform/forms/contract";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { pageCount } from "../contract";
import { refuseStale } from "../domain/conflict.server";
import {
  judgePage,
  pageAt,
  type SentFields,
  skippedBefore,
  stillRight,
} from "../domain/judge.server";
import { refuseForeignFiles } from "../domain/own-files.server";
import { answersOn, sameAnswers, withPage } from "../domain/pages";
import { isEditable } from "../domain/states";
import { applicationsMessages } from "../messages";
import {
  actorId,
  type Draft,
  lockByToken,
  type StoredApplication,
  type Trace,
  wizardOfApplication,
} from "../store.server";

export interface PageToSave {
  readonly token: string;
  /** From 1. */
  readonly page: number;
  readonly fields: SentFields;
  /** That of the view the sender worked on; without one whatever is stored is overwritten. */
  readonly version?: number;
}

export interface SavedPage {
  readonly page: number;
  /** Whole percent. */
  readonly progress: number;
  readonly savedAt: Date;
  readonly version: number;
}

/**
 * Saves one page of an application. For the account's own people and staff.
 * @returns refusal `not_found`; `invalid` at the fields, at `page` when there is no such page or an
 *   earlier one is not complete; `conflict` when it is locked, or when somebody saved other answers
 *   on this page since `version` (then with what is stored)
 */
export async function savePage(ctx: Ctx, input: PageToSave): Promise<Result<SavedPage>> {
  return inTransaction(ctx, async (tx) => {
    const application = await lockByToken(tx, input.token);
    if (!application) return refuse({ code: "not_found" });
    if (!isEditable(application.state)) {
      return refuse({ code: "conflict", message: message(applicationsMessages, "locked") });
    }
    const { wizard } = wizardOfApplication(application);
    const schema = pageAt(wizard, input.page);
    if (!schema.ok) return schema;
    const skipped = skippedBefore(tx, application, wizard, input.page);
    if (Object.keys(skipped).length > 0) return refuse({ code: "invalid", errors: skipped });
    const judged = judgePage(tx, application, schema.value, input.fields);
    if (!judged.ok) return judged;
    const { accountId } = application;
    const foreign = await refuseForeignFiles(tx, accountId, schema.value.schema, judged.value);
    if (foreign) return foreign;
    const sent = { ...input, schema: schema.value, answers: judged.value };
    const stale = await refuseStale(tx, application, sent);
    if (stale) return stale;
    const version = await keepPage(tx, application, sent);
    const progress = progressOf(input.page, pageCount);
    return ok({ page: input.page, progress, savedAt: tx.now(), version });
  });
}

interface JudgedPage {
  readonly page: number;
  readonly schema: WizardPage;
  readonly answers: Answers;
  readonly version?: number;
}

/** Writes a page's answers. Saving what is stored already changes nothing but the time. */
async function keepPage(
  tx: TxCtx,
  application: StoredApplication,
  { page, schema, answers: onPage, version: seen }: JudgedPage,
): Promise<number> {
  const isSame =
    application.pages[page] !== undefined &&
    sameAnswers(answersOn(schema, application.answers), onPage);
  const version = application.version + (isSame ? 0 : 1);
  const answers = withPage(schema, application.answers, onPage);
  const trace = { at: tx.now().toISOString(), by: actorId(tx), version };
  const before = application.pages[page];
  const pages = { ...application.pages, [page]: isSame && before ? before : trace };
  const changed = { ...application, answers };
  await tx.tx.application.update({
    where: { id: application.id },
    data: {
      answers,
      pages: stillComplete(tx, application, changed, pages),
      drafts: withoutDraft(tx, application.drafts, { page, seen }),
      version,
      savedAt: tx.now(),
      touchedAt: tx.now(),
    },
    // Without it every column would come back.
    select: { id: true },
  });
  return version;
}

/** The pages that stay complete when the type of organization has changed the form. */
function stillComplete(
  ctx: Ctx,
  before: StoredApplication,
  after: StoredApplication,
  pages: Readonly<Record<string, Trace>>,
): Readonly<Record<string, Trace>> {
  const { key, wizard } = wizardOfApplication(after);
  if (key.audience === wizardOfApplication(before).key.audience) return pages;
  return stillRight(ctx, after, wizard, pages);
}

/** A saved page needs no draft; one that somebody else typed meanwhile stays, to be offered. */
function withoutDraft(
  ctx: Ctx,
  drafts: Readonly<Record<string, Draft>>,
  { page, seen }: { page: number; seen: number | undefined },
): Readonly<Record<string, Draft>> {
  const draft = drafts[page];
  const isForeign =
    draft && seen !== undefined && draft.version > seen && draft.by !== actorId(ctx);
  return isForeign
    ? drafts
    : Object.fromEntries(Object.entries(drafts).filter(([number]) => Number(number) !== page));
}
