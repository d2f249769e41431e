import { data } from "@remix-run/node";
import { formatCurrency, truncateText } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { cents } from "#modules/platform/money";
import type { Refusal } from "#modules/platform/result";
import type { YearView } from "#modules/treasury/contract";
import {
  columnField,
  columnNames,
  type FileColumns,
  type FilePreview,
  type FileShown,
  groupField,
  importRows,
  NOT_COUNTED,
  previewCarried,
  previewColumns,
  previewFile,
  readColumns,
  readImports,
  removeImport,
} from "#modules/treasury/index.server";
import { type AskedYear, readVersion } from "~/http/asked-year.server";
import type { HttpContext } from "~/http/context.server";
import type { FormAnswer } from "~/http/form-answer";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { treasuryPaths } from "~/http/treasury-paths";
import { showDay, showLine } from "../shown-year.server";
import { treasuryWords } from "../words";
import { importWords } from "./words";

/** So many characters of a cell are shown to choose columns by. */
const CELL_SHOWN = 40;

async function openYear({ ctx }: HttpContext, { accountId, endsOn }: AskedYear) {
  return readImports(ctx, { accountId, endsOn });
}

/** The files of a year, and where another one is chosen. */
export async function loadImport(context: HttpContext, asked: AskedYear) {
  const found = await openYear(context, asked);
  if (!found.ok) refusePage(context, found.refusal);
  const { endsOn, accountName, mayAct, state, version, imports } = found.value;
  const t = translator(importWords, context.ctx.locale);
  return {
    accountId: asked.accountId,
    named: asked.named,
    endsOn,
    day: showDay(context, endsOn),
    name: accountName,
    mayAct,
    isFinal: state === "final",
    version,
    imports: imports.map(({ id, fileName, rows, on, by }) => {
      const said = { count: rows, day: showDay(context, on) };
      return {
        id,
        fileName,
        said: by ? t("importRowBy", { ...said, name: by }) : t("importRow", said),
      };
    }),
  };
}

/** What a file would add, as the page shows it. */
function showPreview(context: HttpContext, year: YearView, preview: FilePreview) {
  const t = translator(importWords, context.ctx.locale);
  const { rows, groups, left, leftCount, count, known, income, expense, period } = preview;
  const money = (amount: Parameters<typeof formatCurrency>[0]) => formatCurrency(amount);
  return {
    file: preview.fileName,
    carried: preview.carried,
    sums: t("sums", { count, income: money(income), expense: money(expense) }),
    known: known > 0 ? t("known", { count: known }) : "",
    rows: rows.map((row) => ({
      number: row.number,
      on: showDay(context, row.on),
      text: row.text || t("none"),
      source: row.source || t("none"),
      amount: money(row.side === "income" ? row.amount : cents(-row.amount)),
    })),
    more: rows.length > 0 && count > rows.length ? t("more", { count: count - rows.length }) : "",
    left: left.map(({ number, text, why }) => ({ number, text, why: t(`why.${why}`) })),
    leftText:
      leftCount > 0
        ? t("leftText", {
            count: leftCount,
            from: showDay(context, period.from),
            to: showDay(context, period.to),
          })
        : "",
    leftMore: leftCount > left.length ? t("more", { count: leftCount - left.length }) : "",
    groups: groups.map(({ side, source, count: of, sum, lineId }, index) => ({
      field: groupField(index),
      label: t("group", {
        name: source || t(side === "income" ? "groupIn" : "groupOut"),
        count: of,
        sum: money(sum),
      }),
      chosen: lineId === null ? NOT_COUNTED : lineId === undefined ? "" : String(lineId),
      options: optionsOf(context, year, side),
    })),
  };
}

function optionsOf(context: HttpContext, { lines }: YearView, side: "income" | "expense") {
  const t = translator(importWords, context.ctx.locale);
  const words = translator(treasuryWords, context.ctx.locale);
  return [
    ...lines
      .filter((line) => line.side === side)
      .map((line) => {
        const { id, name, mark } = showLine(context, words, line);
        return { value: String(id), label: mark ? `${name} (${mark})` : name };
      }),
    { value: NOT_COUNTED, label: t("notCounted") },
  ];
}

/** The first rows of a file whose columns are chosen by hand, and the choices. */
function showColumns(context: HttpContext, { sample, width, columns, ...file }: FileColumns) {
  const t = translator(importWords, context.ctx.locale);
  const all = Array.from({ length: width }, (_, at) => at);
  const nameOf = (at: number) => t("column", { number: String(at + 1) });
  return {
    file: file.fileName,
    carried: file.carried,
    heads: all.map(nameOf),
    sample: sample.map((cells) => all.map((at) => truncateText(cells[at] ?? "", CELL_SHOWN))),
    options: all.map((at) => {
      const first = sample.map((cells) => cells[at]?.trim() ?? "").find(Boolean) ?? "";
      const example = truncateText(first, CELL_SHOWN);
      return {
        value: String(at + 1),
        label: example ? t("columnWith", { name: nameOf(at), example }) : nameOf(at),
      };
    }),
    fields: columnNames.map((name) => ({
      field: columnField(name),
      name,
      chosen: columns[name] === undefined ? "" : String(columns[name] + 1),
    })),
  };
}

/** What the page's forms are answered: what a file holds, its columns, and what is wrong. */
export type ImportAnswer = Partial<FormAnswer> & {
  readonly preview?: ReturnType<typeof showPreview>;
  readonly columns?: ReturnType<typeof showColumns>;
};

/** Reads the file that came, and shows what is in it. */
async function readFile(context: HttpContext, asked: AskedYear) {
  const { ctx, file, body } = context;
  const { accountId, endsOn } = asked;
  const isByHand = body.fields.by_hand === "1";
  const read = await previewFile(ctx, { accountId, endsOn, file, isByHand });
  if (!read.ok) return refuseSent(context, read.refusal);
  return show(context, asked, read.value);
}

async function show(context: HttpContext, asked: AskedYear, shown: FileShown) {
  const year = await openYear(context, asked);
  if (!year.ok) return refusePage(context, year.refusal);
  const answer: ImportAnswer =
    shown.kind === "preview"
      ? { preview: showPreview(context, year.value, shown.preview) }
      : { columns: showColumns(context, shown.columns) };
  if (context.isScript) throw Response.json(answer.preview ?? answer.columns);
  return data<ImportAnswer>(answer);
}

/** Reads the rows that the page carries by the columns that were chosen, and shows what they would add. */
async function readByColumns(context: HttpContext, asked: AskedYear) {
  const { ctx, body } = context;
  const { accountId, endsOn } = asked;
  const { carried: sent, ...choices } = textsOf(body.fields);
  const key = { accountId, endsOn, carried: sent ?? "" };
  const read = await previewColumns(ctx, { ...key, choices });
  if (read.ok) return show(context, asked, read.value);
  const answer = refuseSent(context, read.refusal);
  const columns = await readColumns(ctx, key);
  if (read.refusal.code !== "invalid" || !columns.ok) return answer;
  const shown = { columns: showColumns(context, columns.value) };
  return data<ImportAnswer>({ ...answer.data, ...shown }, { status: answer.data.status });
}

const textsOf = (fields: HttpContext["body"]["fields"]): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

function refuseSent(context: HttpContext, refusal: Refusal) {
  const isOfPage = refusal.code === "not_found" || refusal.code === "forbidden";
  return isOfPage ? refusePage(context, refusal) : refuseForm(context, refusal);
}

/** Counts the rows that the page carries; after a refusal it shows them once more. */
async function count(context: HttpContext, asked: AskedYear) {
  const { ctx, body } = context;
  const { version, carried: sent, decision: _, ...choices } = body.fields;
  const { accountId, endsOn, named } = asked;
  const key = { accountId, endsOn };
  const carried = String(sent);
  const counted = await importRows(ctx, {
    ...key,
    version: readVersion(version),
    carried,
    choices: textsOf(choices),
  });
  if (counted.ok) return done(context, treasuryPaths.numbers(endsOn, named));
  const answer = refuseSent(context, counted.refusal);
  const [year, read] = [
    await openYear(context, asked),
    await previewCarried(ctx, { ...key, carried }),
  ];
  if (counted.refusal.code !== "invalid" || !year.ok || !read.ok) return answer;
  const preview = showPreview(context, year.value, read.value);
  return data<ImportAnswer>({ ...answer.data, preview }, { status: answer.data.status });
}

const done = (context: HttpContext, to: string) =>
  answerDone(context, { json: { status: "saved" }, to, flash: "saved" });

/** Shows what is in a file or its columns to choose from, counts its rows, or takes those of another one out. */
export async function changeImport(context: HttpContext, asked: AskedYear) {
  const { decision, version, id } = context.body.fields;
  const { accountId, endsOn, named } = asked;
  if (decision === "count") return count(context, asked);
  if (decision === "columns") return readByColumns(context, asked);
  if (decision !== "remove") return readFile(context, asked);
  const removed = await removeImport(context.ctx, {
    accountId,
    endsOn,
    version: readVersion(version),
    importId: readId(String(id)),
  });
  if (!removed.ok) return refuseSent(context, removed.refusal);
  return done(context, treasuryPaths.files(endsOn, named));
}
