import { parseFields } from "#modules/platform/fields";
import { formatCurrency } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { addMoney, cents } from "#modules/platform/money";
import { type Result, refuse } from "#modules/platform/result";
import {
  adoptBudget,
  adoptionSchema,
  amendBudget,
  changeBudget,
} from "#modules/treasury/index.server";
import { type AskedYear, readVersion } from "~/http/asked-year.server";
import type { HttpContext } from "~/http/context.server";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { treasuryPaths } from "~/http/treasury-paths";
import { findAskedYear, showDay, showLine, typedLines } from "../shown-year.server";
import { treasuryWords } from "../words";

/** The budget of a year. */
export async function loadBudget(context: HttpContext, asked: AskedYear) {
  const year = await findAskedYear(context, asked);
  const t = translator(treasuryWords, context.ctx.locale);
  const plannedOf = (side: "income" | "expense") =>
    addMoney(
      ...year.lines.filter((line) => line.side === side).map(({ planned }) => planned ?? cents(0)),
    );
  const [income, expense] = [plannedOf("income"), plannedOf("expense")];
  return {
    accountId: asked.accountId,
    named: asked.named,
    endsOn: year.endsOn,
    day: showDay(context, year.endsOn),
    name: year.accountName,
    today: year.today,
    mayAct: year.mayAct,
    version: year.version,
    adopted: year.adoptedOn ? showDay(context, year.adoptedOn) : "",
    hasAny: year.lines.some(({ planned }) => planned !== null),
    sum: t("sumPlanned", {
      income: formatCurrency(income),
      expense: formatCurrency(expense),
      rest: formatCurrency(cents(income - expense)),
    }),
    lines: year.lines.map((line) => showLine(context, t, line)),
  };
}

function decide(context: HttpContext, asked: AskedYear): Promise<Result<unknown>> {
  const { ctx } = context;
  const { decision, version, ...sent } = context.body.fields;
  const key = {
    accountId: asked.accountId,
    endsOn: asked.endsOn,
    version: readVersion(version),
  };
  switch (decision) {
    case "save":
      return changeBudget(ctx, { ...key, lines: typedLines(sent).lines });
    case "adopt": {
      const fields = parseFields(adoptionSchema, sent, ctx.locale);
      if (!fields.ok) return Promise.resolve(fields);
      return adoptBudget(ctx, { ...key, adoptedOn: fields.value.adopted_on });
    }
    case "amend":
      return amendBudget(ctx, key);
    default:
      return Promise.resolve(refuse({ code: "not_found" }));
  }
}

/** Saves the budget, marks it as adopted, or opens it again. */
export async function changeTreasuryBudget(context: HttpContext, asked: AskedYear) {
  const decided = await decide(context, asked);
  if (!decided.ok) {
    const isGone = decided.refusal.code === "not_found";
    return isGone ? refusePage(context, decided.refusal) : refuseForm(context, decided.refusal);
  }
  const to = treasuryPaths.budget(asked.endsOn, asked.named);
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}
