import { chooseAccount, mayChangePeople } from "#modules/accounts/index.server";
import { message } from "#modules/platform/messages";
import { ok, type Refusal, type Result, refuse, refuseField } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import type { FlashKind } from "~/http/flash";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { peoplePages } from "./words";

/**
 * The account and the person that a call means: the account of `?account_id=` or of the body, the
 * person of the address. A wrong id is no such thing (`not_found`).
 */
export async function placeOf(
  { ctx, body }: HttpContext,
  request: Request,
  id?: string,
): Promise<Result<{ accountId: number; userId: number }>> {
  const { account_id, id: repeated } = body.fields;
  const asked = new URL(request.url).searchParams.get("account_id") ?? account_id ?? "";
  const accountId = asked === "" ? undefined : readId(String(asked));
  const userId = id === undefined ? undefined : readId(id);
  if (accountId === 0 || userId === 0) return refuse({ code: "not_found" });
  if (repeated && id !== undefined && String(repeated) !== id) {
    return refuseField("id", message(peoplePages, "idDiffers"));
  }
  const account = await chooseAccount(ctx, { accountId, userId });
  return account.ok ? ok({ accountId: account.value, userId: userId ?? 0 }) : account;
}

/** The same for a call that changes something, by somebody who may. */
export async function placeOfChange(context: HttpContext, request: Request, id?: string) {
  const place = await placeOf(context, request, id);
  if (!place.ok) return place;
  const permitted = await mayChangePeople(context.ctx, place.value.accountId);
  return permitted.ok ? place : permitted;
}

/** Refuses a call: what can be mended comes back with the form, the rest is a page of its own. */
export function refuseCall(context: HttpContext, refusal: Refusal) {
  const isMendable = ["invalid", "conflict", "too_many"].includes(refusal.code);
  return isMendable ? refuseForm(context, refusal) : refusePage(context, refusal);
}

/** Answers a call that was carried out; people go back to the screen, with `user`'s form open. */
export function answerPeople(
  context: HttpContext,
  accountId: number,
  { json, user, flash }: { json: unknown; user?: number; flash: FlashKind },
): Response {
  const own = context.visit.session?.accountIds ?? [];
  const to = own.includes(accountId)
    ? paths.people({ accountId: own[0] === accountId ? undefined : accountId, user })
    : paths.staffPeople(accountId, { user });
  return answerDone(context, { json, to, flash });
}
