import { activateMembership } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { addYears, civilDateIn } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";
import { timeZoneOf } from "#modules/platform/time-zones";
import { findLevel } from "#modules/renewal/index.server";
import { decide, moveTo, refuseState } from "../move.server";

export interface Approval {
  readonly id: number;
  /** The group that the account belongs to from now on; left as it is without one. */
  readonly groupId?: number;
}

/**
 * Approves an application: its account becomes a member at the level that the application's level
 * renews as, under its legal name, in the time zone of its address, with the first renewal due one
 * year after today there. For staff.
 * @returns refusal `not_found`; `invalid` at `group_id`, at `ein` when another account has it; `conflict`
 *   when it is not in review
 */
export async function approveApplication(
  ctx: Ctx,
  { id, groupId }: Approval,
): Promise<Result<void>> {
  return decide(ctx, id, async (tx, application) => {
    const moved = await moveTo(tx, application, { to: "approved" });
    if (!moved.ok) return moved;
    const level = await findLevel(tx, application.levelId);
    if (!level) return refuseState();
    const { accountId, answers } = application;
    const timeZone = timeZoneOf(answers.address_state);
    const activated = await activateMembership(tx, {
      accountId,
      levelId: level.renewsAsId,
      name: answers.legal_name ?? application.accountName,
      timeZone,
      renewalDueOn: addYears(civilDateIn(tx.now(), timeZone), 1),
      place: { city: answers.address_city ?? "", state: answers.address_state ?? "" },
      website: answers.website ?? "",
      ein: answers.ein?.replace(/\D/g, ""),
      ...(groupId !== undefined && { groupId }),
    });
    return activated.ok ? ok(undefined) : activated;
  });
}
