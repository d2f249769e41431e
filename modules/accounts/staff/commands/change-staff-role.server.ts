import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import type { StaffRole } from "#modules/platform/staff-roles";
import { forgetUnlessNeeded } from "../../people/store.server";
import { staffRoleMessages } from "../messages";

export interface StaffRoleChange {
  /** The address of somebody with a sign-in. */
  readonly email: string;
  /** Null: no longer staff. */
  readonly to: StaffRole | null;
}

/**
 * Gives a person a role, another one, or takes it away; for owners. Who becomes staff or is it no
 * longer signs in again. The last owner stays one.
 * @returns refusals `forbidden`, `confirm`; `invalid` at `email` (nobody has it); `conflict` (the last owner,
 *   or somebody else was faster)
 */
export async function changeStaffRole(ctx: Ctx, change: StaffRoleChange): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "staff") ?? refuseUnlessProved(ctx);
  if (others) return others;
  const { email, to } = change;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const owners = await lockOwners(tx);
    const person = await tx.tx.user.findUnique({ where: { emailKey: foldEmail(email) } });
    if (!person) return refuseField("email", message(staffRoleMessages, "unknownPerson"));
    const from = person.staffRole;
    if (from === to) return ok(undefined);
    if (to !== "owner" && owners.every(({ id }) => id === person.id)) return conflict("lastOwner");
    const { count } = await tx.tx.user.updateMany({
      where: { id: person.id, staffRole: from },
      data: { staffRole: to, isStaff: to !== null },
    });
    if (count === 0) return conflict("changedMeanwhile");
    if (from === null || to === null) {
      await tx.tx.session.deleteMany({ where: { userId: person.id } });
    }
    const data = { before: { role: from }, after: { role: to } };
    await audit(tx, { action: "accounts.staff-role-changed", subject: `user:${person.id}`, data });
    // Who was invited and never chose a password leaves nothing behind, and their link ends.
    if (to === null && person.passwordHash === null)
      await forgetUnlessNeeded(tx, person.id, { wasMember: false });
    return ok(undefined);
  });
}

const conflict = (why: "lastOwner" | "changedMeanwhile") =>
  refuse({ code: "conflict", message: message(staffRoleMessages, why) });

/** Changes of roles go one after the other, or the last two owners could take each other's role. */
async function lockOwners({ tx }: TxCtx): Promise<readonly { id: number }[]> {
  return tx.$queryRaw`SELECT id FROM users WHERE staff_role = 'owner' ORDER BY id FOR UPDATE`;
}
