import { isDeepStrictEqual } from "node:util";
import { audit } from "#modules/platform/audit.server";
import { type Actor, type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { mayDo } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse } from "#modules/platform/result";
import type { Level } from "../level";
import { renewalMessages } from "../messages";
import { findLevel, listLevels } from "../queries/levels.server";
import { levelFormOf } from "./schemas";
import { judgeTerms, type LevelTerms, upgradeTargets } from "./terms";

export interface ChangedLevel {
  readonly id: number;
  /** The version that was read: another one now is a `conflict`. */
  readonly version: number;
  readonly terms: LevelTerms;
}

/** Levels are what everybody pays by: staff alone change them, if money is their work. */
const mayKeepLevels = (actor: Actor): boolean => actor.kind === "user" && mayDo({ actor }, "money");

/**
 * Whether a level could be changed to these terms. Refusals as `changeLevel` has them, but for
 * `conflict`.
 * @returns the level as it would be
 */
export async function tryLevel(ctx: Ctx, id: number, terms: LevelTerms): Promise<Result<Level>> {
  if (!mayKeepLevels(ctx.actor)) return refuse({ code: "forbidden" });
  const levels = await listLevels(ctx);
  const level = levels.find((one) => one.id === id);
  if (!level) return refuse({ code: "not_found" });
  const errors = judgeTerms(terms, upgradeTargets(levels, level));
  if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
  return ok({ ...level, ...terms });
}

/**
 * Changes what a level costs and brings, from the next quote on: an invoice that exists stays as it
 * is, and a member whose page shows the old price is refused with the new totals.
 * Refusals: `forbidden` but for staff; `not_found`; `invalid` at the fields of the form; `conflict`
 * with what is stored now when somebody else saved it meanwhile.
 */
export async function changeLevel(ctx: Ctx, input: ChangedLevel): Promise<Result<void>> {
  const { id, version, terms } = input;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const tried = await tryLevel(tx, id, terms);
    if (!tried.ok) return tried;
    const before = await findLevel(tx, id);
    if (!before) return refuse({ code: "not_found" });
    const data = { before: levelFormOf(before), after: levelFormOf(terms) };
    if (isDeepStrictEqual(data.before, data.after)) return ok(undefined);
    const { count } = await tx.tx.level.updateMany({
      where: { id, version },
      data: { ...columnsOf(terms), version: { increment: 1 }, updatedAt: tx.now() },
    });
    if (count === 0) return refuseMeanwhile(tx, id);
    await audit(tx, { action: "renewal.level-changed", subject: `level:${id}`, data });
    return ok(undefined);
  });
}

/** Read again: who was faster may have committed after the first reading. */
async function refuseMeanwhile(tx: TxCtx, id: number): Promise<Refused> {
  const now = await findLevel(tx, id);
  const row = await tx.tx.level.findUnique({ where: { id } });
  if (!now || !row) return refuse({ code: "not_found" });
  return refuse({
    code: "conflict",
    message: message(renewalMessages, "levelChanged"),
    stored: { version: row.version, fields: levelFormOf(now) },
  });
}

const columnsOf = ({ joiningPrice, renewal, upgrade, renewalFeatures }: LevelTerms) => ({
  joiningPriceCents: joiningPrice,
  renewalPriceCents: renewal?.price ?? null,
  priceDiscountCents: renewal?.earlyBirdDiscount ?? null,
  upgradeToId: upgrade?.levelId ?? null,
  upgradeCents: upgrade?.price ?? null,
  upgradeDiscountCents: upgrade?.discount ?? null,
  incPackageCents: upgrade?.incorporationPrice ?? null,
  incPackageDiscountCents: upgrade?.incorporationDiscount ?? null,
  renewalFeatures: [...renewalFeatures],
});
