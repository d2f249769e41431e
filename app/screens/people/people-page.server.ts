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
import { wireUser } from "./wire-user";

export interface PeoplePlace {
  /** The account that the address names; else the one that `chooseAccount` finds. */
  readonly accountId?: number | undefined;
  /** Whose form is open: a person's, that of a new one, or whatever `?user=` says. */
  readonly userId?: number | "new" | undefined;
}

export type PeopleView = Awaited<ReturnType<typeof loadPeople>>;

/** Everything that the screen of an account's people shows. */
export async function loadPeople(context: HttpContext, request: Request, place: PeoplePlace = {}) {
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
    /** Whether whoever looks may change the people. */
    canChange,
    ownId: user.id,
    /** Where the screen itself is: a member's page or staff's. */
    base: accountIds.includes(accountId)
      ? { kind: "member" as const, accountId: accountIds[0] === accountId ? undefined : accountId }
      : { kind: "staff" as const, accountId },
    rows,
    /** The person whose form is open; null for a new one. */
    chosenId: chosen?.user.id ?? null,
    /** Whether the address asks for a form, of a person or of a new one. */
    isAsked: searchParams.has("user"),
    /** A new one for every page, so that a saved form starts afresh; a new person's keeps what is typed. */
    formKey: chosen ? ctx.requestId : "new",
    constraints: constraintsOf(newPersonSchema),
  };
}

export type PersonRow = ReturnType<typeof rowOf>;

function rowOf({ ctx }: HttpContext, { timeZone }: AccountPeople, person: AccountPerson) {
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
