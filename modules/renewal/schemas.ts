import { z } from "zod";
import {
  flag,
  labelsFrom,
  namedFields,
  optionalDate,
  optionalText,
} from "#modules/platform/fields";
import { dollars } from "#modules/platform/money-field";
import { renewalMessages } from "./messages";

const id = () =>
  z.union([z.int().positive(), z.stringFormat("id", /^[1-9]\d{0,8}$/)]).transform(Number);

/** A renewal as it is sent: the accounts and levels that the page showed, and what it came to. */
export const renewalSchema = namedFields(
  labelsFrom(renewalMessages, {
    account_id: "labelAccount",
    current_level_id: "labelCurrent",
    new_level_id: "labelNew",
    is_upgrade_selected: "labelUpgrade",
    is_incorporation_selected: "labelIncorporation",
    totals: "labelTotals",
    bonus_balance: "labelBonus",
    due_on: "labelDue",
    file_uploads: "labelReturn",
  }),
)({
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
  due_on: optionalDate(),
  /** The latest tax return, as a dropbox tells its files. */
  file_uploads: optionalText({ max: 10_000 }),
});
