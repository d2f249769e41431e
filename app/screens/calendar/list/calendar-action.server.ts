import { markDone, readDuty, undoDone } from "#modules/duties/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import type { Result } from "#modules/platform/result";
import { recomputeStanding } from "#modules/standing/index.server";
import type { AskedAccount } from "~/http/asked-account.server";
import { calendarPaths } from "~/http/calendar-paths";
import type { HttpContext } from "~/http/context.server";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { askedView } from "./calendar-page.server";

/**
 * Marks a duty of the list done today, or undoes that; the page is shown again as it was asked for.
 * With script only what changed in it moves.
 */
export async function tickDuty(
  context: HttpContext,
  request: Request,
  { accountId, named }: AskedAccount,
) {
  const { code, period, decision } = context.body.fields;
  const key = { accountId, code: String(code ?? ""), period: String(period ?? "") };
  if (decision !== "done" && decision !== "undo") refusePage(context, { code: "not_found" });
  const ticked =
    decision === "undo" ? await undoDone(context.ctx, key) : await tick(context.ctx, key);
  if (!ticked.ok) {
    const isForm = ticked.refusal.code === "invalid" || ticked.refusal.code === "conflict";
    return isForm ? refuseForm(context, ticked.refusal) : refusePage(context, ticked.refusal);
  }
  await recomputeStanding(context.ctx, accountId);
  const { year, show } = askedView(request);
  const asked = Number(year);
  const to = calendarPaths.calendar({
    accountId: named,
    year: Number.isInteger(asked) && asked > 0 ? asked : undefined,
    show,
  });
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}

type Key = Parameters<typeof undoDone>[1];

/** Done on the day that it is where the account is. */
async function tick(ctx: Ctx, key: Key): Promise<Result<void>> {
  const duty = await readDuty(ctx, key);
  if (!duty.ok) return duty;
  const doneOn = duty.value.today;
  return markDone(ctx, { ...key, doneOn, files: "", number: "", isSeen: false });
}
