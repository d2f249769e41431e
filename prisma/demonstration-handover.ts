import { markThing, planHandover, sendHandover } from "#modules/handover/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { addDays, civilDateIn } from "#modules/platform/dates";
import { organizations, people, successor } from "./demonstration-data";

/**
 * A handover of the demonstration's chapter, half way: its president sent the link, and marked what is
 * done. It does nothing where a handover is already.
 */
export async function seedHandover(ctx: Ctx): Promise<void> {
  if ((await ctx.db.handover.count()) > 0) return;
  const { ein, timeZone } = organizations.chapter;
  const chapter = await ctx.db.account.findFirst({ where: { ein } });
  const president = await ctx.db.user.findFirst({ where: { email: people.chapter.email } });
  if (!chapter || !president) return;
  const actor = {
    kind: "user",
    userId: president.id,
    isStaff: false,
    accountIds: [chapter.id],
    provedAt: ctx.now(),
  } as const;
  const own = createCtx({ actor, now: () => ctx.now() });
  const planned = await planHandover(own, {
    accountId: chapter.id,
    fields: {
      ...successor,
      office: "president",
      title: "",
      starts_on: addDays(civilDateIn(ctx.now(), timeZone), 30),
      afterwards: "read",
      stay_office: null,
      stay_title: "",
    },
  });
  if (!planned.ok) return;
  const { id } = planned.value;
  await sendHandover(own, id);
  for (const [thing, mark] of [
    ["bank_signers", "later"],
    ["mailbox", "done"],
    ["keys", "done"],
  ] as const) {
    await markThing(own, { id, thing, mark });
  }
}
