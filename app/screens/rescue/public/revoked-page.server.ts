import { missedYearEnds, noAnswers, planRescue } from "#modules/filings/contract";
import {
  fieldsOfAnswers,
  type RevocationWord,
  readRescueAnswers,
  rescueReading,
  rescueSchema,
  revocationWord,
  wordRescue,
} from "#modules/filings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, officeToday } from "#modules/platform/dates";
import { einDigits, parseEin } from "#modules/platform/ein";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { say, translator } from "#modules/platform/messages";
import type { Refusal } from "#modules/platform/result";
import { revokedWords } from "../words";

const questionNames = Object.keys(fieldsOfAnswers(noAnswers));

/** The questions' answers in the address, and those that the list gives where none was typed. */
function typedFields(search: URLSearchParams, word: RevocationWord | undefined) {
  const typed = Object.fromEntries(
    questionNames.map((name) => [name, search.get(name)?.trim() ?? ""]),
  );
  if (word?.kind !== "revoked") return typed;
  return {
    ...typed,
    posted_on: typed.posted_on || (word.row.postedOn ?? ""),
    revoked_before: typed.revoked_before || (word.isAgain ? "yes" : ""),
  };
}

function wordErrors(ctx: Ctx, refusal: Refusal): Record<string, string> {
  const errors = refusal.code === "invalid" ? Object.entries(refusal.errors) : [];
  return Object.fromEntries(
    errors.flatMap(([name, [first]]) => (first ? [[name, say(ctx.locale, first)]] : [])),
  );
}

/** What the list says of the EIN, in words; the first sentence is the title. */
function wordList(ctx: Ctx, ein: string, word: RevocationWord) {
  const t = translator(revokedWords, ctx.locale);
  const day = (date: CivilDate) => formatLongDate(date, ctx);
  if (word.kind === "unread") return { title: t("list.unread"), text: "" };
  if (word.kind === "none") {
    return { title: t("list.none", { asOf: day(word.asOf), ein }), text: t("list.noneText") };
  }
  const { asOf, revokedOn, postedOn, reinstatedOn } = word.row;
  const values = { asOf: day(asOf), ein, date: day(revokedOn) };
  if (reinstatedOn) {
    const title = t("list.reinstated", { ...values, again: day(reinstatedOn) });
    return { title, text: t("list.reinstatedText") };
  }
  const text = postedOn ? t("list.posted", { date: day(postedOn) }) : "";
  return { title: t("list.revoked", values), text };
}

/** Everything that the page shows for the answers in its address; nothing of it is kept. */
export async function readRevokedPage(ctx: Ctx, search: URLSearchParams) {
  const t = translator(revokedWords, ctx.locale);
  const asked = search.get("ein")?.trim() ?? "";
  const ein = parseEin(asked);
  const word = ein ? await revocationWord(ctx, einDigits(ein)) : undefined;
  const values = typedFields(search, word);
  const errors: Record<string, string> = asked && !ein ? { ein: t("einWrong") } : {};
  const revokedOn = word?.kind === "revoked" ? word.row.revokedOn : undefined;
  const ends = revokedOn && missedYearEnds(revokedOn);
  const today = officeToday(ctx.now());
  const fields = parseFields(rescueSchema, values, ctx.locale);
  const read = fields.ok ? readRescueAnswers(fields.value, { today, revokedOn }) : fields;
  if (!read.ok) Object.assign(errors, wordErrors(ctx, read.refusal));
  const isSent = [...search.keys()].some((name) => name === "ein" || questionNames.includes(name));
  // The list's word or a letter alone begins it.
  const isBegun =
    read.ok && (revokedOn !== undefined || Boolean(read.value.postedOn ?? read.value.letter));
  const isToldToBegin = isSent && !isBegun && Object.keys(errors).length === 0 && !word;
  if (isToldToBegin) errors.ein = t("mustBegin");
  const isReady = read.ok && isBegun && Object.keys(errors).length === 0;
  return {
    ein: ein ?? asked,
    list: ein && word ? wordList(ctx, ein, word) : undefined,
    values,
    errors,
    yearEnds: ends?.map((end) => formatLongDate(end, ctx)),
    rescue: isReady
      ? wordRescue(planRescue(read.value, today), await rescueReading(ctx, today))
      : undefined,
  };
}
