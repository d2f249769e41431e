import { refuseSuspended } from "#modules/accounts/index.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
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
  findToChange,
  keepAnswers,
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
 *
 * It reads, judges and writes on the condition that nothing changed in between, which spares a
 * transaction; only somebody who was overtaken waits for a lock and judges again.
 * @returns refusal `not_found`; `invalid` at the fields, at `page` when there is no such page or an
 *   earlier one is not complete; `conflict` when it is locked or the account suspended, or when
 *   somebody saved other answers on this page since `version` (then with what is stored)
 */
export async function savePage(ctx: Ctx, input: PageToSave): Promise<Result<SavedPage>> {
  const saved = await judgeAndKeep(ctx, input, await findToChange(ctx, input.token));
  if (saved !== overtaken) return saved;
  return inTransaction(ctx, async (tx) => {
    const locked = await judgeAndKeep(tx, input, await lockByToken(tx, input.token));
    if (locked === overtaken) throw new Error("a locked application has changed");
    return locked;
  });
}

const overtaken = Symbol("changed since it was read");

async function judgeAndKeep(
  ctx: Ctx,
  input: PageToSave,
  application: StoredApplication | undefined,
): Promise<Result<SavedPage> | typeof overtaken> {
  if (!application) return refuse({ code: "not_found" });
  if (!isEditable(application.state)) {
    return refuse({ code: "conflict", message: message(applicationsMessages, "locked") });
  }
  const suspended = await refuseSuspended(ctx, application.accountId);
  if (suspended) return suspended;
  const { wizard } = wizardOfApplication(ctx, application);
  const schema = pageAt(wizard, input.page);
  if (!schema.ok) return schema;
  const skipped = skippedBefore(ctx, application, wizard, input.page);
  if (Object.keys(skipped).length > 0) return refuse({ code: "invalid", errors: skipped });
  const judged = judgePage(ctx, application, schema.value, input.fields);
  if (!judged.ok) return judged;
  const { accountId } = application;
  const foreign = await refuseForeignFiles(ctx, accountId, schema.value.schema, judged.value);
  if (foreign) return foreign;
  const sent = { ...input, schema: schema.value, answers: judged.value };
  const stale = await refuseStale(ctx, application, sent);
  if (stale) return stale;
  const version = await keepPage(ctx, application, sent);
  if (version === undefined) return overtaken;
  const progress = progressOf(input.page, pageCount);
  return ok({ page: input.page, progress, savedAt: ctx.now(), version });
}

interface JudgedPage {
  readonly page: number;
  readonly schema: WizardPage;
  readonly answers: Answers;
  readonly version?: number;
}

/**
 * Writes a page's answers, unless the application changed since it was read (undefined). Saving
 * what is stored already changes nothing but the time.
 */
async function keepPage(
  ctx: Ctx,
  application: StoredApplication,
  { page, schema, answers: onPage, version: seen }: JudgedPage,
): Promise<number | undefined> {
  const isSame =
    application.pages[page] !== undefined &&
    sameAnswers(answersOn(schema, application.answers), onPage);
  const version = application.version + (isSame ? 0 : 1);
  const answers = withPage(schema, application.answers, onPage);
  const trace = { at: ctx.now().toISOString(), by: actorId(ctx), version };
  const before = application.pages[page];
  const pages = { ...application.pages, [page]: isSame && before ? before : trace };
  const changed = { ...application, answers };
  const isKept = await keepAnswers(ctx, application, {
    answers,
    pages: stillComplete(ctx, application, changed, pages),
    drafts: withoutDraft(ctx, application.drafts, { page, seen }),
    version,
  });
  return isKept ? version : undefined;
}

/** The pages that stay complete when the type of organization has changed the form. */
function stillComplete(
  ctx: Ctx,
  before: StoredApplication,
  after: StoredApplication,
  pages: Readonly<Record<string, Trace>>,
): Readonly<Record<string, Trace>> {
  const { key, wizard } = wizardOfApplication(ctx, after);
  if (key.audience === wizardOfApplication(ctx, before).key.audience) return pages;
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
