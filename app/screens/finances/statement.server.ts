import type { StatementAsked } from "#modules/billing/index.server";
import { date, namedFields, parseFields } from "#modules/platform/fields";
import { inSentence } from "#modules/platform/forms/contract";
import { type Locale, message, translator } from "#modules/platform/messages";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { readId } from "~/http/read-id";
import { financesMessages } from "~/parts/finances/words";

/** The days; an address may say more. */
const period = namedFields((locale) => {
  const t = translator(financesMessages, locale);
  return { from: inSentence(t("statementFirst")), to: inSentence(t("statementLast")) };
})({ from: date(), to: date() }).strip();

/** The statement that an address asks for; `invalid` at the days that are none. */
export function readStatementQuery(url: URL, locale: Locale): Result<StatementAsked> {
  const asked = Object.fromEntries(url.searchParams);
  const days = parseFields(period, asked, locale);
  if (!days.ok) return days;
  const { from, to } = days.value;
  if (from > to) return refuseField("to", message(financesMessages, "daysBackwards"));
  return ok({ accountId: readId(asked.account_id), from, to });
}
