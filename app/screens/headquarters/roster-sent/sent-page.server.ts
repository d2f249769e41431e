import type { UploadRow, UploadView } from "#modules/headquarters/contract";
import { decideUpload, readUpload, uploadDecisionSchema } from "#modules/headquarters/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn, monthNames } from "#modules/platform/dates";
import { formatEin } from "#modules/platform/ein";
import { parseFields } from "#modules/platform/fields";
import { formatCount, formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { HttpContext } from "~/http/context.server";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { rosterPaths } from "~/http/roster-paths";
import { rosterSentWords } from "./words";

/** A roster that was sent, beside what is there. */
export async function loadSent(context: HttpContext, request: Request, id: string | undefined) {
  const head = await loadHead(context, request);
  const asked = { centralAccountId: head.accountId, uploadId: readId(id) };
  const found = await readUpload(context.ctx, asked);
  if (!found.ok) refusePage(context, found.refusal);
  const { ctx } = context;
  const t = translator(rosterSentWords, ctx.locale);
  const { by, createdAt, timeZone, compared, state } = found.value;
  const date = formatLongDate(civilDateIn(createdAt, timeZone), ctx);
  return {
    head,
    id: found.value.id,
    state,
    file: found.value.fileName,
    chapters: formatCount(found.value.rows, ctx),
    sent: by ? t("sent", { name: by, date }) : t("sentUnnamed", { date }),
    /** Null once it is settled. */
    counts: compared ? { ...compared.counts, same: compared.same } : null,
    /** Whether there are more rows than are shown. */
    isCut: isCut(compared),
    rows: compared?.rows.map((row, at) => showRow(ctx, row, at)) ?? [],
  };
}

export type SentData = Awaited<ReturnType<typeof loadSent>>;

function isCut(compared: UploadView["compared"]): boolean {
  if (!compared) return false;
  const { counts, rows } = compared;
  return rows.length < counts.new + counts.changed + counts.missing;
}

function showRow(ctx: Ctx, { kind, name, sent, was }: UploadRow, id: number) {
  return { id, kind, name, yours: entryOf(ctx, sent), here: entryOf(ctx, was) };
}

/** What is said of a chapter, in one line; "" for nothing. */
function entryOf(ctx: Ctx, entry: UploadRow["sent"]): string {
  const t = translator(rosterSentWords, ctx.locale);
  if (!entry) return "";
  const { ein, name, city, state, fiscalYearMonth, subsection } = entry;
  const month = monthNames(ctx.formatLocale)[(fiscalYearMonth ?? 0) - 1];
  return [
    name,
    ein ? t("ein", { ein: formatEin(ein) }) : t("noEin"),
    city,
    state,
    month && t("fiscalYear", { month }),
    subsection && t("paragraph", { number: Number(subsection) }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Takes a roster that waits, or drops it. */
export async function decideSent(context: HttpContext, request: Request, id: string | undefined) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { accountId, named } = centralOf(context, request);
  const fields = parseFields(uploadDecisionSchema, context.body.fields, context.ctx.locale);
  const asked = { centralAccountId: accountId, uploadId: readId(id) };
  const seen = await readUpload(context.ctx, asked);
  if (!seen.ok) refusePage(context, seen.refusal);
  const done = fields.ok
    ? await decideUpload(context.ctx, { ...asked, decision: fields.value.decision })
    : fields;
  if (!done.ok) return refuseForm(context, done.refusal);
  const to = rosterPaths.roster({ accountId: named });
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}
