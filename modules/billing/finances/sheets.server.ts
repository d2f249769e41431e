import { brand } from "#modules/platform/brand.server";
import { addDays, fromUtcDate } from "#modules/platform/dates";
import type { SheetModel, SheetSection, SheetTable } from "#modules/platform/documents/sheet";
import { env } from "#modules/platform/env.server";
import { formatCurrency, formatDate, formatLongDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import { type Cents, cents } from "#modules/platform/money";
import type { InvoiceView, Movement, Statement } from "./views";
import { financeWords, movementReason, movementWords } from "./words";

/** When and in which language a paper is written. */
export interface Writing extends Languages {
  readonly now: Date;
}

/** An invoice as business paper. */
export function invoiceSheet(invoice: InvoiceView, writing: Writing): SheetModel {
  const t = translator(financeWords, writing.locale);
  const title = t("invoiceTitle", { number: invoice.number });
  const facts = [
    { term: t("invoiceDate"), text: formatLongDate(invoice.documentAt, writing) },
    { term: t("invoiceValue"), text: formatCurrency(invoice.value) },
    { term: t("invoiceBalance"), text: formatCurrency(invoice.balance) },
    { term: t("invoiceState"), text: t(`state.${invoice.state}`) },
  ];
  const lines: SheetTable = {
    columns: [
      { header: t("lineFor"), share: 0.56 },
      { header: t("lineKind"), share: 0.24 },
      { header: t("amount"), share: 0.2, isFigure: true },
    ],
    rows: invoice.orderDetails.map(({ label, type, value }) => [
      label,
      t(`line.${type}`),
      formatCurrency(value),
    ]),
    totals: [[t("invoiceValue"), "", formatCurrency(invoice.value)]],
  };
  const pay = t("invoiceDue", { url: `${env.publicUrl}/app/payments` });
  const sections: SheetSection[] = [{ heading: t("linesOfInvoice"), table: lines }];
  if (invoice.publicNotes) sections.push({ heading: t("invoiceNotes"), text: invoice.publicNotes });
  if (invoice.movements.length > 0) {
    sections.push({
      heading: t("movesOfInvoice"),
      table: movesOf(invoice.movements, writing, invoice.balance),
    });
  }
  if (invoice.state === "open") sections.push({ heading: t("howToPay"), text: pay });
  return { ...frame(invoice, writing, title, title), facts, sections };
}

function movesOf(moves: readonly Movement[], writing: Writing, balance: Cents): SheetTable {
  const t = translator(financeWords, writing.locale);
  return {
    columns: [
      { header: t("columnDate"), share: 0.18 },
      { header: t("columnWhat"), share: 0.62 },
      { header: t("amount"), share: 0.2, isFigure: true },
    ],
    rows: moves.map((move) => [
      formatDate(move.on, writing),
      described(move, writing),
      formatCurrency(move.owed),
    ]),
    totals: [[t("invoiceBalance"), "", formatCurrency(balance)]],
  };
}

/** A statement as business paper. */
export function statementSheet(statement: Statement, writing: Writing): SheetModel {
  const t = translator(financeWords, writing.locale);
  const { from, to, opening, closing, charges, credits, rows, startsAhead, endsAhead } = statement;
  const openingWords = t(startsAhead ? "balanceSoFar" : "openingBalance");
  const closingWords = t(endsAhead ? "balanceSoFar" : "closingBalance");
  const span = {
    from: formatLongDate(from, writing),
    to: formatLongDate(to, writing),
  };
  const facts = [
    { term: t("statementPeriod"), text: t("statementSpan", span) },
    { term: openingWords, text: formatCurrency(opening) },
    { term: t("charges"), text: formatCurrency(charges) },
    { term: t("credits"), text: formatCurrency(cents(-credits)) },
    { term: closingWords, text: formatCurrency(closing) },
  ];
  const edge = (date: string, words: string, amount: Cents) => {
    return [date, words, "", "", formatCurrency(amount)];
  };
  const before = formatDate(from > "0001-01-01" ? addDays(from, -1) : from, writing);
  const table: SheetTable = {
    columns: [
      { header: t("columnDate"), share: 0.14 },
      { header: t("columnWhat"), share: 0.4 },
      { header: t("columnInvoices"), share: 0.16 },
      { header: t("amount"), share: 0.15, isFigure: true },
      { header: t("columnBalance"), share: 0.15, isFigure: true },
    ],
    rows: [
      edge(before, openingWords, opening),
      ...rows.map((row) => [
        formatDate(row.on, writing),
        described(row, writing),
        row.invoices.map(({ number }) => number).join(" "),
        formatCurrency(row.owed),
        formatCurrency(row.balance),
      ]),
    ],
    totals: [edge(formatDate(to, writing), closingWords, closing)],
  };
  const subject = t("statementSubject", span);
  const nothing = rows.length === 0 ? { text: t("statementNothing") } : {};
  const sections = [{ heading: t("statementMoves"), ...nothing, table }];
  return { ...frame(statement, writing, t("statementTitle"), subject), facts, sections };
}

function described(move: Movement, { locale }: Writing): string {
  const reason = movementReason(locale, move);
  const what = movementWords(locale, move);
  return reason ? `${what}\n${reason}` : what;
}

/** What all papers have in common. */
function frame(
  { accountName, accountPlace }: { accountName: string; accountPlace: string },
  writing: Writing,
  title: string,
  subject: string,
) {
  const t = translator(financeWords, writing.locale);
  const { company, postalAddress, supportEmail, supportPhone } = brand;
  return {
    language: writing.formatLocale,
    title,
    subject,
    creator: brand.name,
    createdAt: writing.now,
    parties: [
      { heading: t("invoiceFrom"), lines: [company, postalAddress, supportEmail, supportPhone] },
      { heading: t("invoiceFor"), lines: [accountName, ...(accountPlace ? [accountPlace] : [])] },
    ],
    footer: t("asOf", { date: formatLongDate(fromUtcDate(writing.now), writing) }),
    pageOf: (page: number, pages: number) => t("pageOf", { page, pages }),
  };
}
