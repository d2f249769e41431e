import { redirect } from "@remix-run/node";
import { message } from "#modules/platform/messages";
import { type Refused, refuse } from "#modules/platform/result";
import { staffMessages } from "#modules/platform/staff-messages";
import type { HttpContext } from "./context.server";
import { impersonationPaths } from "./impersonation-staff-paths";
import { refusePage } from "./respond.server";
import type { Visit } from "./visit.server";

/** The two writes that end it. */
const wayOut = /^\/(seeing|logout)(\.data)?\/?$/i;

/** Whether an address lets staff out who see the pages as a member. */
export const isWayOut = (path: string): boolean => wayOut.test(path);

/** Refuses every write of staff who see the pages as a member, but those that end it. */
export function refuseWhileImpersonating({ session }: Visit, path: string): Refused | undefined {
  if (!session?.impersonation || isWayOut(path)) return undefined;
  return refuse({ code: "forbidden", message: message(staffMessages, "readOnly") });
}

/**
 * What stays closed meanwhile, by the router's pattern: what is the person's alone, the staff's own
 * pages, tools of development, and whatever belongs to a payment under way, where reading a page can
 * move it on or let it be paid elsewhere.
 */
const closed = /^\/(account|admin|dev|app\/payments\/(hosted|paypal))(\/|$)/;

/** Leads staff who see the pages as a member from a closed page to the one that ends it. */
export function leaveClosed(context: HttpContext, pattern: string): void {
  if (!context.visit.session?.impersonation || !closed.test(pattern)) return;
  if (!context.isScript) throw redirect(impersonationPaths.impersonation, 303);
  const words = message(staffMessages, "readOnly");
  refusePage(context, { code: "forbidden", message: words });
}
