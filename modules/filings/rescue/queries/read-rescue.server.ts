import { federalFiguresByName } from "#modules/compliance/index.server";
import type { Revocation } from "#modules/listings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { readFilingFacts } from "../../facts/read-facts.server";
import type { RescueAnswers } from "../domain/answers";
import { planRescue, type RescuePlan } from "../domain/plan";
import type { Reading } from "../sentences";
import { answersOf, rescuedClub, revokedNow } from "../store.server";
import { type ReinstatementLetter, reinstatementLetter } from "./reinstatement-letter.server";

/** How an account's way back is. */
export interface RescueView {
  readonly accountId: number;
  readonly name: string;
  /** Nine digits; undefined while the club has not said it. */
  readonly ein: string | undefined;
  readonly today: CivilDate;
  /** The row of the revocation list that counts today, as it is now. */
  readonly revocation: Revocation | undefined;
  readonly open:
    | {
        readonly id: number;
        readonly version: number;
        readonly answers: RescueAnswers;
        readonly plan: RescuePlan;
      }
    | undefined;
  /** How the last one ended, while none is open. */
  readonly ended: (ReinstatementLetter & { readonly version: number }) | undefined;
}

/** An account's way back today: for its people, staff and the system; `not_found` for anybody else. */
export async function readRescue(ctx: Ctx, accountId: number): Promise<Result<RescueView>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const club = await rescuedClub(ctx, accountId);
  if (!club) return refuse({ code: "not_found" });
  const { name, ein, today, revocations } = club;
  const common = { accountId, name, ein, today, revocation: revokedNow(revocations) };
  const row = await ctx.db.rescue.findFirst({ where: { accountId, endedAt: null } });
  if (row) {
    const answers = answersOf(row);
    const { id, version } = row;
    const plan = planRescue(answers, today);
    return ok({ ...common, open: { id, version, answers, plan }, ended: undefined });
  }
  const last = await ctx.db.rescue.findFirst({
    where: { accountId, endedAt: { not: null } },
    orderBy: { endedAt: "desc" },
  });
  const letter = await reinstatementLetter(ctx, accountId);
  const ended = last && letter && { ...letter, version: last.version };
  return ok({ ...common, open: undefined, ended: ended ?? undefined });
}

/** What a plan is worded with: the rules with their sources, and the fees with their days. */
export async function rescueReading(ctx: Ctx, today: CivilDate): Promise<Reading> {
  const [facts, figures] = await Promise.all([readFilingFacts(ctx), federalFiguresByName(ctx)]);
  const { fee_1023_ez: short, fee_1023: long } = figures;
  const { locale, formatLocale } = ctx;
  return { locale, formatLocale, today, facts, fees: { short, long } };
}
