import { isOfficer, officeName, officeWords, type TermView } from "#modules/officers/contract";
import { readRoster } from "#modules/officers/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { formatPhone } from "#modules/platform/phone";
import { askedAccount } from "~/http/asked-account.server";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { officersWords } from "../words";
import type { RosterRow } from "./roster-table";

function rowOf(ctx: Ctx, term: TermView): RosterRow {
  const t = translator(officersWords, ctx.locale);
  const { id, name, email, phone, startsOn, endsOn } = term;
  const marks = [
    term.isResponsibleParty && t("markResponsible"),
    term.isBankSigner && t("markSigner"),
    term.isReviewer && t("markReviewer"),
    term.isSchoolEmployee && t("markEmployee"),
  ].filter((mark) => mark !== false);
  return {
    id,
    office: officeName(translator(officeWords, ctx.locale), term),
    name,
    reach: [email, phone && formatPhone(phone)].filter((one) => one !== ""),
    days: t("days", { from: formatLongDate(startsOn, ctx), to: formatLongDate(endsOn, ctx) }),
    marks: marks.join(", "),
    isOfficer: isOfficer(term.office),
  };
}

/** The roster of the account that the address names. */
export async function rosterPage(context: HttpContext, request: Request) {
  const { ctx } = context;
  const { accountId, named } = askedAccount(context, request);
  const found = await readRoster(ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName, terms, warnings, mayAct } = found.value;
  const t = translator(officersWords, ctx.locale);
  const list = new Intl.ListFormat(ctx.locale, { type: "conjunction" });
  const rowsIn = (state: TermView["state"]) =>
    terms.filter((term) => term.state === state).map((term) => rowOf(ctx, term));
  return {
    named,
    accountId,
    name: accountName,
    open: rowsIn("open"),
    coming: rowsIn("coming"),
    ended: rowsIn("ended"),
    warnings: warnings.map(({ code, names }) =>
      t(`warning.${code}`, { names: list.format(names) }),
    ),
    lacksResponsible:
      terms.length > 0 && !terms.some(({ isResponsibleParty }) => isResponsibleParty),
    mayAct,
  };
}
