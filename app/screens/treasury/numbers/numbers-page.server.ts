import { parseFields } from "#modules/platform/fields";
import { formatCurrency } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { toAmountText } from "#modules/platform/money";
import { type Result, refuse } from "#modules/platform/result";
import type { YearView } from "#modules/treasury/contract";
import {
  addLine,
  changeNumbers,
  lineSchema,
  makeFinal,
  numbersSchema,
  removeLine,
} from "#modules/treasury/index.server";
import { type AskedYear, readVersion } from "~/http/asked-year.server";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { treasuryPaths } from "~/http/treasury-paths";
import { findAskedYear, showDay, showLine, typedLines } from "../shown-year.server";
import { treasuryWords } from "../words";

/** The numbers as they are typed. */
function typedNumbers(year: YearView) {
  const zero = (amount: number) => (amount === 0 ? "" : undefined);
  const opening = year.opening ?? (year.reports.length === 0 ? year.before : null);
  return {
    opening: opening === null ? "" : toAmountText(opening),
    opening_reason: year.openingReason,
    bank_statement: year.bankStatement === null ? "" : toAmountText(year.bankStatement),
    checks_out: zero(year.checksOut) ?? toAmountText(year.checksOut),
    deposits_out: zero(year.depositsOut) ?? toAmountText(year.depositsOut),
    difference_reason: year.differenceReason,
  };
}

/** The form of a year's numbers. */
export async function loadNumbers(context: HttpContext, asked: AskedYear) {
  const year = await findAskedYear(context, asked);
  const t = translator(treasuryWords, context.ctx.locale);
  const { before, difference } = { before: year.before, difference: year.figures.difference };
  return {
    accountId: asked.accountId,
    named: asked.named,
    endsOn: year.endsOn,
    day: showDay(context, year.endsOn),
    name: year.accountName,
    mayAct: year.mayAct,
    isFinal: year.state === "final",
    isOver: year.endsOn < year.today,
    version: year.version,
    before: before === null ? "" : formatCurrency(before),
    difference: difference ? t("differenceSome", { amount: formatCurrency(difference) }) : "",
    typed: typedNumbers(year),
    lines: year.lines.map((line) => showLine(context, t, line)),
  };
}

type Sent = Readonly<Record<string, unknown>>;

/** Keeps the numbers; those that were not sent stay. */
async function saveNumbers(context: HttpContext, asked: AskedYear, version: number, sent: Sent) {
  const { ctx } = context;
  const { lines, rest } = typedLines(sent);
  const stored = typedNumbers(await findAskedYear(context, asked));
  const fields = parseFields(numbersSchema, { ...stored, ...rest }, ctx.locale);
  if (!fields.ok) return fields;
  const { accountId, endsOn } = asked;
  return changeNumbers(ctx, { accountId, endsOn, version, fields: fields.value, lines });
}

async function decide(context: HttpContext, asked: AskedYear): Promise<Result<unknown>> {
  const { ctx } = context;
  const { decision, version: read, id, ...sent } = context.body.fields;
  const version = readVersion(read);
  const key = { accountId: asked.accountId, endsOn: asked.endsOn, version };
  switch (decision) {
    case "save":
      return saveNumbers(context, asked, version, sent);
    case "final": {
      const saved = await saveNumbers(context, asked, version, sent);
      // What was typed is kept, whatever is missing still.
      return saved.ok ? makeFinal(ctx, { ...key, version: version + 1 }) : saved;
    }
    case "add": {
      const fields = parseFields(lineSchema, sent, ctx.locale);
      return fields.ok ? addLine(ctx, { ...key, fields: fields.value }) : fields;
    }
    case "remove":
      return removeLine(ctx, { ...key, lineId: readId(String(id)) });
    default:
      return refuse({ code: "not_found" });
  }
}

/** Saves the numbers, makes the report final, adds or removes a category. */
export async function changeTreasuryNumbers(context: HttpContext, asked: AskedYear) {
  const decided = await decide(context, asked);
  if (!decided.ok) {
    const isGone = decided.refusal.code === "not_found";
    return isGone ? refusePage(context, decided.refusal) : refuseForm(context, decided.refusal);
  }
  const { decision } = context.body.fields;
  const { endsOn, named } = asked;
  const isStaying = decision === "add" || decision === "remove";
  const to = isStaying ? treasuryPaths.numbers(endsOn, named) : treasuryPaths.year(endsOn, named);
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}
