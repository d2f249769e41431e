import { formatLongDate } from "#modules/platform/format";
import { listMemberships, type Membership, readMembership } from "#modules/renewal/index.server";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** The renewed years of an account; a refusal is the page. */
export async function readMemberships(context: HttpContext, accountId: number) {
  const found = await listMemberships(context.ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  return found.value.map((membership) => showMembership(context, membership));
}

/** The year that an address names; a refusal is the page. */
export async function findMembership(context: HttpContext, id: string | undefined) {
  const found = await readMembership(context.ctx, readId(id));
  if (!found.ok) refusePage(context, found.refusal);
  return found.value;
}

/** A year in words. */
export const showMembership = (
  { ctx }: HttpContext,
  { id, accountId, levelName, beginsOn, endsOn, certificate, certificateNumber }: Membership,
) => ({
  id,
  accountId,
  levelName,
  from: formatLongDate(beginsOn, ctx),
  through: formatLongDate(endsOn, ctx),
  certificate,
  certificateNumber,
});
