import { billingLimits } from "#modules/billing/contract";
import { listFindings, resolveFinding } from "#modules/billing/index.server";
import { OFFICE_ZONE } from "#modules/platform/dates";
import { labelsFrom, namedFields, parseFields, text } from "#modules/platform/fields";
import { formatCurrency, formatInstant } from "#modules/platform/format";
import { cents } from "#modules/platform/money";
import { rowsShown } from "#modules/platform/pagination";
import type { Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { backOfficeMessages } from "~/parts/back-office/words";

const resolution = namedFields(labelsFrom(backOfficeMessages, { note: "labelNote" }))({
  id: text({ max: 9 }),
  note: text({ max: billingLimits.note, isMultiline: true }),
});

export type ShownFinding = Awaited<ReturnType<typeof readUnmatched>>["rows"][number];

/** What does not match, as the address asks for it. */
export async function readUnmatched(context: HttpContext, request: Request) {
  const { ctx } = context;
  const asked = new URL(request.url).searchParams;
  const isClosed = asked.get("show") === "closed";
  const page = Number(asked.get("page") ?? 1);
  const found = await listFindings(ctx, { isOpen: !isClosed, page });
  if (!found.ok) refusePage(context, found.refusal);
  const { rows, ...list } = found.value;
  return {
    ...list,
    isClosed,
    ...rowsShown(list),
    rows: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      transId: row.transId,
      ref: row.ref,
      account: row.account,
      amount: formatCurrency(row.amount),
      // For different amounts the detail is our own, in cents.
      /** What is here where the amounts differ; else "". */
      otherAmount: row.kind === "wrong_amount" ? formatCurrency(cents(Number(row.detail))) : "",
      status: row.kind === "wrong_amount" ? "" : row.detail,
      foundAt: formatInstant(row.foundAt, OFFICE_ZONE, ctx),
      resolvedAt: row.resolvedAt && formatInstant(row.resolvedAt, OFFICE_ZONE, ctx),
      resolution: row.resolution,
    })),
  };
}

/** Closes the finding that the form names, with what was done about it. */
export async function closeFinding({ ctx, body }: HttpContext): Promise<Result<void>> {
  const fields = parseFields(resolution, body.fields, ctx.locale);
  if (!fields.ok) return fields;
  return resolveFinding(ctx, { id: readId(fields.value.id), note: fields.value.note });
}
