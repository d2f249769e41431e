import {
  normalReceipts,
  normalYears,
  type OrganizationAge,
  organizationAges,
  type ReturnForm,
  type ReturnLimits,
  whichReturn,
} from "#modules/compliance/contract";
import { type MessageRef, message } from "#modules/platform/messages";
import { type Cents, cents, parseMoney } from "#modules/platform/money";
import { ePostcardMessages } from "./messages";

/** How the figures of three years are called in an address or a form; the newest year is the first. */
export const figureNames = [
  "age",
  "receipts_1",
  "receipts_2",
  "receipts_3",
  "assets",
  "group_return",
] as const;
export type Figures = Readonly<Partial<Record<(typeof figureNames)[number], string>>>;

const receiptNames = ["receipts_1", "receipts_2", "receipts_3"] as const;

export interface JudgedFigures {
  readonly errors: Readonly<Record<string, MessageRef>>;
  /** Undefined while nothing was said, or something is wrong. */
  readonly form: ReturnForm | undefined;
  readonly normally: Cents | undefined;
  readonly limit: Cents | undefined;
}

/** What a club's own facts say where they are not all the figures: nobody is asked for it again. */
export interface KnownFigures {
  /** The figures that are known; a form begins with them. */
  readonly values: Figures;
  /** What it normally takes in, by the years that are known or by its own estimate. */
  readonly normally: Cents | undefined;
  readonly age: OrganizationAge;
  readonly assets: Cents;
}

/** Which return a club's own facts make. */
export function judgeKnown(
  { normally, age, assets }: KnownFigures,
  limits: ReturnLimits | undefined,
): JudgedFigures {
  const open = { errors: {}, form: undefined, normally, limit: undefined };
  if (normally === undefined || !limits) return open;
  const facts = { age, receipts: normally, assets, isInGroupReturn: false };
  return { ...open, form: whichReturn(facts, limits), limit: limits.shortForm[age] };
}

const isAge = (age: string): age is OrganizationAge =>
  (organizationAges as readonly string[]).includes(age);

/**
 * Which return a club's figures make; what is wrong is said at each.
 * @param limits undefined while one of them is not confirmed: then no form is named
 */
export function judgeFigures(figures: Figures, limits: ReturnLimits | undefined): JudgedFigures {
  const open = { form: undefined, normally: undefined, limit: undefined };
  if (figures.group_return === "1") return { ...open, errors: {}, form: "none" };
  const isAsked = figureNames.some((name) => figures[name]);
  if (!isAsked) return { ...open, errors: {} };
  const errors: Record<string, MessageRef> = {};
  const amount = (name: (typeof figureNames)[number], isNeeded: boolean): Cents => {
    const typed = figures[name] ?? "";
    if (typed === "" && !isNeeded) return cents(0);
    const parsed = parseMoney(typed);
    if (!parsed.ok) errors[name] = parsed.message;
    return parsed.ok ? parsed.value : cents(0);
  };
  const age = figures.age ?? "";
  if (!isAge(age)) errors.age = message(ePostcardMessages, "ageMissing");
  const count = isAge(age) ? normalYears[age] : 1;
  const [year = cents(0), ...before] = receiptNames
    .slice(0, count)
    .map((name) => amount(name, true));
  const assets = amount("assets", false);
  const normally = isAge(age) ? normalReceipts(age, [year, ...before]) : undefined;
  if (!isAge(age) || normally === undefined || Object.keys(errors).length > 0) {
    return { ...open, errors };
  }
  if (!limits) return { ...open, errors, normally };
  const facts = { age, receipts: normally, yearReceipts: year, assets, isInGroupReturn: false };
  return { errors, form: whichReturn(facts, limits), normally, limit: limits.shortForm[age] };
}
