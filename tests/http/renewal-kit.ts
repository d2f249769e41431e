import { addDays, type CivilDate, civilDateIn, toUtcDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import type { Page, Visitor } from "#tests/setup/visitor";
import { signedIn } from "./signed-in";

const zone = "America/New_York";

/** So many days from today where the accounts of these tests are. */
export const inDays = (count: number): CivilDate => addDays(civilDateIn(new Date(), zone), count);

export interface Renewing {
  levelId?: number;
  /** The due date, in days from today. */
  dueIn?: number;
  bonus?: number;
  isSuspended?: boolean;
  /** The label of the group that bills it. */
  group?: string;
  state?: string;
}

/** A member account whose renewal is due, with somebody who is signed in. */
export async function renewing(url: string, options: Renewing = {}) {
  const { levelId = 1002, dueIn = 20, bonus = 0, isSuspended = false, group, state } = options;
  const billed =
    group === undefined
      ? undefined
      : await db.group.create({ data: { label: group, isBilledAsGroup: true } });
  const dueOn = inDays(dueIn);
  const { id: accountId } = await db.account.create({
    data: {
      name: "Elm Street Boosters",
      levelId,
      bonusBalanceCents: bonus,
      renewalDueAt: toUtcDate(dueOn),
      isSuspendedFromBasicRenewal: isSuspended,
      timeZone: zone,
      groupId: billed?.id ?? null,
      state: state ?? null,
    },
  });
  const { id: userId, email } = await makePerson();
  await db.accountUser.create({ data: { accountId, userId, isPrimary: true } });
  return { accountId, dueOn, userId, member: await signedIn(url, email) };
}

const names = [
  ...["account_id", "current_level_id", "new_level_id", "bonus_balance", "due_on", "_shown"],
  ...["totals[subtotal]", "totals[discount_total]", "totals[bonus_total]", "totals[order_total]"],
] as const;

/** What the page's form carries besides its boxes. */
export const carried = (page: Page): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, hidden(page, name)]));

function hidden(page: Page, name: string): string {
  const pattern = name.replaceAll(/[[\]]/g, "\\$&");
  return page.hidden(pattern);
}

/** The boxes that are ticked on the page, as a form sends them. */
export const ticked = (page: Page): Record<string, string> =>
  Object.fromEntries(
    ["is_upgrade_selected", "is_incorporation_selected"]
      .filter((name) => new RegExp(`<input[^>]*id="${name}"[^>]*checked=""`).test(page.html))
      .map((name) => [name, "1"]),
  );

/** The form as the page shows it, sent by a browser without script. */
export const sendForm = (
  visitor: Visitor,
  page: Page,
  more: Record<string, string> = {},
  boxes = ticked(page),
  path = "/app/renewal",
) => visitor.submit(path, { ...carried(page), ...boxes, ...more });

/** The form of the page as a script sends it. */
export function asJson(page: Page, boxes: readonly string[] = Object.keys(ticked(page))) {
  const fields = carried(page);
  const total = (name: string) => Number(fields[`totals[${name}]`]);
  return {
    account_id: Number(fields.account_id),
    current_level_id: Number(fields.current_level_id),
    new_level_id: Number(fields.new_level_id),
    is_upgrade_selected: boxes.includes("is_upgrade_selected") ? 1 : 0,
    is_incorporation_selected: boxes.includes("is_incorporation_selected") ? 1 : 0,
    totals: {
      subtotal: total("subtotal"),
      discount_total: total("discount_total"),
      bonus_total: total("bonus_total"),
      order_total: total("order_total"),
    },
    bonus_balance: Number(fields.bonus_balance),
  };
}
