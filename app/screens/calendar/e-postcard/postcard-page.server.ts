import type { DutyPage, FactName, FactsPage } from "#modules/duties/contract";
import { readDuty, readFacts } from "#modules/duties/index.server";
import { type EPostcardView, type Figures, figureNames } from "#modules/filings/contract";
import { readEPostcard } from "#modules/filings/index.server";
import { addYears, type CivilDate, compareDates, parseCivilDate } from "#modules/platform/dates";
import { translator } from "#modules/platform/messages";
import { cents, toAmountText } from "#modules/platform/money";
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
  const facts = await readFacts(ctx, accountId);
  if (!facts.ok) refusePage(context, facts.refusal);
  const typed = Object.fromEntries(figureNames.map((name) => [name, search.get(name) ?? ""]));
  const isTyped = Object.values(typed).some((text) => text !== "");
  const figures = isTyped ? typed : figuresOf(facts.value, fiscalYearEnd);
  const question = { accountId, fiscalYearEnd, figures, languages: ctx };
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
 * What the club's facts say of the figures by which the form is found; nothing while a year that
 * counts is missing, so that they are asked.
 */
function figuresOf({ facts }: FactsPage, fiscalYearEnd: CivilDate): Figures {
  const saidOf = (name: FactName, part = "") =>
    facts.find((one) => one.name === name && one.part === part)?.chosen?.value;
  if (saidOf("group_return") === "1") return { group_return: "1" };
  const formedOn = parseCivilDate(saidOf("formed_on") ?? "");
  const isBefore = (years: number) =>
    formedOn !== undefined && compareDates(addYears(formedOn, years), fiscalYearEnd) < 0;
  const [age, count] = isBefore(3)
    ? (["over-three", 3] as const)
    : isBefore(1)
      ? (["to-three", 2] as const)
      : (["first-year", 1] as const);
  const year = Number(fiscalYearEnd.slice(0, 4));
  const amount = (value: string | undefined) => value && toAmountText(cents(Number(value)));
  const receipts = [0, 1, 2]
    .slice(0, count)
    .map((back) => amount(saidOf("receipts", String(year - back))));
  if (!formedOn || receipts.some((one) => !one)) return {};
  const [receipts_1 = "", receipts_2 = "", receipts_3 = ""] = receipts;
  return { age, receipts_1, receipts_2, receipts_3, assets: amount(saidOf("assets")) ?? "" };
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
