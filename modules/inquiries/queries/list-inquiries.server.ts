import { writeCsv } from "#modules/platform/csv";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";
import type { Inquiry } from "#modules/platform/generated/prisma/client";
import { americanEnglish } from "#modules/platform/locale";
import { type PageAnswer, pageBounds } from "#modules/platform/pagination";
import { refuseOthers } from "#modules/platform/permission.server";
import { formatPhone } from "#modules/platform/phone";
import { ok, type Result, refuse } from "#modules/platform/result";
import { fieldsOf } from "../domain/columns";
import {
  type EventKind,
  type InquiryKind,
  type InquiryState,
  inquiryLimits,
  inquiryStates,
} from "../domain/kinds";
import { formOfKind } from "../forms/all.server";
import { detailNames, valueInWords } from "../forms/in-words.server";
import type { InquiryEventView, InquiryView } from "../views";
import { namesOf } from "./list-staff.server";

const PER_PAGE = 25;
/** An export is read by people: more than this many rows nobody does. */
const MOST_EXPORTED = 20_000;

/** Which inquiries of the inbox are asked for. */
export interface InboxFilter {
  readonly kind?: InquiryKind | undefined;
  readonly state?: InquiryState | undefined;
  /** A person's id, or 0 for those that nobody has. */
  readonly assigneeId?: number | undefined;
  /** Part of a name, an address, an organization or a message. */
  readonly search?: string;
}

export interface Inbox extends Pick<PageAnswer<unknown>, "current_page" | "per_page" | "total"> {
  readonly rows: readonly InquiryView[];
  /** How many of those that the filter finds are in each state. */
  readonly counts: Readonly<Record<InquiryState, number>>;
}

/** Open ones by who waits longest; any others, and those of all states together, the latest first. */
const orderOf = ({ state }: InboxFilter): Prisma.InquiryOrderByWithRelationInput => ({
  id: state === "open" ? "asc" : "desc",
});

/** The inbox, in the order of `orderOf`: for staff. */
export async function listInquiries(
  ctx: Ctx,
  { page, ...filter }: InboxFilter & { readonly page: number },
): Promise<Result<Inbox>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const counted = await reader(ctx).inquiry.groupBy({
    by: ["state"],
    where: whereOf({ ...filter, state: undefined }),
    _count: { _all: true },
  });
  const of = (state: InquiryState) => counted.find((row) => row.state === state)?._count._all ?? 0;
  const counts = { open: of("open"), done: of("done"), spam: of("spam") };
  const total = filter.state
    ? counts[filter.state]
    : inquiryStates.reduce((sum, state) => sum + counts[state], 0);
  const bounds = pageBounds({ page, perPage: PER_PAGE, total });
  const rows = await reader(ctx).inquiry.findMany({
    where: whereOf(filter),
    orderBy: orderOf(filter),
    skip: bounds.offset,
    take: PER_PAGE,
  });
  return ok({
    counts,
    total,
    current_page: bounds.page,
    per_page: PER_PAGE,
    rows: await viewsOf(ctx, rows),
  });
}

function whereOf({ kind, state, assigneeId, search = "" }: InboxFilter): Prisma.InquiryWhereInput {
  const text = search.trim().slice(0, inquiryLimits.search).replaceAll("\0", "");
  const part = { contains: text.replaceAll(/[\\%_]/g, "\\$&"), mode: "insensitive" } as const;
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(assigneeId !== undefined && { assigneeId: assigneeId === 0 ? null : assigneeId }),
    ...(text !== "" && {
      OR: [{ name: part }, { email: part }, { organization: part }, { message: part }],
    }),
  };
}

/** One inquiry with what was done about it, the oldest first: for staff. */
export async function readInquiry(
  ctx: Ctx,
  id: number,
): Promise<Result<{ inquiry: InquiryView; events: readonly InquiryEventView[] }>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const row = await reader(ctx).inquiry.findUnique({
    where: { id },
    include: { events: { orderBy: { id: "asc" } } },
  });
  if (!row) return refuse({ code: "not_found" });
  const [inquiry] = await viewsOf(ctx, [row]);
  if (!inquiry) return refuse({ code: "not_found" });
  const names = await namesOf(
    ctx,
    row.events.map(({ authorId }) => authorId),
  );
  const events = row.events.map(({ id: eventId, kind, text, authorId, at }) => ({
    id: eventId,
    text,
    at,
    // The database knows these alone.
    kind: kind as EventKind,
    author: names.get(authorId) ?? "",
  }));
  return ok({ inquiry, events });
}

/** The columns of an export that every form has; those that one alone asks for come after them. */
const told = [
  ...["name", "email", "phone", "organization", "subject", "message", "ein", "group_id"],
  ...["affiliates", "regions"],
];
const head = ["id", "kind", "state", "sent_at", ...told, "verified", "assigned_to", ...detailNames];

/** What the filter finds as CSV, in the same order: for staff. */
export async function exportInquiries(ctx: Ctx, filter: InboxFilter): Promise<Result<string>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const rows = await reader(ctx).inquiry.findMany({
    where: whereOf(filter),
    orderBy: orderOf(filter),
    take: MOST_EXPORTED,
  });
  const views = await viewsOf(ctx, rows);
  const cells = views.map(({ values, ...view }) => [
    ...[String(view.id), view.kind, view.state, view.sentAt.toISOString()],
    ...told.map((name) => cellOf(name, values[name])),
    ...[view.isVerified ? "1" : "0", view.assignee],
    ...detailNames.map((name) =>
      valueInWords(formOfKind(view.kind), americanEnglish, name, values[name]),
    ),
  ]);
  return ok(writeCsv([head, ...cells]));
}

/** Codes and numbers as they are kept, but for telephone numbers, which nobody dials as they are. */
const cellOf = (name: string, value: unknown): string =>
  name === "phone" && value ? formatPhone(String(value)) : String(value ?? "");

async function viewsOf(ctx: Ctx, rows: readonly Inquiry[]): Promise<InquiryView[]> {
  const names = await namesOf(
    ctx,
    rows.map(({ assigneeId }) => assigneeId),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    // The database knows these alone.
    state: row.state as InquiryState,
    name: row.name,
    email: row.email,
    organization: row.organization,
    message: row.message,
    values: fieldsOf(row),
    isVerified: row.isVerified,
    assigneeId: row.assigneeId,
    assignee: names.get(row.assigneeId) ?? "",
    version: row.version,
    sentAt: row.createdAt,
  }));
}
