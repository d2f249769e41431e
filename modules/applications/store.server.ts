import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import type { Answers } from "#modules/platform/forms/contract";
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
}

// One statement instead of a query a table: every save of a page begins with it.
const select = `
  SELECT a.id, a.token, a.account_id AS "accountId", a.level_id AS "levelId", a.state, a.answers,
    a.pages, a.drafts, a.version, a.invoice_id AS "invoiceId", a.paid_at AS "paidAt",
    a.saved_at AS "savedAt", a.created_at AS "createdAt", l.name AS "levelName", l.schema,
    l.audience AS "levelAudience", l.joining_price_cents AS "joiningPriceCents",
    o.name AS "accountName", o.time_zone AS "timeZone"
  FROM applications a JOIN levels l ON l.id = a.level_id JOIN accounts o ON o.id = a.account_id`;

/** Whether somebody may see and fill in an account's application. */
export function maySee({ actor }: Ctx, accountId: number): boolean {
  return (
    actor.kind === "system" ||
    (actor.kind === "user" && (actor.isStaff || actor.accountIds.includes(accountId)))
  );
}

/** The application of a token; undefined also when it is not the actor's. */
export async function findByToken(ctx: Ctx, token: string): Promise<StoredApplication | undefined> {
  const [found] = await ctx.db.$queryRawUnsafe<StoredApplication[]>(
    `${select} WHERE a.token = $1`,
    token,
  );
  return found && maySee(ctx, found.accountId) ? found : undefined;
}

/** The same, locked until the transaction ends: of two at once one waits for the other. */
export async function lockByToken(
  tx: TxCtx,
  token: string,
): Promise<StoredApplication | undefined> {
  const [found] = await tx.tx.$queryRawUnsafe<StoredApplication[]>(
    `${select} WHERE a.token = $1 FOR UPDATE OF a`,
    token,
  );
  return found && maySee(tx, found.accountId) ? found : undefined;
}

/** The application of a number. Who may see it is for the caller to judge. */
export async function findById(ctx: Ctx, id: number): Promise<StoredApplication | undefined> {
  const [found] = await ctx.db.$queryRawUnsafe<StoredApplication[]>(
    `${select} WHERE a.id = $1`,
    id,
  );
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockById(tx: TxCtx, id: number): Promise<StoredApplication | undefined> {
  const [found] = await tx.tx.$queryRawUnsafe<StoredApplication[]>(
    `${select} WHERE a.id = $1 FOR UPDATE OF a`,
    id,
  );
  return found;
}

/** Its form, by its level and by what was answered so far. */
export function wizardOfApplication(
  application: Pick<StoredApplication, "schema" | "levelAudience" | "answers">,
): { readonly key: WizardKey; readonly wizard: ReturnType<typeof wizardOf> } {
  const { schema, levelAudience: audience, answers } = application;
  const key = wizardKeyOf({ schema, audience }, answers);
  return { key, wizard: wizardOf(key) };
}

/** The numbers of its complete pages, in order. */
export const completePages = ({ pages }: Pick<StoredApplication, "pages">): readonly number[] =>
  Object.keys(pages)
    .map(Number)
    .toSorted((a, b) => a - b);

/** Who is doing something, as it is kept in traces; null for the system. */
export const actorId = ({ actor }: Ctx): number | null =>
  actor.kind === "user" ? actor.userId : null;
