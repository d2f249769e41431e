import { z } from "zod";
import { type CivilDate, parseCivilDate } from "#modules/platform/dates";
import { flag, optionalText } from "#modules/platform/fields";
import { dollars } from "#modules/platform/money-field";

const id = () =>
  z.union([z.int().positive(), z.stringFormat("id", /^[1-9]\d{0,8}$/)]).transform(Number);

/** A day as "2027-05-03"; none where nothing was sent. */
const day = () =>
  optionalText({ max: 10 }).transform((text, ctx): CivilDate | undefined => {
    if (text === "") return undefined;
    const found = parseCivilDate(text);
    if (!found) ctx.addIssue({ code: "custom", input: text });
    return found;
  });

/** A renewal as it is sent: the accounts and levels that the page showed, and what it came to. */
export const renewalSchema = z.strictObject({
  account_id: id(),
  current_level_id: id(),
  new_level_id: id(),
  is_upgrade_selected: flag(),
  is_incorporation_selected: flag(),
  totals: z.strictObject({
    subtotal: dollars(),
    discount_total: dollars(),
    bonus_total: dollars(),
    order_total: dollars(),
  }),
  bonus_balance: dollars(),
  due_on: day(),
  /** The latest tax return, as a dropbox tells its files. */
  file_uploads: optionalText({ max: 10_000 }),
});
