import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuseField } from "#modules/platform/result";
import type { StaffRole } from "#modules/platform/staff-roles";
import { sendStaffInvitationJob } from "../../jobs";
import { staffRoleMessages } from "../messages";

export interface StaffInvitation {
  readonly email: string;
  readonly role: StaffRole;
}

/**
 * Gives a role to somebody who has no password yet, and mails the link by which they choose one: a
 * reset link, with its short life; once it is over they ask for another like anybody else. Inviting
 * again gives the role named last and mails a new link, which ends the former. Taking the role
 * withdraws it all. For owners.
 * @returns refusals `forbidden`, `confirm`; `invalid` at `email` (the person signs in already); `too_many`
 */
export async function inviteStaff(ctx: Ctx, { email, role }: StaffInvitation) {
  const others = refuseUnlessMay(ctx, "staff") ?? refuseUnlessProved(ctx);
  if (others) return others;
  const emailKey = foldEmail(email);
  const allowed = await hitLimit(ctx, "passwordEmail", emailKey);
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const createdAt = tx.now();
    await tx.tx.user.createMany({ data: { email, emailKey, createdAt }, skipDuplicates: true });
    const [invited] = await tx.tx.user.updateManyAndReturn({
      where: { emailKey, passwordHash: null },
      data: { staffRole: role, isStaff: true },
      select: { id: true },
    });
    if (!invited) return refuseField("email", message(staffRoleMessages, "signsInAlready"));
    const request = await tx.tx.passwordResetRequest.create({ data: { emailKey, createdAt } });
    await enqueue(tx, sendStaffInvitationJob, { requestId: request.id });
    const subject = `user:${invited.id}`;
    await audit(tx, { action: "accounts.staff-invited", subject, data: { role } });
    return ok(undefined);
  });
}
