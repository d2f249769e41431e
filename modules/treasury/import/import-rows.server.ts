import { audit } from "#modules/platform/audit.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { largestAmount } from "#modules/platform/money";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { isSummable } from "../commands/change-numbers.server";
import { lineKey } from "../domain/lines";
import { treasuryMessages } from "../messages";
import {
  actorId,
  changeYear,
  conflict,
  words,
  type YearKey,
  type YearRecord,
} from "../store.server";
import { type Carried, unpackCarried } from "./carried.server";
import { firstDayOf, newRows } from "./preview-table.server";

/** The field of the category that a group of rows goes into. */
export const groupField = (index: number): string => `group_${index}`;
/** The choice that leaves rows uncounted. */
export const NOT_COUNTED = "none";

export interface ImportedRows extends YearKey {
  readonly version: number;
  /** What the page carried. */
  readonly carried: string;
  /** By `groupField`: the id of a category, or `NOT_COUNTED`. */
  readonly choices: Readonly<Record<string, string>>;
}

/**
 * Counts the rows of a file in a year, each group in the category that was chosen, which is remembered for
 * the next file, as are columns that were chosen. Rows that an earlier file brought are not counted again. For people of the account.
 * Refusals: those of `changeYear`; `invalid` at groups without a choice; `conflict` for a final report, for
 * a file that adds nothing, and for what no page of ours carried.
 */
export const importRows = (
  ctx: Ctx,
  { carried: packed, choices, ...key }: ImportedRows,
): Promise<Result<{ readonly added: number }>> =>
  changeYear(ctx, key, async (tx, year): Promise<Result<{ readonly added: number }>> => {
    if (year.state === "final") return conflict("isFinal");
    const carried = unpackCarried(packed);
    const from = firstDayOf(key.endsOn);
    const isWhole =
      carried?.rows.every(
        ([on, , group]) => on >= from && on <= key.endsOn && group < carried.groups.length,
      ) ?? false;
    if (!carried || !isWhole) return conflict("fileAgain");
    const chosen = chooseLines(year, carried, choices);
    if (!chosen.ok) return chosen;
    const rows = carried.rows.map(([on, amount, group, digest]) => ({ on, amount, group, digest }));
    const added = await newRows(tx, year.id, carried.sha256, rows);
    if (added.length === 0) return conflict("fileKnown");
    if (!fits(year, added, chosen.value)) return conflict("tooLarge");
    const { fileName, sha256 } = carried;
    const { id: importId } = await tx.tx.treasuryImport.create({
      data: {
        yearId: year.id,
        fileName,
        sha256,
        rows: added.length,
        at: tx.now(),
        userId: actorId(tx),
      },
    });
    await tx.tx.$executeRaw`
      INSERT INTO treasury_entries (year_id, import_id, digest, line_id, "on", amount)
      SELECT ${year.id}, ${importId}, row.* FROM unnest(${added.map(({ digest }) => digest)}::text[],
        ${added.map(({ group }) => chosen.value[group] ?? null)}::int[],
        ${added.map(({ on }) => on)}::date[], ${added.map(({ amount }) => amount)}::int[]) AS row
      ON CONFLICT DO NOTHING`;
    await countEntries(tx, year.id);
    await remember(tx, year, carried, chosen.value);
    await audit(tx, {
      action: "treasury.file-imported",
      subject: `account:${key.accountId}`,
      data: { endsOn: key.endsOn, importId, fileName, sha256, rows: added.length },
    });
    return ok({ added: added.length });
  });

/** The categories of the groups by their numbers; null for those that are not counted. */
function chooseLines(
  year: YearRecord,
  { groups }: Carried,
  choices: ImportedRows["choices"],
): Result<readonly (number | null)[]> {
  const errors: FieldErrors = {};
  const chosen = groups.map(({ side, source }, index): number | null => {
    const choice = choices[groupField(index)] ?? "";
    if (choice === NOT_COUNTED) return null;
    const line = year.lines.find((one) => one.side === side && String(one.id) === choice);
    if (!line) {
      errors[groupField(index)] = [
        source === ""
          ? words(side === "income" ? "groupMissingIn" : "groupMissingOut")
          : message(treasuryMessages, "groupMissing", { name: source }),
      ];
    }
    return line?.id ?? null;
  });
  return Object.keys(errors).length > 0 ? refuse({ code: "invalid", errors }) : ok(chosen);
}

/** Whether a year's sums stay within what the database holds. */
function fits(
  year: YearRecord,
  rows: readonly { readonly amount: number; readonly group: number }[],
  chosen: readonly (number | null)[],
): boolean {
  const lines = year.lines.map((line) => ({
    ...line,
    imported: rows.reduce(
      (sum, { amount, group }) => (chosen[group] === line.id ? sum + amount : sum),
      line.imported,
    ),
  }));
  if (lines.some(({ imported }) => imported > largestAmount)) return false;
  return isSummable({ ...year, lines });
}

/** Sums a year's rows into its categories. */
async function countEntries({ tx }: TxCtx, yearId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE treasury_lines line SET imported = coalesce((
      SELECT sum(entry.amount) FROM treasury_entries entry WHERE entry.line_id = line.id), 0)
    WHERE line.year_id = ${yearId}`;
}

async function remember(
  tx: TxCtx,
  year: YearRecord,
  { groups, chosen: layout }: Carried,
  chosen: readonly (number | null)[],
): Promise<void> {
  if (layout) {
    const { shape, columns } = layout;
    const known = { accountId: year.accountId, shape };
    await tx.tx.treasuryLayout.upsert({
      where: { accountId_shape: known },
      create: { ...known, columns },
      update: { columns },
    });
  }
  for (const [index, { side, source }] of groups.entries()) {
    const line = year.lines.find(({ id }) => id === chosen[index]);
    const known = { accountId: year.accountId, side, source };
    const kept = { line: line ? lineKey(line) : "" };
    await tx.tx.treasuryMapping.upsert({
      where: { accountId_side_source: known },
      create: { ...known, ...kept },
      update: kept,
    });
  }
}

/**
 * Takes a file's rows out of a year again. For people of the account. Refusals: those of `changeYear`;
 * `not_found` when it is gone; `conflict` for a final report.
 */
export const removeImport = (
  ctx: Ctx,
  { importId, ...key }: YearKey & { readonly version: number; readonly importId: number },
): Promise<Result<void>> =>
  changeYear(ctx, key, async (tx, year): Promise<Result<void>> => {
    if (year.state === "final") return conflict("isFinal");
    const where = { id: importId, yearId: year.id };
    const found = await tx.tx.treasuryImport.findFirst({ where });
    const { count } = await tx.tx.treasuryImport.deleteMany({ where });
    if (!found || count === 0) return refuse({ code: "not_found" });
    await countEntries(tx, year.id);
    await audit(tx, {
      action: "treasury.file-removed",
      subject: `account:${key.accountId}`,
      data: {
        endsOn: key.endsOn,
        importId,
        fileName: found.fileName,
        on: fromUtcDate(found.at),
      },
    });
    return ok(undefined);
  });
