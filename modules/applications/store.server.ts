import { type Ctx, rawRows, type TxCtx } from "#modules/platform/ctx.server";
import type { Answers } from "#modules/platform/forms/contract";
import { isOfAccount, mayActFor } from "#modules/platform/permission.server";
import type { LevelAudience, LevelSchema } from "#modules/renewal/contract";
import { type ApplicationState, type WizardKey, wizardOf } from "./contract";
import { wizardKeyOf } from "./domain/pages";

/** When a page or a draft was kept, by whom (null: the system), and at which version. */
export type Trace = {
  readonly at: string;
  readonly by: number | null;
  readonly version: number;
};
export type Draft = Trace & { readonly fields: Answers };

/** An application with what of its level and account every command needs. */
export interface StoredApplication {
  readonly id: number;
  readonly token: string;
  readonly accountId: number;
  readonly levelId: number;
  readonly state: ApplicationState;
  readonly answers: Answers;
  readonly seenAnswers: Answers | null;
  readonly pages: Readonly<Record<string, Trace>>;
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly version: number;
  readonly invoiceId: number | null;
  readonly paidAt: Date | null;
  readonly savedAt: Date | null;
  readonly createdAt: Date;
  readonly levelName: string;
  readonly schema: LevelSchema;
  readonly levelAudience: LevelAudience;
  readonly joiningPriceCents: number;
  readonly accountName: string;
  readonly timeZone: string;
  /** PostgreSQL's `xmin`: another with every change of the row, whatever changed. */
  readonly rowVersion: string;
}

// One statement instead of a query a table: every save of a page begins with it.
const select = `
  SELECT a.id, a.token, a.account_id AS "accountId", a.level_id AS "levelId", a.state, a.answers,
    a.seen_answers AS "seenAnswers", a.pages, a.drafts, a.version, a.invoice_id AS "invoiceId", a.paid_at AS "paidAt",
    a.saved_at AS "savedAt", a.created_at AS "createdAt", l.name AS "levelName", l.schema,
    l.audience AS "levelAudience", l.joining_price_cents AS "joiningPriceCents",
    o.name AS "accountName", o.time_zone AS "timeZone", a.xmin::text AS "rowVersion"
  FROM applications a JOIN levels l ON l.id = a.level_id JOIN accounts o ON o.id = a.account_id`;

/** Neither can be anything that is stored, and the database would not take it. */
const isToken = (token: string): boolean => /^[\w-]{22,100}$/.test(token);
const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= 2_147_483_647;

async function find(
  ctx: Ctx,
  where: "a.token = $1" | "a.id = $1",
  value: string | number,
  lock: "" | "FOR UPDATE OF a",
): Promise<StoredApplication | undefined> {
  if (!(typeof value === "string" ? isToken(value) : isId(value))) return undefined;
  const [found] = await rawRows<StoredApplication>(ctx, {
    name: `applications.find ${where} ${lock}`,
    text: `${select} WHERE ${where} ${lock}`,
    values: [value],
  });
  return found;
}

/** The application of a token; undefined also when it is not the actor's to see. */
export async function findByToken(ctx: Ctx, token: string): Promise<StoredApplication | undefined> {
  const found = await find(ctx, "a.token = $1", token, "");
  return found && isOfAccount(ctx, found.accountId) ? found : undefined;
}

const ifTheirs = (ctx: Ctx, found: StoredApplication | undefined) =>
  found && mayActFor(ctx, found.accountId) ? found : undefined;

/** The application of a token to change; undefined also when it is not the actor's to change. */
export const findToChange = async (ctx: Ctx, token: string) =>
  ifTheirs(ctx, await find(ctx, "a.token = $1", token, ""));

/** The same, locked until the transaction ends: of two at once one waits for the other. */
export const lockByToken = async (tx: TxCtx, token: string) =>
  ifTheirs(tx, await find(tx, "a.token = $1", token, "FOR UPDATE OF a"));

/** The application of a number. Who may see it is for the caller to judge. */
export const findById = (ctx: Ctx, id: number) => find(ctx, "a.id = $1", id, "");

/** The same, locked until the transaction ends. */
export const lockById = (tx: TxCtx, id: number) => find(tx, "a.id = $1", id, "FOR UPDATE OF a");

/**
 * Writes what was saved on the condition that nothing changed since it was read: one statement, so
 * that it needs no transaction.
 * @returns false when the application has changed meanwhile; then nothing is written
 */
export async function keepAnswers(
  ctx: Ctx,
  { id, rowVersion }: Pick<StoredApplication, "id" | "rowVersion">,
  kept: Pick<StoredApplication, "answers" | "pages" | "drafts" | "version">,
): Promise<boolean> {
  const { answers, pages, drafts, version } = kept;
  const rows = await rawRows(ctx, {
    name: "applications.keep-answers",
    text: `
      UPDATE applications SET answers = $3::jsonb, pages = $4::jsonb, drafts = $5::jsonb,
        version = $6::int, saved_at = $7::timestamptz, touched_at = $7::timestamptz
      WHERE id = $1::int AND xmin = $2::text::xid RETURNING id`,
    values: [
      id,
      rowVersion,
      JSON.stringify(answers),
      JSON.stringify(pages),
      JSON.stringify(drafts),
      version,
      ctx.now().toISOString(),
    ],
  });
  return rows.length === 1;
}

/** Its form in the language of who asks, by its level and by what was answered so far. */
export function wizardOfApplication(
  { locale }: Pick<Ctx, "locale">,
  application: Pick<StoredApplication, "schema" | "levelAudience" | "answers">,
): { readonly key: WizardKey; readonly wizard: ReturnType<typeof wizardOf> } {
  const { schema, levelAudience: audience, answers } = application;
  const key = wizardKeyOf({ schema, audience }, answers);
  return { key, wizard: wizardOf(key, locale) };
}

/** The numbers of its complete pages, in order. */
export const completePages = ({ pages }: Pick<StoredApplication, "pages">): readonly number[] =>
  Object.keys(pages)
    .map(Number)
    .toSorted((a, b) => a - b);

/** Who is doing something, as it is kept in traces; null for the system. */
export const actorId = ({ actor }: Ctx): number | null =>
  actor.kind === "user" ? actor.userId : null;
