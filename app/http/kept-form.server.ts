import { dropKeptForm, keepForm, readKeptForm } from "#modules/accounts/index.server";
import { isOutage } from "#modules/platform/outage.server";
import type { HttpContext } from "./context.server";
import type { KeptForm } from "./form-answer";
import { keptValues } from "./respond.server";

/** Where a request's form goes, as its page names it: path and query without the router's own. */
export function formPath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ["index", "_routes"]) searchParams.delete(name);
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return `${pathname.replace(/\.data$/, "")}${query}`;
}

/** The form's own list of secret fields is its route's affair; by name they are told here too. */
const secretName = /pass(word|phrase|code)|secret/i;

/** Losing what is kept must never add a fault to the loss of the session. */
async function unlessAway<T>(context: HttpContext, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!isOutage(error)) throw error;
    context.ctx.log.warn({ err: error }, "a kept form could not be reached");
    return undefined;
  }
}

/**
 * Keeps what a person typed whose session had ended meanwhile, or who must give the password again
 * first; the page that asks for it says so.
 */
export async function keepLateForm(context: HttpContext, request: Request): Promise<void> {
  const { ctx, visit, body } = context;
  const secrets = new Set(Object.keys(body.fields).filter((name) => secretName.test(name)));
  const fields = keptValues(body.fields, secrets);
  const lapsedToken = visit.lapsedToken ?? visit.sessionToken;
  if (lapsedToken === undefined || Object.keys(fields).length === 0) return;
  const form = { lapsedToken, path: formPath(request), fields };
  const kept = await unlessAway(context, keepForm(ctx, form));
  if (!kept?.ok || kept.value === undefined) return;
  visit.leaveKept(kept.value);
  if (visit.lapsedToken !== undefined) visit.leaveFlash("typed-kept");
}

/** The form that was kept for this browser, for whose session ended in it. */
export async function keptFormOf(context: HttpContext): Promise<KeptForm | undefined> {
  const { ctx, visit } = context;
  if (visit.keptToken === undefined || ctx.actor.kind !== "user") return undefined;
  return unlessAway(context, readKeptForm(ctx, visit.keptToken));
}

/** Forgets the kept form once it is sent again by somebody who is signed in. */
export async function dropKept(context: HttpContext, request: Request): Promise<void> {
  const { ctx, visit } = context;
  if (visit.keptToken === undefined || ctx.actor.kind !== "user") return;
  const dropping = dropKeptForm(ctx, { token: visit.keptToken, path: formPath(request) });
  if (await unlessAway(context, dropping)) visit.endKept();
}
