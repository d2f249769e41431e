import { audit } from "#modules/platform/audit.server";
import { passwordProblems } from "#modules/platform/common-passwords.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { isReadOnly } from "#modules/platform/permission.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { sendKnownAddressJob } from "../../jobs";
import { accountsMessages, UNNAMED_ACCOUNT } from "../../messages";
import { type SignedIn, type SignIn, signIn } from "../../sign-in/commands/sign-in.server";
import { deviceLabel } from "../../sign-in/domain/device-label";
import { hashPassword } from "../../sign-in/password-hash.server";
import { deleteSession, openSession } from "../../sign-in/store.server";

/** What an applicant begins once there is an account: for the account named, as that person. */
export type Begin<T> = (tx: TxCtx, accountId: number) => Promise<Result<T>>;

export interface Registration extends SignIn {
  /** Whether a solved bot check came with the form, or only what stands in for one. */
  readonly isVerified: boolean;
}

export interface Registered<T> extends SignedIn {
  /** What was begun; undefined while the second step of the sign-in is still to come. */
  readonly begun: T | undefined;
}

/**
 * Lets a visitor in to apply. A new address becomes a person and an account of which the person is
 * the primary user; person, account, session and what is begun are kept together or not at all. A
 * known address is a sign-in, with its limits and its second step, by the right password; any other
 * password is refused at `email`, and the address is told by mail. The password is judged first, so
 * that one that nobody can have tells nothing about the address.
 * @returns refusal `invalid` at `email` or `password`, `too_many`, or whatever `begin` refuses
 */
export async function registerApplicant<T>(
  ctx: Ctx,
  input: Registration,
  begin: Begin<T>,
): Promise<Result<Registered<T>>> {
  const problems = passwordProblems(input.password);
  if (problems.length > 0) return refuse({ code: "invalid", errors: { password: problems } });
  const emailKey = foldEmail(input.email);
  if ((await ctx.db.user.count({ where: { emailKey } })) > 0) return enter(ctx, input, begin);
  // Hashing takes long and happens before the transaction; the unique address decides inside it.
  const passwordHash = await hashPassword(input.password);
  const registered = await inTransaction(ctx, (tx) => register(tx, input, passwordHash, begin));
  const isLate = !registered.ok && registered.refusal === takenMeanwhile;
  return isLate ? enter(ctx, input, begin) : registered;
}

/** Somebody else registered the same address between our look and our writing. */
const takenMeanwhile = {
  code: "conflict",
  message: message(accountsMessages, "emailTaken"),
} as const;

async function register<T>(
  tx: TxCtx,
  input: Registration,
  passwordHash: string,
  begin: Begin<T>,
): Promise<Result<Registered<T>>> {
  const [user] = await tx.tx.user.createManyAndReturn({
    data: {
      email: input.email.trim(),
      emailKey: foldEmail(input.email),
      passwordHash,
      createdAt: tx.now(),
    },
    skipDuplicates: true,
    select: { id: true, isStaff: true },
  });
  if (!user) return refuse(takenMeanwhile);
  const own = asMember(tx, user, []);
  await audit(own, {
    action: "accounts.applicant-registered",
    subject: `user:${user.id}`,
    data: { isVerified: input.isVerified },
  });
  const begun = await beginIn(own, begin);
  if (!begun.ok) return begun;
  if (input.previousToken) await deleteSession(tx, input.previousToken);
  const device = deviceLabel(input.userAgent);
  const session = await openSession(tx, { userId: user.id, device, secondFactor: "none" });
  return ok({ ...session, secondFactor: "none", begun: begun.value });
}

/** The way of a known address: sign-in, then what is begun. */
async function enter<T>(ctx: Ctx, input: SignIn, begin: Begin<T>): Promise<Result<Registered<T>>> {
  const signedIn = await signIn(ctx, input);
  if (!signedIn.ok) {
    if (signedIn.refusal.code !== "invalid") return signedIn;
    await tellKnownAddress(ctx, foldEmail(input.email));
    return refuseField("email", message(accountsMessages, "addressKnown"));
  }
  if (signedIn.value.secondFactor === "needed") return ok({ ...signedIn.value, begun: undefined });
  const user = await ctx.db.user.findUniqueOrThrow({
    where: { emailKey: foldEmail(input.email) },
    select: {
      id: true,
      isStaff: true,
      accounts: { select: { accountId: true }, orderBy: [...inOrder] },
    },
  });
  const accountIds = user.accounts.map(({ accountId }) => accountId);
  const begun = await inTransaction(ctx, (tx) => beginIn(asMember(tx, user, accountIds), begin));
  return begun.ok ? ok({ ...signedIn.value, begun: begun.value }) : begun;
}

/** The order in which a session names a person's accounts. */
const inOrder = [{ isPrimary: "desc" }, { accountId: "asc" }] as const;

/**
 * Begins something for the account of a person who is signed in: the first one, or a new one for
 * somebody who belongs to none.
 */
export function beginAsMember<T>(ctx: Ctx, begin: Begin<T>): Promise<Result<T>> {
  return inTransaction(ctx, (tx) => beginIn(tx, begin));
}

async function beginIn<T>(tx: TxCtx, begin: Begin<T>): Promise<Result<T>> {
  const { actor } = tx;
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  const known = actor.accountIds.find((id) => !isReadOnly(tx, id));
  if (known !== undefined) return begin(tx, known);
  const accountId = await openAccount(tx, actor.userId);
  return begin({ ...tx, actor: { ...actor, accountIds: [accountId] } }, accountId);
}

/** An account with this person as its primary user; the application's first page names it. */
async function openAccount(tx: TxCtx, userId: number): Promise<number> {
  const name = UNNAMED_ACCOUNT;
  const { id } = await tx.tx.account.create({
    data: {
      name,
      createdAt: tx.now(),
      users: { create: { userId, isPrimary: true, createdAt: tx.now() } },
    },
    select: { id: true },
  });
  await audit(tx, { action: "accounts.account-created", subject: `account:${id}` });
  return id;
}

/** Somebody who just proved who they are: what staff may do takes a session with its role. */
function asMember(
  tx: TxCtx,
  user: { id: number; isStaff: boolean },
  accountIds: readonly number[],
): TxCtx {
  return { ...tx, actor: { kind: "user", userId: user.id, isStaff: user.isStaff, accountIds } };
}

/** Whoever owns the address hears of the try, a few times an hour at most. */
async function tellKnownAddress(ctx: Ctx, emailKey: string): Promise<void> {
  const user = await ctx.db.user.findUnique({ where: { emailKey }, select: { id: true } });
  if (!user) return;
  const limit = await hitLimit(ctx, "knownAddressMail", emailKey);
  if (!limit.ok) return;
  await inTransaction(ctx, async (tx) => {
    await enqueue(tx, sendKnownAddressJob, { userId: user.id });
    return ok(undefined);
  });
}
