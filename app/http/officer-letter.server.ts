import { officeName, officeWords } from "#modules/officers/contract";
import type { OfficerLetterView } from "#modules/officers/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { formatEin } from "#modules/platform/ein";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";

/** An officer letter with its days and its office in words. */
export const shownOfficerLetter = (ctx: Ctx, letter: OfficerLetterView) => ({
  id: letter.id,
  serial: letter.serial,
  code: letter.code,
  state: letter.state,
  name: letter.name,
  office: officeName(translator(officeWords, ctx.locale), letter),
  organization: letter.accountName,
  ein: letter.ein ? formatEin(letter.ein) : undefined,
  from: formatLongDate(letter.startsOn, ctx),
  to: formatLongDate(letter.endsOn, ctx),
  issued: formatLongDate(letter.issuedOn, ctx),
  valid: formatLongDate(letter.validThrough, ctx),
});
