import { makeFeed, readFeed, revokeFeed } from "#modules/duties/index.server";
import { civilDateIn } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import type { AskedAccount } from "~/http/asked-account.server";
import { calendarPaths } from "~/http/calendar-paths";
import type { HttpContext } from "~/http/context.server";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { calendarFeed } from "~/http/server-paths";

/** What the page of a person's private calendar shows. */
export async function loadFeed(context: HttpContext, { accountId, named }: AskedAccount) {
  const { ctx } = context;
  const found = await readFeed(ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName: name, feed, timeZone, isSuspended } = found.value;
  const dated = (at: Date) => formatLongDate(civilDateIn(at, timeZone), ctx);
  return {
    accountId,
    named,
    name,
    isSuspended,
    feed: feed && {
      madeOn: dated(feed.createdAt),
      readOn: feed.readAt ? dated(feed.readAt) : "",
    },
  };
}

/** Makes, replaces or ends it. The address of a fresh one is in this answer alone. */
export async function changeFeed(context: HttpContext, { accountId, named }: AskedAccount) {
  const { ctx, body } = context;
  const to = calendarPaths.feed(named);
  if (body.fields.decision === "revoke") {
    const ended = await revokeFeed(ctx, accountId);
    if (!ended.ok) refusePage(context, ended.refusal);
    return answerDone(context, { json: { status: "revoked" }, to, flash: "saved" });
  }
  if (body.fields.decision !== "make") refusePage(context, { code: "not_found" });
  const made = await makeFeed(ctx, accountId);
  if (!made.ok) {
    const isForm = made.refusal.code === "conflict";
    return isForm ? refuseForm(context, made.refusal) : refusePage(context, made.refusal);
  }
  const address = env.publicUrl + calendarFeed(made.value.token);
  if (context.isScript) throw Response.json({ address });
  return { ok: true as const, address };
}
