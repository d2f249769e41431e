import { audit } from "#modules/platform/audit.server";
import { passwordProblems } from "#modules/platform/common-passwords.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import type { StaffRole } from "#modules/platform/staff-roles";
import { accountsMessages } from "../../messages";
import { emailField } from "../../schemas";
import { hashPassword } from "../../sign-in/password-hash.server";

export interface NewUser {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Without one the person chooses it through a reset link. */
  readonly password?: string;
  readonly isStaff?: boolean;
  /** Of staff: an owner unless told otherwise. */
  readonly staffRole?: StaffRole;
  readonly locale?: string;
  readonly phone?: string;
  readonly smsPhone?: string;
  readonly isSubscribedBulkEmails?: boolean;
  readonly isSubscribedEventEmails?: boolean;
  readonly isSubscribedSms?: boolean;
}

/**
 * Adds a person. For staff and the system only. New people get bulk and event e-mails and no SMS
 * unless told otherwise (`product.md` section 9).
 * @returns refusal `forbidden`; `confirm` for new staff; `invalid` at `email` (no address, or taken) or `password` (policy)
 */
export async function createUser(ctx: Ctx, input: NewUser): Promise<Result<{ id: number }>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  if (!emailField().safeParse(input.email).success) {
    return refuseField("email", message(accountsMessages, "emailShape"));
  }
  const problems = input.password === undefined ? [] : passwordProblems(input.password);
  if (problems.length > 0) return refuse({ code: "invalid", errors: { password: problems } });
  const staffRole = input.isStaff ? (input.staffRole ?? "owner") : null;
  const notOwner = staffRole && (refuseUnlessMay(ctx, "staff") ?? refuseUnlessProved(ctx));
  if (notOwner) return notOwner;
  const { password, ...profile } = input;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return inTransaction(ctx, async (tx) => {
    const [user] = await tx.tx.user.createManyAndReturn({
      data: {
        ...profile,
        staffRole,
        email: input.email.trim(),
        emailKey: foldEmail(input.email),
        passwordHash,
        createdAt: tx.now(),
      },
      skipDuplicates: true,
      select: { id: true },
    });
    if (!user) return refuseField("email", message(accountsMessages, "emailTaken"));
    const data = { isStaff: input.isStaff ?? false, staffRole };
    await audit(tx, { action: "accounts.user-created", subject: `user:${user.id}`, data });
    return ok(user);
  });
}
