import { officeName, officeWords, type SharedRoster } from "#modules/officers/contract";
import { readSharedRoster } from "#modules/officers/index.server";
import { brand } from "#modules/platform/brand.server";
import type { SheetModel } from "#modules/platform/documents/sheet";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { formatPhone } from "#modules/platform/phone";
import { namedAccount } from "~/http/asked-account.server";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { rosterSheetWords } from "./sheet-words";
import { officersWords } from "./words";

/** The roster that the account of the address hands out, whole for its headquarters. */
export async function sharedRoster(context: HttpContext, request: Request): Promise<SharedRoster> {
  const found = await readSharedRoster(context.ctx, namedAccount(context, request));
  if (!found.ok) refusePage(context, found.refusal);
  return found.value;
}

/** A roster as rows of texts under their heads; `days` says how a day is written. */
export function rosterRows(
  { ctx }: HttpContext,
  { terms }: SharedRoster,
  days: (day: SharedRoster["today"]) => string,
) {
  const t = translator(officersWords, ctx.locale);
  const office = translator(officeWords, ctx.locale);
  return {
    head: [t("office"), t("name"), t("email"), t("phone"), t("startsOn"), t("endsOn")],
    rows: terms.map((term) => [
      officeName(office, term),
      term.name,
      term.email,
      term.phone && formatPhone(term.phone),
      days(term.startsOn),
      days(term.endsOn),
    ]),
  };
}

/** A roster as a paper. */
export function rosterSheet(context: HttpContext, roster: SharedRoster): SheetModel {
  const { ctx } = context;
  const t = translator(officersWords, ctx.locale);
  const sheet = translator(rosterSheetWords, ctx.locale);
  const { head, rows } = rosterRows(context, roster, (day) => formatLongDate(day, ctx));
  const shares = [0.17, 0.19, 0.22, 0.14, 0.14, 0.14];
  const table = {
    columns: head.map((header, index) => ({ header, share: shares[index] ?? 0 })),
    rows: rows.map((cells) => cells.map((cell) => cell || sheet("notShown"))),
  };
  return {
    language: "en",
    title: sheet("sheetTitle"),
    subject: sheet("sheetSubject", { name: roster.accountName }),
    creator: brand.name,
    createdAt: ctx.now(),
    parties: [{ heading: "", lines: [roster.accountName] }],
    facts: [],
    sections: [
      { heading: t("now"), ...(rows.length === 0 ? { text: sheet("sheetNone") } : { table }) },
    ],
    footer: sheet("sheetDay", { day: formatLongDate(roster.today, ctx) }),
    pageOf: (page, pages) => sheet("sheetPage", { page, pages }),
  };
}
