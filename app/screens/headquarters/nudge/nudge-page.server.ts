import { cancelNudge, readNudge } from "#modules/headquarters/index.server";
import { civilDateIn } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { rowsShown } from "#modules/platform/pagination";
import type { HttpContext } from "~/http/context.server";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { rosterPaths } from "~/http/roster-paths";
import { nudgeSharedWords } from "../nudge-words";
import { readAs, showNudge } from "../shown-nudge.server";

/** A letter to chapters, with what became of each. */
export async function loadNudge(context: HttpContext, request: Request, id: string | undefined) {
  const { ctx } = context;
  const head = await loadHead(context, request);
  const wanted = Number(new URL(request.url).searchParams.get("page") ?? 1);
  const asked = { centralAccountId: head.accountId, id: readId(id), page: wanted };
  const found = await readNudge(ctx, asked);
  if (!found.ok) refusePage(context, found.refusal);
  const { timeZone, chapters, text, insists, mayCancel, page, perPage, total } = found.value;
  const t = translator(nudgeSharedWords, ctx.locale);
  const paged = { current_page: page, per_page: perPage, total };
  return {
    ...paged,
    ...rowsShown(paged),
    head,
    nudge: showNudge(ctx, found.value, timeZone),
    text: readAs(ctx, found.value, text),
    insists,
    /** That its words are shown as one chapter reads them; "" for words that all read alike. */
    asRead:
      /[{}]/.test(found.value.subject + text) && found.value.example
        ? t("asRead", { chapter: found.value.example })
        : "",
    mayCancel,
    rows: chapters.map(({ accountId: chapterId, name, outcome, at, letters }) => ({
      id: chapterId,
      name,
      outcome: t(`outcome.${outcome}`),
      letters,
      since: at ? formatLongDate(civilDateIn(at, timeZone), ctx) : "",
    })),
  };
}

/** Cancels a letter whose day has not come. */
export async function sendCancel(context: HttpContext, request: Request, id: string | undefined) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { accountId, named } = centralOf(context, request);
  const asked = { centralAccountId: accountId, id: readId(id) };
  const done = await cancelNudge(context.ctx, asked);
  if (!done.ok && done.refusal.code === "not_found") refusePage(context, done.refusal);
  if (!done.ok) return refuseForm(context, done.refusal);
  const to = rosterPaths.nudge(asked.id, { accountId: named });
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}
