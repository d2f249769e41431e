import { data } from "@remix-run/node";
import { parseFields } from "#modules/platform/fields";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { say, translator } from "#modules/platform/messages";
import { type ChapterView, chapterFilters, chapterKey } from "#modules/renewal/contract";
import {
  groupChapters,
  type RenewedChapters,
  renewChapters,
  renewChaptersSchema,
} from "#modules/renewal/index.server";
import type { HttpContext } from "~/http/context.server";
import type { FormAnswer } from "~/http/form-answer";
import { orConfirm, requireProved } from "~/http/fresh-sign-in.server";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { groupMessages } from "./words";

/** What the form answers when some chapters could not be renewed. */
export interface RenewAnswer extends FormAnswer {
  readonly report?: {
    readonly renewed: number;
    readonly refused: readonly {
      readonly id: number;
      readonly name: string;
      readonly why: string;
    }[];
  };
}

const SEARCH_MAX = 200;

export type GroupData = Awaited<ReturnType<typeof loadGroup>>;

/** The chapters of a central organization, as the address asks for them. */
export async function loadGroup(context: HttpContext, request: Request) {
  const { accountId, named } = centralOf(context, request);
  const head = await loadHead(context, request);
  const { ctx } = context;
  const asked = new URL(request.url).searchParams;
  const show = chapterFilters.find((one) => one === asked.get("show")) ?? "all";
  const search = (asked.get("search") ?? "").replaceAll("\0", "").trim().slice(0, SEARCH_MAX);
  // All on the page come chosen, not only those that are due.
  const isAll = asked.get("choose") === "all";
  const page = Number(asked.get("page") ?? 1);
  const found = await groupChapters(ctx, { centralAccountId: accountId, show, search, page });
  if (!found.ok) refusePage(context, found.refusal);
  if (found.value.isBilledAsGroup) await requireProved(context, request, accountId);
  const { label, isBilledAsGroup, current_page, per_page, total, from, to } = found.value;
  const rows = found.value.rows.map((chapter) => {
    const mayChoose = head.canEdit && isBilledAsGroup && chapter.price !== null;
    const isDue = chapter.membership.state === "soon" || chapter.membership.state === "late";
    return showChapter(context, chapter, { mayChoose, isChosen: isAll || isDue });
  });
  const paged = { current_page, per_page, total, from, to };
  return { ...paged, head, label, isBilledAsGroup, accountId: named, show, search, isAll, rows };
}

export type ShownChapter = ReturnType<typeof showChapter>;

function showChapter(
  { ctx }: HttpContext,
  chapter: ChapterView,
  { mayChoose, isChosen }: { mayChoose: boolean; isChosen: boolean },
) {
  const { id, name, levelName, dueOn, membership, price, open } = chapter;
  return {
    id,
    name,
    levelName,
    isChosen,
    due: dueOn ? formatLongDate(dueOn, ctx) : "",
    membership: membership.state,
    /** "$130.00"; "" where there is nothing to renew. */
    price: price === null ? "" : formatCurrency(price),
    /** What the form sends when it is chosen; "" where it cannot be. */
    key: mayChoose ? chapterKey(chapter) : "",
    open: open && { number: open.number, amount: formatCurrency(open.balance) },
  };
}

/** Renews the chosen chapters, and leads on to paying for them; what could not be is reported. */
export async function renewChosen(context: HttpContext, request: Request) {
  const { accountId, named } = centralOf(context, request);
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const parsed = parseFields(renewChaptersSchema, chosenFields(context), context.ctx.locale);
  // The command judges first who asks, and then that nothing was chosen.
  const chapters = parsed.ok ? parsed.value.chapters : [];
  const done = await renewChapters(context.ctx, { centralAccountId: accountId, chapters });
  if (!done.ok && done.refusal.code === "not_found") refusePage(context, done.refusal);
  if (!done.ok) return refuseForm(context, await orConfirm(context, request, done.refusal));
  const to = paths.paymentsOf(named);
  if (done.value.refused.length > 0 && !context.isScript) return report(context, done.value);
  return answerDone(context, { json: { ...worded(context, done.value), redirect: to }, to });
}

/** Scripts may write the list's name with brackets. */
const chosenFields = ({ body: { fields } }: HttpContext) => ({
  chapters: fields.chapters ?? fields["chapters[]"],
});

const worded = ({ ctx }: HttpContext, { renewed, refused }: RenewedChapters) => ({
  renewed: renewed.map(({ accountId, invoice }) => ({ account_id: accountId, invoice })),
  refused: refused.map(({ accountId, name, why }) => {
    return { account_id: accountId, name, message: say(ctx.locale, why) };
  }),
});

function report(context: HttpContext, done: RenewedChapters) {
  const { locale } = context.ctx;
  const t = translator(groupMessages, locale);
  const answer: RenewAnswer = {
    ok: false,
    status: 409,
    message: t("reportTitle", { count: done.refused.length }),
    errors: {},
    values: {},
    report: {
      renewed: done.renewed.length,
      refused: done.refused.map(({ accountId, name, why }) => {
        return { id: accountId, name: name || t("unknown"), why: say(locale, why) };
      }),
    },
  };
  return data(answer, { status: answer.status });
}
