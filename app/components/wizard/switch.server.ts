import { formatCurrency } from "#modules/platform/format";
import type { Level } from "#modules/renewal/contract";
import { listLevels, priceListsOf } from "#modules/renewal/index.server";
import type { HttpContext } from "~/http/context.server";
import { openApplication } from "./wizard-page.server";

const worded = ({ name, joiningPrice }: Level) => ({ name, price: formatCurrency(joiningPrice) });

/** What an application is and what it would be switched to; no `to` when it cannot be. */
export async function readSwitch(context: HttpContext, request: Request, token: string) {
  const { levelId, levelName, state } = await openApplication(context, request, token);
  const pairs = priceListsOf(await listLevels(context.ctx)).flatMap((list) => list.pairs);
  const pair = pairs.find(({ startUp, maintain }) => [startUp.id, maintain.id].includes(levelId));
  if (!pair || state !== "draft") return { token, from: { name: levelName, price: "" } };
  const { startUp, maintain } = pair;
  const [from, to] = startUp.id === levelId ? [startUp, maintain] : [maintain, startUp];
  return { token, from: worded(from), to: worded(to) };
}
