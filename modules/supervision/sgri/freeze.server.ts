import { createHash } from "node:crypto";
import { audit } from "#modules/platform/audit.server";
import { canonicalJson } from "#modules/platform/canonical-json";
import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, OFFICE_ZONE, toUtcDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import type { MessageRef } from "#modules/platform/messages";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { SGRI_TEMPLATE } from "../domain/sgri-template";
import { accountingYear, placeIn, windowBefore } from "../domain/years";
import { sgriWindowRule } from "../facts/read-facts.server";
import { actorId, changeWhole, conflict, isYear, notFound, todayOf, words } from "../store.server";
import { accountingMonth } from "../years/accounting-month.server";
import { loadDraft, snapshotOf } from "./load-draft.server";

export interface FrozenSgri {
  readonly accountId: number;
  /** The calendar year in which the accounting year ends. */
  readonly year: number;
  /** Why outside of the window; "" within it. */
  readonly reason: string;
}

/** What is said of a day outside of the window before a year's end; undefined within, or without a rule. */
export async function outsideOf(
  ctx: Ctx,
  endsOn: CivilDate,
  day: CivilDate,
): Promise<MessageRef | undefined> {
  const rule = await sgriWindowRule(ctx);
  if (!rule) return undefined;
  const place = placeIn(windowBefore(endsOn, rule.opens, rule.closes), day);
  if (place.kind === "in") return undefined;
  return words(place.kind === "early" ? "outsideEarly" : "outsideLate", { count: place.days });
}

/**
 * Freezes the report of a year: its difference and the list after it are kept with their SHA-256, and
 * never change. Owners and editors for all chapters may; of two at once one does. Refusals:
 * `not_found`; `invalid` at `reason` outside of the window; `conflict` while nobody said when the
 * accounting year ends, and when it is frozen.
 */
export const freezeSgri = (
  ctx: Ctx,
  { accountId, year, reason: typed }: FrozenSgri,
): Promise<Result<{ sha256: string }>> =>
  changeWhole(ctx, accountId, async (tx, access): Promise<Result<{ sha256: string }>> => {
    if (!isYear(year)) return notFound();
    const { groupId } = access;
    const known = await tx.tx.sgriReport.findUnique({
      where: { groupId_year: { groupId, year } },
      select: { frozenAt: true },
    });
    if (known) return frozenAlready(tx, known.frozenAt);
    const month = await accountingMonth(tx, accountId);
    if (month === undefined) return conflict("fiscalYearMissing");
    const { endsOn } = accountingYear(year, month);
    const today = await todayOf(tx, accountId);
    const reason = typed.trim();
    const outside = await outsideOf(tx, endsOn, today);
    if (outside && reason === "") return refuseField("reason", outside);
    const draft = await loadDraft(tx, access, { year, today });
    if (!draft.ok) return draft;
    const { added, left, changed } = draft.value;
    const said = await snapshotOf(tx, access, draft.value, { year, endsOn, on: today });
    const snapshot = canonicalJson(said);
    const sha256 = createHash("sha256").update(snapshot).digest("hex");
    const { count } = await tx.tx.sgriReport.createMany({
      data: {
        groupId,
        year,
        endsOn: toUtcDate(endsOn),
        template: SGRI_TEMPLATE,
        snapshot,
        sha256,
        frozenAt: tx.now(),
        frozenById: actorId(tx),
        ...(outside && { forcedReason: reason }),
      },
      skipDuplicates: true,
    });
    if (count === 0) return frozenAlready(tx, tx.now());
    const counts = { added: added.length, left: left.length, changed: changed.length };
    await audit(tx, {
      action: "supervision.sgri-frozen",
      subject: `account:${accountId}`,
      data: { groupId, year, sha256, ...counts, forcedReason: outside ? reason : null },
    });
    return ok({ sha256 });
  });

const frozenAlready = (ctx: Ctx, at: Date) =>
  conflict("frozenAlready", { date: formatLongDate(civilDateIn(at, OFFICE_ZONE), ctx) });
