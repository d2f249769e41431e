import { type CivilDate, parseCivilDate } from "#modules/platform/dates";
import { type MessageRef, message } from "#modules/platform/messages";
import { type Cents, type Ppm, parseMoney, ppm } from "#modules/platform/money";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { billingMessages } from "../messages";
import type { Days } from "./period";
import type { DiscountFields } from "./schemas";

/** A discount as staff fill it in. */
export interface DiscountForm extends Days {
  readonly code: string;
  readonly description: string;
  readonly currencyValue: Cents | null;
  readonly multiplier: Ppm | null;
  readonly isNewAccount: boolean;
  readonly isRenewals: boolean;
  readonly isUpgrades: boolean;
  readonly isServiceFees: boolean;
  readonly maxUses: number | null;
  readonly maxUsesPerAccount: number | null;
}

type Errors = Record<string, MessageRef[]>;

/** Reads what staff typed; refusal `invalid` at the fields that are no amount, share, day or number. */
export function readDiscountForm(fields: DiscountFields): Result<DiscountForm> {
  const errors: Errors = {};
  const form: DiscountForm = {
    code: fields.code,
    description: fields.description.trim(),
    currencyValue: amountOf(fields.currency_value, errors),
    multiplier: shareOf(fields.percent, errors),
    isNewAccount: fields.is_new_account,
    isRenewals: fields.is_renewals,
    isUpgrades: fields.is_upgrades,
    isServiceFees: fields.is_service_fees,
    firstDay: dayOf("first_day", fields.first_day, errors),
    lastDay: dayOf("last_day", fields.last_day, errors),
    maxUses: countOf("max_uses", fields.max_uses, errors),
    maxUsesPerAccount: countOf("max_uses_per_account", fields.max_uses_per_account, errors),
  };
  return Object.keys(errors).length > 0 ? refuse({ code: "invalid", errors }) : ok(form);
}

function amountOf(typed: string, errors: Errors): Cents | null {
  if (typed.trim() === "") return null;
  const parsed = parseMoney(typed);
  if (parsed.ok) return parsed.value;
  errors.currency_value = [parsed.message];
  return null;
}

/** "12.5" or "12.5 %" as a share: at most four decimals, as the table keeps it. */
function shareOf(typed: string, errors: Errors): Ppm | null {
  const text = typed.trim();
  if (text === "") return null;
  const parts = /^(\d{1,3})(?:\.(\d{1,4}))?\s*%?$/.exec(text);
  if (!parts) {
    errors.percent = [message(billingMessages, "percentShape")];
    return null;
  }
  const digits = `${parts[1]?.padStart(3, "0")}${(parts[2] ?? "").padEnd(4, "0")}`;
  return ppm(`${digits.slice(0, 1)}.${digits.slice(1)}`);
}

function dayOf(name: string, typed: string, errors: Errors): CivilDate | null {
  const text = typed.trim();
  const day = text === "" ? null : parseCivilDate(text);
  if (day === undefined) errors[name] = [message(billingMessages, "dayShape")];
  return day ?? null;
}

/** What is no number is handed on as one that no discount takes. */
function countOf(name: string, typed: string, errors: Errors): number | null {
  const text = typed.trim();
  if (text === "") return null;
  if (!/^\d{1,9}$/.test(text)) errors[name] = [message(billingMessages, "usesAboveZero")];
  return Number(text);
}

const shownAs: Readonly<Record<string, string>> = {
  multiplier: "percent",
  valid_until: "last_day",
};

/** The errors of a command at the fields of the form. */
export const atFormFields = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, list]) => [shownAs[name] ?? name, list]));
