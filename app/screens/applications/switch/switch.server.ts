import { formatCurrency } from "#modules/platform/format";
import type { Level } from "#modules/renewal/contract";
import { counterpartOf, listLevels } from "#modules/renewal/index.server";
import type { HttpContext } from "~/http/context.server";
import { openApplication } from "../wizard-page.server";

const worded = ({ name, joiningPrice }: Level) => ({ name, price: formatCurrency(joiningPrice) });

/** What an application is and what it would be switched to; no `to` when it cannot be. */
export async function readSwitch(context: HttpContext, token: string) {
  const { levelId, levelName, state } = await openApplication(context, token);
  const levels = await listLevels(context.ctx);
  const from = levels.find(({ id }) => id === levelId);
  const to = counterpartOf(levels, levelId);
  if (!from || !to || state !== "draft") return { token, from: { name: levelName, price: "" } };
  return { token, from: worded(from), to: worded(to) };
}
