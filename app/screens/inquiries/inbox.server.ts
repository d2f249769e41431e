import {
  type InquiryStep,
  type InquiryView,
  inquiryKinds,
  inquiryStates,
  stepSchema,
} from "#modules/inquiries/contract";
import {
  assignInquiry,
  exportInquiries,
  type InboxFilter,
  inquiryFacts,
  kindName,
  listInquiries,
  listStaff,
  moveInquiry,
  noteInquiry,
  readInquiry,
  replyToInquiry,
} from "#modules/inquiries/index.server";
import { days, OFFICE_ZONE } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatInstant } from "#modules/platform/format";
import { rowsShown } from "#modules/platform/pagination";
import { ok, type Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import type { InboxQuery } from "~/http/inquiry-staff-paths";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** What the address bar asks for, without what does not exist; the open ones when it asks nothing. */
function readQuery(request: Request): InboxQuery {
  const asked = new URL(request.url).searchParams;
  const state = asked.get("state");
  return {
    kind: inquiryKinds.find((one) => one === asked.get("kind")),
    state: state === "all" ? state : (inquiryStates.find((one) => one === state) ?? "open"),
    who: /^(me|nobody|\d{1,9})$/.exec(asked.get("who") ?? "")?.[0],
    search: asked.get("search")?.trim() ?? "",
  };
}

function filterOf({ ctx: { actor } }: HttpContext, query: InboxQuery): InboxFilter {
  const own = actor.kind === "user" ? actor.userId : 0;
  const ids: Record<string, number> = { me: own, nobody: 0 };
  return {
    kind: inquiryKinds.find((one) => one === query.kind),
    state: inquiryStates.find((one) => one === query.state),
    assigneeId: query.who ? (ids[query.who] ?? Number(query.who)) : undefined,
    search: query.search,
  };
}

export type InboxData = Awaited<ReturnType<typeof readInbox>>;

/** The inbox as the address bar asks for it. */
export async function readInbox(context: HttpContext, request: Request) {
  const query = readQuery(request);
  const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
  const found = await listInquiries(context.ctx, { ...filterOf(context, query), page });
  if (!found.ok) refusePage(context, found.refusal);
  const { rows, ...inbox } = found.value;
  return {
    ...inbox,
    ...rowsShown(inbox),
    /** What the address bar asks for. */
    query,
    rows: rows.map((row) => inWords(context, row)),
    kinds: inquiryKinds.map((value) => ({ value, label: kindName(value) })),
    staff: await listStaff(context.ctx),
  };
}

/** The same as a spreadsheet. */
export async function exportInbox(context: HttpContext, request: Request): Promise<string> {
  const found = await exportInquiries(context.ctx, filterOf(context, readQuery(request)));
  return found.ok ? found.value : refusePage(context, found.refusal);
}

export type InquiryData = Awaited<ReturnType<typeof openInquiry>>;

/** The inquiry that an address names. */
export async function openInquiry(context: HttpContext, id: string | undefined) {
  const { ctx } = context;
  const found = await readInquiry(ctx, readId(id));
  if (!found.ok) refusePage(context, found.refusal);
  const { inquiry, events } = found.value;
  return {
    inquiry: inWords(context, inquiry),
    facts: inquiryFacts(inquiry, ctx),
    events: events.map((event) => ({ ...event, at: formatInstant(event.at, OFFICE_ZONE, ctx) })),
    staff: await listStaff(ctx),
  };
}

export type InquiryRow = ReturnType<typeof inWords>;

const inWords = ({ ctx }: HttpContext, { sentAt, values: _, ...row }: InquiryView) => ({
  ...row,
  /** Whole days since it came, while it is open. */
  waits:
    row.state === "open"
      ? Math.max(0, Math.floor((ctx.now().getTime() - sentAt.getTime()) / days(1)))
      : undefined,
  kindName: kindName(row.kind),
  sent: formatInstant(sentAt, OFFICE_ZONE, ctx),
});

/** Takes the step that a form sends about an inquiry, and says which it was; `answered` closed it too. */
export async function takeStep(
  context: HttpContext,
  id: number,
): Promise<Result<InquiryStep | "answered">> {
  const { ctx, body } = context;
  const fields = parseFields(stepSchema, body.fields, ctx.locale);
  if (!fields.ok) return fields;
  const taken = await carryOut(context, id, fields.value);
  if (!taken.ok) return taken;
  const { step, is_done } = fields.value;
  return ok(step === "reply" && is_done ? "answered" : step);
}

function carryOut(
  { ctx, body }: HttpContext,
  id: number,
  { step, version, text, assignee, is_done: isDone }: ReturnType<typeof stepSchema.parse>,
): Promise<Result<void>> {
  // Nobody is said by an empty field, not by none.
  const assigneeId = Object.hasOwn(body.fields, "assignee") ? assignee : undefined;
  switch (step) {
    case "note":
      return noteInquiry(ctx, { id, version, text });
    case "reply":
      return replyToInquiry(ctx, { id, version, text, isDone });
    case "assign":
      return assignInquiry(ctx, { id, version, assigneeId });
    case "reopen":
      return moveInquiry(ctx, { id, version, to: "open" });
    default:
      return moveInquiry(ctx, { id, version, to: step });
  }
}
