import { randomUUID } from "node:crypto";
import type pg from "pg";
import { type Db, db, LONGEST_TURN_MS, pool, type Tx } from "./db.server";
import { type Log, log } from "./log.server";
import { type Locale, message } from "./messages";
import { slowness } from "./patience.server";
import { type Refused, type Result, refuse } from "./result";
import { staffMessages } from "./staff-messages";
import type { StaffRole } from "./staff-roles";

/** Who is asking. Permission is judged from this in the command, never in a screen. */
export type Actor =
  | { readonly kind: "visitor" }
  | {
      readonly kind: "user";
      readonly userId: number;
      readonly isStaff: boolean;
      /** What a staff person is there for; nothing when it is left out. */
      readonly role?: StaffRole | undefined;
      /** When the password (and the code) was last given in this session; never when left out. */
      readonly provedAt?: Date | undefined;
      readonly accountIds: readonly number[];
      /** Those of them that the person may read and not change; none when left out. */
      readonly readOnlyIds?: readonly number[] | undefined;
      /** The staff person who sees as this one, and may change nothing. */
      readonly seenBy?: number | undefined;
    }
  | { readonly kind: "system"; readonly name: string };

/** What every command and query gets: who, when, in which language, and the database. */
export interface Ctx {
  readonly requestId: string;
  readonly actor: Actor;
  /** The language of the interface. */
  readonly locale: Locale;
  /** The visitor's BCP 47 tag, which decides how dates and numbers look. */
  readonly formatLocale: string;
  /**
   * The language that who asks reads, also where the page is English for everybody; in a job, of whoever
   * asked for it.
   */
  readonly reads: Locale;
  readonly log: Log;
  readonly db: Db;
  now(): Date;
}

/** A context inside a transaction. Only `inTransaction` makes one, so writes can demand it. */
export interface TxCtx extends Ctx {
  readonly tx: Tx;
}

export interface CtxOptions {
  requestId?: string;
  actor?: Actor;
  locale?: Locale;
  formatLocale?: string;
  reads?: Locale | undefined;
  now?: () => Date;
}

/** Makes a context; without options that of an anonymous visitor, now, in American English. */
export function createCtx(options: CtxOptions = {}): Ctx {
  const requestId = options.requestId ?? randomUUID();
  let named: Log | undefined;
  return {
    requestId,
    actor: options.actor ?? { kind: "visitor" },
    locale: options.locale ?? "en",
    formatLocale: options.formatLocale ?? "en-US",
    reads: options.reads ?? options.locale ?? "en",
    // Made when it is asked for: the redaction of a name costs more than the rest of the context.
    get log() {
      named ??= log.child({ requestId });
      return named;
    },
    db,
    now: options.now ?? (() => new Date()),
  };
}

class RollBack extends Error {
  constructor(readonly refused: Refused) {
    super("refused");
  }
}

/**
 * Runs a use case in one transaction (read committed). A refusal rolls everything back and is
 * returned; a fault rolls back and is thrown on. Nothing in here may talk to the network.
 * Called with the context of a transaction it joins that one: then a refusal or a fault undoes what
 * `work` itself wrote, and the caller decides about the rest. Longer than `timeoutMs` is a fault,
 * unless the processor is starved.
 * Staff who see as a member are refused: whatever changes something comes through here.
 */
export async function inTransaction<R extends Result<unknown>>(
  ctx: Ctx,
  work: (tx: TxCtx) => Promise<R>,
  { timeoutMs = 15_000 }: { timeoutMs?: number } = {},
): Promise<R> {
  if (whoSees(ctx) !== undefined) return readOnly as R;
  if (isInTransaction(ctx)) return joinTransaction(ctx, work);
  try {
    return await ctx.db.$transaction(
      async (tx) => {
        const result = await work({ ...ctx, tx });
        if (!result.ok) throw new RollBack(result);
        return result;
      },
      { maxWait: LONGEST_TURN_MS + 5_000 * slowness(), timeout: timeoutMs * slowness() },
    );
  } catch (error) {
    if (error instanceof RollBack) return error.refused as R;
    throw error;
  }
}

const readOnly = refuse({ code: "forbidden", message: message(staffMessages, "readOnly") });

/** The staff person who sees as the actor, if somebody does. */
const whoSees = ({ actor }: Pick<Ctx, "actor">): number | undefined =>
  actor.kind === "user" ? actor.seenBy : undefined;

/**
 * The context of whoever really asks, without a right to anything: for what ends seeing as somebody
 * else, alone.
 */
export function asThemselves(ctx: Ctx): Ctx {
  const userId = whoSees(ctx);
  if (userId === undefined) return ctx;
  return { ...ctx, actor: { kind: "user", userId, isStaff: false, accountIds: [] } };
}

const isInTransaction = (ctx: Ctx): ctx is TxCtx => "tx" in ctx;

/** Where to read: in the transaction when there is one, so that no second connection is taken. */
export const reader = (ctx: Ctx): Tx => (isInTransaction(ctx) ? ctx.tx : ctx.db);

/**
 * The rows of a hot statement: outside of a transaction one that PostgreSQL keeps prepared under
 * its name, which costs a third of a query through Prisma; within one a part of it.
 */
export async function rawRows<Row extends pg.QueryResultRow>(
  ctx: Ctx,
  { name, text, values }: { name: string; text: string; values: readonly unknown[] },
): Promise<Row[]> {
  if (isInTransaction(ctx)) return ctx.tx.$queryRawUnsafe<Row[]>(text, ...values);
  const { rows } = await pool.query<Row>({ name, text, values: [...values] });
  return rows;
}

async function joinTransaction<R extends Result<unknown>>(
  ctx: TxCtx,
  work: (tx: TxCtx) => Promise<R>,
): Promise<R> {
  await ctx.tx.$executeRaw`SAVEPOINT joined`;
  try {
    const result = await work(ctx);
    if (result.ok) await ctx.tx.$executeRaw`RELEASE SAVEPOINT joined`;
    else await ctx.tx.$executeRaw`ROLLBACK TO SAVEPOINT joined`;
    return result;
  } catch (error) {
    await ctx.tx.$executeRaw`ROLLBACK TO SAVEPOINT joined`;
    throw error;
  }
}
