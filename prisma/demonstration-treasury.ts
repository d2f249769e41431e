import { type Actor, type Ctx, createCtx } from "#modules/platform/ctx.server";
import {
  addYears,
  type CivilDate,
  civilDate,
  civilDateIn,
  endOfMonth,
} from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import type { Result } from "#modules/platform/result";
import {
  adoptBudget,
  beginYear,
  cashSchema,
  changeBudget,
  changeNumbers,
  countCash,
  lineField,
  makeFinal,
  type NumbersFields,
  readYear,
} from "#modules/treasury/index.server";
import { organizations } from "./demonstration-data";

/** A year in dollars by the categories that it begins with: what was planned, and what it came to. */
type Dollars = Readonly<Record<string, readonly [planned: string, actual: string]>>;

const before: Dollars = {
  dues: ["6000", "5840"],
  donations: ["2500", "3120"],
  fundraising: ["9000", "9440"],
  program: ["12000", "12310.25"],
  fundraising_costs: ["3000", "2895"],
  fees: ["700", "700"],
  other_expense: ["", "2000"],
};

const last: Dollars = {
  dues: ["6500", "6720"],
  donations: ["3000", "2410.50"],
  fundraising: ["10000", "11385"],
  other_income: ["", "48.12"],
  program: ["13000", "12640.40"],
  fundraising_costs: ["2500", "3180"],
  fees: ["750", "712"],
  other_expense: ["1500", "1105.60"],
};

const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`the treasurer's year was refused: ${result.refusal.code}`);
  return result.value;
};

const numbers = (fields: Partial<NumbersFields>): NumbersFields => ({
  opening: "",
  opening_reason: "",
  bank_statement: "",
  checks_out: "",
  deposits_out: "",
  difference_reason: "",
  ...fields,
});

/**
 * The boosters' years: one with a final report, the last one half way, with a difference to the bank that
 * nobody has explained, and the budget of the one that runs, adopted. Nothing where they have a year.
 */
export async function seedTreasury(system: Ctx): Promise<void> {
  const { ein, timeZone } = organizations.boosters;
  const account = await system.db.account.findFirst({ where: { ein } });
  if (!account || (await system.db.treasuryYear.count({ where: { accountId: account.id } })) > 0) {
    return;
  }
  const primary = await system.db.accountUser.findFirst({
    where: { accountId: account.id, isPrimary: true },
  });
  if (!primary) return;
  const actor: Actor = {
    kind: "user",
    userId: primary.userId,
    isStaff: false,
    accountIds: [account.id],
  };
  const ctx = createCtx({ actor, now: () => system.now() });
  const today = civilDateIn(ctx.now(), timeZone);
  const june = civilDate(`${today.slice(0, 4)}-06-30`);
  const ended = today > june ? june : endOfMonth(addYears(june, -1));
  const club = { ctx, accountId: account.id };
  await fill(club, endOfMonth(addYears(ended, -1)), before, { opening: "3210.55" }, "3705.30");
  await fill(club, ended, last, { opening: "3705.30", checks_out: "240.00" }, undefined);
  must(
    await countCash(ctx, {
      accountId: account.id,
      fields: parsed({ event: "Spring concert", counted_on: today, ...concert }),
    }),
  );
  const running = endOfMonth(addYears(ended, 1));
  await plan(club, running, last);
}

const concert = {
  pieces_2000: "7",
  pieces_1000: "12",
  pieces_500: "9",
  pieces_100: "31",
  pieces_25: "43",
  pieces_10: "12",
  purpose_1: "Tickets",
  amount_1: "300",
  purpose_2: "Cookies",
  amount_2: "47.95",
};

const parsed = (typed: Readonly<Record<string, string>>) =>
  must(parseFields(cashSchema, typed, "en"));

interface Club {
  readonly ctx: Ctx;
  readonly accountId: number;
}

/** The amounts of a year's categories, as a form sends them. */
async function typed({ ctx, accountId }: Club, endsOn: CivilDate, dollars: Dollars, at: 0 | 1) {
  const year = must(await readYear(ctx, { accountId, endsOn }));
  const lines = Object.fromEntries(
    year.lines.flatMap(({ id, code }) => {
      const amount = dollars[code]?.[at];
      return amount ? [[lineField(id), amount]] : [];
    }),
  );
  return { accountId, endsOn, version: year.version, lines };
}

async function plan(club: Club, endsOn: CivilDate, dollars: Dollars): Promise<void> {
  must(await beginYear(club.ctx, { accountId: club.accountId, endsOn }));
  const planned = await typed(club, endsOn, dollars, 0);
  must(await changeBudget(club.ctx, planned));
  const adoptedOn = civilDate(`${Number(endsOn.slice(0, 4)) - 1}-05-12`);
  const { accountId, version } = planned;
  must(await adoptBudget(club.ctx, { accountId, endsOn, version: version + 1, adoptedOn }));
}

/** A year with its budget and its numbers; final where the bank's balance is given. */
async function fill(
  club: Club,
  endsOn: CivilDate,
  dollars: Dollars,
  fields: Partial<NumbersFields>,
  bank: string | undefined,
): Promise<void> {
  await plan(club, endsOn, dollars);
  const sent = await typed(club, endsOn, dollars, 1);
  const said = numbers({ ...fields, bank_statement: bank ?? "6871.12" });
  must(await changeNumbers(club.ctx, { ...sent, fields: said }));
  const { accountId, version } = sent;
  if (bank) must(await makeFinal(club.ctx, { accountId, endsOn, version: version + 1 }));
}
