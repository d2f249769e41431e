import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { foldName, LINES_MAX } from "../domain/lines";
import { treasuryMessages } from "../messages";
import type { LineFields } from "../schemas";
import { changeYear, conflict, words, type YearKey } from "../store.server";

/**
 * Adds a category of the club's own to a year. For people of the account. Refusals: those of
 * `changeYear`; `invalid` at `name`, `side`; `conflict` for a final report, and at the limit.
 */
export const addLine = (
  ctx: Ctx,
  { fields, ...key }: YearKey & { readonly version: number; readonly fields: LineFields },
): Promise<Result<void>> =>
  changeYear(ctx, key, async (tx, year): Promise<Result<void>> => {
    if (year.state === "final") return conflict("isFinal");
    const errors: FieldErrors = {};
    const name = fields.name.trim();
    const { side } = fields;
    const nature = fields.nature ?? "own";
    if (name === "") errors.name = [words("nameMissing")];
    const isThere = year.lines.some(
      (one) => one.side === side && foldName(one.name) === foldName(name),
    );
    if (name !== "" && isThere) errors.name = [words("nameTwice")];
    if (!side) errors.side = [words("sideMissing")];
    if (!side || Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
    if (year.lines.length >= LINES_MAX) {
      const limit = message(treasuryMessages, "linesLimit", { max: LINES_MAX });
      return refuse({ code: "conflict", message: limit });
    }
    await tx.tx.treasuryLine.create({ data: { yearId: year.id, side, nature, name } });
    await audit(tx, {
      action: "treasury.line-added",
      subject: `account:${key.accountId}`,
      data: { endsOn: key.endsOn, name, side, nature },
    });
    return ok(undefined);
  });

/**
 * Removes a category that has no amount. For people of the account. Refusals: those of `changeYear`;
 * `not_found`; `conflict` for a final report, and while the category has an amount.
 */
export const removeLine = (
  ctx: Ctx,
  { lineId, ...key }: YearKey & { readonly version: number; readonly lineId: number },
): Promise<Result<void>> =>
  changeYear(ctx, key, async (tx, year): Promise<Result<void>> => {
    if (year.state === "final") return conflict("isFinal");
    const line = year.lines.find(({ id }) => id === lineId);
    if (!line) return refuse({ code: "not_found" });
    const entries = await tx.tx.treasuryEntry.count({ where: { lineId } });
    if (line.planned || line.actual || entries > 0) return conflict("lineUsed");
    await tx.tx.treasuryLine.delete({ where: { id: lineId } });
    await audit(tx, {
      action: "treasury.line-removed",
      subject: `account:${key.accountId}`,
      data: { endsOn: key.endsOn, name: line.code || line.name, side: line.side },
    });
    return ok(undefined);
  });
