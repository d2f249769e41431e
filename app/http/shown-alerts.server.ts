import { data } from "@remix-run/node";
import type { ShownAlert } from "#modules/alerts/contract";
import { currentAlerts, latestAlerts } from "#modules/alerts/index.server";
import { days } from "#modules/platform/dates";
import type { HttpContext } from "./context.server";
import { safeNext } from "./paths";
import { readId } from "./read-id";
import { answerDone } from "./respond.server";

/** How long a closed alert stays away, in seconds. */
const CLOSED_FOR = days(1) / 1_000;

/** Named by the text, so that a changed one shows again. Parentheses may not be in such a name. */
const cookieOf = (text: string) =>
  `alert_${encodeURIComponent(text).replaceAll("(", "%28").replaceAll(")", "%29")}`;

/** Shown when no cookie exists or its value is above 0. */
const isOpen = (value: string | undefined) => value === undefined || Number(value) > 0;

/** The alerts of today that this visitor has not closed; undefined when there are none. */
export async function shownAlerts({
  ctx,
  visit,
}: HttpContext): Promise<readonly ShownAlert[] | undefined> {
  const alerts = await currentAlerts(ctx);
  const shown = alerts.filter(({ text }) => isOpen(visit.kept(cookieOf(text))));
  return shown.length > 0 ? shown : undefined;
}

/** Closes an alert for this visitor and leads back to the page that it stood on. */
export async function closeAlert(context: HttpContext) {
  const { ctx, visit, body } = context;
  const { alert, back } = body.fields;
  const found = (await latestAlerts(ctx)).find(({ id }) => id === readId(String(alert)));
  // One that has ended meanwhile is closed already.
  if (found) visit.keep(cookieOf(found.text), "0", CLOSED_FOR);
  if (body.controls._stay) return data({ ok: true } as const);
  const to = safeNext(typeof back === "string" ? back : undefined, "/");
  return answerDone(context, { json: { status: "closed" }, to });
}
