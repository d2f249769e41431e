import { audit } from "#modules/platform/audit.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { type Cents, cents, toAmountText } from "#modules/platform/money";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { readAmount } from "../domain/amounts";
import { figuresOf } from "../domain/figures";
import type { NumbersFields } from "../schemas";
import { changeYear, conflict, contentOf, type YearKey, type YearRecord } from "../store.server";

/** What was typed at the categories, by their ids; one that is left out stays as it is. */
export type TypedLines = Readonly<Record<string, string>>;

/** The field of a category's amount in forms. */
export const lineField = (id: number): string => `line_${id}`;

/** Reads amounts; what is wrong goes to the errors, at their fields. */
export function amountReader(errors: FieldErrors) {
  return (field: string, typed: string, allowNegative = false): Cents | null => {
    if (typed.trim() === "") return null;
    const read = readAmount(typed, { allowNegative });
    if (read.ok) return read.value;
    errors[field] = [read.message];
    return null;
  };
}

/** The amounts that were typed at categories of a year. */
export function readLines(
  year: YearRecord,
  typed: TypedLines,
  read: ReturnType<typeof amountReader>,
): ReadonlyMap<number, Cents | null> {
  return new Map(
    year.lines.flatMap(({ id }) => {
      const text = typed[lineField(id)];
      return text === undefined ? [] : [[id, read(lineField(id), text)] as const];
    }),
  );
}

export interface ChangedNumbers extends YearKey {
  /** The version that was read. */
  readonly version: number;
  /** Those of `numbersSchema`. */
  readonly fields: NumbersFields;
  readonly lines: TypedLines;
}

/**
 * Keeps the numbers of a draft: what was typed at categories, the opening balance and what the bank says.
 * For people of the account. Refusals: those of `changeYear`; `invalid` at the fields; `conflict` for a
 * final report.
 */
export const changeNumbers = (
  ctx: Ctx,
  { fields, lines: typed, ...key }: ChangedNumbers,
): Promise<Result<void>> =>
  changeYear(ctx, key, async (tx, year): Promise<Result<void>> => {
    if (year.state === "final") return conflict("isFinal");
    const errors: FieldErrors = {};
    const read = amountReader(errors);
    const opening = read("opening", fields.opening, true);
    const bankStatement = read("bank_statement", fields.bank_statement, true);
    const checksOut = read("checks_out", fields.checks_out) ?? cents(0);
    const depositsOut = read("deposits_out", fields.deposits_out) ?? cents(0);
    const lines = readLines(year, typed, read);
    if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
    const data = {
      opening,
      openingReason: fields.opening_reason.trim(),
      bankStatement,
      checksOut,
      depositsOut,
      differenceReason: fields.difference_reason.trim(),
    };
    const merged = year.lines.map((line) => {
      const amount = lines.get(line.id);
      return amount === undefined ? line : { ...line, actual: amount };
    });
    if (!isSummable({ ...year, ...data, lines: merged })) return conflict("tooLarge");
    await tx.tx.treasuryYear.update({ where: { id: year.id }, data });
    await writeLines(tx, year, lines, "actual");
    await auditNumbers(tx, key, { opening, bankStatement, lines: amountsOf(year, lines) });
    return ok(undefined);
  });

/** Whether the sums of a year are within what the database holds. */
export function isSummable(year: YearRecord): boolean {
  try {
    figuresOf(contentOf(year));
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Writes the amounts that are others than before. */
export async function writeLines(
  tx: TxCtx,
  year: YearRecord,
  lines: ReadonlyMap<number, Cents | null>,
  column: "planned" | "actual",
): Promise<void> {
  for (const line of year.lines) {
    const amount = lines.get(line.id);
    if (amount === undefined || amount === line[column]) continue;
    await tx.tx.treasuryLine.update({ where: { id: line.id }, data: { [column]: amount } });
  }
}

/** Amounts by the names of their categories, for the record of changes. */
export const amountsOf = (year: YearRecord, lines: ReadonlyMap<number, Cents | null>) =>
  Object.fromEntries(
    year.lines.flatMap(({ id, code, name }) => {
      const amount = lines.get(id);
      return amount === undefined || amount === null
        ? []
        : [[code || name, toAmountText(amount)] as const];
    }),
  );

async function auditNumbers(
  tx: TxCtx,
  { accountId, endsOn }: { readonly accountId: number; readonly endsOn: CivilDate },
  said: {
    readonly opening: Cents | null;
    readonly bankStatement: Cents | null;
    readonly lines: Readonly<Record<string, string>>;
  },
): Promise<void> {
  await audit(tx, {
    action: "treasury.numbers-changed",
    subject: `account:${accountId}`,
    data: {
      endsOn,
      opening: said.opening === null ? null : toAmountText(said.opening),
      bank: said.bankStatement === null ? null : toAmountText(said.bankStatement),
      lines: said.lines,
    },
  });
}
