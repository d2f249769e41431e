import { listGroups } from "#modules/accounts/index.server";
import type {
  ApplicationReview,
  ApplicationState,
  ReviewedAnswer,
} from "#modules/applications/contract";
import { listApplications, reviewApplication } from "#modules/applications/index.server";
import { formatCurrency, formatInstant } from "#modules/platform/format";
import { type AnswerWords, fileEntriesOf, typeOf } from "#modules/platform/forms/contract";
import { toAmountText } from "#modules/platform/money";
import { mayDo } from "#modules/platform/permission.server";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { answerInWords, asksSomething } from "../answer-words";
import { answerWords } from "../answer-words.server";

/** The application that the address names; anything that is no number names none. */
export async function openReview(context: HttpContext, id?: string): Promise<ApplicationReview> {
  const found = await reviewApplication(context.ctx, readId(id));
  return found.ok ? found.value : refusePage(context, found.refusal);
}

export type ReviewData = Awaited<ReturnType<typeof readReview>>;

/** Words an application for its one-page review. */
export async function readReview(context: HttpContext, id?: string) {
  const { ctx } = context;
  const review = await openReview(context, id);
  const { accountId, levelName, state, people, moves, invoice } = review;
  const at = (instant: Date) => formatInstant(instant, review.timeZone, ctx);
  const words = answerWords(context);
  const groups = moves.includes("approved") ? await listGroups(ctx) : undefined;
  const changed = review.pages
    .flatMap(({ answers }) => answers)
    .filter(({ before }) => before !== undefined).length;
  return {
    id: review.id,
    /** How many answers were changed since staff last sent it back. */
    changed,
    accountId,
    organization: organizationOf(review),
    levelName,
    state,
    started: at(review.createdAt),
    /** "" before the first save. */
    saved: review.savedAt ? at(review.savedAt) : "",
    people,
    invoice: invoice && {
      id: invoice.id,
      number: invoice.number,
      amount: formatCurrency(invoice.balance),
      /** As a form's field carries it. */
      open: toAmountText(invoice.balance),
      isOpen: invoice.balance > 0,
      isUntouched: invoice.isUntouched,
      /** What payments hold of it; "" for nothing. */
      paid: invoice.paid > 0 ? formatCurrency(invoice.paid) : "",
      paymentIds: invoice.paymentIds,
    },
    paysBack: review.paysBack,
    hasMoneyLeft: review.hasMoneyLeft,
    /** Whether the reader may enter payments, waive and void. */
    mayMoney: mayDo(ctx, "money"),
    history: review.history.map((move) => ({ ...move, at: at(move.at) })),
    pages: review.pages.map(({ label, isComplete, answers }) => ({
      label,
      isComplete,
      answers: answers
        .filter(({ field }) => asksSomething(field))
        .map((answer) => readAnswer(answer, review, words)),
    })),
    moves,
    /** Who waits longest for staff, once this one waits for them no more; null where nobody does. */
    following: waitsForStaff(state) ? null : await followingOf(ctx),
    /** To choose from at an approval. */
    groups: (groups?.ok ? groups.value : []).map((group) => ({
      value: String(group.id),
      label: group.label,
    })),
  };
}

const waitsForStaff = (state: ApplicationState) => state === "in_review" || state === "paid";

/** The first of the staff's queue, so that many are decided without going back to it. */
async function followingOf(ctx: HttpContext["ctx"]) {
  const queue = await listApplications(ctx, { page: 1 });
  const first = queue.ok ? queue.value.rows.find(({ state }) => waitsForStaff(state)) : undefined;
  if (!queue.ok || !first) return null;
  const { in_review, paid } = queue.value.counts;
  return { id: first.id, name: first.organization, count: in_review + paid };
}

export type ReadAnswer = ReturnType<typeof readAnswer>;

function readAnswer(
  { field, value, before }: ReviewedAnswer,
  { requests }: ApplicationReview,
  words: AnswerWords,
) {
  const request = requests.find((one) => one.field === field.name)?.message;
  const entries = typeOf(field).sends === "files" ? fileEntriesOf(value) : [];
  return {
    name: field.name,
    question: field.label ?? field.name,
    answer: answerInWords(field, value, words),
    /** The uploaded papers of a file field. */
    files: entries.map((file) => ({ id: Number(file.id), name: file.file_name || file.id })),
    // What stood there when staff last sent it back, where it was something else; "" for nothing.
    ...(before !== undefined && { before: before && answerInWords(field, before, words) }),
    // What was asked for at this answer and is not mended yet.
    ...(request !== undefined && { request }),
  };
}

/** The legal name that was answered, else the account's name. */
const organizationOf = (review: ApplicationReview): string =>
  answerTo(review, "legal_name") || review.accountName;

/** The EIN that was answered; "" for none. */
export const einOf = (review: ApplicationReview): string => answerTo(review, "ein");

const answerTo = ({ pages }: ApplicationReview, name: string): string =>
  pages.flatMap(({ answers }) => answers).find(({ field }) => field.name === name)?.value ?? "";
