import { data } from "@remix-run/node";
import { type LineFault, ROSTER_ROWS_MAX, rosterMessages } from "#modules/headquarters/contract";
import { sendRoster } from "#modules/headquarters/index.server";
import { type Translate, translator } from "#modules/platform/messages";
import type { HttpContext } from "~/http/context.server";
import type { FormAnswer } from "~/http/form-answer";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { rosterPaths } from "~/http/roster-paths";
import { rosterUploadWords } from "./words";

/** A fault of a file in words; its row is null for one of the whole file. */
export interface ShownFault {
  readonly id: number;
  readonly row: number | null;
  readonly text: string;
}

/** What the form answers when something is wrong in the file. */
export interface UploadAnswer {
  readonly faults?: readonly ShownFault[];
  readonly total?: number;
}

/** So many faults are told; the count is of all. */
const SHOWN = 200;

/** Whose roster is sent, for whoever may send it. */
export async function loadUpload(context: HttpContext, request: Request) {
  const head = await loadHead(context, request);
  if (!head.canEdit || !head.isWhole) refusePage(context, { code: "forbidden" });
  return { head };
}

/** Judges a roster; one that is right leads on to what it changes, of any other every fault is told. */
export async function sendUpload(context: HttpContext, request: Request) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { accountId, named } = centralOf(context, request);
  const { ctx, file } = context;
  const done = await sendRoster(ctx, { centralAccountId: accountId, file });
  if (!done.ok && done.refusal.code === "not_found") refusePage(context, done.refusal);
  if (!done.ok) return refuseForm(context, done.refusal);
  if (done.value.kind === "wrong") return refuseFaults(context, done.value.faults);
  const { uploadId } = done.value;
  const to = rosterPaths.sent(uploadId, named);
  return answerDone(context, { json: { status: "saved", id: uploadId }, to });
}

function refuseFaults({ ctx, isScript }: HttpContext, faults: readonly LineFault[]) {
  const t = translator(rosterUploadWords, ctx.locale);
  const say = translator(rosterMessages, ctx.locale);
  const told = faults.slice(0, SHOWN).map((fault, at) => ({
    id: at,
    row: "row" in fault ? fault.row : null,
    text: wordFault(say, fault),
  }));
  const message = t("wrong", { count: faults.length });
  if (isScript) {
    const rows = told.map(({ row, text }) => ({ row, message: text }));
    const body = { message, errors: { file: [t("wrongSummary")] }, faults: rows };
    throw Response.json(body, { status: 422 });
  }
  const answer: FormAnswer & UploadAnswer = {
    ok: false,
    status: 422,
    message,
    errors: { file: [t("wrongSummary")] },
    values: {},
    faults: told,
    total: faults.length,
  };
  return data(answer, { status: answer.status });
}

type Say = Translate<(typeof rosterMessages)["en"]>;

function wordFault(say: Say, fault: LineFault): string {
  switch (fault.code) {
    case "column_missing":
    case "column_twice":
      return say(`fault.${fault.code}`, { column: say(`column.${fault.column}`) });
    case "ein_eight":
    case "ein_shape":
    case "state_unknown":
    case "month_unknown":
    case "subsection_unknown":
      return say(`fault.${fault.code}`, { text: fault.text });
    case "ein_twice":
    case "line_twice":
      return say(`fault.${fault.code}`, { text: fault.text, first: fault.first });
    case "name_long":
    case "city_long":
      return say(`fault.${fault.code}`, { max: fault.max });
    case "too_many":
      return say("fault.too_many", { max: ROSTER_ROWS_MAX });
    default:
      return say(`fault.${fault.code}`);
  }
}
