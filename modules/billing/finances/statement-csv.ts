import { writeCsv } from "#modules/platform/csv";
import { type Locale, translator } from "#modules/platform/messages";
import { type Cents, toAmountText } from "#modules/platform/money";
import type { Statement } from "./views";
import { financeWords, movementReason, movementWords } from "./words";

/** A statement for a spreadsheet: ISO dates, amounts without signs of currency. */
export function statementCsv(statement: Statement, locale: Locale): string {
  const t = translator(financeWords, locale);
  const head = [
    t("columnDate"),
    t("columnWhat"),
    t("columnInvoices"),
    t("columnCharge"),
    t("columnCredit"),
    t("columnBalance"),
    t("columnNote"),
  ];
  const edge = (date: string, words: string, amount: Cents) => {
    return [date, words, "", "", "", toAmountText(amount), ""];
  };
  return writeCsv([
    head,
    edge(
      statement.from,
      t(statement.startsAhead ? "balanceSoFar" : "openingBalance"),
      statement.opening,
    ),
    ...statement.rows.map((row) => [
      row.on,
      movementWords(locale, row),
      row.invoices.map(({ number }) => number).join(" "),
      row.owed > 0 ? toAmountText(row.owed) : "",
      row.owed < 0 ? toAmountText(row.owed).slice(1) : "",
      toAmountText(row.balance),
      movementReason(locale, row),
    ]),
    edge(
      statement.to,
      t(statement.endsAhead ? "balanceSoFar" : "closingBalance"),
      statement.closing,
    ),
  ]);
}
