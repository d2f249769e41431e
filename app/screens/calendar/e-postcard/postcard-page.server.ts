import { normalYears } from "#modules/compliance/contract";
import type { DutyPage } from "#modules/duties/contract";
import {
  ageAt,
  type ChosenFacts,
  chosenFactsOf,
  readDuty,
  usualReceipts,
} from "#modules/duties/index.server";
import {
  type EPostcardView,
  type Figures,
  figureNames,
  type KnownFigures,
} from "#modules/filings/contract";
import { readEPostcard } from "#modules/filings/index.server";
import { type CivilDate, parseCivilDate } from "#modules/platform/dates";
import { translator } from "#modules/platform/messages";
import { type Cents, cents, toAmountText } from "#modules/platform/money";
import type { AskedAccount } from "~/http/asked-account.server";
import { calendarPaths } from "~/http/calendar-paths";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { ownPostcardWords } from "./words";

/** The rule of the 990-N. */
export const noticeCode = "us.990n";
const otherReturns = ["us.990ez", "us.990"] as const;

/**
 * The eight answers of a fiscal year, what is missing of them, and whether its return waits for the
 * confirmation.
 */
export async function loadPostcard(
  context: HttpContext,
  { accountId, named }: AskedAccount,
  { period, search }: { readonly period: string; readonly search: URLSearchParams },
) {
  const { ctx } = context;
  const duty = await returnOf(context, accountId, period);
  const fiscalYearEnd = parseCivilDate(duty.period);
  if (!fiscalYearEnd) refusePage(context, { code: "not_found" });
  const facts = (await chosenFactsOf(ctx, [accountId])).get(accountId) ?? {};
  const typed = Object.fromEntries(figureNames.map((name) => [name, search.get(name) ?? ""]));
  const isTyped = Object.values(typed).some((text) => text !== "");
  const said = isTyped ? { figures: typed } : figuresOf(facts, fiscalYearEnd);
  const question = { accountId, fiscalYearEnd, ...said, languages: ctx };
  const found = await readEPostcard(ctx, question);
  if (!found.ok) refusePage(context, found.refusal);
  const view = found.value;
  const t = translator(ownPostcardWords, ctx.locale);
  const missing = missingOf(view);
  const isNotice = duty.code === noticeCode;
  return {
    accountId,
    named,
    period,
    view,
    missing: missing.length > 0 ? t("missing", { list: missing.join("; ") }) : "",
    lacksEin: view.answers.some(({ key, pieces }) => key === "ein" && !pieces[0]?.text),
    isNotice,
    isOpen: isNotice && duty.state === "open",
    today: duty.today,
    version: duty.version,
    toFacts: calendarPaths.facts(named),
    toDuty: calendarPaths.duty(duty.code, duty.period, named),
  };
}

/** The return of a year, whichever form it is by what is known; a year without one is not found. */
async function returnOf(
  context: HttpContext,
  accountId: number,
  period: string,
): Promise<DutyPage> {
  for (const code of [noticeCode, ...otherReturns]) {
    const found = await readDuty(context.ctx, { accountId, code, period });
    if (found.ok) return found.value;
  }
  return refusePage(context, { code: "not_found" });
}

/**
 * What the club's facts say of the figures by which the form is found: all of them, or what is known
 * of them.
 */
function figuresOf(
  facts: ChosenFacts,
  fiscalYearEnd: CivilDate,
): { readonly figures: Figures; readonly known: KnownFigures | undefined } {
  if (facts.group_return) return { figures: { group_return: "1" }, known: undefined };
  const { formed_on: formedOn, receipts = {} } = facts;
  const age = ageAt(formedOn, fiscalYearEnd);
  const year = Number(fiscalYearEnd.slice(0, 4));
  const amount = (value: Cents | undefined) => (value === undefined ? "" : toAmountText(value));
  const [receipts_1, receipts_2, receipts_3] = [0, 1, 2].map((back) =>
    back < normalYears[age] ? amount(receipts[String(year - back)]) : "",
  );
  const values = { age: formedOn && age, receipts_1, receipts_2, receipts_3 };
  const figures = { ...values, assets: amount(facts.assets) };
  const counted = [receipts_1, receipts_2, receipts_3].slice(0, normalYears[age]);
  if (formedOn && counted.every(Boolean)) return { figures, known: undefined };
  const normally = usualReceipts(facts, year);
  return {
    figures: {},
    known: { values: figures, normally, age, assets: facts.assets ?? cents(0) },
  };
}

/** What may be empty, and what the figures answer. */
const isFree = (name: string) => ["others", "website", "receipts"].includes(name);

/** Which answers are not known, by their names. */
function missingOf({ answers }: EPostcardView): readonly string[] {
  return answers.flatMap(({ title, pieces }) => {
    const empty = pieces.filter(({ name, text }) => text === "" && !isFree(name));
    if (empty.length === 0) return [];
    if (pieces.length === 1) return [title];
    return [`${title} (${empty.map(({ label }) => label).join(", ")})`];
  });
}
