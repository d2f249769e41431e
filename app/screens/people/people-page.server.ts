import { newPersonSchema } from "#modules/accounts/contract";
import {
  type AccountPeople,
  type AccountPerson,
  chooseAccount,
  listAccountUsers,
} from "#modules/accounts/index.server";
import { civilDateIn } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import { requireMember } from "~/http/guards.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import type { PeopleView, PersonRow } from "./people-view";
import { wireUser } from "./wire-user";

export interface PeoplePlace {
  /** The account that the address names; else the one that `chooseAccount` finds. */
  readonly accountId?: number | undefined;
  /** Whose form is open: a person's, that of a new one, or whatever `?user=` says. */
  readonly userId?: number | "new" | undefined;
}

/** Everything that the screen of an account's people shows. */
export async function loadPeople(
  context: HttpContext,
  request: Request,
  place: PeoplePlace = {},
): Promise<PeopleView> {
  const { user, accountIds } = requireMember(context, request);
  const { ctx } = context;
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("account_id");
  const named = place.accountId ?? (asked === null ? undefined : readId(asked));
  const userId = typeof place.userId === "number" ? place.userId : undefined;
  const account = await chooseAccount(ctx, { accountId: named, userId });
  if (!account.ok) refusePage(context, account.refusal);
  const listed = await listAccountUsers(ctx, account.value);
  if (!listed.ok) refusePage(context, listed.refusal);
  const { accountId, accountName, canChange, people } = listed.value;
  const rows = people.map((person) => rowOf(context, listed.value, person));
  const chosenId = place.userId ?? readId(searchParams.get("user") ?? "");
  const chosen = rows.find(({ user: { id } }) => id === chosenId);
  if (userId !== undefined && !chosen) refusePage(context, { code: "not_found" });
  return {
    accountId,
    accountName,
    canChange,
    ownId: user.id,
    base: accountIds.includes(accountId)
      ? { kind: "member", accountId: accountIds[0] === accountId ? undefined : accountId }
      : { kind: "staff", accountId },
    rows,
    chosenId: chosen?.user.id ?? null,
    isAsked: searchParams.has("user"),
    formKey: ctx.requestId,
    constraints: constraintsOf(newPersonSchema),
  };
}

function rowOf(
  { ctx }: HttpContext,
  { timeZone }: AccountPeople,
  person: AccountPerson,
): PersonRow {
  const { invitation, lock } = person;
  const dateOf = (instant: Date | null) =>
    instant === null ? "" : formatLongDate(civilDateIn(instant, timeZone), ctx);
  return {
    user: wireUser(person),
    lock,
    invitation: invitation && {
      state: invitation.state,
      sent: dateOf(invitation.sentAt),
      expires: dateOf(invitation.expiresAt),
      becomesPrimary: invitation.becomesPrimary,
    },
  };
}
