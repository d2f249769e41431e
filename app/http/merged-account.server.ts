import { redirect } from "@remix-run/node";
import { mergedInto, type SessionView } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import type { HttpContext, MergedAccount } from "./context.server";
import { refusePage } from "./respond.server";

/** Addresses that name an account in their path; all others do in `account_id`. */
const inPath =
  /^(\/admin\/accounts\/(?:show\/)?|\/admin\/payments\/latest\/|\/app\/account\/(?:show|update|image|empty-image)\/)(\d{1,9})(?=\/|\.data$|$)/;

function namedAccount({ pathname, searchParams }: URL): number | undefined {
  const named = inPath.exec(pathname)?.[2] ?? searchParams.get("account_id") ?? "";
  return /^\d{1,9}$/.test(named) ? Number(named) : undefined;
}

/** What a signed-in person's address names, when it was merged into an account that they may see. */
export async function mergedAccount(
  ctx: Ctx,
  session: SessionView | undefined,
  address: string,
): Promise<MergedAccount | undefined> {
  const from = session && namedAccount(new URL(address, "http://localhost"));
  if (from === undefined || session?.accountIds.includes(from)) return undefined;
  const into = await mergedInto(ctx, from);
  const isSeen =
    into !== undefined && (session?.user.isStaff || session?.accountIds.includes(into));
  return isSeen ? { from, into } : undefined;
}

/** Leads to the same page of the account that is kept; nothing is written for the other one. */
export function leadToKept(context: HttpContext, request: Request): void {
  if (context.merged) leadFrom(context, request, context.merged);
}

function leadFrom(context: HttpContext, request: Request, { from, into }: MergedAccount): never {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return refusePage(context, { code: "not_found" });
  }
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.get("account_id") === String(from)) {
    searchParams.set("account_id", String(into));
  }
  const path = pathname.replace(inPath, `$1${into}`);
  throw redirect(searchParams.size > 0 ? `${path}?${searchParams}` : path);
}

/** The same where anybody may come: the public profile of a club. */
export async function leadVisitorToKept(
  context: HttpContext,
  request: Request,
  from: number,
): Promise<void> {
  const into = await mergedInto(context.ctx, from);
  if (into !== undefined) leadFrom(context, request, { from, into });
}
