import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { message } from "#modules/platform/messages";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { lockAccount } from "../../organization/lock-account.server";
import { judgeNewPassword } from "../../sign-in/commands/reset-password.server";
import { hashPassword } from "../../sign-in/password-hash.server";
import type { OpenedSession } from "../../sign-in/store.server";
import { actingAs } from "../../sign-in/trail.server";
import { acceptanceMessages } from "../acceptance-messages";
import { openByPassword } from "../open-by-password.server";
import { acceptanceStep } from "../queries/read-invitation.server";
import { lockUser } from "../store.server";
import type { InvitationView } from "../views";

/** Somebody who comes by a link that another room mailed to an address. */
export interface LinkEntry {
  readonly accountId: number;
  /** The address that the link was mailed to. */
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly ip: string;
  readonly userAgent: string;
}

export interface Entered<T> {
  readonly value: T;
  /** Present where a password was chosen: the person is signed in by it. */
  readonly session: OpenedSession | undefined;
}

const signInFirst = refuse({
  code: "unauthenticated",
  message: message(acceptanceMessages, "linkSignIn"),
});

/**
 * What accepting by a link to an address takes: a new password, a sign-in by it, another password in
 * place of one that somebody else chose, or nothing more.
 */
export async function linkStep(ctx: Ctx, email: string): Promise<InvitationView["step"]> {
  const user = await ctx.db.user.findUnique({ where: { emailKey: foldEmail(email) } });
  return user ? acceptanceStep(ctx, user) : "choose-password";
}

/**
 * Does what a mailed link is for as the person of its address, under the account's lock: `work` judges
 * the link there. A new person chooses a password and is signed in; somebody with a password must be
 * signed in by it.
 * @returns what `work` refuses; `unauthenticated` where the right person has to sign in first,
 *   `invalid` at the password fields, `too_many`
 */
export async function enterByLink<T>(
  ctx: Ctx,
  entry: LinkEntry,
  work: (tx: TxCtx, userId: number) => Promise<Result<T>>,
): Promise<Result<Entered<T>>> {
  const visitor = await hitLimit(ctx, "passwordReset", entry.ip);
  if (!visitor.ok) return visitor;
  const step = await linkStep(ctx, entry.email);
  if (step === "sign-in") return signInFirst;
  const isChoosing = step !== "accept";
  const wrong = isChoosing && judgeNewPassword(entry.password, entry.password_confirmation);
  if (wrong) return wrong;
  // Hashing takes long and happens before the transaction.
  const passwordHash = isChoosing ? await hashPassword(entry.password) : undefined;
  return inTransaction(ctx, (tx) => enter(tx, entry, passwordHash, work));
}

async function enter<T>(
  tx: TxCtx,
  entry: LinkEntry,
  passwordHash: string | undefined,
  work: (tx: TxCtx, userId: number) => Promise<Result<T>>,
): Promise<Result<Entered<T>>> {
  await lockAccount(tx, entry.accountId);
  const emailKey = foldEmail(entry.email);
  const name = { firstName: entry.first_name, lastName: entry.last_name };
  await tx.tx.user.createMany({
    data: { email: entry.email, emailKey, ...name, createdAt: tx.now() },
    skipDuplicates: true,
  });
  const { id } = await tx.tx.user.findUniqueOrThrow({ where: { emailKey }, select: { id: true } });
  await lockUser(tx, id);
  const user = await tx.tx.user.findUniqueOrThrow({ where: { id } });
  // Judged again behind the lock: the person may have got a password.
  const step = acceptanceStep(tx, user);
  if (step === "sign-in" || (step === "accept") !== (passwordHash === undefined)) {
    return signInFirst;
  }
  const own = actingAs(tx, user);
  const done = await work(own, id);
  if (!done.ok) return done;
  if (passwordHash === undefined) return ok({ value: done.value, session: undefined });
  if (user.passwordHash === null && user.firstName === "" && user.lastName === "") {
    await tx.tx.user.update({ where: { id }, data: name });
  }
  const session = await openByPassword(own, user, passwordHash, entry.userAgent);
  return ok({ value: done.value, session });
}
