import { randomUUID } from "node:crypto";
import {
  boardQuery,
  type NudgedChapter,
  type NudgePreview,
  readBoardView,
} from "#modules/headquarters/contract";
import { nudgeSchema, previewNudge, sendNudge } from "#modules/headquarters/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatCount, formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { HttpContext } from "~/http/context.server";
import { loadHead } from "~/http/headquarters-head.server";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { rosterPaths } from "~/http/roster-paths";
import { askedText } from "../asked-text";
import { boardFilterFields, countSet } from "../board-filter-fields.server";
import { nudgeNewWords } from "./words";

export type NudgeNewData = Awaited<ReturnType<typeof loadNewNudge>>;

/** What can be asked about, and whom a letter about the chosen one would reach. */
export async function loadNewNudge(context: HttpContext, request: Request) {
  const { ctx } = context;
  const head = await loadHead(context, request);
  const asked = new URL(request.url).searchParams;
  const topic = askedText(asked, "topic", 80);
  const view = readBoardView(asked);
  const found = await previewNudge(ctx, head.accountId, { topic, view });
  if (!found.ok) refusePage(context, found.refusal);
  const { topics, regions, mayNudge, chosen, timeZone } = found.value;
  const fields = boardFilterFields(ctx, view, regions);
  return {
    topic,
    /** Of which chapters, by the board's filters. */
    search: view.search,
    school: view.school,
    fields,
    set: countSet(fields, view),
    head,
    topics,
    /** Where the letter is sent: the form comes back to the same chapters. */
    action: rosterPaths.newNudge({ accountId: head.named, topic, view: boardQuery(view) }),
    mayNudge,
    /** Null until a topic is chosen. */
    chosen: chosen ? showChosen(ctx, chosen, timeZone) : null,
    /** Where answers would go. */
    email: context.visit.session?.user.email ?? "",
    formKey: randomUUID(),
  };
}

type Chosen = NonNullable<NudgePreview["chosen"]>;

function showChosen(ctx: Ctx, chosen: Chosen, timeZone: string) {
  const { label, chapters, letters, people, unwanted, nobody, recent } = chosen;
  return {
    label,
    letters: formatCount(letters, ctx),
    people: formatCount(people, ctx),
    unwanted,
    nobody,
    recent,
    ids: chapters.map(({ accountId }) => accountId).join(","),
    rows: chapters.map((chapter) => showChapter(ctx, chapter, timeZone)),
  };
}

export type ShownNudged = ReturnType<typeof showChapter>;

function showChapter(ctx: Ctx, chapter: NudgedChapter, timeZone: string) {
  const t = translator(nudgeNewWords, ctx.locale);
  const { accountId, name, reason, due, people, unwanted, recentAt } = chapter;
  return {
    id: accountId,
    name,
    reason,
    due: due ? formatLongDate(due, ctx) : t("noDue"),
    reaches: people > 0 ? t("reachesCount", { count: people }) : t("reachesNobody"),
    /** Who is not written to, and that it had a letter lately; "" for neither. */
    ended: unwanted.length > 0 ? t("ended", { names: unwanted.join(", ") }) : "",
    lately: recentAt
      ? t("lately", { date: formatLongDate(civilDateIn(recentAt, timeZone), ctx) })
      : "",
  };
}

/** Sends a letter to the chapters that the form showed, or makes ready to on a day. */
export async function sendNewNudge(context: HttpContext, request: Request) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  // Whoever may not come in is told so before what is wrong in the form.
  const { accountId, named } = await loadHead(context, request);
  const fields = parseFields(nudgeSchema, body.fields, ctx.locale);
  const done = fields.ok
    ? await sendNudge(ctx, { centralAccountId: accountId, fields: fields.value })
    : fields;
  if (!done.ok && done.refusal.code === "not_found") refusePage(context, done.refusal);
  if (!done.ok) return refuseForm(context, done.refusal);
  const { id } = done.value;
  const to = rosterPaths.nudge(id, { accountId: named });
  return answerDone(context, { json: { status: "saved", id }, to, flash: "saved" });
}
